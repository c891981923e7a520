import ViewGraph

extension Lab {
  /// One model of two numbers, observed per property and by broadcast: who hears about a change.
  public static let counts = Lab(
    "counts", "who hears about a change", document: 2,
    rules: ["M-01", "M-02", "M-03", "V-01", "L-01", "L-02"],
    claim: """
      Three small views are handed one model of two numbers: one shows the trips, one the nights, one \
      a summary computed from both. With an observable model a tap runs the views that read the number \
      that changed, and not the screen, which only hands the model on. With a broadcasting object any \
      change runs all four.
      """,
    reason: """
      Reading a property in `body` subscribes that view to that property alone, while a broadcasting \
      object has one signal for all its properties, so every view that holds it runs again, whatever \
      it reads.
      """,
    variants: [
      LabVariant("per property") { PerProperty.ObservationLab() }
        .launch(
          console: "ObservationLab.body", "TripsLine.body", "NightsLine.body", "SummaryLine.body",
          shows: ["3 trips", "18 nights", "3 trips, 18 nights"]
        )
        .tap(
          "Add a trip", console: "TripsLine.body", "SummaryLine.body",
          shows: ["4 trips", "18 nights", "4 trips, 18 nights"]
        )
        .tap(
          "Add a night", console: "NightsLine.body", "SummaryLine.body",
          shows: ["4 trips", "19 nights", "4 trips, 19 nights"]),
      LabVariant("broadcast") { Broadcast.ObservationLab() }
        .launch(
          console: "ObservationLab.body", "TripsLine.body", "NightsLine.body", "SummaryLine.body",
          shows: ["3 trips", "18 nights", "3 trips, 18 nights"]
        )
        .tap(
          "Add a trip",
          console: "ObservationLab.body", "TripsLine.body", "NightsLine.body", "SummaryLine.body",
          shows: ["4 trips", "18 nights", "4 trips, 18 nights"]
        )
        .tap(
          "Add a night",
          console: "ObservationLab.body", "TripsLine.body", "NightsLine.body", "SummaryLine.body",
          shows: ["4 trips", "19 nights", "4 trips, 19 nights"]),
    ])
}

/// The screen with an observable model: a view hears about what it reads.
private enum PerProperty {
  @MainActor @Observable final class Tally {
    var trips = 3
    var nights = 18
    var summary: String { "\(trips) trips, \(nights) nights" }
  }

  struct TripsLine: View {
    let tally: Tally
    var body: some View {
      let _ = Console.print("TripsLine.body")
      Text("\(tally.trips) trips")
    }
  }

  struct NightsLine: View {
    let tally: Tally
    var body: some View {
      let _ = Console.print("NightsLine.body")
      Text("\(tally.nights) nights")
    }
  }

  struct SummaryLine: View {
    let tally: Tally
    var body: some View {
      let _ = Console.print("SummaryLine.body")
      Text(tally.summary)
    }
  }

  struct ObservationLab: View {
    @State private var tally = Tally()

    var body: some View {
      let _ = Console.print("ObservationLab.body")
      VStack(spacing: 8) {
        TripsLine(tally: tally)
        NightsLine(tally: tally)
        SummaryLine(tally: tally)
        HStack {
          Button("Add a trip") { tally.trips += 1 }
          Button("Add a night") { tally.nights += 1 }
        }
      }
    }
  }
}

/// The same screen with a broadcasting object: every view that holds it hears about everything.
private enum Broadcast {
  @MainActor final class Tally: ObservableObject {
    @Published var trips = 3
    @Published var nights = 18
    var summary: String { "\(trips) trips, \(nights) nights" }
  }

  struct TripsLine: View {
    @ObservedObject var tally: Tally
    var body: some View {
      let _ = Console.print("TripsLine.body")
      Text("\(tally.trips) trips")
    }
  }

  struct NightsLine: View {
    @ObservedObject var tally: Tally
    var body: some View {
      let _ = Console.print("NightsLine.body")
      Text("\(tally.nights) nights")
    }
  }

  struct SummaryLine: View {
    @ObservedObject var tally: Tally
    var body: some View {
      let _ = Console.print("SummaryLine.body")
      Text(tally.summary)
    }
  }

  struct ObservationLab: View {
    @StateObject private var tally = Tally()

    var body: some View {
      let _ = Console.print("ObservationLab.body")
      VStack(spacing: 8) {
        TripsLine(tally: tally)
        NightsLine(tally: tally)
        SummaryLine(tally: tally)
        HStack {
          Button("Add a trip") { tally.trips += 1 }
          Button("Add a night") { tally.nights += 1 }
        }
      }
    }
  }
}
