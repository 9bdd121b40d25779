/// What a button shows in each of its states: `IBUIHighlightedTitleColor`.
enum ArchiveButtonStates {
  private static let states = ["Normal", "Highlighted", "Disabled", "Selected"]
  private static let parts = [
    "Title", "TitleColor", "TitleShadowColor", "Image", "BackgroundImage", "AttributedTitle",
  ]

  /// All keys that there are.
  static let keys = states.flatMap { state in parts.map { "IBUI" + state + $0 } }

  /// Adds one part to the element of its state.
  static func add(_ field: ArchiveField, _ object: ArchiveObject, _ draft: inout DraftElement) {
    let name = field.key.dropFirst("IBUI".count)
    guard let state = states.first(where: { name.hasPrefix($0) }), let value = field.value else { return }
    let part = name.dropFirst(state.count)
    let index = indexOfState(state.lowercased(), at: field.element.offset, in: &draft)
    let key = part.prefix(1).lowercased() + part.dropFirst()
    let isAdded = ArchiveAnyValue.add(
      value, at: field.element.offset, named: key, of: object, to: &draft.children[index])
    if !isAdded { draft.children.append(ArchiveKept.element(field.element, name: field.key)) }
  }

  private static func indexOfState(_ state: String, at offset: Int?, in draft: inout DraftElement) -> Int {
    if let index = draft.children.firstIndex(where: { $0.name == "state" && $0["key"] == state }) {
      return index
    }
    draft.children.append(DraftElement("state", at: offset, key: state))
    return draft.children.count - 1
  }
}
