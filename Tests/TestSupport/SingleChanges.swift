/// Makes random documents that differ from others in one thing, as a person or Interface Builder could change them.
public struct SingleChanges {
  private var random: SeededRandom

  /// - Parameter seed: the same seed gives the same changes.
  public init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// A number from 0 up to, not including, `count`.
  public mutating func number(below count: Int) -> Int { random.number(below: count) }

  private enum Kind: CaseIterable {
    case value, removedAttribute, removedElement, removedLine, addedLine, text, swappedLines, id, comment
  }

  /// A document with one change.
  ///
  /// - Parameter document: a document with one element per line, as Interface Builder writes it.
  /// - Returns: the new document, and a description of the change; `nil` if the document has nothing of the kind that was
  ///   chosen.
  public mutating func change(_ document: String) -> (document: String, words: String)? {
    var lines = document.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let kind = Kind.allCases[number(below: Kind.allCases.count)]
    guard let words = change(&lines, kind) else { return nil }
    let result = lines.joined(separator: "\n")
    return result.utf8.elementsEqual(document.utf8) ? nil : (result, "\(kind): \(words)")
  }

  private mutating func change(_ lines: inout [String], _ kind: Kind) -> String? {
    let tags = lines.indices.filter { Self.name(of: lines[$0]) != nil }
    let leaves = tags.filter { lines[$0].hasSuffix("/>") }
    switch kind {
    case .value, .removedAttribute:
      return changeAttribute(&lines, of: tags, removes: kind == .removedAttribute)
    case .removedLine: return choice(leaves).map { lines.remove(at: $0) }
    case .addedLine:
      return choice(leaves).map { index in
        lines.insert(lines[index].replacing(#/ id="[^"]*"/#, with: " id=\"New-id-\(index)\""), at: index)
        return lines[index]
      }
    case .removedElement: return removeElement(&lines, tags.filter { !leaves.contains($0) })
    case .text:
      return choice(lines.indices.filter { lines[$0].contains(#/>[^<>]+</#) }).map { index in
        lines[index] = lines[index].replacing(#/>([^<>]+)</#, maxReplacements: 1) { ">\($0.1)x<" }
        return lines[index]
      }
    case .swappedLines:
      return choice(leaves.filter { leaves.contains($0 + 1) }).map { index in
        lines.swapAt(index, index + 1)
        return "\(lines[index]) \(lines[index + 1])"
      }
    case .id:
      return choice(tags.filter { lines[$0].contains(#/ id="[^"]*"/#) }).map { index in
        lines[index] = lines[index].replacing(#/ id="[^"]*"/#, with: " id=\"Oth-er-idX\"", maxReplacements: 1)
        return lines[index]
      }
    case .comment:
      return choice(tags.filter { $0 > 0 }).map { index in
        lines.insert("<!-- a comment -->", at: index)
        return "before \(lines[index + 1])"
      }
    }
  }

  private mutating func choice(_ indices: [Int]) -> Int? {
    indices.isEmpty ? nil : indices[number(below: indices.count)]
  }

  /// The name of the element whose start tag a line begins with.
  private static func name(of line: String) -> String? {
    line.prefixMatch(of: /\s*<([A-Za-z]\w*)/).map { String($0.1) }
  }

  private mutating func changeAttribute(_ lines: inout [String], of tags: [Int], removes: Bool) -> String? {
    guard let index = choice(tags) else { return nil }
    let found = lines[index].matches(of: #/ ([A-Za-z]\w*)="([^"]*)"/#)
    guard !found.isEmpty else { return nil }
    let attribute = found[number(below: found.count)]
    let words = "\(Self.name(of: lines[index]) ?? "") \(attribute.0)"
    if removes {
      lines[index].removeSubrange(attribute.range)
    } else {
      lines[index].replaceSubrange(
        attribute.2.startIndex..<attribute.2.endIndex, with: other(String(attribute.2)))
    }
    return words
  }

  private mutating func other(_ value: String) -> String {
    if value == "YES" { return "NO" }
    if value == "NO" { return "YES" }
    if let number = Double(value) { return "\(number + [1, 7, 0.5, -3][self.number(below: 4)])" }
    return value + "x"
  }

  private mutating func removeElement(_ lines: inout [String], _ tags: [Int]) -> String? {
    guard let start = choice(tags), start > 1, let name = Self.name(of: lines[start]) else { return nil }
    let end = lines[start].prefix { $0 == " " } + "</\(name)>"
    guard let last = lines[start...].firstIndex(where: { $0.hasPrefix(end) }) else { return nil }
    let words = lines[start]
    lines.removeSubrange(start...last)
    return words
  }
}
