import Foundation

/// The description of a font: its face, size and text style. `UIFont(descriptor:size:)` creates the font.
///
/// Fonts with other traits are made with `withSymbolicTraits(_:)`. Descriptors are immutable.
public final class UIFontDescriptor: Hashable, Sendable {
  let nibFace: FontFace
  let nibTextStyle: UIFont.TextStyle?
  /// The size in points; 0 if the descriptor has none.
  public let pointSize: CGFloat

  init(nibFace: FontFace, size: CGFloat, following textStyle: UIFont.TextStyle? = nil) {
    self.nibFace = nibFace
    nibTextStyle = textStyle
    pointSize = max(0, size)
  }

  /// Creates the description of a font with a PostScript name.
  public convenience init(name: String, size: CGFloat) {
    self.init(nibFace: FontFace(nibName: name), size: size)
  }

  /// Creates a description from attributes. Without a name, family or text style, it is that of the system font.
  /// Unknown attributes have no effect.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let system = UIFontDescriptor(nibFace: .system(.regular), size: 0)
    let described = system.addingAttributes(attributes)
    self.init(nibFace: described.nibFace, size: described.pointSize, following: described.nibTextStyle)
  }

  /// The description of the font of a text style, in the size for the traits.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection? = nil
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).fontDescriptor
  }

  /// The PostScript name of the font.
  public var postscriptName: String { nibFace.postScriptName }

  /// The name, family and size of the font, and its text style if it has one.
  public var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .name: postscriptName, .family: nibFace.familyName, .size: pointSize,
    ]
    attributes[.textStyle] = nibTextStyle
    return attributes
  }

  /// The value of an attribute; `nil` if the description does not have it.
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  // MARK: Changed descriptions

  /// The same font in another size and without a text style.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor { UIFontDescriptor(nibFace: nibFace, size: size) }

  /// The regular font of a family, in the same size.
  public func withFamily(_ family: String) -> UIFontDescriptor {
    let name = InstalledFonts.regularFace(ofFamily: family) ?? family
    return UIFontDescriptor(nibFace: FontFace(nibName: name), size: pointSize)
  }

  /// The description with other values for some attributes. Of the traits, the weight of the system font counts.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var result = self
    if let style = attributes[.textStyle] as? UIFont.TextStyle {
      result = .preferredFontDescriptor(withTextStyle: style)
    }
    if let family = attributes[.family] as? String { result = result.withFamily(family) }
    if let name = attributes[.name] as? String {
      result = UIFontDescriptor(name: name, size: result.pointSize)
    }
    if let traits = attributes[.traits] as? [TraitKey: Any] { result = result.nibWith(traits) }
    return (nibNumber(attributes[.size] as Any)?.doubleValue).map { result.withSize(CGFloat($0)) } ?? result
  }

  /// The font with a weight, if it is the system font.
  private func nibWith(_ traits: [TraitKey: Any]) -> UIFontDescriptor {
    let number = traits[.weight].flatMap { nibNumber($0) }.map { UIFont.Weight(CGFloat($0.doubleValue)) }
    guard let weight = traits[.weight] as? UIFont.Weight ?? number, case .system(_, let isItalic) = nibFace
    else { return self }
    return nibWith(.system(FontWeight(nearest: weight), isItalic: isItalic))
  }

  /// The same description with another face.
  func nibWith(_ face: FontFace) -> UIFontDescriptor {
    UIFontDescriptor(nibFace: face, size: pointSize, following: nibTextStyle)
  }

  /// Descriptions are equal if they have the same face, size and text style.
  public static func == (a: UIFontDescriptor, b: UIFontDescriptor) -> Bool {
    a.nibFace == b.nibFace && a.pointSize == b.pointSize && a.nibTextStyle == b.nibTextStyle
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(nibFace)
    hasher.combine(pointSize)
  }
}

extension UIFontDescriptor {
  /// The name of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The text style, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The traits, a dictionary with `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The features of the font, such as old-style digits. They have no effect.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The name of a trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The weight, a `UIFont.Weight` or a number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width. It has no effect.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant. It has no effect; use `withSymbolicTraits(_:)`.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    /// The symbolic traits. They have no effect; use `withSymbolicTraits(_:)`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }
}

extension UIFont {
  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(nibFace: nibFace, size: pointSize, following: nibTextStyle)
  }

  /// Creates the font of a description, in a size in points. With the size 0, the font has the size of the description,
  /// and its text style if there is one.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let hasOwnSize = size > 0 && size != descriptor.pointSize
    self.init(
      nibFace: descriptor.nibFace, size: size > 0 ? size : descriptor.pointSize,
      following: hasOwnSize ? nil : descriptor.nibTextStyle)
  }
}
