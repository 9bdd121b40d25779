/// The device of the environment.
public final class UIDevice: NSObject, @unchecked Sendable {
  /// The device on which the program runs.
  public static let current = UIDevice()

  /// The kind of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { NibEnvironment.current.traits.userInterfaceIdiom }
  /// The orientation of the device.
  public var orientation: UIDeviceOrientation {
    NibEnvironment.current.isLandscape ? .landscapeLeft : .portrait
  }
  /// The name of the device.
  public var name: String { NibEnvironment.current.device.name }
  /// The kind of device, as on iOS.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same as `model`.
  public var localizedModel: String { model }
  /// The name of the operating system on which the program runs.
  public var systemName: String { "Linux" }
  /// The version of the operating system on which the program runs.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion)"
  }
  /// An identifier of this run of the program.
  public let identifierForVendor: UUID? = UUID()
  /// Stored, but has no effect.
  public var isBatteryMonitoringEnabled = false
  /// The charge of the battery: unknown.
  public var batteryLevel: Float { -1 }
  /// Always false.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Has no effect: the orientation of a terminal changes only with its size.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Has no effect. Programs turn an iPhone by setting the key `orientation`.
  public func setValue(_ value: Any?, forKey key: String) {}
  /// Has no effect.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// Never sent: a terminal has no orientation that can change.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// The orientations of a device.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

extension UIResponder {
  /// Sent when a text begins to be edited. The other notifications of the keyboard are sent as in UIKit, too.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The keys of the values in these notifications.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIApplication {
  /// Sent at the end of the launch.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Sent before the program ends.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  /// Sent before the program is suspended and before it ends.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Sent before the program is suspended.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Sent when the program continues after it was suspended.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Sent at the end of the launch.
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// Sent when memory is low.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Never sent: a program cannot detect a screenshot of its terminal.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Never sent: programs in a terminal are not notified of changes of the clock.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}
