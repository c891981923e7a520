import Testing
import ViewGraph

/// SwiftUI's spellings compile with `import ViewGraph` alone, mount, and report no mistake.
@MainActor @Suite struct SpellingTests {
  @Test("API-1 texts, labels and images") func texts() {
    expectQuiet { TextSpellings() }
  }

  @Test("API-1 buttons, switches and fields") func controls() {
    expectQuiet { ControlSpellings() }
  }

  @Test("API-1 pickers, steppers, sliders and dates") func values() {
    expectQuiet { ValueSpellings() }
  }

  @Test("API-1 lists, sections, forms and rows") func lists() {
    expectQuiet { ListSpellings() }
    expectQuiet { MoreListSpellings() }
  }

  @Test("API-1 stacks, grids and scrolling") func containers() {
    expectQuiet { ContainerSpellings() }
  }

  @Test("API-1 looks, layout and effects") func looks() {
    expectQuiet { LookSpellings() }
    expectQuiet { EffectSpellings() }
  }

  @Test("API-1 shapes and styles of fills") func shapes() {
    expectQuiet { ShapeSpellings() }
  }

  @Test("API-1 sheets, alerts and dialogs") func presentations() {
    expectQuiet { PresentationSpellings() }
  }

  @Test("API-1 stacks of screens, split views, tabs and toolbars") func navigation() {
    expectQuiet { NavigationSpellings() }
    expectQuiet { TabSpellings() }
    expectQuiet { ToolbarSpellings() }
  }

  @Test("API-1 reactions, focus and accessibility") func interaction() {
    expectQuiet { InteractionSpellings() }
  }

  private func expectQuiet<V: View>(@ViewBuilder _ content: () -> V) {
    let host = ViewHost { content() }
    #expect(host.issues.map(\.description) == [])
    host.checkInvariants()
    host.unmount()
  }
}

private struct Item: Identifiable, Hashable {
  let id: Int
  var name: String
  var isDone = false
  var price = 9.5
}

private enum Flavor: String, CaseIterable, Identifiable, Hashable {
  case vanilla, mint
  var id: Self { self }
}

private struct TextSpellings: View {
  private let count = 3
  private let name = "Ada"
  private let date = Date(timeIntervalSince1970: 0)
  private let optional: String? = nil

  var body: some View {
    VStack {
      Text("literal")
      Text(name)
      Text(verbatim: "verbatim \(count)")
      Text("with \(count) and \(name) and \(0.5, specifier: "%.1f")")
      Text("^[\(count) night](inflect: true)")
      Text(name.prefix(2))
      Text(count, format: .number)
      Text(12.5, format: .currency(code: "USD"))
      Text(0.25, format: .percent)
      Text(date, style: .date)
      Text(date, format: .dateTime.day().month())
      Text("due \(date, format: .dateTime.year()) or \(date, style: .time)")
      Text(AttributedString("attributed"))
      Text("bold").bold() + Text(" and ").italic() + Text("struck").strikethrough()
      Text(optional ?? "none").font(.headline).fontWeight(.semibold).foregroundStyle(.secondary)
      Text(count == 3 ? "three" : "other").underline(true, color: .red).kerning(1)
    }
    Group {
      Label("Inbox", systemImage: "tray")
      Label(name, systemImage: "person")
      Label("Picture", image: "lake")
      Label {
        Text("title").font(.title)
      } icon: {
        Image(systemName: "star.fill").foregroundStyle(.yellow)
      }
      .labelStyle(.titleAndIcon)
      LabeledContent("Name", value: name)
      LabeledContent("Price", value: 3.5, format: .currency(code: "EUR"))
      LabeledContent("More") { Text("content") }
      LabeledContent {
        Text("value")
      } label: {
        Text("label")
      }
      Image("lake").resizable().scaledToFill().frame(width: 40, height: 40).clipped()
      Image("lake", bundle: nil).resizable().aspectRatio(contentMode: .fit)
      Image(decorative: "lake")
      Image(systemName: "heart").imageScale(.large).symbolVariant(.fill)
      ContentUnavailableView("Nothing", systemImage: "tray")
      ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add one."))
      ContentUnavailableView {
        Label("No mail", systemImage: "envelope")
      } description: {
        Text("New mail is shown here.")
      } actions: {
        Button("Check") {}
      }
      ContentUnavailableView.search
      ContentUnavailableView.search(text: "tea")
      Link("Site", destination: URL(string: "https://example.org")!)
      Link(destination: URL(string: "https://example.org")!) { Image(systemName: "link") }
    }
  }
}

