import Foundation
import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// Symbols that are drawn in points.
@Suite struct SymbolTests {
  private static func drawing(_ name: String, isRightToLeft: Bool = false) -> SymbolDrawing? {
    SymbolComposer(isRightToLeft: isRightToLeft).drawing(of: name)
  }

  /// The coverage of 10 x 10 pixels by a symbol, 0...9: each row as digits.
  private static func pixels(_ name: String, isRightToLeft: Bool = false) throws -> [String] {
    let drawing = try #require(Self.drawing(name, isRightToLeft: isRightToLeft))
    let place = CGRect(x: 0, y: 0, width: 10, height: 10)
    let symbol = VectorSymbol(drawing, in: place, weight: .regular, ColorComponents(white: 0))
    let image = try VectorRaster.image(
      of: VectorPicture(size: place.size, items: [.symbol(symbol)]), scale: 1,
      background: ColorComponents(white: 1), fonts: .strokes)
    return (0..<10).map { row in
      (0..<10).map { String((255 - Int(image.bytes[4 * (10 * row + $0)])) * 9 / 255) }.joined()
    }
  }

  private static func image(_ name: String, in size: CGSize, tint: UIColor = .blue) -> UIImageView {
    let view = UIImageView(frame: CGRect(origin: .zero, size: size))
    view.image = UIImage(systemName: name)
    view.tintColor = tint
    view.nibAdopt(phone)
    return view
  }

