import NibCore

/// Decides which of two constraints that mean the same can be deleted: the one that has nothing that the other lacks.
struct DuplicateChoice {
  /// The ids that outlets, masks and others refer to.
  private let references: Set<String>
  private let editor: DocumentEditor?

  init(_ document: NibDocument) {
    let names = ["destination", "reference", "ref"]
    references = Set(document.root.descendants.flatMap { element in names.compactMap { element[$0] } })
    editor = DocumentEditor(document)
  }

  /// The constraint that can be deleted: the later one, if that loses nothing; `nil` if each has something of its own.
  func superfluous(_ later: NibElement, _ earlier: NibElement) -> NibElement? {
    if ownParts(of: later, besides: earlier).isEmpty { return later }
    return ownParts(of: earlier, besides: later).isEmpty ? earlier : nil
  }

  /// The reason why neither constraint can be deleted; `nil` if one can.
  func refusal(_ later: NibElement, _ earlier: NibElement) -> String? {
    guard superfluous(later, earlier) == nil else { return nil }
    let first = ownParts(of: earlier, besides: later).joined(separator: ", ")
    let second = ownParts(of: later, besides: earlier).joined(separator: ", ")
    return "each has something of its own, so --fix removes neither: the earlier one has \(first), and this "
      + "one has \(second)"
  }

  /// The parts of a constraint that would be lost with it, although the other one means the same.
  private func ownParts(of element: NibElement, besides other: NibElement) -> [String] {
    let attributes = element.attributes.filter {
      !Self.meaning.contains($0.name) && other[$0.name] != $0.value
    }
    let children = element.children.filter { !$0.isNamed("variation") }
    var parts = attributes.map { "\($0.name)=\"\($0.value)\"" } + children.map { "<\($0.name)>" }
    if editor?.hasComment(element) ?? false { parts.append("a comment") }
    if element.id.map(references.contains) ?? false { parts.append("an outlet or mask that refers to it") }
    return parts
  }

  /// The attributes that are the same in both constraints, or whose difference means nothing: `symbolic` says only how
  /// the constant was chosen.
  private static let meaning: Set<String> = [
    "id", "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "constant",
    "multiplier", "priority", "placeholder", "installed", "symbolic",
  ]
}