private struct ControlSpellings: View {
  @State private var isOn = false
  @State private var text = ""
  @State private var number = 3
  @State private var amount: Double? = nil
  @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b", isDone: true)]

  var body: some View {
    VStack {
      Button("plain") {}
      Button("role", role: .destructive) {}
      Button("symbol", systemImage: "plus") {}
      Button("all", systemImage: "trash", role: .destructive) {}
      Button(text.isEmpty ? "empty" : "filled", action: act)
      Button(role: .cancel) {
      } label: {
        Text("label")
      }
      Button(action: { isOn.toggle() }) { Image(systemName: "bolt") }
      Button {
        text = ""
      } label: {
        Label("Clear", systemImage: "xmark")
      }
      .buttonStyle(.borderedProminent).controlSize(.large).buttonBorderShape(.capsule)
      .tint(.green).keyboardShortcut(.defaultAction).disabled(text.isEmpty)
      Menu("Menu") {
        Button("one") {}
        Divider()
        Menu("inner") { Button("two") {} }
      }
      Menu {
        Toggle("toggle", isOn: $isOn)
      } label: {
        Label("Options", systemImage: "ellipsis.circle")
      }
      .menuStyle(.borderlessButton)
      EditButton()
    }
    VStack {
      Toggle("text", isOn: $isOn)
      Toggle(isOn: $isOn) { Text("views") }
      Toggle("symbol", systemImage: "wifi", isOn: $isOn).toggleStyle(.button)
      Toggle("several", sources: $items, isOn: \.isDone).toggleStyle(.switch)
      ForEach($items) { $item in
        Toggle(item.name, isOn: $item.isDone)
      }
      TextField("Title", text: $text)
      TextField("Prompt", text: $text, prompt: Text("say something"))
      TextField("Growing", text: $text, axis: .vertical).lineLimit(2...5)
      TextField(text: $text) { Text("Label") }
      TextField("Number", value: $number, format: .number)
      TextField("Money", value: $amount, format: .currency(code: "USD"))
      TextField("Old", text: $text, onCommit: {})
      SecureField("Password", text: $text)
      SecureField("Password", text: $text, prompt: Text("secret")).textContentType(.password)
      TextEditor(text: $text).frame(minHeight: 80).scrollContentBackground(.hidden)
    }
    .textFieldStyle(.roundedBorder)
    .autocorrectionDisabled()
    .textInputAutocapitalization(.never)
    .keyboardType(.emailAddress)
    .submitLabel(.done)
    .onSubmit { act() }
    DisclosureGroup("more") { Text("inside") }
    DisclosureGroup(isExpanded: $isOn) {
      Text("inside")
    } label: {
      Text("label")
    }
    GroupBox("Box") { Text("boxed") }
    GroupBox {
      Text("boxed")
    } label: {
      Label("Box", systemImage: "cube")
    }
    ControlGroup {
      Button("left") {}
      Button("right") {}
    }
    ProgressView()
    ProgressView("Loading")
    ProgressView(value: 0.3)
    ProgressView("Working", value: 30, total: 100).progressViewStyle(.linear)
    ProgressView(value: 0.3) {
      Text("label")
    } currentValueLabel: {
      Text("30%")
    }
    Gauge(value: 0.4) { Text("Speed") }.gaugeStyle(.accessoryCircular)
    ShareLink(item: "text")
  }

  private func act() { number += 1 }
}

private struct ValueSpellings: View {
  @State private var flavor = Flavor.mint
  @State private var chosen: Flavor?
  @State private var index = 0
  @State private var count = 2
  @State private var price = 250
  @State private var level = 0.5
  @State private var date = Date(timeIntervalSince1970: 0)

