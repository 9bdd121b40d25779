import Foundation
import NibCore
import TestSupport
import Testing

@testable import NibSamples

/// The data of the Elements demo: elements and favourites.
@Suite struct ElementsDataTests {
  private func elements() throws -> [Element] { try ElementsStore.elements(in: SampleNibs.elements) }

  private func element(_ symbol: String) throws -> Element {
    try #require(try elements().first { $0.symbol == symbol })
  }

  @Test("F2 F11: All elements are available without a network") func allElements() throws {
    let elements = try elements()
    #expect(elements.map(\.number) == Array(1...118))
    #expect(elements.filter { $0.group == 18 }.count == 7)
    #expect(Set(elements.map(\.symbol)).count == 118)
  }

  @Test(
    "F6: A record without a required property is left out",
    arguments: ["number", "weight", "name", "symbol", "group"])
  func incompleteRecords(key: String) throws {
    var records = try #require(
      try JSONSerialization.jsonObject(with: SampleNibs.elements) as? [[String: Any]])
    records[10][key] = nil
    let elements = try ElementsStore.elements(in: JSONSerialization.data(withJSONObject: records))
    #expect(elements.count == 117)
    #expect(!elements.contains { $0.symbol == "Na" })
  }

  @Test("Data that is not a list is an error") func invalidData() {
    #expect(throws: DecodingError.self) { try ElementsStore.elements(in: Data("{".utf8)) }
  }

  @Test("F4 F6: A null value is shown as unknown") func nulls() throws {
    let meitnerium = try element("Mt")
    let texts = [
      meitnerium.meltingText, meitnerium.boilingText, meitnerium.densityText, meitnerium.crustText,
      meitnerium.ionizationText,
    ]
    #expect(texts == Array(repeating: "unknown", count: 5))
  }

  @Test("F7: Properties are shown as text with units") func facts() throws {
    #expect(try element("H").densityText == "0.00008988 g/cm³")
    #expect(try element("He").crustText == "0.0000008 %")
    #expect(try element("Na").discoveryText == "in 1807")
    #expect(try element("Fe").discoveryText == "in ancient times")
    #expect(try element("La").groupText == "lanthanide series")
    #expect(try element("U").groupText == "actinide series")
    #expect(try element("Og").weightText == "294")
  }

  @Test("The search finds an element by its name, symbol or number") func matching() throws {
    let sodium = try element("Na")
    let texts = ["", " ", "na", "Sodium", "diu", "11", "1", "so "]
    #expect(texts.filter { !ElementSearch($0).finds(sodium) }.isEmpty)
    #expect(["x", "12", "a", "nan"].filter { ElementSearch($0).finds(sodium) }.isEmpty)
  }

  @Test("Elements are sorted by name, symbol and number") func orders() throws {
    let elements = try elements()
    #expect(ElementOrder.name.sorted(elements).first?.name == "Actinium")
    #expect(ElementOrder.symbol.sorted(elements).first?.symbol == "Ac")
    #expect(ElementOrder.number.sorted(elements.reversed()) == elements)
    #expect(ElementOrder.allCases.map(\.next) == [.name, .symbol, .number])
  }

  @Test("Every category has a different color") func categoryColors() throws {
    let categories = Set(try elements().map(\.categoryText))
    let colors = Set(categories.map { "\(ElementCategory.color(named: $0).nibComponents(for: .light))" })
    #expect(categories.count == 10)
    #expect(colors.count == 10)
  }

  @Test("Favourites are saved in their file and read from it") func savedFavorites() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("deep/favourites")
    let favorites = Favorites(file: file.path)
    #expect(favorites.symbols.isEmpty)
    for symbol in ["Na", "Fe", "Na", "U"] { try favorites.toggle(element(symbol)) }
    #expect(favorites.symbols == ["Fe", "U"])
    #expect(Favorites(file: file.path).symbols == ["Fe", "U"])
  }

  /// Creates a favourites file with the given contents and permissions.
  private func favorites(in folder: TemporaryFolder, _ bytes: [UInt8], mode: Int = 0o644) throws -> URL {
    let file = folder.url.appendingPathComponent("favourites")
    try Data(bytes).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    return file
  }

  private func text(_ file: URL) throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  @Test("Changes of the favourites by several programs are all kept") func favoritesOfSeveralPrograms() throws
  {
    let folder = try TemporaryFolder()
    let file = try favorites(in: folder, Array("He\nNa\n".utf8))
    let (first, second) = (Favorites(file: file.path), Favorites(file: file.path))
    try first.toggle(element("Fe"))
    try second.toggle(element("He"))
    #expect(second.symbols == ["Na", "Fe"])
    try first.toggle(element("U"))
    #expect(first.symbols == ["Na", "Fe", "U"])
    #expect(try text(file) == "Na\nFe\nU\n")
    // The second program wants to add what the first one has already added.
    try second.toggle(element("U"))
    #expect(try text(file) == "Na\nFe\nU\n")
  }

  @Test("Changes of the favourites at the same time are all kept") func simultaneousFavorites() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("favourites")
    let elements = try elements()
    DispatchQueue.concurrentPerform(iterations: 100) { index in
      #expect(throws: Never.self) { try Favorites(file: file.path).toggle(elements[index]) }
    }
    #expect(Set(Favorites(file: file.path).symbols) == Set(elements.prefix(100).map(\.symbol)))
    #expect(Favorites(file: file.path).symbols.count == 100)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["favourites"])
  }

  @Test("Other lines in the favourites file are kept byte for byte") func otherLines() throws {
    let folder = try TemporaryFolder()
    let lines =
      Array("# mine\r\n\nHe \n".utf8) + [0xFF, 0xC3, 0x0A, 0x00, 0x0A] + Array("Na\r\nNa\nlast".utf8)
    let file = try favorites(in: folder, lines)
    let favorites = Favorites(file: file.path)
    #expect(try favorites.contains(element("Na")))
    try favorites.toggle(element("Fe"))
    #expect(try Array(Data(contentsOf: file)) == lines + Array("\nFe\n".utf8))
    try favorites.toggle(element("Na"))
    let rest = Array("# mine\r\n\nHe \n".utf8) + [0xFF, 0xC3, 0x0A, 0x00, 0x0A] + Array("last\nFe\n".utf8)
    #expect(try Array(Data(contentsOf: file)) == rest)
  }

  @Test("The favourites file keeps its permissions", arguments: [0o600, 0o640, 0o666])
  func permissions(mode: Int) throws {
    let folder = try TemporaryFolder()
    let file = try favorites(in: folder, Array("He\n".utf8), mode: mode)
    try Favorites(file: file.path).toggle(element("Fe"))
    #expect(try text(file) == "He\nFe\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == mode)
  }

  @Test(
    "If the favourites file is a link, the link is kept and its target is written", arguments: [true, false])
  func linkedFavorites(exists: Bool) throws {
    let folder = try TemporaryFolder()
    let manager = FileManager.default
    let target = folder.url.appendingPathComponent("synced/elements")
    try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    if exists { try Data("He\n".utf8).write(to: target) }
    let links = ["favourites": "other/link", "other/link": "../synced/elements"]
    try manager.createDirectory(atPath: folder.path + "/other", withIntermediateDirectories: true)
    for (name, path) in links {
      try manager.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: path)
    }
    let file = folder.url.appendingPathComponent("favourites")
    try Favorites(file: file.path).toggle(element("Fe"))
    for (name, path) in links {
      #expect(try manager.destinationOfSymbolicLink(atPath: "\(folder.path)/\(name)") == path)
    }
    #expect(try text(target) == (exists ? "He\nFe\n" : "Fe\n"))
    #expect(Favorites(file: file.path).symbols == (exists ? ["He", "Fe"] : ["Fe"]))
  }

  @Test("An unreadable favourites file is not replaced, and the change is written later")
  func unreadableFavorites() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("favourites")
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    let favorites = Favorites(file: file.path)
    let sodium = try element("Na")
    let error = #expect(throws: (any Error).self) { try favorites.toggle(sodium) }
    #expect(error?.localizedDescription == "this is a folder, not a document")
    #expect(favorites.contains(sodium))
    try FileManager.default.removeItem(at: file)
    try favorites.toggle(element("Fe"))
    #expect(try text(file) == "Na\nFe\n")
  }

  @Test("A favourites file that is a circular or dangling link, a device or a pipe is an error")
  func unwritableFavorites() throws {
    let folder = try TemporaryFolder()
    let manager = FileManager.default
    for (name, path) in [("a", "b"), ("b", "a"), ("nowhere", "none/file"), ("null", "/dev/null")] {
      try manager.createSymbolicLink(atPath: "\(folder.path)/\(name)", withDestinationPath: path)
    }
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    for name in ["a", "nowhere", "null", "pipe"] {
      let favorites = Favorites(file: folder.url.appendingPathComponent(name).path)
      #expect(throws: (any Error).self, "\(name)") { try favorites.toggle(element("Na")) }
    }
    #expect(try manager.contentsOfDirectory(atPath: folder.path).count == 5)
  }

  @Test("The favourites file is in the user's state folder") func favoritesFile() {
    let given = Favorites.userFile(environment: ["XDG_STATE_HOME": "/s", "HOME": "/h"])
    #expect(given == "/s/nibterm/favourites")
    // The XDG specification requires that relative paths are ignored.
    let relative = Favorites.userFile(environment: ["XDG_STATE_HOME": "s", "HOME": "/h"])
    #expect(relative == "/h/.local/state/nibterm/favourites")
  }

  @Test("Without a home folder, favourites last until the program ends")
  func temporaryFavorites() throws {
    #expect(Favorites.userFile(environment: [:]) == nil)
    let favorites = Favorites(file: nil)
    let sodium = try element("Na")
    let error = #expect(throws: (any Error).self) { try favorites.toggle(sodium) }
    #expect(error?.localizedDescription == "HOME is not set, so there is no folder for them")
    #expect(favorites.contains(sodium))
  }
}
