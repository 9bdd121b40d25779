import NibCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The symbols of the elements that the user marked, kept in a file with one symbol per line.
///
/// Several running programs can share the file: a change is made to what the file contains at that moment, and all
/// other lines stay as they are, byte for byte.
final class Favorites {
  private let file: URL
  /// The favourites as they were read or changed last.
  private(set) var symbols: [String]
  /// Changes that could not be written yet, in their order.
  private var unsaved: [(symbol: String, isFavorite: Bool)] = []

  /// Reads the file; one that does not exist or cannot be read counts as empty.
  init(file: URL) {
    self.file = file
    symbols = FavoriteLines(FileBytes.ifReadable(file.path) ?? []).symbols
  }

  func contains(_ element: Element) -> Bool { symbols.contains(element.symbol) }

  /// Adds the element, or removes it if it is there, and writes the file.
  ///
  /// - Throws: an error that says why the file was not written. The change then holds until the program ends, and is
  ///   written with the next one.
  func toggle(_ element: Element) throws {
    let symbol = element.symbol
    let isFavorite = !contains(element)
    if isFavorite { symbols.append(symbol) } else { symbols.removeAll { $0 == symbol } }
    unsaved.removeAll { $0.symbol == symbol }
    unsaved.append((symbol, isFavorite))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try SharedFile(following: file.path).update { bytes in
      var lines = FavoriteLines(bytes)
      for (symbol, isFavorite) in unsaved { lines.set(symbol, isFavorite: isFavorite) }
      symbols = lines.symbols
      return lines.bytes
    }
    unsaved = []
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

/// The lines of the file of favourites. Whatever is not a symbol in them is kept.
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

  /// A line without its line break, which may be that of Windows.
  private static func content(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard line.last == lineFeed else { return line }
    let content = line.dropLast()
    return content.last == UInt8(ascii: "\r") ? content.dropLast() : content
  }
}

/// A file that several programs change: each reads it and replaces it before another one reads it.
private struct SharedFile {
  /// The path of the file itself: no link.
  private let path: String

  /// Why a file was not changed, as a sentence without a full stop.
  private struct Failure: LocalizedError {
    let errorDescription: String?

    init(_ message: String) { errorDescription = message }

    init(number: Int32) { self.init(String(cString: strerror(number))) }
  }

  /// How many milliseconds another program's change is waited for, and how many pass between looks.
  private static let patience: (total: Int32, step: Int32) = (2_000, 10)

  /// The file that a path leads to through links; it need not exist.
  init(following path: String) throws {
    var path = path
    var linksLeft = 40
    while let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
      linksLeft -= 1
      guard linksLeft > 0 else { throw Failure(number: ELOOP) }
      // The name of another file would stand where bytes are not UTF-8.
      guard !link.unicodeScalars.contains("\u{FFFD}") else { throw Failure(number: EILSEQ) }
      path = link.hasPrefix("/") ? link : Self.folder(of: path) + link
    }
    self.path = path
  }

  /// The path up to its last slash, with it.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
  }

  /// Replaces the file's bytes while no other program does; a file that does not exist has none.
  func update(_ change: ([UInt8]) -> [UInt8]) throws {
    let lock = try lockFolder()
    defer { close(lock) }
    let before = try bytes()
    let after = change(before)
    if after != before, let number = SavedFile.replace(path, with: after) { throw Failure(number: number) }
  }

  private func bytes() throws -> [UInt8] {
    do throws(FileFailure) {
      return try FileBytes.read(path)
    } catch {
      switch error.reason {
      case .missing, .missingAndNoUTF8: return []
      default: throw Failure(error.diagnostic(file: path).message)
      }
    }
  }

  /// Waits until no other program has the lock on the file's folder, and takes it. (The file cannot carry the lock
  /// itself: it is replaced.)
  ///
  /// - Returns: a descriptor that holds the lock until it is closed.
  private func lockFolder() throws -> Int32 {
    let descriptor = open(Self.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(number: errno) }
    var waited: Int32 = 0
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK where waited < Self.patience.total:
        _ = poll(nil, 0, Self.patience.step)
        waited += Self.patience.step
      case EWOULDBLOCK:
        close(descriptor)
        throw Failure("another program is changing them")
      // File systems without locks.
      default: return descriptor
      }
    }
    return descriptor
  }
}
