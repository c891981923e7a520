import ViewGraph

struct StackExhibit: View {
  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("leading")
        Spacer()
        Text("trailing")
      }
      Divider()
      HStack {
        Text("in a border").padding(.horizontal, 8).border(.primary)
        ZStack(alignment: .topTrailing) {
          Text("on each other").padding(.horizontal, 8).border(.primary)
          Text("new").bold().offset(x: -16)
        }
      }
    }
  }
}

struct GridExhibit: View {
  var body: some View {
    Grid(alignment: .leading) {
      GridRow {
        Text("City").bold()
        Text("Nights").bold().gridColumnAlignment(.trailing)
        Text("Price").bold().gridColumnAlignment(.trailing)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("Lisbon")
        Text("3")
        Text("240 €")
      }
      GridRow {
        Text("Paris")
        Text("12")
        Text("1,920 €")
      }
      GridRow {
        Text("Together").gridCellColumns(2)
        Text("2,160 €")
      }
    }
  }
}

struct LazyGridExhibit: View {
  private let cities = ["Lisbon", "Paris", "Rome", "Vienna", "Oslo", "Athens", "Berlin", "Prague"]

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], alignment: .leading) {
      ForEach(cities, id: \.self) { Text($0) }
    }
  }
}

struct BoxExhibit: View {
  var body: some View {
    GroupBox("Address") {
      Text("Rua Augusta 24")
      Text("1100-053 Lisboa")
    }
  }
}

struct FitExhibit: View {
  private func buttons(_ names: [String]) -> some View {
    ForEach(names, id: \.self) { Button($0) {} }
  }

  var body: some View {
    ViewThatFits {
      HStack { buttons(["Archive", "Forward", "Reply", "Reply to all", "Delete"]) }
      VStack(alignment: .leading) {
        HStack { buttons(["Archive", "Forward"]) }
        HStack { buttons(["Reply", "Delete"]) }
      }
    }
  }
}

struct ScrollExhibit: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) { ForEach(1..<30, id: \.self) { Text("Line \($0)") } }
    }
    .frame(height: 48)
    .border(.primary)
  }
}

extension GalleryPage {
  static var layouts: [GalleryPage] {
    [
      GalleryPage("HStack, VStack, ZStack", "A column between neighbours, none between lines.") {
        StackExhibit()
      },
      GalleryPage("Grid", "Rows whose columns line up, two columns apart.") { GridExhibit() },
      GalleryPage("LazyVGrid", "As many columns as fit.") { LazyGridExhibit() },
      GalleryPage("GroupBox", "A border with the title in it.") { BoxExhibit() },
      GalleryPage("ViewThatFits", "The first form for which there is room.") { FitExhibit() },
      GalleryPage("ScrollView", "What a frame of some height shows of more.") { ScrollExhibit() },
    ]
  }
}
