import NibCore

/// One attribute of an object, as its document and its class know it.
package struct NibInspectedAttribute: Hashable, Sendable {
  /// Where the value comes from, and what is made of it.
  package enum State: Hashable, Sendable {
    /// The document says it.
    case set
    /// The document says nothing: the class's own value holds.
    case standard
    /// The document says it, and it is known to change nothing here, for this reason.
    case ignored(because: String)
    /// The document says it, and nothing here understands it.
    case unsupported
  }

  /// The attribute's name, or the key of the element that holds the value; with the size class in brackets
  /// where the value is that of a variation: `constant [widthClass=compact]`.
  package let name: String
  /// The decoded value in words.
  package let value: String
  /// Where the value comes from.
  package let state: State
  /// The id of the object that is the value; nil for values that are no objects.
  package let target: String?
  /// Where the document says it; nil for a class's own value.
  package let location: SourceLocation?
}

extension NibElement {
  /// What the document says of this object beside who it is (id, label, custom class) and what it holds, in
  /// document order.
  package func inspectedAttributes() -> [NibInspectedAttribute] {
    var vocabulary = NibVocabulary()
    let source = vocabulary.source(of: self, in: nil)
    let reader = AttributeReader(source: source, isJudged: document.kind.isSupported, suffix: "")
    return reader.attributes(of: self)
  }
}

/// Reads the attributes of one element, and of its variations.
private struct AttributeReader {
  /// What is known of such elements; nil if nothing here knows them.
  let source: NibVocabulary.Source?
  /// Whether it is told what is not understood: of documents of other platforms nothing is.
  let isJudged: Bool
  /// What names end with: the size class of a variation.
  let suffix: String

  /// Attributes that say who an object is.
  private static let identity: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "sceneMemberID",
  ]

  func attributes(of element: NibElement) -> [NibInspectedAttribute] {
    let own = element.attributes.filter { !Self.identity.contains($0.name) }.map { attribute in
      NibInspectedAttribute(
        name: attribute.name + suffix, value: attribute.value,
        state: state(source?.meaning(ofAttribute: attribute.name)), target: nil,
        location: attribute.location)
    }
    return own + element.children.flatMap(attributes(ofChild:))
  }

  private func attributes(ofChild child: NibElement) -> [NibInspectedAttribute] {
    if child.isNamed("variation") {
      let reader = AttributeReader(
        source: source, isJudged: isJudged, suffix: " [\(child.key ?? "default")]")
      return reader.attributes(of: child)
    }
    // Subviews, constraints and connections are no attributes.
    if NibVocabulary.parts[child.name] == .understood { return [] }
    let state = state(source?.meaning(ofChild: child))
    return [
      NibInspectedAttribute(
        name: name(of: child) + suffix, value: NibValueText.text(of: child), state: state,
        target: child.id ?? child["reference"], location: child.location)
    ]
  }

  /// The key of a child; the states of a control need more words.
  private func name(of child: NibElement) -> String {
    guard let key = child.key else { return child.name }
    return child.isNamed("state") ? "\(key) state" : key
  }

  private func state(_ meaning: NibMeaning?) -> NibInspectedAttribute.State {
    guard isJudged else { return .set }
    return switch meaning {
    case .understood?: .set
    case .nothing(let reason)?: .ignored(because: reason)
    case nil: .unsupported
    }
  }
}

extension NibCanvas {
  /// The ids of the subviews and constraints that the document's size-class variations leave out of this
  /// canvas.
  ///
  /// Cost: O(size of the document).
  package var switchedOffIDs: Set<String> { document.disabledIDs(for: environment.nibTraits) }
}

extension UIView {
  /// The content size that counts in layout, in points; nil along an axis without one. Text is wrapped at
  /// the view's own width.
  package var nibInspectedContentSize: (width: CGFloat?, height: CGFloat?) {
    let size = nibLayoutContentSize
    guard nibHeightDependsOnWidth, let wrapped = nibContentSize(forWidth: bounds.width) else { return size }
    return (wrapped.width ?? size.width, wrapped.height)
  }
}

extension NibElement {
  /// The framework's class that the element stands for: `UILabel`; the element's own name where there is
  /// none here, as in documents of other platforms.
  package var nibFrameworkClass: String {
    document.kind.isSupported ? NibClassRegistry.displayName(ofElement: name) : name
  }
}