  var body: some View {
    VStack {
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      Picker("Implicit", selection: $flavor) {
        ForEach(Flavor.allCases) { flavor in Text(flavor.rawValue) }
      }
      Picker("By self", selection: $flavor) {
        ForEach(Flavor.allCases, id: \.self) { Text($0.rawValue.capitalized) }
      }
      Picker("Optional", selection: $chosen) {
        Text("None").tag(nil as Flavor?)
        ForEach(Flavor.allCases) { Text($0.rawValue).tag($0 as Flavor?) }
      }
      .pickerStyle(.menu)
      Picker("Wrapped", selection: $chosen) {
        Text("None").tag(Optional<Flavor>.none)
        ForEach(Flavor.allCases) { Text($0.rawValue).tag(Optional($0)) }
      }
      Picker(selection: $index) {
        Text("zero").tag(0)
        Text("one").tag(1)
      } label: {
        Text("Index")
      }
      .labelsHidden()
      Picker("Index", systemImage: "number", selection: $index) { Text("zero").tag(0) }
        .pickerStyle(.inline)
    }
    VStack {
      Stepper("Count: \(count)", value: $count)
      Stepper("Count", value: $count, in: 0...10)
      Stepper("Count", value: $count, in: 0...10, step: 2)
      Stepper(value: $count, in: 1...60) { Text("\(count) nights") }
      Stepper(value: $price, in: 0...20_000, step: 250) { Text(price, format: .number) }
      Stepper("Actions", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
      Stepper {
        Text("Actions")
      } onIncrement: {
        count += 1
      } onDecrement: {
        count -= 1
      }
      Stepper("Level", value: $level, step: 0.1)
      Slider(value: $level)
      Slider(value: $level, in: 0...1)
      Slider(value: $level, in: 0...1, step: 0.1)
      Slider(value: $level, in: 0...1) { Text("Level") }
      Slider(value: $level, in: 0...1, step: 0.25) {
        Text("Level")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      } onEditingChanged: { _ in
      }
      DatePicker("Date", selection: $date)
      DatePicker("Day", selection: $date, displayedComponents: .date)
      DatePicker("Later", selection: $date, in: date..., displayedComponents: [.date])
      DatePicker("Between", selection: $date, in: date...date.addingTimeInterval(60))
      DatePicker(selection: $date, displayedComponents: .hourAndMinute) { Text("Time") }
        .datePickerStyle(.compact)
    }
  }
}

private struct ListSpellings: View {
  @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
  @State private var one: Int?
  @State private var many: Set<Int> = []
  @State private var query = ""

  var body: some View {
    List {
      Text("static")
      ForEach(items) { item in
        Text(item.name)
          .swipeActions { Button("Delete", role: .destructive) {} }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button("Pin", systemImage: "pin") {}.tint(.orange)
          }
          .contextMenu { Button("Copy") {} }
          .badge(item.id)
      }
      .onDelete { items.remove(atOffsets: $0) }
      .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      Section("Title") { Text("row") }
      Section {
        Text("row")
      } header: {
        Text("header")
      } footer: {
        Text("footer")
      }
      Section(header: Text("older")) { Text("row") }
    }
    .listStyle(.insetGrouped)
    .environment(\.editMode, .constant(.active))
    .refreshable {}
    .searchable(text: $query, placement: .automatic, prompt: "Search")
    List(items) { Text($0.name) }
    List(items, id: \.name) { item in Text(item.name) }
    List(items, selection: $one) { Text($0.name) }
    List(items, id: \.id, selection: $many) { Text($0.name) }
    List(selection: $one) { ForEach(items) { Text($0.name).tag($0.id) } }
    List($items) { $item in
      TextField("Name", text: $item.name)
    }
    List(0..<3) { Text("row \($0)") }
  }
}

private struct MoreListSpellings: View {
  @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
  @State private var isOpen = true
  @State private var isOn = false

