/// The place of a bar. It has no effect in a terminal.
public enum UIBarPosition: Int, Hashable, Sendable { case any, bottom, top, topAttached }

/// The height of a bar, for which images can be set.
public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// A bar with a place.
public protocol UIBarPositioning: AnyObject {
  var barPosition: UIBarPosition { get }
}

extension UINavigationBar: UIBarPositioning {
  /// The place of the bar.
  public var barPosition: UIBarPosition { .top }
  /// Has no effect: the bar has a color or none.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
  /// Has no effect: the bar has a color or none.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// The image behind the items: none.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
}

extension UIToolbar: UIBarPositioning {
  /// The place of the bar.
  public var barPosition: UIBarPosition { .bottom }
  /// Has no effect: the bar has a color or none.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// The image behind the items: none.
  public func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics)
    -> UIImage?
  { nil }
  /// Has no effect: the line at the edge of the bar is not an image.
  public func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {}
  /// The image of the edge: none.
  public func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { nil }
}

/// A delegate that says where a bar is. It is not called.
public protocol UIBarPositioningDelegate: AnyObject {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// The delegate of a toolbar. It is not called.
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
