import NibFormats
import NibSupport

extension MergeAttribute {
  /// Whether the attribute refers to an object.
  var isReference: Bool { NibReference.isReference(name, value: value) }
}

extension MergeElement {
  /// Whether the element is a constraint or a connection, which cannot exist without the objects that it connects.
  var isConnection: Bool { NibReference.isConnection(name) }

  /// The ids of the objects without which the element cannot exist.
  var needs: [ExactText] {
    attributes.filter { NibReference.isRequired($0.name, of: name) && $0.isReference }.map {
      ExactText(decoding: $0.value)
    }
  }
}
