import NibFormats
import NibSupport

/// The references between the objects of a document.
struct References {
  /// An attribute whose value is the id of another object.
  struct Attribute: Hashable {
    let element: NibElement
    let name: String

    /// Whether the element cannot exist without the object.
    var isRequired: Bool { NibReference.isRequired(name, of: element.name) }
  }

  /// The references to each object, by its id.
  private var attributes: [ExactText: [Attribute]] = [:]

  init(_ document: NibDocument) {
    let ids = Set(texts: document.root.descendants.compactMap(\.id))
    for element in [document.root] + Array(document.root.descendants) {
      for attribute in element.attributes where attribute.name != "id" {
        let isReference =
          NibReference.isReference(attribute.name, value: Array(attribute.value.utf8))
          || element.name == "designable" && attribute.name == "name"
        guard isReference, ids.contains(text: attribute.value) else { continue }
        attributes[text: attribute.value, default: []].append(
          Attribute(element: element, name: attribute.name))
      }
    }
  }

  /// The references to an object, which the document need not have, by attributes whose values are always ids.
  static func all(to id: String, in document: NibDocument) -> [Attribute] {
    let names = Dictionary(grouping: NibReference.all, by: \.element).mapValues { $0.map(\.attribute) }
    return ([document.root] + Array(document.root.descendants)).flatMap { element in
      (names[element.name] ?? []).filter { ExactText.areEqual(element[$0], id) }.map {
        Attribute(element: element, name: $0)
      }
    }
  }

  subscript(id: String) -> [Attribute] { attributes[text: id] ?? [] }

  /// The elements that have to be removed with others, because they cannot exist without them, and the attributes of
  /// other elements that refer to removed ones.
  ///
  /// - Returns: the elements with the removed ones.
  func dependents(of removed: Set<NibElement>) -> (elements: Set<NibElement>, attributes: [Attribute]) {
    var (all, others) = (removed, [Attribute]())
    var waiting = Array(removed)
    while let element = waiting.popLast() {
      for inner in [element] + Array(element.descendants) {
        for reference in inner.id.map({ self[$0] }) ?? [] where !References.isInside(reference.element, all) {
          if reference.isRequired {
            all.insert(reference.element)
            waiting.append(reference.element)
          } else {
            others.append(reference)
          }
        }
      }
    }
    return (all, others)
  }

  fileprivate static func isInside(_ element: NibElement, _ removed: Set<NibElement>) -> Bool {
    element.lineage.contains { removed.contains($0) }
  }
}

extension EditMaker {
  /// The edits that remove attributes which refer to removed elements. Those of removed elements go with these.
  func edits(removing references: [References.Attribute], outside removed: Set<NibElement>) -> [SourceEdit] {
    references.filter { !References.isInside($0.element, removed) }
      .flatMap { edits(setting: $0.name, of: $0.element, to: nil) }
  }
}
