extension UIButton {
  /// A button described by what it shows instead of by its parts.
  public struct Configuration: Hashable {
    /// How the background looks.
    public enum Style: String, Hashable, Sendable { case plain, tinted, gray, filled }

    /// How the background looks.
    package var nibStyle: Style
    /// How large the system makes a button.
    public enum Size: String, Hashable, Sendable { case mini, small, medium, large }

    /// On which side texts of different lengths are flush.
    public enum TitleAlignment: String, Hashable, Sendable { case automatic, leading, center, trailing }

    /// The title; the button's own for its state counts before it.
    public var title: String?
    /// The title with attributes; counts before `title`.
    public var attributedTitle: NSAttributedString?
    /// A second, smaller line.
    public var subtitle: String?
    /// The image beside the title.
    public var image: UIImage?
    /// On which side of the title the image is.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Points between image and title.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// Space around it all, in points; nil stands for the system's.
    package var nibContentInsets: NSDirectionalEdgeInsets?
    /// The color of title and image; nil: the style's.
    public var baseForegroundColor: UIColor?
    /// The color of the background; nil: the style's.
    public var baseBackgroundColor: UIColor?
    /// The title's font; nil: that of body text.
    package var nibTitleFont: UIFont?

    /// How large the system makes a button without insets of its own.
    public var buttonSize: Size = .medium
    /// On which side title and subtitle are flush.
    public var titleAlignment: TitleAlignment = .automatic

    /// A configuration of a style.
    public init(nibStyle: Style) { self.nibStyle = nibStyle }

    /// Without background.
    public static func plain() -> Configuration { Configuration(nibStyle: .plain) }
    /// With a background of a pale tint color.
    public static func tinted() -> Configuration { Configuration(nibStyle: .tinted) }
    /// With a gray background.
    public static func gray() -> Configuration { Configuration(nibStyle: .gray) }
    /// With a background of the tint color.
    public static func filled() -> Configuration { Configuration(nibStyle: .filled) }

    /// Space around it all, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { nibContentInsets ?? NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12) }
      set { nibContentInsets = newValue }
    }

    /// The color of title and image on a button of that tint color.
    func nibForeground(tint: UIColor) -> UIColor {
      baseForegroundColor ?? (nibStyle == .filled ? .white : tint)
    }

    /// The color of the background; nil where there is none.
    package func nibBackground(tint: UIColor) -> UIColor? {
      switch nibStyle {
      case .plain: baseBackgroundColor
      case .filled: baseBackgroundColor ?? tint
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.2)
      }
    }
  }
}

extension UIButton.Configuration {
  /// The configuration of a `<buttonConfiguration>` element.
  static func nib(_ element: NibElement, _ coder: NibCoder) -> UIButton.Configuration? {
    var result = UIButton.Configuration(nibStyle: element["style"].flatMap(Style.init(rawValue:)) ?? .plain)
    let document = element.document
    func color(_ key: String, of parent: NibElement?) -> UIColor? {
      parent?.child(key: key).flatMap { UIColor(nib: $0, in: document) }
    }
    result.title = element["title"] ?? element.child(key: "title").flatMap { NibString($0)?.value }
    result.subtitle = element["subtitle"] ?? element.child(key: "subtitle").flatMap { NibString($0)?.value }
    result.attributedTitle = element.child(key: "attributedTitle").flatMap {
      NSAttributedString.nib($0, coder)
    }
    result.image =
      element["image"].flatMap {
        UIImage(nib: $0, isSystem: element["catalog"] == "system", in: document)
      } ?? element.child(key: "image").flatMap { UIImage.nib(reference: $0, coder) }
    result.imagePlacement = element["imagePlacement"].flatMap { placements[$0] } ?? .leading
    result.buttonSize = element["buttonSize"].flatMap(Size.init(rawValue:)) ?? .medium
    result.titleAlignment = element["titleAlignment"].flatMap(TitleAlignment.init(rawValue:)) ?? .automatic
    result.imagePadding = CGFloat(element.double("imagePadding") ?? 0)
    result.titlePadding = CGFloat(element.double("titlePadding") ?? 1)
    result.nibContentInsets = element.child(key: "contentInsets").flatMap { NibDirectionalInsets($0) }.map {
      NSDirectionalEdgeInsets(top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing)
    }
    result.baseForegroundColor = color("baseForegroundColor", of: element)
    result.baseBackgroundColor =
      color("backgroundColor", of: element.child(key: "background"))
      ?? color("baseBackgroundColor", of: element)
    result.nibTitleFont = element.child(key: "titleFontDescription").flatMap {
      UIFont(nib: $0, standardSize: 17)
    }
    return result
  }

  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
}
