import Foundation
import Testing
import ViewGraph
import ViewGraphText

extension HorizontalAlignment {
  fileprivate enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  fileprivate static let colon = HorizontalAlignment(Colon.self)
}

extension VerticalAlignment {
  fileprivate enum Title: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }

  fileprivate static let title = VerticalAlignment(Title.self)
}

@MainActor @Suite struct AlignmentGuides {
  @Test("D-03 a guide says where the alignment's line stands in a view") func guides() {
    #expect(
      drawn {
        VStack(alignment: .leading) {
          Text("abc")
          Text("d").alignmentGuide(.leading) { _ in -16 }
        }
      } == "abc\n  d")
    #expect(
      drawn {
        HStack(alignment: .top) {
          Text("a")
          Text("b").alignmentGuide(.top) { $0[.bottom] }
        }
      } == "  b\na")
  }

  @Test("D-03 a guide of another alignment moves nothing") func otherGuide() {
    #expect(
      drawn {
        VStack(alignment: .leading) {
          Text("abc")
          Text("d").alignmentGuide(.trailing) { _ in -16 }
        }
      } == "abc\nd")
  }

  @Test("D-03 a line of the program's own lines up views in stacks inside") func ownLine() {
    func row(_ name: String, _ value: String) -> some View {
      HStack(spacing: 0) {
        Text(name)
        Text(": ").alignmentGuide(.colon) { $0[.leading] }
        Text(value)
      }
    }
    #expect(
      drawn {
        VStack(alignment: .colon) {
          row("Name", "Ada")
          row("E-mail", "ada@example.org")
        }
      } == """
          Name: Ada
        E-mail: ada@example.org
        """)
    #expect(
      drawn {
        VStack(alignment: .colon) {
          row("Name", "Ada").padding(.leading, 8)
          row("E-mail", "ada").frame(width: 120, alignment: .leading)
        }
      } == """
          Name: Ada
        E-mail: ada
        """)
  }

  @Test("D-03 without a guide a line of the program's own stands where its default says")
  func defaultLine() {
    #expect(
      drawn {
        HStack(alignment: .title) {
          Text("1\n2")
          Text("x")
          Text("3\n4").alignmentGuide(.title) { _ in 16 }
        }
      } == "1\n2 x 3\n    4")
  }
}
