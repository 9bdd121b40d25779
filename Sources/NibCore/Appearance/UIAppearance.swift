/// A view or bar item whose class has appearance settings.
public protocol UIAppearance: AnyObject {
  /// An object whose properties become those of all objects of the class that are shown from then on.
  static func appearance() -> Self
  /// An object whose properties become those of objects that are shown inside objects of the given classes, which are
  /// listed from the innermost to the outermost.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

/// A class whose objects contain others: a view or controller.
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance {
  /// A view whose properties become those of all views of the class, if they have their default values when they are
  /// added to a window. Properties that nibs can set and the tint color are supported.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// A view whose properties become those of views that are inside views or controllers of the given classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    unsafeDowncast(AppearanceProxies.proxy(of: self, in: containerTypes), to: self)
  }

  /// Applies the settings of the view's class and its superclasses.
  final func nibApplyAppearance() {
    for proxy in AppearanceProxies.proxies(for: self) { proxy.apply(to: self) }
  }
}

extension UIBarItem: UIAppearance {
  /// An item whose settings are stored. Only the tint color of bar buttons has an effect in a terminal.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// The same as `appearance()`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    unsafeDowncast(AppearanceProxies.itemProxy(of: self), to: self)
  }
}
