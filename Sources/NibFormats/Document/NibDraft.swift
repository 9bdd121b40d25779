import NibSupport

/// An element under construction, in a document that is translated from an archive or a compiled nib.
///
/// `NibDocumentBuilder` requires elements in document order, and attributes before children, but archives and compiled
/// nibs store the data of one object in many places. Therefore each element is first assembled as a draft.
package final class NibDraft {
  package struct Attribute {
    package let name: String
    package var value: String
    let offset: Int?
  }

  package internal(set) var name: String
  /// The byte offset in the file that the element comes from; `nil` if it is not known.
  let offset: Int?
  package private(set) var attributes: [Attribute] = []
  package var children: [NibDraft] = []
  package var text = ""

  package init(
    _ name: String, key: String? = nil, _ attributes: KeyValuePairs<String, String> = [:],
    at offset: Int? = nil
  ) {
    self.name = name
    self.offset = offset
    self["key"] = key
    for (name, value) in attributes { set(name, value) }
  }

  /// Creates an element with a key whose attributes are numbers.
  convenience init(_ name: String, key: String, _ names: [String], _ numbers: [Double], at offset: Int? = nil)
  {
    self.init(name, key: key, at: offset)
    set(names, to: numbers)
  }

  /// The value of an attribute; `nil` removes it.
  package subscript(attribute: String) -> String? {
    get { attributes.first { $0.name == attribute }?.value }
    set {
      if let newValue {
        set(attribute, newValue)
      } else {
        attributes.removeAll { $0.name == attribute }
      }
    }
  }

  /// Sets an attribute, replacing an existing one with the same name.
  func set(_ name: String, _ value: String, at offset: Int? = nil) {
    if let index = attributes.firstIndex(where: { $0.name == name }) {
      attributes[index].value = value
    } else {
      attributes.append(Attribute(name: name, value: value, offset: offset))
    }
  }

  func set(_ names: [String], to numbers: [Double]) {
    for (name, number) in zip(names, numbers) { self[name] = NibNumber.exact(number) }
  }

  /// The first child with this name.
  func child(named name: String) -> NibDraft? { children.first { $0.name == name } }

  /// The first child with this name. If there is none, an empty one is added.
  func childAdding(named name: String) -> NibDraft {
    if let known = child(named: name) { return known }
    let child = NibDraft(name)
    children.append(child)
    return child
  }

  /// Adds a child with this name that contains the given elements. Adds nothing if the list is empty.
  func append(_ list: [NibDraft], in name: String) {
    guard !list.isEmpty else { return }
    let parent = NibDraft(name, at: list.first?.offset)
    parent.children = list
    children.append(parent)
  }

  /// Writes the element and its descendants.
  func write(to builder: inout NibDocumentBuilder) {
    builder.open(name, at: offset)
    for attribute in attributes { builder.attribute(attribute.name, attribute.value, at: attribute.offset) }
    if !text.isEmpty { builder.text(text) }
    for child in children { child.write(to: &builder) }
    builder.close()
  }
}

/// The name of an attribute of `<archivedKey>`, an element that preserves a value of an archive. The attribute says
/// that only Interface Builder used the value.
private let editorOnly = "editorOnly"

extension NibElement {
  /// Whether the element preserves a value of an archive that only Interface Builder used.
  package var isEditorOnly: Bool { isNamed("archivedKey") && bool(editorOnly) == true }
}

extension NibDraft {
  /// Marks an `<archivedKey>` as a value that only Interface Builder used.
  func markEditorOnly() { self[editorOnly] = "YES" }
}
