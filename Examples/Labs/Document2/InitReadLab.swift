import ViewGraph

extension Lab {
  /// A read in an initializer counts for the body that called it; a read in an action for nobody.
  static let initRead = Lab(
    "init-read", "a read in an initializer", document: 2, rules: ["M-05", "M-06", "X-08"],
    claim: """
      A child that copies a number in its initializer shows the right number, but the work is done by \
      its parent: the initializer runs inside the parent's body, so each change runs the parent and \
      then the child. A child that reads only in its button's action never runs again, and still \
      prints the number as it is.
      """,
    reason: """
      Whatever is read while a body runs counts as read by that body, wherever the code stands. Hand \
      the model on and read it in the body that shows it, and the parent is left alone.
      """,
    variants: [
      LabVariant("read in the initializer") { ReadInInit.Inbox() }
        .launch(
          console: "Inbox.body", "UnreadCount.body", "UnreadAlert.body",
          shows: ["Unread: 3"]
        )
        .tap("Receive", console: "Inbox.body", "UnreadCount.body", shows: ["Unread: 4"])
        .tap("Receive", console: "Inbox.body", "UnreadCount.body", shows: ["Unread: 5"])
        .tap("Print", console: "the mailbox holds 5"),
      LabVariant("read in the body") { ReadInBody.Inbox() }
        .launch(
          console: "Inbox.body", "UnreadCount.body", "UnreadAlert.body", shows: ["Unread: 3"]
        )
        .tap("Receive", console: "UnreadCount.body", shows: ["Unread: 4"])
        .tap("Receive", console: "UnreadCount.body", shows: ["Unread: 5"])
        .tap("Print", console: "the mailbox holds 5"),
    ])
}

@MainActor @Observable private final class Mailbox {
  var unread = 3
}

private struct UnreadAlert: View {
  let mailbox: Mailbox

  var body: some View {
    let _ = Console.print("UnreadAlert.body")
    Button("Print") { Console.print("the mailbox holds \(mailbox.unread)") }
  }
}

private enum ReadInInit {
  struct UnreadCount: View {
    let count: Int

    init(mailbox: Mailbox) { count = mailbox.unread }

    var body: some View {
      let _ = Console.print("UnreadCount.body")
      Text("Unread: \(count)")
    }
  }

  struct Inbox: View {
    @State private var mailbox = Mailbox()

    var body: some View {
      let _ = Console.print("Inbox.body")
      VStack {
        UnreadCount(mailbox: mailbox)
        UnreadAlert(mailbox: mailbox)
        Button("Receive") { mailbox.unread += 1 }
      }
    }
  }
}

private enum ReadInBody {
  struct UnreadCount: View {
    let mailbox: Mailbox

    var body: some View {
      let _ = Console.print("UnreadCount.body")
      Text("Unread: \(mailbox.unread)")
    }
  }

  struct Inbox: View {
    @State private var mailbox = Mailbox()

    var body: some View {
      let _ = Console.print("Inbox.body")
      VStack {
        UnreadCount(mailbox: mailbox)
        UnreadAlert(mailbox: mailbox)
        Button("Receive") { mailbox.unread += 1 }
      }
    }
  }
}