  var body: some View {
    Form {
      Section {
        Toggle("On", isOn: $isOn)
        LabeledContent("Version", value: "1.0")
      } header: {
        Text("General").textCase(nil)
      }
      Section("Open", isExpanded: $isOpen) { Text("row") }
      Section(isExpanded: $isOpen) {
        Text("row")
      } header: {
        Text("header")
      }
    }
    .formStyle(.grouped)
    .scrollDismissesKeyboard(.interactively)
    List {
      ForEach(items.indices, id: \.self) { index in
        TextField("Name", text: $items[index].name)
          .listRowInsets(EdgeInsets())
          .listRowSeparator(.hidden)
          .listRowBackground(Color.clear)
      }
      ForEach(Array(items.enumerated()), id: \.offset) { index, item in
        Text("\(index): \(item.name)")
      }
      ForEach($items, id: \.id) { $item in Toggle(item.name, isOn: $item.isDone) }
      if isOn { Text("extra") } else { EmptyView() }
    }
    .listStyle(.plain)
    .listSectionSpacing(.compact)
    .headerProminence(.increased)
    .scrollIndicators(.hidden)
    .animation(.default, value: items)
  }
}

private struct ContainerSpellings: View {
  private let columns = [GridItem(.adaptive(minimum: 80)), GridItem(.flexible())]
  private let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 4) {
      Text("a")
      Spacer()
      Spacer(minLength: 8)
      Divider()
    }
    ZStack(alignment: .bottomTrailing) {
      Color.blue.ignoresSafeArea()
      Text("above")
    }
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
        ForEach(items) { Text($0.name) }
      }
      .padding()
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .defaultScrollAnchor(.bottom)
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack { ForEach(items) { Text($0.name) } }
    }
    ScrollViewReader { proxy in
      Button("down") { proxy.scrollTo(2, anchor: .top) }
    }
    Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) {
      GridRow {
        Text("a")
        Text("b").gridColumnAlignment(.trailing)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow { Text("wide").gridCellColumns(2) }
    }
    LazyVGrid(columns: columns, spacing: 8) { ForEach(items) { Text($0.name) } }
    LazyHGrid(rows: [GridItem(.fixed(40))]) { ForEach(items) { Text($0.name) } }
    ViewThatFits(in: .horizontal) {
      Text("a long text")
      Text("short")
    }
    GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
    Group {
      if #available(iOS 26, *) { Text("newer") } else { Text("older") }
      switch items.count {
      case 0: Text("none")
      case 1: Text("one")
      default: AnyView(Text("many"))
      }
      if let first = items.first { Text(first.name) }
      ForEach(0..<2) { number in Text("\(number)") }
      ForEach(["x", "y"], id: \.self) { Text($0) }
    }
  }
}

