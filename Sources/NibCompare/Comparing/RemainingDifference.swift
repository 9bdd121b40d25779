import NibAnalysis
import NibCore

/// The difference between two versions in which the other comparisons found nothing, so that a difference between two
/// files is always reported.
struct RemainingDifference {
  private let old: NibDocument
  private let new: NibDocument

  init(_ old: NibDocument, _ new: NibDocument) {
    self.old = old
    self.new = new
  }

  /// The maximum number of lines that are added as changes.
  private static let maximumLines = 5

  /// Adds lines that differ although no other comparison has found a change, or counts them as noise.
  func add(to changes: inout ChangeList) {
    guard old.source != new.source else { return }
    let (before, after) = (Self.lines(old), Self.lines(new))
    if before.map({ ExactText($0) }) == after.map({ ExactText($0) }) {
      if isReadCompletely {
        changes.count(.formatting)
      } else {
        add(Self.lines(old.lineText), Self.lines(new.lineText), to: &changes)
      }
    } else if ExactText.areEqual(Self.sorted(old.root), Self.sorted(new.root)) {
      changes.count(.order)
    } else {
      add(before, after, to: &changes)
    }
  }

  /// Whether the elements of the documents are all that their files contain. Older files are archives with objects of
  /// Interface Builder that are not translated.
  private var isReadCompletely: Bool {
    old.lineText == new.lineText || Self.isReadCompletely(old) && Self.isReadCompletely(new)
  }

  private static func isReadCompletely(_ document: NibDocument) -> Bool {
    document.lineText.isEmpty
      || document.lineText.dropFirst(document.root.location.offset).starts(with: "<document".utf8)
  }

  /// An element with everything inside it as a text that does not depend on the order of elements.
  private static func sorted(_ element: NibElement) -> String {
    let attributes = element.attributes.map { "\($0.name)=\($0.value.debugDescription)" }.sorted()
    let children = element.children.filter { !ObjectProperties.isEmptyList($0) }.map(sorted).sorted()
    return "(\(element.name) \(attributes.joined(separator: " ")) \(element.text.debugDescription) "
      + children.joined(separator: " ") + ")"
  }

  /// Adds the lines that only one of two texts has, without their indentation, as changes of the document.
  private func add(_ before: [String], _ after: [String], to changes: inout ChangeList) {
    let (before, after) = (before.map(Self.withoutIndentation), after.map(Self.withoutIndentation))
    let (removed, added) = (
      before.subtracting(after, by: ExactText.init), after.subtracting(before, by: ExactText.init)
    )
    let count = min(max(removed.count, added.count), Self.maximumLines)
    for index in 0..<max(1, count) {
      let values = ValueExcerpts(
        old: index < removed.count ? removed[index] : nil, new: index < added.count ? added[index] : nil)
      changes.add(
        DocumentChange(
          DocumentChange.Action(from: values.old, to: values.new), .attribute, "other content",
          old: values.old, new: values.new, at: self.old.root.location, self.new.root.location),
        to: .new(0))
    }
  }

  private static func withoutIndentation(_ line: String) -> String {
    ObjectProperties.onOneLine(String(line.drop { $0 == " " }))
  }

  /// The elements of a document, one line each, without lists that have no entries.
  private static func lines(_ document: NibDocument) -> [String] {
    var lines: [String] = []
    var stack = [(element: document.root, indentation: "")]
    while let (element, indentation) = stack.popLast() {
      lines.append(indentation + element.dumpLine)
      let children = element.children.filter { !ObjectProperties.isEmptyList($0) }
      stack += children.reversed().map { ($0, indentation + " ") }
    }
    return lines
  }

  private static func lines(_ text: [UInt8]) -> [String] {
    text.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
