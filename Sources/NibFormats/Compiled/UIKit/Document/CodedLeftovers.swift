/// Reports parts of an element that its class's table does not handle, and that are therefore missing from
/// the compiled nib.
struct CodedLeftovers {
  private let words: Set<CodedProperty.Word>

  init(_ codedClass: CodedClass) { self.init(codedClass.words) }

  /// Creates a check that reports everything except the given words.
  init(_ words: Set<CodedProperty.Word>) { self.words = words }

  func report(_ element: NibElement, to compilation: CodedCompilation) {
    for attribute in element.attributes where !Self.common.contains(attribute.name) {
      guard !words.contains(.attribute(attribute.name)) else { continue }
      compilation.report(
        "not-compiled",
        "'\(attribute.name)' of <\(element.name)> has no known form in a compiled nib; it is left out",
        at: attribute.location, in: element)
    }
    for child in element.children where !isKnown(child) {
      let key = child.key.map { " key=\"\($0)\"" } ?? ""
      compilation.report(
        "not-compiled",
        "<\(child.name)\(key)> of <\(element.name)> has no known form in a compiled nib; it is left out",
        at: child.location, in: element)
    }
  }

  private func isKnown(_ child: NibElement) -> Bool {
    // <nil> means that there is no value.
    if words.contains(.element(child.name)) || child.isNamed("nil") { return true }
    guard let key = child.key else { return false }
    // A long text is stored in a child instead of the attribute.
    return words.contains(.keyed(key)) || words.contains(.attribute(key)) || Self.common.contains(key)
  }

  /// Words that every element may have: references, classes, and notes that only Interface Builder shows.
  private static let common: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "reference",
    "sceneMemberID", "colorLabel",
  ]
}