private struct LookSpellings: View {
  var body: some View {
    Text("looks")
      .font(.system(size: 12, weight: .bold, design: .rounded))
      .font(.system(.body, design: .monospaced))
      .font(.custom("Name", size: 12))
      .font(.title2.weight(.heavy).italic())
      .bold().italic().underline().strikethrough(true, color: .red).monospacedDigit()
      .foregroundStyle(.primary).foregroundStyle(Color.red, .blue).foregroundColor(.green)
      .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
      .lineLimit(1).lineLimit(2...4).truncationMode(.tail).multilineTextAlignment(.center)
      .minimumScaleFactor(0.5).lineSpacing(2).textCase(.uppercase).textSelection(.enabled)
    Text("layout")
      .padding().padding(8).padding(.horizontal).padding(.vertical, 4).padding([.top, .leading], 2)
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      .frame(width: 100).frame(height: 20, alignment: .leading).frame(width: 10, height: 10)
      .frame(maxWidth: .infinity, alignment: .leading).frame(minWidth: 0, maxHeight: .infinity)
      .fixedSize().fixedSize(horizontal: false, vertical: true).layoutPriority(1)
      .offset(x: 4).offset(x: 0, y: 2).offset(CGSize(width: 1, height: 1))
      .position(x: 10, y: 10).zIndex(1).aspectRatio(1.5, contentMode: .fill).scaledToFit()
      .alignmentGuide(.leading) { $0[.trailing] }.alignmentGuide(.top) { _ in 4 }
      .safeAreaInset(edge: .bottom) { Text("bar") }
      .ignoresSafeArea(.keyboard).edgesIgnoringSafeArea(.all)
    Text("layers")
      .background(.blue).background(Color.red).background(.thinMaterial)
      .background(Color.yellow.opacity(0.2)).background(in: Capsule())
      .background(.quaternary, in: .rect(cornerRadius: 8)).background { Circle().fill(.red) }
      .background(alignment: .leading) { Text("behind") }
      .background(Text("view"), alignment: .top)
      .overlay { RoundedRectangle(cornerRadius: 8).stroke(.gray, lineWidth: 1) }
      .overlay(alignment: .topTrailing) { Text("3") }
      .overlay(Circle().stroke(Color.red)).border(.red).border(Color.blue, width: 2)
      .opacity(0.5).hidden()
      .clipShape(.capsule).clipShape(RoundedRectangle(cornerRadius: 4)).cornerRadius(4)
      .shadow(radius: 2).shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
      .preferredColorScheme(.dark).colorScheme(.light).dynamicTypeSize(.accessibility5)
      .dynamicTypeSize(...DynamicTypeSize.xxLarge).dynamicTypeSize(.medium ... .xLarge)
      .redacted(reason: .placeholder).mask { Rectangle() }
  }
}

private struct EffectSpellings: View {
  @Namespace private var namespace
  @State private var isOn = false

  var body: some View {
    Text("effects")
      .animation(.spring, value: isOn).animation(.easeInOut(duration: 0.2), value: isOn)
      .transition(.opacity).transition(.move(edge: .top).combined(with: .opacity))
      .transition(.asymmetric(insertion: .slide, removal: .scale))
      .contentTransition(.numericText()).transaction { $0.animation = nil }
      .matchedGeometryEffect(id: "a", in: namespace)
      .rotationEffect(.degrees(45)).scaleEffect(1.2).scaleEffect(x: 1, y: 2).blur(radius: 2)
      .rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0)).brightness(0.1).grayscale(0.5)
      .saturation(0.2).blendMode(.multiply).drawingGroup().compositingGroup()
      .symbolEffect(.bounce, value: isOn).symbolRenderingMode(.hierarchical)
      .sensoryFeedback(.success, trigger: isOn).help("hint")
      .animation(.spring(), value: isOn).animation(.bouncy(duration: 1), value: isOn)
      .animation(.spring(response: 0.3, dampingFraction: 0.6), value: isOn)
      .animation(.spring(duration: 0.3, bounce: 0.2).delay(0.1), value: isOn)
      .animation(.interactiveSpring().speed(2), value: isOn)
      .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isOn)
      .animation(.easeIn.repeatCount(3), value: isOn)
      .onAppear { withAnimation(.smooth()) { isOn = true } }
      .onDisappear { withAnimation(.easeOut) { isOn = false } }
  }
}

private struct Diamond: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.closeSubpath()
    return path
  }
}

private struct ShapeSpellings: View {
  var body: some View {
    HStack {
      Rectangle().fill(.red).frame(width: 10, height: 10)
      RoundedRectangle(cornerRadius: 4, style: .continuous).stroke(lineWidth: 2)
      RoundedRectangle(cornerRadius: 4).strokeBorder(.blue, lineWidth: 1)
      Circle().fill(Color.green.gradient)
      Capsule().foregroundStyle(.tint)
      Ellipse().stroke(.secondary, style: StrokeStyle(lineWidth: 1, dash: [2, 2]))
      UnevenRoundedRectangle(topLeadingRadius: 4).fill(AnyShapeStyle(.tertiary))
      Circle().trim(from: 0, to: 0.5).stroke(.blue, lineWidth: 4)
      Diamond().fill(.orange)
      AnyShape(Circle()).fill(.background)
      Path { path in path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4)) }.fill(.red)
      Color.red
      Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
      Color(white: 0.5)
      Color("named")
    }
  }
}

