/// A pattern of paths, such as `App/**/*.xib`.
///
/// `*` stands for any characters of a name, `?` for one character, `**` for any number of folders, and `{a,b}` for one
/// of several texts. A pattern that matches a folder matches everything in it.
package struct PathPattern: Hashable, Sendable {
  private typealias Name = [Unicode.Scalar]

  /// The names of the pattern's parts, once for each combination of the texts in braces.
  private let alternatives: [[[Unicode.Scalar]]]

  /// The maximum number of combinations; further ones are ignored.
  private static let maximumAlternatives = 1_000

  /// - Parameters:
  ///   - pattern: the pattern; a relative one begins in the folder.
  ///   - folder: an absolute path.
  package init(_ pattern: String, in folder: String) {
    let start = Self.names(Array(folder.unicodeScalars))
    var texts: [Name] = []
    Self.expand(Array(pattern.unicodeScalars), into: &texts)
    alternatives = texts.map { text in
      Self.normalized((text.first == "/" ? [] : start) + Self.names(text))
    }
  }

  /// Whether the pattern matches a file or one of the folders that contain it.
  ///
  /// - Parameter path: an absolute path without `.` and `..`.
  package func matches(_ path: String) -> Bool {
    let names = Self.names(Array(path.unicodeScalars))
    return alternatives.contains { Self.matches($0, names) }
  }

  private static func names(_ path: Name) -> [Name] { path.split(separator: "/").map(Array.init) }

  /// The names without `.`, and without the names before `..`.
  private static func normalized(_ names: [Name]) -> [Name] {
    var result: [Name] = []
    for name in names where name != ["."] {
      if name == [".", "."] { _ = result.popLast() } else { result.append(name) }
    }
    return result
  }

  /// Adds the texts for which a text with braces stands to the results.
  private static func expand(_ text: Name, into results: inout [Name]) {
    guard results.count < maximumAlternatives else { return }
    guard let open = text.firstIndex(of: "{"), let bounds = bounds(of: text, openAt: open) else {
      results.append(text)
      return
    }
    let afterBraces = text[(bounds[bounds.count - 1] + 1)...]
    for (start, end) in zip(bounds, bounds.dropFirst()) {
      var combination = Array(text[..<open])
      combination += text[(start + 1)..<end]
      combination += afterBraces
      expand(combination, into: &results)
    }
  }

  /// The indices of an opening brace, its commas and its closing brace; `nil` if it is not closed or has no commas.
  private static func bounds(of text: Name, openAt open: Int) -> [Int]? {
    var depth = 0
    var bounds: [Int] = []
    for index in open..<text.count {
      switch text[index] {
      case "{":
        depth += 1
        if depth == 1 { bounds.append(index) }
      case "," where depth == 1: bounds.append(index)
      case "}":
        depth -= 1
        if depth == 0 { return bounds.count > 1 ? bounds + [index] : nil }
      default: break
      }
    }
    return nil
  }

  private static let anyFolders: Name = ["*", "*"]

  /// Whether a pattern matches the names, or the first of them. O(product of the counts).
  private static func matches(_ pattern: [Name], _ names: [Name]) -> Bool {
    // The positions in the pattern that can be reached with the names so far.
    var reached = [Bool](repeating: false, count: pattern.count + 1)
    reached[0] = true
    skipFolders(pattern, &reached)
    for name in names where !reached[pattern.count] {
      var next = [Bool](repeating: false, count: pattern.count + 1)
      for (index, part) in pattern.enumerated() where reached[index] {
        if part == anyFolders {
          next[index] = true
        } else if matches(name: name, part) {
          next[index + 1] = true
        }
      }
      skipFolders(pattern, &next)
      reached = next
    }
    return reached[pattern.count]
  }

  /// Adds the positions after `**`, which also stands for no folder.
  private static func skipFolders(_ pattern: [Name], _ reached: inout [Bool]) {
    for (index, part) in pattern.enumerated() where reached[index] && part == anyFolders {
      reached[index + 1] = true
    }
  }

  /// Whether one part of a pattern matches a whole name. O(product of the lengths).
  private static func matches(name: Name, _ part: Name) -> Bool {
    var (position, index) = (0, 0)
    // Where to continue if the characters after the last star do not match.
    var retry: (position: Int, index: Int)?
    while position < name.count {
      if index < part.count, part[index] == "*" {
        retry = (position, index + 1)
        index += 1
      } else if index < part.count, part[index] == "?" || part[index] == name[position] {
        position += 1
        index += 1
      } else if let last = retry {
        retry = (last.position + 1, last.index)
        (position, index) = (last.position + 1, last.index)
      } else {
        return false
      }
    }
    return part[index...].allSatisfy { $0 == "*" }
  }
}
