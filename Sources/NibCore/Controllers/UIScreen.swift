/// UIKit's object for the screen, which represents the terminal.
public final class UIScreen: NSObject, @unchecked Sendable {
  /// The terminal.
  public static let main = UIScreen()

  /// The bounds in points: those of the terminal while a program runs, otherwise those of the key window, or of the
  /// environment's screen if there is no window.
  public var bounds: CGRect {
    let size = ProgramScreen.current.size ?? UIApplication.shared.keyWindow?.bounds.size
    return CGRect(origin: .zero, size: size ?? NibEnvironment.current.screenSize)
  }
  /// The number of pixels per point of the environment's device.
  public var scale: CGFloat { CGFloat(NibEnvironment.current.device.scale) }
  /// The same as `scale`.
  public var nativeScale: CGFloat { scale }
  /// The bounds in pixels of the environment's device.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The brightness of the screen. Stored, but has no effect.
  public var brightness: CGFloat = 1
  /// The number of refreshes per second.
  public var maximumFramesPerSecond: Int { 60 }
  /// The coordinates of the screen.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The traits of the environment.
  public var traitCollection: UITraitCollection { NibEnvironment.current.traits }
}

/// An area with coordinates.
public protocol UICoordinateSpace: AnyObject {
  var bounds: CGRect { get }
}

extension UIScreen: UICoordinateSpace {}