private struct PresentationSpellings: View {
  enum Failure: LocalizedError {
    case offline
    var errorDescription: String? { "Offline" }
  }

  @State private var isOpen = false
  @State private var item: Item?
  @State private var failure: Failure?
  @State private var detent = PresentationDetent.medium

  var body: some View {
    Text("presenter")
      .sheet(isPresented: $isOpen) { Text("sheet") }
      .sheet(isPresented: $isOpen, onDismiss: { item = nil }) {
        Text("sheet").presentationDetents([.medium, .fraction(0.3)], selection: $detent)
          .presentationDragIndicator(.visible).interactiveDismissDisabled()
      }
      .sheet(item: $item) { item in Text(item.name) }
      .sheet(item: $item, onDismiss: close) { Text($0.name) }
      .fullScreenCover(isPresented: $isOpen) { Text("cover") }
      .fullScreenCover(item: $item) { Text($0.name) }
      .popover(isPresented: $isOpen, arrowEdge: .top) { Text("popover") }
      .popover(item: $item) { Text($0.name) }
    Text("alerts")
      .alert("Title", isPresented: $isOpen) {}
      .alert("Title", isPresented: $isOpen) { Button("OK") {} }
      .alert("Title", isPresented: $isOpen) {
        TextField("Name", text: .constant(""))
        Button("Save") {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("message")
      }
      .alert(Text("Title"), isPresented: $isOpen, presenting: item) { item in
        Button("Delete \(item.name)", role: .destructive) {}
      } message: { item in
        Text(item.name)
      }
      .alert(isPresented: .constant(false), error: failure) { Button("OK") {} }
      .alert(isPresented: .constant(false), error: failure) { _ in
        Button("Retry") {}
      } message: { error in
        Text(error.recoverySuggestion ?? "")
      }
      .alert(isPresented: $isOpen) {
        Alert(
          title: Text("Old"), primaryButton: .destructive(Text("Delete")) {},
          secondaryButton: .cancel())
      }
      .alert(item: $item) { Alert(title: Text($0.name)) }
      .confirmationDialog("Sure?", isPresented: $isOpen) { Button("Yes") {} }
      .confirmationDialog("Sure?", isPresented: $isOpen, titleVisibility: .visible) {
        Button("Yes", role: .destructive) {}
      } message: {
        Text("message")
      }
      .confirmationDialog("Sure?", isPresented: $isOpen, presenting: item) { item in
        Button(item.name) {}
      }
  }

  private func close() { isOpen = false }
}

private struct NavigationSpellings: View {
  @State private var path: [Int] = []
  @State private var mixed = NavigationPath()
  @State private var isPushed = false
  @State private var item: Item?
  @State private var columns = NavigationSplitViewVisibility.all
  @State private var chosen: Int?

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("value", value: 1)
        NavigationLink("closure") { Text("destination") }
        NavigationLink("older", destination: Text("destination"))
        NavigationLink(value: "text") { Label("label", systemImage: "star") }
        NavigationLink {
          Text("destination")
        } label: {
          Text("label")
        }
        NavigationLink(destination: Text("destination")) { Text("label") }
      }
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
      .navigationDestination(for: Int.self) { Text("\($0)") }
      .navigationDestination(for: String.self) { text in Text(text) }
      .navigationDestination(isPresented: $isPushed) { Text("pushed") }
      .navigationDestination(item: $item) { Text($0.name) }
      .navigationBarBackButtonHidden()
    }
    NavigationStack(path: $path) { Text("root").navigationTitle(Text("Title")) }
    NavigationStack(path: $mixed) {
      Button("push") {
        mixed.append(1)
        mixed.append("text")
        mixed.removeLast()
      }
    }
    NavigationSplitView(columnVisibility: $columns) {
      List(1..<3, id: \.self, selection: $chosen) { NavigationLink("\($0)", value: $0) }
        .navigationSplitViewColumnWidth(min: 100, ideal: 200)
    } content: {
      Text("content")
    } detail: {
      Text("detail")
    }
    .navigationSplitViewStyle(.balanced)
    NavigationView { Text("older").navigationBarTitle("Title", displayMode: .large) }
      .navigationViewStyle(.stack)
  }
}

