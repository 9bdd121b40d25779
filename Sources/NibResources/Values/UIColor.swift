import Foundation

/// A color, which can depend on the light or dark appearance. Colors are immutable.
///
/// The class does not derive from NSObject: Foundation's attributed strings on Linux compare the values of
/// neighboring runs, and stop the program if these are NSObjects.
public final class UIColor: Hashable, Sendable {
  /// The source of a color's components.
  private enum Source: Hashable, Sendable {
    case fixed(ColorComponents)
    case system(SystemColor)
    case pair(light: ColorComponents, dark: ColorComponents)
    /// A color of an asset catalog: its name, and the color to use.
    case named(String, UIColor)
    /// Another color with the given opacity.
    case withAlpha(UIColor, Double)
    case dynamic(Provider)
  }

  /// Contains the closure of a dynamic color, so that it can be compared by identity.
  private final class Provider: Hashable, Sendable {
    let color: @Sendable (UITraitCollection) -> UIColor
    init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) { self.color = color }
    static func == (lhs: Provider, rhs: Provider) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private let source: Source

  private init(_ source: Source) {
    self.source = source
  }

  /// Creates a color from extended sRGB components.
  package convenience init(nibComponents components: ColorComponents) { self.init(.fixed(components)) }

  /// Creates a color from extended sRGB components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      nibComponents: ColorComponents(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(nibComponents: ColorComponents(white: Double(white), alpha: Double(alpha)))
  }

  /// Creates a color from Display P3 components.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      nibComponents: ColorComponents(
        displayP3Red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func part(_ offset: Double) -> Double {
      let sector = (offset + Double(hue) * 6).truncatingRemainder(dividingBy: 6)
      let reduction = max(0, min(sector, 4 - sector, 1))
      return Double(brightness) * (1 - Double(saturation) * reduction)
    }
    self.init(
      nibComponents: ColorComponents(
        red: part(5), green: part(3), blue: part(1), alpha: Double(alpha)))
  }

  /// Creates a color that is computed from traits. When a view is drawn, these contain only the light or dark
  /// appearance.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.dynamic(Provider(dynamicProvider)))
  }

  /// Creates a color with different components for each appearance.
  package convenience init(nibLight light: ColorComponents, dark: ColorComponents) {
    self.init(light == dark ? .fixed(light) : .pair(light: light, dark: dark))
  }

  /// Creates one of Apple's named system colors.
  package convenience init(nibSystem color: SystemColor) { self.init(.system(color)) }

  /// Creates a system or plain color from its name in documents, such as `secondaryLabelColor` or
  /// `whiteColor`; `nil` for an unknown name.
  package convenience init?(nibSystemColor name: String) {
    if let color = SystemColor(rawValue: name) {
      self.init(nibSystem: color)
    } else if let color = PlainColor(rawValue: name) {
      self.init(nibComponents: color.components)
    } else {
      return nil
    }
  }

  /// Creates a color of an asset catalog from its name and the color to use for it, for example the one that a
  /// document stores beside the name.
  package convenience init(nibNamed name: String, fallback: UIColor) { self.init(.named(name, fallback)) }

  /// The name in the asset catalog, or the system color's name in documents; `nil` for other colors.
  package var nibName: String? {
    switch source {
    case .named(let name, _): name
    case .system(let color): color.rawValue
    case .fixed, .pair, .withAlpha, .dynamic: nil
    }
  }

  /// The components of the color in an appearance. An unspecified appearance is treated as light.
  package func nibComponents(for style: UIUserInterfaceStyle = .light) -> ColorComponents {
    switch source {
    case .fixed(let components): return components
    case .system(let color): return color.components(for: style)
    case .pair(let light, let dark): return style == .dark ? dark : light
    case .named(_, let color): return color.nibComponents(for: style)
    case .withAlpha(let color, let alpha):
      var components = color.nibComponents(for: style)
      components.alpha = alpha
      return components
    case .dynamic(let provider):
      return provider.color(UITraitCollection(userInterfaceStyle: style)).nibComponents(for: style)
    }
  }

  /// The fixed color for the given traits.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: return self
    case .named(_, let color): return color.resolvedColor(with: traits)
    case .withAlpha(let color, let alpha):
      return color.resolvedColor(with: traits).withAlphaComponent(CGFloat(alpha))
    case .system, .pair: return UIColor(nibComponents: nibComponents(for: traits.userInterfaceStyle))
    case .dynamic(let provider): return provider.color(traits).resolvedColor(with: traits)
    }
  }

  /// The same color with another opacity (0 to 1). It still depends on the appearance.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let opacity = min(max(Double(alpha), 0), 1)
    guard case .fixed(var components) = source else { return UIColor(.withAlpha(self, opacity)) }
    components.alpha = opacity
    return UIColor(nibComponents: components)
  }

  /// Stores the components for the light appearance in the arguments. Always returns `true`.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = nibComponents()
    red?.pointee = CGFloat(components.red)
    green?.pointee = CGFloat(components.green)
    blue?.pointee = CGFloat(components.blue)
    alpha?.pointee = CGFloat(components.alpha)
    return true
  }

  /// Colors are equal if they were created in the same way from equal values. Dynamic colors are equal only to
  /// themselves.
  public static func == (a: UIColor, b: UIColor) -> Bool { a.source == b.source }

  /// Hashes the source of the color.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// The color type of layers. In a terminal it is the same as that of views.
public typealias CGColor = UIColor

extension UIColor {
  /// The color as a layer's color, which is the color itself.
  public var cgColor: CGColor { self }
}
