import NibCore

/// The parts of two values that a line has room for. If the values are long, they are those around the first
/// difference.
struct ValueExcerpts {
  let old: String?
  let new: String?

  /// The largest number of characters of an excerpt.
  private static let length = 60
  /// The number of characters before the first difference.
  private static let lead = 20

  init(old: String?, new: String?) {
    guard let old, let new else {
      self.old = old.map { Self.part(of: Array($0), from: 0) }
      self.new = new.map { Self.part(of: Array($0), from: 0) }
      return
    }
    let (a, b) = (Self.characters(of: old, besides: new), Self.characters(of: new, besides: old))
    let common = zip(a, b).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let start = max(0, min(common - Self.lead, max(a.count, b.count) - Self.length + 1))
    self.old = Self.part(of: a, from: start)
    // Words cannot say how two texts in several styles differ.
    self.new =
      Self.part(of: b, from: start) + (ExactText(String(a)) == ExactText(String(b)) ? " (other details)" : "")
  }

  /// The characters of a value. Spaces at its ends are visible if they are all that distinguishes it from the other
  /// one.
  private static func characters(of text: String, besides other: String) -> [Character] {
    let characters = Array(text)
    let inner = characters.trimming(while: { $0 == " " })
    guard inner.count < characters.count, inner == Array(other).trimming(while: { $0 == " " }) else {
      return characters
    }
    return characters.enumerated().map { inner.indices.contains($0.offset) ? $0.element : "␣" }
  }

  private static func part(of characters: [Character], from start: Int) -> String {
    let lead = start > 0 ? "…" : ""
    let text = characters.dropFirst(start)
    let room = length - lead.count
    return text.count > room ? "\(lead)\(String(text.prefix(room - 1)))…" : "\(lead)\(String(text))"
  }
}

extension Array {
  /// The part without the elements at both ends that satisfy a condition.
  fileprivate func trimming(while isTrimmed: (Element) -> Bool) -> ArraySlice<Element> {
    let withoutStart = drop(while: isTrimmed)
    let end = withoutStart.lastIndex { !isTrimmed($0) }.map { $0 + 1 } ?? withoutStart.startIndex
    return withoutStart[..<end]
  }
}
