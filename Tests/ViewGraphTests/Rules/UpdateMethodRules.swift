import Testing
import ViewGraph

@MainActor @Observable private final class Store {
  var count = 1
  var width = 10
  var pinned: [Int] = []
}

private final class BannerController: UIViewController {
  let store: Store
  private let label = UILabel()

  init(store: Store) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func viewDidLoad() {
    super.viewDidLoad()
    console.print("viewDidLoad")
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
    ])
  }

  override func updateProperties() {
    super.updateProperties()
    console.print("properties \(store.count)")
    label.text = "\(store.count) notes"
    label.textColor = store.pinned.isEmpty ? .secondaryLabel : .label
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    console.print("layout \(store.width)")
  }
}

private struct Banner: UIViewControllerRepresentable {
  let store: Store

  func makeUIViewController(context: Context) -> BannerController {
    BannerController(store: store)
  }

  func updateUIViewController(_ controller: BannerController, context: Context) {}
}

private final class StatusController: NSViewController {
  let store: Store
  private let field = NSTextField(labelWithString: "")

  init(store: Store) {
    self.store = store
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func loadView() { view = field }

  override func viewWillLayout() {
    super.viewWillLayout()
    console.print("will layout \(store.count)")
    field.stringValue = store.count > 1 ? "synced \(store.count)" : "not synced"
  }
}

private struct Status: NSViewControllerRepresentable {
  let store: Store
  func makeNSViewController(context: Context) -> StatusController { StatusController(store: store) }
  func updateNSViewController(_ controller: StatusController, context: Context) {}
}

private final class Knob: NSView {
  let store: Store

  init(store: Store) {
    self.store = store
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override func updateConstraints() { console.print("constraints \(store.width)") }
  override func layout() { console.print("layout \(store.count)") }
  override func draw(_ dirtyRect: CGRect) { drawKnob() }
  private func drawKnob() { console.print("draw \(store.pinned.count)") }
}

private final class KnobController: NSViewController {
  let knob: Knob

  init(store: Store) {
    knob = Knob(store: store)
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("not archived") }
  override func loadView() { view = knob }
}

private struct KnobView: NSViewControllerRepresentable {
  let store: Store
  func makeNSViewController(context: Context) -> KnobController { KnobController(store: store) }
  func updateNSViewController(_ controller: KnobController, context: Context) {}
}

private struct Screen: View {
  let store: Store
  @State private var shows = true

  var body: some View {
    VStack {
      if shows { Banner(store: store) }
      Button("Add") { store.count += 1 }
      Button("Widen") { store.width += 1 }
      Button("Hide") { shows = false }
    }
  }
}

@MainActor @Suite(.console) struct UpdateMethodRules {
  @Test("U-01 a read property's change runs updateProperties once more, before layout")
  func tracked() throws {
    let store = Store()
    let host = ViewHost(BannerController(store: store))
    #expect(console.take() == ["viewDidLoad", "properties 1", "layout 10"])
    #expect(host.texts.labels == ["1 notes"])
    store.count = 5
    let report = host.update()
    #expect(console.take() == ["properties 5"])
    #expect(host.texts.labels == ["5 notes"])
    #expect(report.runs.map(\.view) == ["BannerController.updateProperties"])
    store.width = 20
    host.update()
    #expect(console.take() == ["layout 20"])
    store.width = 21
    store.count = 6
    host.update()
    #expect(console.take() == ["properties 6", "layout 21"])
  }

  @Test("U-02 setNeedsUpdateProperties asks for a pass, once for several calls") func byHand() {
    let store = Store()
    let controller = BannerController(store: store)
    let host = ViewHost(controller)
    _ = console.take()
    controller.setNeedsUpdateProperties()
    controller.setNeedsUpdateProperties()
    #expect(console.take() == [])
    host.update()
    #expect(console.take() == ["properties 1"])
  }

  @Test("U-02 a cell's configuration is tracked") func cells() {
    let store = Store()
    let controller = UIViewController()
    let cell = UITableViewCell()
    cell.configurationUpdateHandler = { cell, state in
      console.print("configure \(state.isSelected)")
      cell.textLabel.text = "\(store.count)"
    }
    controller.view.addSubview(cell)
    let host = ViewHost(controller)
    #expect(console.take() == ["configure false"])
    #expect(host.texts.labels == ["1"])
    store.count = 2
    host.update()
    #expect(console.take() == ["configure false"])
    #expect(host.texts.labels == ["2"])
    cell.isSelected = true
    host.update()
    #expect(console.take() == ["configure true"])
  }

  @Test("U-02 AppKit's viewWillLayout, updateConstraints, layout and draw are tracked")
  func appKit() {
    let store = Store()
    let status = ViewHost { Status(store: store) }
    #expect(console.take() == ["will layout 1"])
    #expect(status.texts.labels == ["not synced"])
    let knob = ViewHost { KnobView(store: store) }
    #expect(console.take() == ["constraints 10", "layout 1", "draw 0"])
    store.pinned = [1]
    knob.update()
    #expect(console.take() == ["draw 1"])
    store.width = 11
    knob.update()
    #expect(console.take() == ["constraints 11"])
    store.count = 2
    knob.update()
    #expect(console.take() == ["layout 2"])
    status.update()
    #expect(console.take() == ["will layout 2"])
    #expect(status.texts.labels == ["synced 2"])
  }

  @Test("U-03 a controller sits in a view tree, for as long as its identity stays") func inTree()
    throws
  {
    let store = Store()
    let host = ViewHost { Screen(store: store) }
    #expect(console.take() == ["viewDidLoad", "properties 1", "layout 10"])
    let report = try host.buttons["Add"].tap()
    #expect(report.bodies == [])
    #expect(console.take() == ["properties 2"])
    #expect(host.texts["2 notes"].exists)
    try host.buttons["Widen"].tap()
    #expect(console.take() == ["layout 11"])
    try host.buttons["Hide"].tap()
    store.count = 9
    host.update()
    #expect(console.take() == [])
    #expect(host.texts.labels == ["Add", "Widen", "Hide"])
    host.checkInvariants()
  }
}
