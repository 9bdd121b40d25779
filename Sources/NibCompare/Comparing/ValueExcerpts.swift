import NibCore
import NibSupport

/// The old and the new value of a property, shortened so that both fit into a line. If the values are long, they are
/// the parts around the first difference.
struct ValueExcerpts {
  let old: String?
  let new: String?

  /// The largest number of characters of an excerpt.
  private static let length = 60
  /// The number of characters before the first difference.
  private static let lead = 20

  /// - Parameters:
  ///   - old: the old value; `nil` if there was none.
  ///   - new: the new value; `nil` if there is none any more.
  init(old: String?, new: String?) {
    guard let old, let new else {
      self.old = old.map { Self.excerpt(of: Array($0), from: 0) }
      self.new = new.map { Self.excerpt(of: Array($0), from: 0) }
      return
    }
    let oldCharacters = Self.characters(of: old, comparedWith: new)
    let newCharacters = Self.characters(of: new, comparedWith: old)
    let commonCount = zip(oldCharacters, newCharacters).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    let lastStart = max(oldCharacters.count, newCharacters.count) - Self.length + 1
    let start = max(0, min(commonCount - Self.lead, lastStart))
    // The description of a value does not contain everything, such as the styles of the parts of a text.
    let haveSameDescription = ExactText(String(oldCharacters)) == ExactText(String(newCharacters))
    self.old = Self.excerpt(of: oldCharacters, from: start)
    self.new =
      Self.excerpt(of: newCharacters, from: start) + (haveSameDescription ? " (other details)" : "")
  }

  /// The characters of a value. Spaces at its ends are shown as `␣` if the two values differ only in these.
  private static func characters(of text: String, comparedWith other: String) -> [Character] {
    let characters = Array(text)
    let inner = characters.trimming(while: { $0 == " " })
    guard inner.count < characters.count, inner == Array(other).trimming(while: { $0 == " " }) else {
      return characters
    }
    return characters.enumerated().map { inner.indices.contains($0.offset) ? $0.element : "␣" }
  }

  /// The characters from an index on, as many as fit, with `…` for those that are left out.
  private static func excerpt(of characters: [Character], from start: Int) -> String {
    let lead = start > 0 ? "…" : ""
    let text = characters.dropFirst(start)
    let room = length - lead.count
    return text.count > room ? "\(lead)\(String(text.prefix(room - 1)))…" : "\(lead)\(String(text))"
  }
}
