import NibFormats

/// Sets the values of a constraint that differ from other properties.
struct ConstraintValues {
  static let names: Set<String> = ["constant", "multiplier", "priority", "installed"]

  private let constraint: NibElement
  private let maker: EditMaker

  init(_ constraint: NibElement, _ maker: EditMaker) { (self.constraint, self.maker) = (constraint, maker) }

  func edits(_ name: String, _ value: String?) throws(EditError) -> [SourceEdit] {
    switch name {
    case "constant":
      let attributes = [constraint["firstAttribute"], constraint["secondAttribute"]].compactMap(\.self)
      let guides = [constraint["firstItem"], constraint["secondItem"]].compactMap { id in
        id.flatMap { constraint.document.object(id: $0) }
      }
      let (constant, symbolic) = try ConstraintValues.constant(
        value ?? "0", between: attributes, toSafeArea: guides.contains { $0.key == "safeArea" })
      return maker.edits(
        setting: ["constant": constant, "symbolic": symbolic], of: constraint)
    case "priority":
      return maker.edits(setting: name, of: constraint, to: try ConstraintValues.priority(value ?? "1000"))
    case "multiplier":
      return maker.edits(setting: name, of: constraint, to: try ConstraintValues.multiplier(value ?? "1"))
    default: return try installationEdits(value ?? "YES")
    }
  }

  /// The attributes `constant` and `symbolic` for a constant: a number, or `standard` for the system's distance.
  ///
  /// - Parameters:
  ///   - attributes: the attributes of the constraint. The system has no standard for lengths and centers.
  ///   - isToSafeArea: whether one of the items is the guide of a safe area.
  static func constant(
    _ text: String, between attributes: [String], toSafeArea isToSafeArea: Bool
  ) throws(EditError) -> (constant: String?, symbolic: String?) {
    if text.lowercased() == "standard" {
      if let other = attributes.first(where: { hasNoStandard.contains($0) }) {
        throw EditError("there is no standard distance for '\(other)'; use a number")
      }
      return (EditorNumber.text(standardDistance(attributes, toSafeArea: isToSafeArea)), "YES")
    }
    guard let number = NibDecimal.parse(text), PropertyRange.lengths.contains(number) else {
      throw EditError(
        "'\(text)' is not a valid constant; use 'standard' or a number\(PropertyRange.lengths.text)")
    }
    return (number == 0 ? nil : EditorNumber.text(number), nil)
  }

  /// The standard distance in points, which Interface Builder writes beside `symbolic`: 8 between views, 20 between equal
  /// edges of a view and its superview. At the top and bottom of a safe area it is 8.
  private static func standardDistance(_ attributes: [String], toSafeArea isToSafeArea: Bool) -> Double {
    let isInside = Set(attributes).count == 1
    let isVertical = attributes.contains("top") || attributes.contains("bottom")
    return isInside && !(isToSafeArea && isVertical) ? 20 : 8
  }

  private static let hasNoStandard: Set<String> = [
    "width", "height", "centerX", "centerY", "centerXWithinMargins", "centerYWithinMargins",
  ]

  /// The attribute `priority`, which is left out for 1000.
  static func priority(_ text: String) throws(EditError) -> String? {
    guard let number = ConstraintWords.priorities[text.lowercased()] ?? NibDecimal.parse(text),
      PropertyRange.priorities.contains(number)
    else {
      throw EditError("'\(text)' is not a valid priority; use 1 to 1000, required, high or low")
    }
    return number == 1000 ? nil : EditorNumber.text(number)
  }

  /// The attribute `multiplier`, which is left out for 1.
  static func multiplier(_ text: String) throws(EditError) -> String? {
    guard let factor = NibMultiplier.parse(text), factor != 0, factor.magnitude <= 10_000,
      factor.magnitude >= 0.0001
    else {
      throw EditError(
        "'\(text)' is not a valid multiplier; use a number such as 0.5, or a ratio such as 16:9")
    }
    // Interface Builder keeps the text as it was entered.
    return NibDecimal.parse(text) == 1 ? nil : text.replacing(" ", with: "")
  }

  /// The edits that install the constraint or remove it from the layout. The view of the constraint lists the excluded
  /// ones.
  private func installationEdits(_ value: String) throws(EditError) -> [SourceEdit] {
    guard let owner = constraint.parent?.parent, let id = constraint.id else {
      throw EditError("the constraint does not belong to a view")
    }
    let variation = owner.children(named: "variation").first { $0.key == "default" }
    let mask = variation?.children(named: "mask").first { $0.key == "constraints" }
    let exclusion = mask?.children(named: "exclude").first { $0["reference"] == id }
    switch value.lowercased() {
    case "yes", "true", "1": return exclusion.map { maker.edits(removing: [$0]) } ?? []
    case "no", "false", "0":
      if exclusion != nil { return [] }
      let draft = NibDraft("exclude", ["reference": id])
      if let mask { return maker.edits(adding: [draft], to: mask) }
      let newMask = NibDraft("mask", key: "constraints")
      newMask.children = [draft]
      if let variation { return maker.edits(adding: [newMask], to: variation) }
      let newVariation = NibDraft("variation", key: "default")
      newVariation.children = [newMask]
      return maker.edits(adding: [newVariation], to: owner)
    default: throw EditError("'\(value)' is not a valid value of 'installed'; use YES or NO")
    }
  }
}
