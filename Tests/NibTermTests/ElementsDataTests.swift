import Foundation
import NibCore
import Testing

@testable import NibTerm

/// What the demo knows, apart from its screens.
@Suite struct ElementsDataTests {
  private func elements() throws -> [Element] { try ElementsStore.elements(in: SampleNibs.elements) }

  private func element(_ symbol: String) throws -> Element {
    try #require(try elements().first { $0.symbol == symbol })
  }

  @Test("F2 F11: all elements are there, without a network") func allElementsAreThere() throws {
    let elements = try elements()
    #expect(elements.map(\.number) == Array(1...118))
    #expect(elements.filter { $0.group == 18 }.count == 7)
    #expect(Set(elements.map(\.symbol)).count == 118)
  }

  @Test(
    "F6: a record that lacks what every element has is left out",
    arguments: ["number", "weight", "name", "symbol", "group"])
  func recordThatLacksANecessaryKeyIsLeftOut(key: String) throws {
    var records = try #require(
      try JSONSerialization.jsonObject(with: SampleNibs.elements) as? [[String: Any]])
    records[10][key] = nil
    let elements = try ElementsStore.elements(in: JSONSerialization.data(withJSONObject: records))
    #expect(elements.count == 117)
    #expect(!elements.contains { $0.symbol == "Na" })
  }

  @Test func dataThatIsNoListIsAnError() {
    #expect(throws: DecodingError.self) { try ElementsStore.elements(in: Data("{".utf8)) }
  }

  @Test("F4 F6: nulls are unknown") func nullsAreUnknown() throws {
    let meitnerium = try element("Mt")
    let texts = [
      meitnerium.meltingText, meitnerium.boilingText, meitnerium.densityText, meitnerium.crustText,
      meitnerium.ionizationText,
    ]
    #expect(texts == Array(repeating: "unknown", count: 5))
  }

  @Test("F7: facts in words") func facts() throws {
    #expect(try element("H").densityText == "0.00008988 g/cm³")
    #expect(try element("He").crustText == "0.0000008 %")
    #expect(try element("Na").discoveryText == "in 1807")
    #expect(try element("Fe").discoveryText == "in ancient times")
    #expect(try element("La").groupText == "lanthanide series")
    #expect(try element("U").groupText == "actinide series")
    #expect(try element("Og").weightText == "294")
  }

  @Test func matching() throws {
    let sodium = try element("Na")
    let texts = ["", " ", "na", "Sodium", "diu", "11", "1", "so "]
    #expect(texts.filter { !ElementSearch($0).finds(sodium) }.isEmpty)
    #expect(["x", "12", "a", "nan"].filter { ElementSearch($0).finds(sodium) }.isEmpty)
  }

  @Test func orders() throws {
    let elements = try elements()
    #expect(ElementOrder.name.sorted(elements).first?.name == "Actinium")
    #expect(ElementOrder.symbol.sorted(elements).first?.symbol == "Ac")
    #expect(ElementOrder.number.sorted(elements.reversed()) == elements)
    #expect(ElementOrder.allCases.map(\.next) == [.name, .symbol, .number])
  }

  @Test func everyCategoryHasAColorOfItsOwn() throws {
    let categories = Set(try elements().map(\.categoryText))
    let colors = Set(categories.map { "\(ElementPalette.color(ofCategory: $0).nibComponents(for: .light))" })
    #expect(categories.count == 10)
    #expect(colors.count == 10)
  }

  @Test func favoritesGoToTheirFileAndBack() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("deep/favourites")
    let favorites = Favorites(file: file)
    #expect(favorites.symbols.isEmpty)
    for symbol in ["Na", "Fe", "Na", "U"] { try favorites.toggle(element(symbol)) }
    #expect(favorites.symbols == ["Fe", "U"])
    #expect(Favorites(file: file).symbols == ["Fe", "U"])
  }

  @Test func placeOfTheFavorites() {
    let given = Favorites.userFile(environment: ["XDG_STATE_HOME": "/s", "HOME": "/h"])
    #expect(given.path == "/s/nibterm/favourites")
    // The specification has relative paths ignored.
    let relative = Favorites.userFile(environment: ["XDG_STATE_HOME": "s", "HOME": "/h"])
    #expect(relative.path == "/h/.local/state/nibterm/favourites")
  }
}
