/// Reports the attributes and children of an element that no row of its class's table handles, or that the code for the
/// values of its kind does not read, and that are therefore missing from the compiled nib.
struct UncompiledParts {
  /// The attributes that are compiled.
  private let attributes: Set<String>
  /// The keys of the children that are compiled.
  private let keys: Set<String>
  /// The names of the children that are compiled, with or without a key.
  private let elements: Set<String>

  /// Creates a report of everything except the given parts and the attributes that every element may have.
  ///
  /// - Parameters:
  ///   - children: the keys of children.
  ///   - elements: the names of children.
  init(
    attributes: some Sequence<String> = [], children: some Sequence<String> = [],
    elements: some Sequence<String> = []
  ) {
    (self.attributes, keys, self.elements) = (Set(attributes), Set(children), Set(elements))
  }

  /// Reports the attributes and children of an element that are left out.
  func report(_ element: NibElement, to objects: CodedObjects) {
    for attribute in element.attributes where !Self.common.contains(attribute.name) {
      guard !attributes.contains(attribute.name) else { continue }
      objects.report(
        .notCompiled,
        "'\(attribute.name)' of <\(element.name)> has no known form in a compiled nib; it is left out",
        at: attribute.location, in: element)
    }
    for child in element.children where !isKnown(child) {
      objects.report(
        .notCompiled,
        "\(Self.title(of: child)) of <\(element.name)> has no known form in a compiled nib; it is left out",
        at: child.location, in: element)
    }
  }

  /// The name of a part in messages: the key of an old archive, or the element with its key.
  private static func title(of child: NibElement) -> String {
    if child.isNamed("archivedKey"), let name = child["name"] { return "the archived key '\(name)'" }
    return "<\(child.name)\(child.key.map { " key=\"\($0)\"" } ?? "")>"
  }

  /// Whether a child is compiled, or needs not be.
  private func isKnown(_ child: NibElement) -> Bool {
    // <nil key="..."> says that there is no value.
    if elements.contains(child.name) || child.isNamed("nil") { return true }
    if child.isEditorOnly { return true }
    guard let key = child.key else { return false }
    if Self.editorKeys.contains(key) || key.hasPrefix("simulated") { return true }
    // A long text is stored in a child with the name of the attribute as its key.
    return keys.contains(key) || attributes.contains(key) || Self.common.contains(key)
  }

  /// The attributes that every element may have: ids and references, classes, and data that only Interface
  /// Builder uses.
  private static let common: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "reference",
    "sceneMemberID", "colorLabel",
  ]

  /// The keys of the children that only Interface Builder uses, in all elements. The names of the others begin with
  /// `simulated`.
  private static let editorKeys: Set<String> = [
    "canvasLocation", "freeformSize", "intrinsicContentSize", "userComments",
  ]
}
