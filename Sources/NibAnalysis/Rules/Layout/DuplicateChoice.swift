import NibCore
import NibEditing

/// Decides which of two equivalent constraints can be deleted without losing an attribute, a comment or a reference.
struct DuplicateChoice {
  /// The ids to which outlets and other elements refer.
  private let references: Set<String>
  /// The ids of constraints that are not installed in all size classes.
  private let variedIDs: Set<String>
  private let editor: EditMaker?

  init(_ document: NibDocument) {
    let elements = document.root.descendants
    references = Set(elements.flatMap { element in ["destination", "ref"].compactMap { element[$0] } })
    variedIDs = Set(elements.compactMap { $0["reference"] })
    editor = EditMaker(document)
  }

  /// The constraint that can be deleted without a loss, preferably the later one; `nil` if neither can.
  func superfluous(_ later: NibElement, _ earlier: NibElement) -> NibElement? {
    guard !isMasked(later, earlier) else { return nil }
    if ownParts(of: later, besides: earlier).isEmpty { return later }
    return ownParts(of: earlier, besides: later).isEmpty ? earlier : nil
  }

  /// The reason why neither constraint can be deleted; `nil` if one can.
  func refusal(_ later: NibElement, _ earlier: NibElement) -> String? {
    guard superfluous(later, earlier) == nil else { return nil }
    if isMasked(later, earlier) {
      return "--fix removes neither, because one of them is not installed in all size classes"
    }
    let first = ownParts(of: earlier, besides: later).joined(separator: ", ")
    let second = ownParts(of: later, besides: earlier).joined(separator: ", ")
    return "each has something of its own, so --fix removes neither: the earlier one has \(first), and this "
      + "one has \(second)"
  }

  /// Whether one of the constraints is not installed in all size classes, so that the other one may be needed there.
  private func isMasked(_ later: NibElement, _ earlier: NibElement) -> Bool {
    [later, earlier].contains { $0.id.map(variedIDs.contains) ?? false }
  }

  /// The parts of a constraint that the other constraint lacks, and that would be lost with the constraint.
  private func ownParts(of element: NibElement, besides other: NibElement) -> [String] {
    let attributes = element.attributes.filter {
      !Self.meaning.contains($0.name) && other[$0.name] != $0.value
    }
    let children = element.children.filter { !$0.isNamed("variation") }
    var parts = attributes.map { "\($0.name)=\"\($0.value)\"" } + children.map { "<\($0.name)>" }
    if editor?.hasComment(element) ?? false { parts.append("a comment") }
    if element.id.map(references.contains) ?? false { parts.append("an outlet that leads to it") }
    return parts
  }

  /// The attributes that are the same in both constraints, or whose difference means nothing: `symbolic` says only how
  /// the constant was chosen.
  private static let meaning: Set<String> = [
    "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "constant",
    "multiplier", "priority", "placeholder", "installed", "symbolic",
  ]
}
