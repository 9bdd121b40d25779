/// Insets, which archives write edge by edge: `IBUITitleEdgeInsets.left`.
enum ArchiveInsets {
  /// Adds one edge to the insets of an element; false if the key names no edge.
  static func add(_ field: ArchiveField, named name: String, to draft: inout DraftElement) -> Bool {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2, let attribute = edges[parts[1]], let text = field.value?.attributeText else {
      return false
    }
    let index = draft.children.firstIndex { $0["key"] == parts[0] } ?? draft.children.count
    if index == draft.children.count {
      draft.children.append(DraftElement("inset", at: field.element.offset, key: parts[0]))
    }
    draft.children[index].set(attribute, text)
    return true
  }

  private static let edges = ["left": "minX", "top": "minY", "right": "maxX", "bottom": "maxY"]
}
