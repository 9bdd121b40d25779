import Foundation
import Testing

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// Parts of controls that pictures in points show.
@Suite struct ControlPictureTests {
  private static func texts(_ view: UIView) -> [VectorText] {
    view.nibAdopt(phone)
    return VectorDrawing(view).picture.items.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  private static func symbols(_ view: UIView) -> [VectorSymbol] {
    VectorDrawing(view).picture.items.compactMap { if case .symbol(let symbol) = $0 { symbol } else { nil } }
  }

  @Test("A filled button shows its image in the color of its title, and its subtitle below the title")
  func filledButton() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.subtitle = "Subtitle"
    configuration.image = UIImage(systemName: "plus")
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    let texts = Self.texts(button)
    #expect(texts.map(\.string) == ["Title", "Subtitle"])
    #expect(texts[0].origin.y < 30 && texts[1].origin.y > 30)
    #expect(texts[1].size < texts[0].size)
    #expect(abs(texts[0].origin.x - texts[1].origin.x) < 0.01)
    let symbol = try #require(Self.symbols(button).first)
    #expect(symbol.color == texts[0].color)
    #expect(try #require(symbol.frame).maxX < texts[0].origin.x)
  }

  @Test("The insets of a button's image move only the image, and those of its title only the title")
  func partInsets() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 70))
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    func places() throws -> (image: CGRect, title: CGPoint) {
      let title = try #require(Self.texts(button).first { $0.string == "Title" })
      return (try #require(Self.symbols(button).first?.frame), title.origin)
    }
    let before = try places()
    #expect(before.image.maxX < before.title.x + 1)
    button.imageEdgeInsets = UIEdgeInsets(top: -15, left: 34, bottom: 2, right: 0)
    let moved = try places()
    #expect(abs(moved.image.midX - before.image.midX - 17) < 0.01)
    #expect(abs(moved.image.midY - before.image.midY + 8.5) < 0.01)
    #expect(moved.title == before.title)
    button.titleEdgeInsets = UIEdgeInsets(top: 44, left: -21, bottom: 0, right: 0)
    let both = try places()
    #expect(both.image == moved.image)
    #expect(abs(both.title.x - before.title.x + 10.5) < 0.01)
    #expect(abs(both.title.y - before.title.y - 22) < 0.01)
  }

  @Test("A button without a title shows the symbol of its type") func types() {
    for type in [UIButton.ButtonType.contactAdd, .infoLight, .close] {
      let button = UIButton(type: type)
      button.frame = CGRect(x: 0, y: 0, width: 22, height: 22)
      #expect(Self.texts(button).isEmpty)
      #expect(Self.symbols(button).count == 1)
    }
  }

  @Test("A search bar shows Cancel beside its field") func cancel() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    #expect(Self.texts(bar).map(\.string) == ["Search"])
    bar.showsCancelButton = true
    let texts = Self.texts(bar)
    #expect(Set(texts.map(\.string)) == ["Search", "Cancel"])
    let button = try #require(texts.first { $0.string == "Cancel" })
    #expect(button.origin.x > 240 && button.origin.x + button.width <= 320)
  }
}
