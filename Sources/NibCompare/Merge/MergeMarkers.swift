import NibFormats
import NibSupport

/// The form of a conflict in a merged document: a comment with git's markers at the starts of its lines.
///
/// Two hyphens, which may not be in a comment, are written as `-&#45;`, which means the same in attributes and texts.
package struct MergeMarkers: Sendable {
  package let labels: MergeLabels
  /// The number of characters of each marker, if no line between the markers looks like one.
  package let size: Int
  /// Whether the text of the base is between the markers too.
  let showsBase: Bool
  let lineBreak: String

  package init(
    labels: MergeLabels = MergeLabels(), size: Int = 7, showsBase: Bool = true, lineBreak: String = "\n"
  ) {
    self.labels = labels
    self.size = min(max(size, 7), 200)
    self.showsBase = showsBase
    self.lineBreak = lineBreak
  }

  package static let opening = ConflictComment.beginning + ": "

  /// The comment with a conflict: its sentence, and each version below a marker.
  func comment(_ text: MergeConflictText) -> [UInt8] {
    let (base, ours, theirs) = text.sections
    let size = size(between: showsBase ? [ours, base, theirs] : [ours, theirs])
    var result = Array((MergeMarkers.opening + MergeMarkers.escaped(text.sentence) + lineBreak).utf8)
    func add(_ mark: Character, _ label: String) {
      let words =
        String(repeating: mark, count: size) + (label.isEmpty ? "" : " " + MergeMarkers.escaped(label))
      result += Array((words + lineBreak).utf8)
    }
    func add(_ section: [UInt8]) {
      guard !section.isEmpty else { return }
      result += Array((MergeMarkers.escaped(String(decoding: section, as: UTF8.self)) + lineBreak).utf8)
    }
    add("<", labels.ours)
    add(ours)
    if showsBase {
      add("|", labels.base)
      add(base)
    }
    add("=", "")
    add(theirs)
    add(">", labels.theirs)
    return result + Array("-->".utf8)
  }

  /// The smallest number of characters that no line of the texts has in the way of a marker.
  private func size(between sections: [[UInt8]]) -> Int {
    let marks = "<|=>".utf8
    let lengths = Set(
      sections.joined(separator: [UInt8(ascii: "\n")]).split(separator: UInt8(ascii: "\n")).map { line in
        line.first.map { mark in marks.contains(mark) ? line.prefix { $0 == mark }.count : 0 } ?? 0
      })
    return (size...).first { !lengths.contains($0) } ?? size
  }

  /// A text without two hyphens in a row and without a hyphen at its end.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      if character == "-", result.unicodeScalars.last == "-" {
        result += "&#45;"
      } else {
        result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// The text before `escaped`.
  static func unescaped(_ text: String) -> String { text.replacingExactly("-&#45;", with: "--") }
}
