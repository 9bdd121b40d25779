import Foundation
import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// Images with slices: their edges keep their size, whatever the size of the view.
@Suite struct SlicedImageTests {
  private static let red: UInt32 = 0xFF00_00FF
  private static let green: UInt32 = 0x00FF_00FF
  private static let blue: UInt32 = 0x0000_FFFF

  /// A project with an image `p` of 64 x 16 pixels: 24 red columns, a green one, 23 blue ones, which no part contains, and
  /// 16 red ones.
  private static func project(mode: String = "3-part-horizontal") throws -> PictureProject {
    let row = (0..<64).map { $0 == 24 ? green : $0 < 24 || $0 >= 48 ? red : blue }
    let project = try PictureProject()
    try project.add(
      "p",
      """
      {"idiom": "universal", "filename": "p.png", "scale": "1x", "resizing": {"mode": "\(mode)",
       "center": {"mode": "stretch", "width": 1}, "cap-insets": {"left": 24, "right": 16}}}
      """, files: ["p.png": png(64, 16, (0..<16).flatMap { _ in row })])
    return project
  }

  private static func root(_ view: UIView, _ project: PictureProject) -> UIView {
    let root = UIView(frame: view.bounds)
    root.addSubview(view)
    root.nibAdopt(project.environment())
    return root
  }

  /// The colors of a row of half cells: r, g, b, or a dot for the background.
  private static func colors(_ view: UIView, _ project: PictureProject, half: Int = 0) -> String {
    var renderer = TreeRenderer()
    renderer.drawsImages = true
    let canvas = renderer.canvas(for: root(view, project))
    return String(
      canvas.bounds.columnRange.map { column -> Character in
        let cell = canvas[row: half / 2, column: column]
        let halves = HalfBlocks(cell)
        switch (half % 2 == 0 ? halves.upper : halves.lower)?.rgb {
        case 0xFF0000: return "r"
        case 0x00FF00: return "g"
        case 0x0000FF: return "b"
        default: return "."
        }
      })
  }

  private static func imageView(_ columns: Double, _ rows: Double, _ image: UIImage?) -> UIImageView {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: columns * 8, height: rows * 16))
    view.image = image
    return view
  }

  private static let stretched = "rrr" + String(repeating: "g", count: 15) + "rr"

  @Test("The edges of an image set keep their width in an image view and as the background of a button")
  func imageSet() throws {
    let project = try Self.project()
    let image = UIImage(nibSource: .named("p"))
    #expect(Self.colors(Self.imageView(20, 2, image), project) == Self.stretched)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 160, height: 32))
    button.setBackgroundImage(image, for: .normal)
    #expect(Self.colors(button, project) == Self.stretched)
  }

  @Test("In pixels, the edges have the size that they have in points") func pixels() throws {
    let view = Self.imageView(20, 2, UIImage(nibSource: .named("p")))
    let project = try Self.project()
    let images = withExtendedLifetime(project) {
      VectorDrawing(Self.root(view, project)).picture.items.compactMap {
        if case .image(let image) = $0 { image } else { nil }
      }
    }
    let pixels = try #require(images.first?.pixels)
    #expect(pixels.width == 320 && images.count == 1)
    let greens = (0..<320).filter { pixels.bytes[4 * $0 + 1] == 255 }
    #expect(greens == Array(48..<288))
  }

  @Test("The natural size of an image is that of its parts") func size() throws {
    let project = try Self.project()
    let size = withExtendedLifetime(project) {
      project.environment().catalogs?.imageSize(named: "p", for: UITraitCollection())
    }
    #expect(size == CGSize(width: 41, height: 16))
  }

  @Test("Edges become smaller if there is no space for them") func narrow() throws {
    #expect(Self.colors(Self.imageView(2, 1, UIImage(nibSource: .named("p"))), try Self.project()) == "rr")
  }

  @Test("Resizable images of programs keep all four edges") func resizable() throws {
    let project = try PictureProject()
    let pixels = (0..<24 * 24).map { place in
      (8..<16).contains(place % 24) && (8..<16).contains(place / 24) ? Self.green : Self.red
    }
    let image = try #require(UIImage(data: Data(png(24, 24, pixels)))).resizableImage(
      withCapInsets: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), resizingMode: .stretch)
    #expect(image.capInsets == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(image.resizingMode == .stretch)
    let rows = (0..<4).map { Self.colors(Self.imageView(5, 2, image), project, half: $0) }
    #expect(rows == ["rrrrr", "rgggr", "rgggr", "rrrrr"])
  }

  @Test("The inside is repeated in its own size, or stretched from one point") func tiles() throws {
    let pixels = (0..<16 * 8).map { $0 % 16 < 8 ? Self.red : Self.green }
    let image = try #require(UIImage(data: Data(png(16, 8, pixels))))
    let project = try PictureProject()
    #expect(
      Self.colors(Self.imageView(6, 1, image.resizableImage(withCapInsets: .zero)), project) == "rgrgrg")
    let stretchable = image.stretchableImage(withLeftCapWidth: 10, topCapHeight: 0)
    #expect(stretchable.capInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 5))
    #expect(Self.colors(Self.imageView(6, 1, stretchable), project) == "rggggg")
  }
}
