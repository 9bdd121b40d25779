/// What a screen is like, as far as documents vary by it.
public struct NibTraits: Hashable, Sendable {
  public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case compact, regular
  }

  /// nil stands for any.
  public var widthClass: SizeClass?
  public var heightClass: SizeClass?
  /// `phone`, `pad`, `mac`; nil stands for any.
  public var userInterfaceIdiom: String?

  public init(
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
