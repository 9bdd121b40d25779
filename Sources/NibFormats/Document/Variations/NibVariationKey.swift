/// The conditions under which a variation applies: `default`, `widthClass=compact`,
/// `heightClass=regular-widthClass=compact`.
package struct NibVariationKey: Hashable, Sendable {
  /// The required traits, in the order written. Empty for `default`.
  package let conditions: [Condition]

  /// A trait and the value it must have.
  package struct Condition: Hashable, Sendable {
    /// The trait's name: `widthClass`.
    package let trait: String
    /// The trait's value: `compact`.
    package let value: String
  }

  /// Parses the text of a key; `nil` if it is neither `default` nor conditions joined by `-`.
  package init?(_ text: String) {
    guard text != "default" else {
      conditions = []
      return
    }
    var conditions: [Condition] = []
    for part in text.split(separator: "-", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else { return nil }
      conditions.append(Condition(trait: String(sides[0]), value: String(sides[1])))
    }
    self.conditions = conditions
  }

  /// Whether all conditions hold. A trait that is `nil` in `traits` meets no condition.
  package func matches(_ traits: NibTraits) -> Bool {
    conditions.allSatisfy { traits[$0.trait] == $0.value }
  }
}
