/// What a screen is like, as far as documents vary by it.
public struct NibTraits: Hashable, Sendable {
  /// How much room there is along an axis.
  package enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case compact, regular
  }

  /// nil stands for any.
  package var widthClass: SizeClass?
  /// nil stands for any.
  package var heightClass: SizeClass?
  /// `phone`, `pad`, `mac`; nil stands for any.
  package var userInterfaceIdiom: String?

  /// Traits; what is left out stands for any.
  package init(
    widthClass: SizeClass? = nil, heightClass: SizeClass? = nil, userInterfaceIdiom: String? = nil
  ) {
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.userInterfaceIdiom = userInterfaceIdiom
  }

  /// The value of a trait by the name that variation keys use.
  subscript(name: String) -> String? {
    switch name {
    case "widthClass": widthClass?.rawValue
    case "heightClass": heightClass?.rawValue
    case "userInterfaceIdiom": userInterfaceIdiom
    default: nil
    }
  }
}

/// When a variation applies: `default`, `widthClass=compact`, `heightClass=regular-widthClass=compact`.
package struct NibVariationKey: Hashable, Sendable {
  /// The traits that must be as given, by name, in the order written. Empty for `default`.
  package let conditions: [Condition]

  /// A trait and the value it must have.
  package struct Condition: Hashable, Sendable {
    /// The trait's name: `widthClass`.
    package let trait: String
    /// The trait's value: `compact`.
    public let value: String
  }

  /// The key of this text; nil if it is neither `default` nor conditions joined by `-`.
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

  /// Whether all conditions hold. A trait that stands for any meets none.
  public func matches(_ traits: NibTraits) -> Bool {
    conditions.allSatisfy { traits[$0.trait] == $0.value }
  }
}
