import Foundation

/// A color: fixed, or one that depends on light and dark appearance. Colors do not change once made.
///
/// No NSObject: Foundation's attributed strings on Linux compare the values of neighbouring runs, and stop the program
/// at objects that are.
public final class UIColor: Hashable, Sendable {
  /// Where a color's numbers come from.
  private enum Source: Hashable, Sendable {
    case fixed(ColorComponents)
    case system(SystemColor)
    case pair(light: ColorComponents, dark: ColorComponents)
    case named(String, UIColor)
    case faded(UIColor, Double)
    case dynamic(Provider)
  }

  /// A closure that can be compared by identity.
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

  /// A color from extended sRGB numbers.
  public convenience init(nibComponents components: ColorComponents) { self.init(.fixed(components)) }

  /// A color from extended sRGB numbers.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      nibComponents: ColorComponents(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// A gray: 0 black, 1 white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(nibComponents: ColorComponents(white: Double(white), alpha: Double(alpha)))
  }

  /// A color from Display P3 numbers.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      nibComponents: ColorComponents(
        displayP3Red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// A color from hue, saturation and brightness, each 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func part(_ offset: Double) -> Double {
      let place = (offset + Double(hue) * 6).truncatingRemainder(dividingBy: 6)
      let fall = max(0, min(place, 4 - place, 1))
      return Double(brightness) * (1 - Double(saturation) * fall)
    }
    self.init(
      nibComponents: ColorComponents(
        red: part(5), green: part(3), blue: part(1), alpha: Double(alpha)))
  }

  /// A color that is made anew for the traits it is shown under.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.dynamic(Provider(dynamicProvider)))
  }

  /// A color with numbers of its own for each appearance.
  public convenience init(nibLight light: ColorComponents, dark: ColorComponents) {
    self.init(light == dark ? .fixed(light) : .pair(light: light, dark: dark))
  }

  /// One of Apple's named system colors.
  public convenience init(nibSystem color: SystemColor) { self.init(.system(color)) }

  /// A system or plain color by the name documents use, such as `secondaryLabelColor` or `whiteColor`;
  /// nil for an unknown one.
  public convenience init?(nibSystemColor name: String) {
    if let color = SystemColor(rawValue: name) {
      self.init(nibSystem: color)
    } else if let color = PlainColor(rawValue: name) {
      self.init(nibComponents: color.components)
    } else {
      return nil
    }
  }

  /// A color of an asset catalog, by name, with the value that the document recorded for it.
  public convenience init(nibNamed name: String, fallback: UIColor) { self.init(.named(name, fallback)) }

  /// The color of that name in the bundle's asset catalog; nil when there is none. The catalog must be in the bundle
  /// as a folder, not compiled.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    guard let color = ColorSet(named: name, in: bundle ?? .main)?.color else { return nil }
    self.init(nibNamed: name, fallback: traits.map(color.resolvedColor) ?? color)
  }

  /// The name in the asset catalog, or the system color's name in documents; nil for other colors.
  public var nibName: String? {
    switch source {
    case .named(let name, _): name
    case .system(let color): color.rawValue
    case .fixed, .pair, .faded, .dynamic: nil
    }
  }

  /// The numbers of the color under an appearance; unspecified counts as light.
  package func nibComponents(for style: UIUserInterfaceStyle = .light) -> ColorComponents {
    switch source {
    case .fixed(let components): return components
    case .system(let color): return color.components(for: style)
    case .pair(let light, let dark): return style == .dark ? dark : light
    case .named(_, let color): return color.nibComponents(for: style)
    case .faded(let color, let alpha):
      var components = color.nibComponents(for: style)
      components.alpha = alpha
      return components
    case .dynamic(let provider):
      return provider.color(UITraitCollection(userInterfaceStyle: style)).nibComponents(for: style)
    }
  }

  /// The fixed color that is shown under the given traits.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: return self
    case .named(_, let color): return color.resolvedColor(with: traits)
    case .faded(let color, let alpha):
      return color.resolvedColor(with: traits).withAlphaComponent(CGFloat(alpha))
    case .system, .pair: return UIColor(nibComponents: nibComponents(for: traits.userInterfaceStyle))
    case .dynamic(let provider): return provider.color(traits).resolvedColor(with: traits)
    }
  }

  /// The same color with another opacity (0 to 1), still dependent on the appearance.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let opacity = min(max(Double(alpha), 0), 1)
    guard case .fixed(var components) = source else { return UIColor(.faded(self, opacity)) }
    components.alpha = opacity
    return UIColor(nibComponents: components)
  }

  /// Writes the numbers of the light appearance; always possible here.
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

  /// Fixed colors are equal when their numbers are; others when they come from the same source.
  public static func == (a: UIColor, b: UIColor) -> Bool { a.source == b.source }

  /// A hash that equal colors share.
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

/// The color that layers take. A terminal has one kind of color.
public typealias CGColor = UIColor

extension UIColor {
  /// The color in the form that layers take: itself.
  public var cgColor: CGColor { self }
}
