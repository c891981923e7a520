import ViewGraph

/// A landscape in a few characters.
struct Picture: View {
  let picture: TripPicture

  private var lines: [String] {
    switch picture {
    case .city: ["     ▂   ▆ ▃    ▂  ", "▃▅▂▆ █ ▃ █▆█ ▄▂▇█ ▃▅"]
    case .harbour: ["      ◢▌        ◢▌  ", "≈≈≈≈≈◥██◤≈≈≈≈≈≈◥██◤≈"]
    case .desert: ["            ☼       ", "▁▂▃▄▃▂▁▁▂▄▆▅▃▂▁▁▂▂▁▁"]
    case .mountains: ["      △      △      ", "▁▃▅▇█▇▅▃▂▄▆█▇▅▄▂▁▂▃▁"]
    case .island: ["         ❧          ", "▁▁▁▁▁▂▄▆▇▆▄▃▂▁▁▁▁▁▁▁"]
    }
  }

  private var color: Color {
    switch picture {
    case .city: .gray
    case .harbour: .blue
    case .desert: .orange
    case .mountains: .green
    case .island: .teal
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(lines, id: \.self) { Text($0).foregroundStyle(color) }
    }
    .accessibilityHidden(true)
  }
}
