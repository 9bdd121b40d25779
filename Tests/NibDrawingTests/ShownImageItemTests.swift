import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// Items of bars that have a title and an image, of which devices show the image.
@Suite struct ShownImageItemTests {
  private static func item(_ title: String?, _ image: String?, isSymbol: Bool = false) -> UIBarButtonItem {
    let item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    item.image = image.map {
      UIImage(nibSource: isSymbol ? .system($0) : .named($0), size: CGSize(width: 24, height: 24))
    }
    return item
  }

  private static func toolbar(_ items: [UIBarButtonItem], width: CGFloat = 375) -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
    bar.items = items
    bar.nibAdopt(phone)
    return bar
  }

  private static func row(_ bar: UIView) -> String {
    TextExport().rows(of: TreeRenderer().canvas(for: bar)).last { !$0.isEmpty }?
      .trimmingCharacters(in: .whitespaces) ?? ""
  }

  @Test("Pixels show the image of an item, or a frame of its size, in place of its title") func pixels() {
    let items = [
      Self.item("Share it", "square.and.arrow.up", isSymbol: true), Self.item("Browse Back", "Missing"),
      Self.item("Done", nil),
    ]
    let shown = VectorDrawing(Self.toolbar(items)).picture.items
    let texts = shown.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
    #expect(texts == ["Done"])
    #expect(shown.contains { if case .symbol = $0 { true } else { false } })
    let frames = shown.compactMap { item -> CGRect? in
      guard case .shape(let shape) = item, shape.stroke?.isDashed == true,
        case .rectangle(let rectangle) = shape.outline
      else { return nil }
      return rectangle.frame
    }
    #expect(frames.map(\.size) == [CGSize(width: 22, height: 22)])
  }

  @Test("Cells show the character of a symbol, or the sign of an image with a name") func cells() {
    let symbol = Self.item("Delete", "trash", isSymbol: true)
    let glyph = SymbolGlyphs.glyph(of: "trash") ?? ""
    #expect(Self.row(Self.toolbar([symbol])) == "[\(glyph)]")
    #expect(Self.row(Self.toolbar([Self.item("Back", "icBack")])) == "[▨ Back]")
    #expect(Self.row(Self.toolbar([Self.item(nil, "icBack")])) == "[▨ icBack]")
    #expect(Self.row(Self.toolbar([Self.item("Done", nil)])) == "[Done]")
  }

  @Test("The name of an image is left out if there is not enough space for it, and a title is shortened")
  func shortened() {
    let files = ["icMyLocation", "icAlertTriangle"].map { Self.item(nil, $0) }
    #expect(Self.row(Self.toolbar(files, width: 200)) == "[▨] [▨]")
    let titles = [Self.item("Browse Forward", "icNext"), Self.item("Close-all-tabs", "icTabs")]
    #expect(Self.row(Self.toolbar(titles, width: 200)) == "[▨ Browse…] [▨ Close-…]")
  }

  @Test("A program in a terminal shows the titles of its items") func terminal() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 160, height: 32))
    bar.items = [Self.item("Back", "icBack")]
    #expect(Self.row(bar) == "[Back]")
  }

  @Test("Disabled items are gray, and not a faint form of the tint color") func disabled() throws {
    let item = Self.item("Save", nil)
    item.isEnabled = false
    let bar = Self.toolbar([item])
    bar.barTintColor = .yellow
    let canvas = TreeRenderer().canvas(for: bar)
    let cells = canvas.bounds.rowRange.flatMap { row in
      canvas.bounds.columnRange.map { canvas[row: row, column: $0] }
    }
    let letter = try #require(cells.first { $0.text == "S" })
    #expect(letter.style.foreground == UIColor.systemGray2.nibComponents(for: .light).cellColor)
    #expect(!letter.style.attributes.contains(.dim))
  }
}
