/// The content of a screen that has no other content to show: an image, texts and a button.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties: Hashable {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
  }

  /// The properties of a button.
  public struct ButtonProperties {
    /// The action of the button.
    public var primaryAction: UIAction?
    /// Whether the button can be used.
    public var isEnabled = true
  }

  /// The image; `nil` for none.
  public var image: UIImage?
  /// The text; `nil` for none.
  public var text: String?
  /// The second text; `nil` for none.
  public var secondaryText: String?
  /// The appearance of the text.
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2), color: .label)
  /// The appearance of the second text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
  /// The content of the button, which is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The properties of the button.
  public var buttonProperties = ButtonProperties()
  /// The background.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether a spinning wheel is shown above the text.
  var nibIsLoading = false

  /// An empty configuration.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// A configuration with a spinning wheel and a text.
  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.nibIsLoading = true
    result.text = "Loading…"
    result.textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    return result
  }

  /// A configuration for a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.image = UIImage(systemName: "magnifyingglass")
    result.text = "No Results"
    result.secondaryText = "Check the spelling or try a new search."
    return result
  }

  /// Creates a view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  /// Returns the same configuration.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

extension UIViewController {
  /// Shows a configuration over the view; `nil` removes it. Called by `contentUnavailableConfiguration`.
  func nibShowUnavailableContent(_ configuration: (any UIContentConfiguration)?) {
    guard let view = viewIfLoaded else { return }
    for cover in view.subviews where cover is NibUnavailableContent { cover.removeFromSuperview() }
    guard let configuration else { return }
    let cover = NibUnavailableContent(frame: view.bounds)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.isUserInteractionEnabled = true
    let content = configuration.makeContentView()
    content.frame = cover.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.addSubview(content)
    view.addSubview(cover)
  }
}

/// The cover over a controller's view while its content is unavailable.
private final class NibUnavailableContent: UIView {}
