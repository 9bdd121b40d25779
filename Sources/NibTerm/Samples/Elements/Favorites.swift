import NibCore

/// The symbols of the elements that somebody likes, kept in a file with a symbol a line.
final class Favorites {
  private let file: URL
  private(set) var symbols: [String]

  /// Reads the file; one that does not exist or cannot be read counts as empty.
  init(file: URL) {
    self.file = file
    let text = FileBytes.ifReadable(file.path).map { String(decoding: $0, as: UTF8.self) }
    symbols = (text ?? "").split(whereSeparator: \.isNewline).map(String.init)
  }

  func contains(_ element: Element) -> Bool { symbols.contains(element.symbol) }

  /// Adds the element, or takes it away if it is there, and writes the file.
  ///
  /// - Throws: an error of the file system. The change holds until the program ends, even so.
  func toggle(_ element: Element) throws {
    if contains(element) {
      symbols.removeAll { $0 == element.symbol }
    } else {
      symbols.append(element.symbol)
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(symbols.map { $0 + "\n" }.joined().utf8).write(to: file, options: .atomic)
  }

  /// The user's own file: where the XDG base directory specification puts a program's state.
  static func userFile(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    let state: URL
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      state = URL(fileURLWithPath: folder)
    } else {
      let home =
        environment["HOME"].map { URL(fileURLWithPath: $0) }
        ?? FileManager.default.homeDirectoryForCurrentUser
      state = home.appendingPathComponent(".local/state")
    }
    return state.appendingPathComponent("nibterm/favourites")
  }
}
