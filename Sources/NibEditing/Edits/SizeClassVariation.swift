import NibFormats

/// The constant of a constraint for a size class, such as `constant@heightClass=compact`.
///
/// The property is entered as `constant@compactHeight`, or as `constant@compactWidthRegularHeight` for both classes.
struct SizeClassVariation {
  /// The only property that can vary.
  static let property = "constant"

  private let constraint: NibElement
  /// The key of the variation in documents: `heightClass=compact-widthClass=regular`.
  private let key: String

  /// - Returns: `nil` if the property does not depend on a size class.
  init?(_ name: String, of element: NibElement) throws(EditError) {
    guard let at = name.firstIndex(of: "@") else { return nil }
    let (property, classes) = (name[..<at], name[name.index(after: at)...])
    guard element.isNamed("constraint"), property == SizeClassVariation.property else {
      throw EditError(
        "'\(property)' of \(element.name) cannot be set for a size class; only 'constant' of a constraint can"
      )
    }
    guard let key = SizeClassVariation.key(String(classes)) else {
      throw EditError(
        "'\(classes)' is not a size class; use compactHeight, regularHeight, compactWidth, regularWidth, or both such as "
          + "compactWidthRegularHeight")
    }
    (constraint, self.key) = (element, key)
  }

  private static func key(_ classes: String) -> String? {
    let form = /(?:(compact|regular)(width))?(?:(compact|regular)(height))?(?:(compact|regular)(width))?/
    guard !classes.isEmpty, let match = classes.lowercased().wholeMatch(of: form),
      match.1 == nil || match.5 == nil
    else { return nil }
    let height = match.3.map { "heightClass=\($0)" }
    let width = (match.1 ?? match.5).map { "widthClass=\($0)" }
    return [height, width].compactMap(\.self).joined(separator: "-")
  }

  /// The variation in the document; `nil` if there is none.
  var existing: NibElement? { constraint.children(named: "variation").first { $0.key == key } }

  /// The edits that give the constant a value for the size class; `nil` removes it.
  func edits(_ value: String?, _ maker: EditMaker) throws(EditError) -> [SourceEdit] {
    let name = SizeClassVariation.property
    guard let value else {
      guard let existing else { return [] }
      let isEmpty =
        existing.attributes.allSatisfy { [name, "key"].contains($0.name) } && existing.children.isEmpty
      return isEmpty ? maker.edits(removing: [existing]) : maker.edits(setting: name, of: existing, to: nil)
    }
    guard let number = NibDecimal.parse(value), PropertyRange.lengths.contains(number) else {
      throw EditError(
        "'\(value)' is not a valid constant for a size class; use a number\(PropertyRange.lengths.text)")
    }
    let text = EditorNumber.text(number)
    if let existing { return maker.edits(setting: name, of: existing, to: text) }
    return maker.edits(adding: [NibDraft("variation", key: key, [name: text])], to: constraint)
  }
}
