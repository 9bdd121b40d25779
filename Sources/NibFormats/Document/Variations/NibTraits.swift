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
