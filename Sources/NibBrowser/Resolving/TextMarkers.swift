import NibCompare
import NibCore
import NibTools

/// The markers that git writes into a file with conflicts when it merges the file as text.
struct TextMarkers {
  /// The line of the first marker, from 1.
  let line: Int
  let labels: MergeLabels

  /// - Returns: `nil` if the text has no lines with markers outside the comments of `nibterm merge`.
  init?(in bytes: [UInt8]) {
    var (firstLine, ours, theirs) = (0, "", "")
    var isInComment = false
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
      if text.containsExactly(MergeMarkers.opening) { isInComment = true }
      if text.endsExactly(with: "-->") { isInComment = false }
      guard !isInComment else { continue }
      if line.starts(with: "<<<<<<<".utf8), firstLine == 0 {
        (firstLine, ours) = (index + 1, TextMarkers.label(text))
      } else if line.starts(with: ">>>>>>>".utf8), firstLine > 0 {
        theirs = TextMarkers.label(text)
        break
      }
    }
    guard firstLine > 0 else { return nil }
    line = firstLine
    labels = MergeLabels(
      ours: ours.isEmpty ? "ours" : ours, theirs: theirs.isEmpty ? "theirs" : theirs)
  }

  private static func label(_ line: String) -> String {
    line.split(separator: " ", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
  }
}