  @Test("A symbol without a drawing is named, one with a drawing is not") func undrawn() {
    func messages(_ name: String) -> [String] {
      TreeRenderer().imageDiagnostics(in: Self.image(name, in: CGSize(width: 32, height: 32))).map(\.message)
    }
    #expect(
      messages("tshirt.fill") == [
        "the symbol 'tshirt.fill' is drawn as its name, because NibTerm has no drawing of it"
      ])
    #expect(messages("cross.case.fill").isEmpty)
    #expect(Self.drawing("cross.case.fill") != Self.drawing("cross"))
  }

  @Test("Every drawing of the table has lines inside its grid") func table() {
    for (name, text) in SymbolTable.drawings {
      let drawing = SymbolDrawing(text)
      #expect(!drawing.parts.isEmpty && drawing.parts.allSatisfy { !$0.lines.isEmpty }, "\(name)")
      let frame = CGRect(x: -6, y: -6, width: 112, height: 112)
      #expect(frame.contains(drawing.bounds), "\(name): \(drawing.bounds)")
    }
    for (name, other) in SymbolTable.synonyms {
      #expect(name != other && SymbolTable.drawings[name] == nil, "\(name)")
      #expect(Self.drawing(name) != nil, "\(name)")
    }
  }

  @Test(
    "Variants are composed from the name",
    arguments: [
      "bell.fill", "bell.slash.fill", "checkmark.circle.fill", "plus.square", "bell.badge",
      "folder.badge.plus",
      "person.crop.circle.badge.checkmark", "checkmark.shield.fill", "exclamationmark.octagon.fill",
      "text.bubble",
      "exclamationmark.triangle.fill", "checkmark.seal.fill", "plus.bubble", "arrow.up.right.square",
      "doc.text.fill",
      "chevron.down.circle", "arrow.left.square.fill", "lock.shield", "xmark.bin.fill", "qrcode.viewfinder",
      "link.icloud.fill", "arrow.up.arrow.down.circle.fill", "arrow.down.right", "dollarsign.circle.fill",
    ])
  func composed(name: String) { #expect(Self.drawing(name) != nil) }

  @Test(
    "A symbol that is not known is drawn as the known one with which its name begins, if that says enough")
  func simpler() {
    #expect(Self.drawing("house.and.flag") == Self.drawing("house"))
    #expect(Self.drawing("trash.unheard.of") == Self.drawing("trash"))
    #expect(Self.drawing("square.unheard.of") == nil)
    #expect(Self.drawing("unheard.of") == nil)
    #expect(Self.drawing("") == nil)
    #expect(Self.drawing("plus" + String(repeating: ".circle", count: 5_000)) == nil)
  }

  @Test("The filled form has areas, and details are gaps in them") func filled() throws {
    // A ring and a disk with a cross in it.
    let ring = try Self.pixels("circle")
    let disk = try Self.pixels("circle.fill")
    let cross = try Self.pixels("plus.circle.fill")
    #expect(ring[5].dropFirst(3).prefix(4) == "0000")
    #expect(disk[5].dropFirst(2).prefix(6) == "999999")
    #expect(cross[5].dropFirst(4).prefix(2).allSatisfy { $0 < "4" })
    #expect(cross[2].dropFirst(2).prefix(2).contains("9") && cross[7].contains("9"))
  }

  @Test("Arrows point in the direction of their name, and forward follows the reading direction")
  func directions() throws {
    func weight(_ name: String, isRightToLeft: Bool = false) throws -> (
      left: Int, right: Int, top: Int, bottom: Int
    ) {
      let rows = try Self.pixels(name, isRightToLeft: isRightToLeft).map { $0.compactMap(\.wholeNumberValue) }
      func sum(_ rows: [[Int]]) -> Int { rows.joined().reduce(0, +) }
      return (
        sum(rows.map { Array($0.prefix(5)) }), sum(rows.map { Array($0.suffix(5)) }),
        sum(Array(rows.prefix(5))),
        sum(Array(rows.suffix(5)))
      )
    }
    let up = try weight("arrowtriangle.up.fill")
    #expect(up.bottom > up.top)
    let down = try weight("arrowtriangle.down.fill")
    #expect(down.top > down.bottom)
    let right = try weight("arrowtriangle.right.fill")
    #expect(right.left > right.right)
    #expect(Self.drawing("chevron.forward") == Self.drawing("chevron.right"))
    #expect(Self.drawing("chevron.forward", isRightToLeft: true) == Self.drawing("chevron.left"))
    #expect(Self.drawing("arrow.backward.circle") == Self.drawing("arrow.left.circle"))
  }

  @Test("All outlines of a stroke have the same direction, so that they do not make holes") func strokes() {
    let line = [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: -10), CGPoint(x: 3, y: 4)]
    let outlines = SymbolStroke.outlines(of: [line], width: 2)
    #expect(outlines.count == 7)
    func area(_ corners: [CGPoint]) -> CGFloat {
      zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) {
        $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
      }
    }
    #expect(outlines.allSatisfy { area($0) > 0 })
    #expect(SymbolStroke.areas([line.reversed(), line]).allSatisfy { area($0) >= 0 })
  }

  @Test("An image view shows a symbol in its tint color, in the size of the layout") func imageViews() throws
  {
    let view = Self.image("heart.fill", in: CGSize(width: 40, height: 60))
    view.contentMode = .center
    let size = view.intrinsicContentSize
    let items = VectorDrawing(view).picture.items
    guard case .symbol(let symbol) = try #require(items.first) else {
      Issue.record("\(items)")
      return
    }
    #expect(symbol.color == ColorComponents(red: 0, green: 0, blue: 1, alpha: 1))
    let frame = try #require(symbol.frame)
    #expect(frame.width < size.width && frame.height < size.height)
    #expect(max(frame.width / size.width, frame.height / size.height) > 0.85)
    #expect(abs(frame.midX - 20) < 1 && abs(frame.midY - 30) < 1)
  }

  @Test("Bars show the symbols of their items, also those of system items") func bars() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    bar.items = [
      UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
      UIBarButtonItem(image: UIImage(systemName: "gear"), style: .plain, target: nil, action: nil),
    ]
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 200, height: 49))
    tabs.items = [
      UITabBarItem(tabBarSystemItem: .search, tag: 0),
      UITabBarItem(title: "Home", image: UIImage(systemName: "house.fill"), tag: 1),
    ]
    for (view, count) in [(bar, 2), (tabs, 2)] as [(UIView, Int)] {
      view.nibAdopt(phone)
      let symbols = VectorDrawing(view).picture.items.filter { if case .symbol = $0 { true } else { false } }
      #expect(symbols.count == count)
    }
  }

  @Test("A document in SVG has a symbol as a path, and its gaps as a mask") func documents() throws {
    func document(_ name: String) throws -> String {
      try VectorSVG.document(
        of: VectorDrawing(Self.image(name, in: CGSize(width: 20, height: 20))).picture, title: "T")
    }
    let plain = try document("plus")
    #expect(plain.contains("<path d=\"M") && plain.contains("stroke=\"#0000ff\"") && !plain.contains("<mask"))
    let masked = try document("plus.circle.fill")
    #expect(masked.contains("<mask id=\"m1\" maskUnits=\"userSpaceOnUse\""))
    #expect(masked.contains("mask=\"url(#m1)\""))
  }

  @Test("Many symbols are remembered, and all of them are forgotten when there are too many") func store() {
    let store = SymbolStore()
    for number in 0..<1_500 { #expect(store.drawing(of: "unheard\(number)", isRightToLeft: false) == nil) }
    #expect(store.drawing(of: "star", isRightToLeft: false) == Self.drawing("star"))
    #expect(store.drawing(of: "star", isRightToLeft: false) == Self.drawing("star"))
  }
}
