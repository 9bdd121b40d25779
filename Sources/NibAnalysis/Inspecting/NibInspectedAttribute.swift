import NibCore

/// An attribute of an object as the inspector shows it: a value that the document sets, or a default of the class.
package struct NibInspectedAttribute: Hashable, Sendable {
  /// The source of the value and its effect.
  package enum State: Hashable, Sendable {
    /// The document sets the value.
    case set
    /// The document does not set the value, so the class's default applies.
    case standard
    /// The document sets the value, but it has no effect here for the given reason.
    case ignored(because: String)
    /// The document sets the value, but NibTerm does not support the attribute.
    case unsupported
  }

  /// The attribute's name, or the key of the element that contains the value. The name of a value that is set for
  /// one size class ends with that class in brackets: `constant [widthClass=compact]`.
  package let name: String
  /// The decoded value in words.
  package let value: String
  /// The source of the value and its effect.
  package let state: State
  /// The id of the object that is the value; `nil` if the value is not an object.
  package let target: String?
  /// The position of the value in the document; `nil` for a default of the class.
  package let location: SourceLocation?
}

extension NibElement {
  /// The attributes that the document sets on this object, in document order. Attributes that identify the object, such
  /// as its id, label and custom class, are left out, and so are its parts, such as subviews and constraints.
  package func inspectedAttributes() -> [NibInspectedAttribute] {
    var vocabulary = NibVocabulary()
    let source = vocabulary.source(of: self, in: nil)
    let reader = AttributeReader(source: source, marksUnsupported: document.kind.isSupported, suffix: "")
    return reader.attributes(of: self)
  }
}

/// Reads the attributes of one element, and of its variations.
private struct AttributeReader {
  /// The known attributes and children of the element; `nil` if the element is not known.
  let source: NibVocabulary.Source?
  /// Whether ignored and unsupported attributes are marked as such. False for documents of other platforms, whose
  /// vocabulary is not known.
  let marksUnsupported: Bool
  /// The suffix of the attributes' names: in a variation, its size class in brackets; otherwise empty.
  let suffix: String

  /// Attributes that identify an object.
  private static let identity: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "sceneMemberID",
  ]

  /// The attributes of an element and of its children, except those that are objects of their own.
  func attributes(of element: NibElement) -> [NibInspectedAttribute] {
    let attributes = element.attributes.filter { !Self.identity.contains($0.name) }.map { attribute in
      NibInspectedAttribute(
        name: attribute.name + suffix, value: NibValueText.text(ofAttribute: attribute.value),
        state: state(source?.meaning(ofAttribute: attribute.name)), target: nil,
        location: attribute.location)
    }
    return attributes + element.children.flatMap { self.attributes(ofChild: $0) }
  }

  /// A child as an attribute, or its own attributes, if it is a variation.
  private func attributes(ofChild child: NibElement) -> [NibInspectedAttribute] {
    if child.isNamed("variation") {
      let reader = AttributeReader(
        source: source, marksUnsupported: marksUnsupported, suffix: " [\(child.key ?? "default")]")
      return reader.attributes(of: child)
    }
    // The parts of an object, such as subviews, constraints and connections, are not attributes.
    if NibVocabulary.parts[child.name] == .understood { return [] }
    let state = state(source?.meaning(ofChild: child))
    return [
      NibInspectedAttribute(
        name: name(of: child) + suffix, value: NibValueText.text(of: child), state: state,
        target: child.id ?? child["reference"], location: child.location)
    ]
  }

  /// The name that is shown for a child: its key, or the element's name if it has no key. An element such as
  /// `<nil name="viewControllers"/>` has the name in an attribute instead. The states of a control are shown as, for
  /// example, `normal state`.
  private func name(of child: NibElement) -> String {
    guard let key = child.key else { return child.isNamed("nil") ? child["name"] ?? child.name : child.name }
    return child.isNamed("state") ? "\(key) state" : key
  }

  /// Whether views use an attribute, as far as this is asked for.
  private func state(_ meaning: NibMeaning?) -> NibInspectedAttribute.State {
    guard marksUnsupported else { return .set }
    return switch meaning {
    case .understood?: .set
    case .nothing(let reason)?: .ignored(because: reason)
    case nil: .unsupported
    }
  }
}

extension LoadedDocument {
  /// The ids of the subviews and constraints that the document's size-class variations remove. Cost: O(size of the
  /// document).
  package var switchedOffIDs: Set<String> { document.disabledIDs(for: environment.nibTraits) }
}

extension UIView {
  /// The content size that is used in layout, in points; `nil` along an axis without a content size. Text is wrapped at
  /// the view's current width.
  package var nibInspectedContentSize: (width: CGFloat?, height: CGFloat?) {
    let size = nibLayoutContentSize
    guard nibHeightDependsOnWidth, let wrapped = nibContentSize(forWidth: bounds.width) else { return size }
    return (wrapped.width ?? size.width, wrapped.height)
  }
}

extension NibElement {
  /// The framework class of the element, for example `UILabel`. In a document of an unsupported platform, the name of
  /// the element.
  package var nibFrameworkClass: String {
    document.kind.isSupported ? NibClassRegistry.displayName(ofElement: name) : name
  }
}