private struct TabSpellings: View {
  @State private var chosen = 1
  @State private var flavor = Flavor.mint

  var body: some View {
    TabView {
      Tab("One", systemImage: "1.circle") { Text("one") }
      Tab("Two", systemImage: "2.circle", role: .search) { Text("two") }
      TabSection("More") { Tab("Three", systemImage: "3.circle") { Text("three") } }
    }
    TabView(selection: $flavor) {
      Tab("Vanilla", systemImage: "cup.and.saucer", value: .vanilla) { Text("vanilla") }
      Tab(value: .mint) {
        Text("mint")
      } label: {
        Label("Mint", systemImage: "leaf")
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    TabView(selection: $chosen) {
      Text("one").tabItem { Label("One", systemImage: "1.circle") }.tag(1)
      Text("two").tag(2).tabItem { Text("Two") }.badge(3)
      ForEach(3..<5, id: \.self) { number in
        Text("\(number)").tabItem { Text("Tab \(number)") }
      }
    }
    TabView { ForEach(0..<2) { Text("page \($0)") } }
      .tabViewStyle(.page(indexDisplayMode: .never))
  }
}

private struct ToolbarSpellings: View {
  @State private var isEditing = false

  var body: some View {
    NavigationStack {
      Text("content")
        .toolbar {
          ToolbarItem(placement: .navigationBarLeading) { Button("Back") {} }
          ToolbarItem(placement: .topBarTrailing) { EditButton() }
          ToolbarItem(placement: .principal) { Text("Title").bold() }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("a") {}
            Spacer()
            Button("b") {}
          }
          if isEditing { ToolbarItem { Button("Done") {} } }
          if isEditing {
            ToolbarItem { Button("Two") {} }
            ToolbarItem { Button("Three") {} }
          } else {
            ToolbarItem { Button("Four") {} }
          }
          ToolbarItemGroup(placement: .keyboard) { Button("Close") {} }
        }
        .toolbar { Button("single") {} }
        .toolbar(.hidden, for: .tabBar)
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarTitleDisplayMode(.inline)
        .navigationBarItems(trailing: Button("older") {})
    }
  }
}

private struct InteractionSpellings: View {
  enum Field: Hashable { case name, mail }
  @State private var text = ""
  @State private var count = 0
  @FocusState private var field: Field?
  @FocusState private var isFocused: Bool
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.self) private var environment

  var body: some View {
    VStack {
      TextField("Name", text: $text).focused($field, equals: .name)
        .onSubmit { field = .mail }
      TextField("Mail", text: $text).focused($isFocused).onSubmit(of: .text) {}
      Text("tap").onTapGesture { count += 1 }.onTapGesture(count: 2) {}
        .onLongPressGesture { count = 0 }.contentShape(Rectangle()).allowsHitTesting(true)
      Text(colorScheme == .dark ? "dark" : "light")
    }
    .onChange(of: text) { old, new in count = new.count - old.count }
    .onChange(of: count) { count = max(count, 0) }
    .onChange(of: isFocused, initial: true) { _, _ in }
    .task { await Task.yield() }
    .task(id: count) { await Task.yield() }
    .defaultFocus($field, .name)
    .onOpenURL { _ in }
    .onHover { _ in }
    .accessibilityLabel("label").accessibilityLabel(Text("label")).accessibilityValue("value")
    .accessibilityHint("hint").accessibilityIdentifier("id").accessibilityHidden(false)
    .accessibilityElement(children: .combine).accessibilityAddTraits(.isButton)
    .accessibilityAction(named: "act") {}
    .environment(\.locale, Locale(identifier: "de_DE"))
    .environment(\.layoutDirection, .rightToLeft)
    .transformEnvironment(\.dynamicTypeSize) { $0 = .xLarge }
    .id(count == -1 ? "a" : "b")
  }
}
