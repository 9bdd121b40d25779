import NibAnalysis
import NibCore

/// The name of a property in words, such as `text` or `normal state title`.
struct PropertyTitle {
  /// The words, with the number of each entry that has no name or id: `runtime attribute size 2`.
  private(set) var text = ""
  /// The words without places: `runtime attribute size`.
  private(set) var plain = ""
  /// The place of the innermost such entry, counted from 1; `nil` if there is none.
  private(set) var place: Int?

  /// The title followed by words and a place.
  func adding(_ words: String, place: Int? = nil) -> PropertyTitle {
    func joined(_ parts: [String?]) -> String {
      parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }
    return PropertyTitle(
      text: joined([text, words, place.map { "\($0)" }]), plain: joined([plain, words]),
      place: place ?? self.place)
  }
}
