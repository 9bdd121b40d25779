import NibCore

/// The symbols of the elements that the user marked as favourites, stored in a file with one symbol per line.
///
/// Several running programs can share the file. A change is applied to the current content of the file, and all other
/// lines stay unchanged, byte for byte.
package final class Favorites {
  private let file: String?
  /// The favourites as of the last read or change.
  private(set) var symbols: [String]
  /// Changes that could not be written yet, in their order.
  private var unsaved: [(symbol: String, isFavorite: Bool)] = []

  /// Reads the file. A file that does not exist or cannot be read is treated as empty.
  ///
  /// - Parameter file: the path of the file. If `nil`, favourites cannot be saved.
  init(file: String?) {
    self.file = file
    symbols = Favorites.symbols(ByteLines(file.flatMap { FileBytes.ifReadable($0) } ?? []))
  }

  func contains(_ element: Element) -> Bool { symbols.contains(element.symbol) }

  /// Adds the element, or removes it if it is already a favourite, and writes the file.
  ///
  /// - Throws: an error with the reason why the file was not written. The change then applies until the program ends,
  ///   and is written together with the next change.
  func toggle(_ element: Element) throws {
    let symbol = element.symbol
    let isFavorite = !contains(element)
    if isFavorite { symbols.append(symbol) } else { symbols.removeAll { $0 == symbol } }
    unsaved.removeAll { $0.symbol == symbol }
    unsaved.append((symbol, isFavorite))
    guard let file else { throw WritingFailure("HOME is not set, so there is no folder for them") }
    try FileWriting.makeFolder(Disk.folder(of: file))
    try SharedFile(following: file).update { bytes in
      var lines = ByteLines(bytes)
      for (symbol, isFavorite) in unsaved {
        if !isFavorite {
          lines.removeAll(symbol)
        } else if !lines.contains(symbol) {
          lines.append(symbol)
        }
      }
      symbols = Favorites.symbols(lines)
      return lines.bytes
    }
    unsaved = []
  }

  private static func symbols(_ lines: ByteLines) -> [String] { lines.texts.filter { !$0.isEmpty } }

  /// The path of the user's file; `nil` if neither HOME nor XDG_STATE_HOME determines its folder.
  static func userFile(environment: EnvironmentVariables = .ofProcess) -> String? {
    UserFolders(environment: environment).state.map { $0 + "/nibterm/favourites" }
  }
}
