import NibFormats
import NibSupport

/// Adds a copy of an object after it. The copies of the objects inside it get ids of their own, and refer to each other
/// as the originals do. Connections and constraints from outside are not copied.
struct Duplicate {
  let id: String

  func edits(_ maker: EditMaker) throws(EditError) -> [SourceEdit] {
    let element = try maker.object(id)
    guard let list = element.parent, element.key == nil, list.id == nil, !element.isNamed("placeholder"),
      element["sceneMemberID"] == nil
    else {
      throw EditError(
        "\(element.name) '\(id)' cannot be duplicated, because there is a place for only one object")
    }
    try maker.checkPlace(of: element)
    var ids = maker.freshIDs
    let inside = [element] + Array(element.descendants)
    let seed = "\(maker.source.count)"
    var copies: [ExactText: String] = [:]
    for object in inside {
      if let id = object.id { copies[text: id] = ids.make(for: ExactText("\(seed) \(id)")).text }
    }
    var edits: [SourceEdit] = []
    for object in inside {
      for attribute in object.attributes where !EditMaker.texts.contains(attribute.name) {
        guard let copy = copies[text: attribute.value] else { continue }
        edits += maker.edits(setting: attribute.name, of: object, to: copy)
      }
    }
    let text = maker.text(of: element, indentation: maker.indentation(of: element), edits)
    guard element.isNamed("constraint"), let copy = copies[text: id] else {
      let children = Array(list.children)
      let next = children.firstIndex(of: element).map { children.index(after: $0) }
      let follower = next.flatMap { $0 < children.endIndex ? children[$0] : nil }
      return maker.edits(adding: text, to: list, before: follower)
    }
    let follower = list.children.first { copy.utf8.lexicographicallyPrecedes(($0.id ?? "").utf8) }
    return maker.edits(adding: text, to: list, before: follower)
  }
}

extension EditMaker {
  /// The attributes that contain texts or names, never ids.
  static let texts: Set<String> = [
    "key", "text", "title", "userLabel", "name", "placeholder", "value", "keyPath",
  ]
}
