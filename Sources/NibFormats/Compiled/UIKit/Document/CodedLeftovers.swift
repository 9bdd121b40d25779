/// Tells of what stands in an element but not in its class's table: it does not reach the compiled nib.
struct CodedLeftovers {
  private let words: Set<CodedProperty.Word>

  init(_ codedClass: CodedClass) { self.init(codedClass.words) }

  /// Tells of what is none of these words.
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
    // <nil> says that there is no value.
    if words.contains(.element(child.name)) || child.isNamed("nil") { return true }
    guard let key = child.key else { return false }
    // A long text stands in a child in place of the attribute.
    return words.contains(.keyed(key)) || words.contains(.attribute(key)) || Self.common.contains(key)
  }

  /// What every element may have: references, classes, and notes that only Interface Builder shows.
  private static let common: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "reference",
    "sceneMemberID", "colorLabel",
  ]
}
