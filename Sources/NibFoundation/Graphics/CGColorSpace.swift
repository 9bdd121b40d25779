// Functions and constants have Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A set of colors. NibTerm computes all colors in extended sRGB.
public final class CGColorSpace: NSObject, Sendable {
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Creates a set of colors by its name.
  public init?(name: String) { super.init() }
  fileprivate override init() { super.init() }
}

/// The colors of the device.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
/// The grays of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// A gradient, which is not drawn.
public final class CGGradient: NSObject {
  /// Creates a gradient from colors.
  public init?(
    colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?
  ) { super.init() }
  /// Creates a gradient from the components of colors.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) { super.init() }
}
