import NibCore

/// The symbols of the elements that the user marked as favourites, stored in a file with one symbol per line.
///
/// Several running programs can share the file. A change is applied to the current content of the file, and all other
/// lines stay unchanged, byte for byte.
final class Favorites {
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
    symbols = FavoriteLines(file.flatMap { FileBytes.ifReadable($0) } ?? []).symbols
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
      var lines = FavoriteLines(bytes)
      for (symbol, isFavorite) in unsaved { lines.set(symbol, isFavorite: isFavorite) }
      symbols = lines.symbols
      return lines.bytes
    }
    unsaved = []
  }

  /// The path of the user's file; `nil` if neither HOME nor XDG_STATE_HOME determines its folder.
  static func userFile(environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
    UserFolders(environment: environment).state.map { $0 + "/nibterm/favourites" }
  }
}

/// The lines of the favourites file. Lines that are not changed keep every byte, including their line breaks.
private struct FavoriteLines {
  /// Each line with its line break.
  private var lines: [ArraySlice<UInt8>]

  private static let lineFeed = UInt8(ascii: "\n")

  init(_ bytes: [UInt8]) {
    lines = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: Self.lineFeed).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
  }

  var bytes: [UInt8] { Array(lines.joined()) }

  var symbols: [String] {
    lines.map { String(decoding: Self.content(of: $0), as: UTF8.self) }.filter { !$0.isEmpty }
  }

  /// Adds a line for a symbol unless there is one, or removes all lines with it.
  mutating func set(_ symbol: String, isFavorite: Bool) {
    let isListed = lines.contains { Self.isLine($0, of: symbol) }
    if !isFavorite {
      lines.removeAll { Self.isLine($0, of: symbol) }
    } else if !isListed {
      if let last = lines.last, last.last != Self.lineFeed { lines[lines.count - 1].append(Self.lineFeed) }
      lines.append(ArraySlice("\(symbol)\n".utf8))
    }
  }

  private static func isLine(_ line: ArraySlice<UInt8>, of symbol: String) -> Bool {
    content(of: line).elementsEqual(symbol.utf8)
  }

  /// A line without its line break, which can be a Windows line break.
  private static func content(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.last == lineFeed else { return line }
    let content = line.dropLast()
    return content.last == UInt8(ascii: "\r") ? content.dropLast() : content
  }
}
