extension UIButton {
  /// The content and appearance of a button in one value, which has priority over the button's own properties.
  public struct Configuration: Hashable {
    /// The style of the background.
    package enum Style: String, Hashable, Sendable { case plain, tinted, gray, filled }

    /// The size of a button relative to other buttons.
    public enum Size: String, Hashable, Sendable { case mini, small, medium, large }

    /// The alignment of title and subtitle relative to each other.
    public enum TitleAlignment: String, Hashable, Sendable { case automatic, leading, center, trailing }

    /// The style of the background.
    var nibStyle: Style
    /// The title. It has priority over the titles of the button's states. `setTitle(_:for:)` changes it for the normal
    /// state.
    public var title: String?
    /// The title with attributes. It has priority over `title`.
    public var attributedTitle: NSAttributedString?
    /// The second, smaller line of text below the title.
    public var subtitle: String?
    /// The image beside the title.
    public var image: UIImage?
    /// The size of the image if it is a symbol; `nil` for the standard size.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the title on which the image is.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Whether the image is above or below the title.
    var nibStacksImage: Bool { !imagePlacement.isDisjoint(with: [.top, .bottom]) }
    /// The distance in points between image and title.
    public var imagePadding: CGFloat = 0
    /// The distance in points between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// The space around the content in points; `nil` for the system's insets.
    var nibContentInsets: NSDirectionalEdgeInsets?
    /// The color of title and image; `nil` for the style's color.
    public var baseForegroundColor: UIColor?
    /// The color of the background; `nil` for the style's color.
    public var baseBackgroundColor: UIColor?
    /// The title's font; `nil` for the font of body text, or for the headline font in a button with the role `primary`.
    var nibTitleFont: UIFont?

    /// The shape of a background.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// The radius of the background.
      case fixed
      /// The radius of the background, which follows the text size.
      case dynamic
      case small, medium, large
      /// Half of the height.
      case capsule
    }

    /// The shape of the background. Pictures in points show it; a terminal does not.
    public var cornerStyle: CornerStyle = .dynamic
    /// The size of the button relative to other buttons. Stored, but has no effect.
    public var buttonSize: Size = .medium
    /// The alignment of title and subtitle relative to each other. Stored, but has no effect.
    public var titleAlignment: TitleAlignment = .automatic

    package init(nibStyle: Style) { self.nibStyle = nibStyle }

    /// Creates a configuration without a background.
    public static func plain() -> Configuration { Configuration(nibStyle: .plain) }
    /// Creates a configuration with a background in a pale shade of the tint color.
    public static func tinted() -> Configuration { Configuration(nibStyle: .tinted) }
    /// Creates a configuration with a gray background.
    public static func gray() -> Configuration { Configuration(nibStyle: .gray) }
    /// Creates a configuration with a background in the tint color.
    public static func filled() -> Configuration { Configuration(nibStyle: .filled) }
    /// Creates a configuration without a background, as `plain()`.
    public static func borderless() -> Configuration { plain() }
    /// Creates a configuration with a gray background, as `gray()`.
    public static func bordered() -> Configuration { gray() }
    /// Creates a configuration with a background in a pale shade of the tint color, as `tinted()`.
    public static func borderedTinted() -> Configuration { tinted() }
    /// Creates a configuration with a background in the tint color, as `filled()`.
    public static func borderedProminent() -> Configuration { filled() }

    /// The space around the content in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { nibContentInsets ?? NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) }
      set { nibContentInsets = newValue }
    }

    /// The background. Its color has priority over `baseBackgroundColor`. Its radius applies to the corner styles
    /// `fixed` and `dynamic`.
    public var background = UIBackgroundConfiguration.clear()

    /// The radius of the background's corners on a button with the given height, in points.
    func nibCornerRadius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic: max(6, background.cornerRadius)
      case .small: 4
      case .medium: 6
      case .large: 8
      case .capsule: height / 2
      }
    }

    /// The color of title and image on a button with the given tint color.
    func nibForeground(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (nibStyle == .filled ? .white : tint)
    }

    /// The color of the background; `nil` if there is none.
    package func nibBackground(tint: UIColor) -> UIColor? {
      if let color = background.backgroundColor { return color }
      switch nibStyle {
      case .plain: return baseBackgroundColor
      case .filled: return baseBackgroundColor ?? tint
      case .gray: return baseBackgroundColor ?? .secondarySystemFill
      case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(0.2)
      }
    }
  }
}

extension UIButton.Configuration {
  /// The configuration of a `<buttonConfiguration>` element. Never `nil`: malformed values are replaced with defaults.
  static func nib(_ element: NibElement, _ coder: NibCoder) -> UIButton.Configuration? {
    var result = UIButton.Configuration(nibStyle: element["style"].flatMap(Style.init(rawValue:)) ?? .plain)
    func color(_ key: String, of parent: NibElement?) -> UIColor? {
      parent?.child(key: key).flatMap { UIColor(nib: $0) }
    }
    result.title = element.nibString("title")
    result.subtitle = element.nibString("subtitle")
    result.attributedTitle = element.child(key: "attributedTitle").flatMap {
      NSAttributedString.nib($0, coder)
    }
    result.image = element.nibImage("image")
    result.preferredSymbolConfigurationForImage = element.child(key: "preferredSymbolConfigurationForImage")
      .flatMap { UIImage.SymbolConfiguration.nib($0, coder) }
    result.imagePlacement = element["imagePlacement"].flatMap { placements[$0] } ?? .leading
    result.cornerStyle = element["cornerStyle"].flatMap { cornerStyles[$0] } ?? .dynamic
    result.buttonSize = element["buttonSize"].flatMap(Size.init(rawValue:)) ?? .medium
    result.titleAlignment = element["titleAlignment"].flatMap(TitleAlignment.init(rawValue:)) ?? .automatic
    result.imagePadding = CGFloat(element.double("imagePadding") ?? 0)
    result.titlePadding = CGFloat(element.double("titlePadding") ?? 1)
    result.nibContentInsets = element.child(key: "contentInsets").flatMap { NibDirectionalInsets($0) }
      .map { NSDirectionalEdgeInsets($0) }
    result.baseForegroundColor = color("baseForegroundColor", of: element)
    result.baseBackgroundColor =
      color("backgroundColor", of: element.child(key: "background"))
      ?? color("baseBackgroundColor", of: element)
    result.nibTitleFont = element.child(key: "titleFontDescription").flatMap {
      UIFont(nib: $0, standardSize: 17)
    }
    return result
  }

  private static let cornerStyles: [String: CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]

  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
}

extension UIButton {
  /// The radius of the background's corners, in points.
  package var nibCornerRadius: CGFloat {
    let configuredRadius = configuration?.nibCornerRadius(height: bounds.height) ?? 0
    return min(max(configuredRadius, layer.cornerRadius), bounds.height / 2)
  }
}
