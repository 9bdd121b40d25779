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
  fileprivate var isLoading = false

  /// An empty configuration.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  /// A configuration with a spinning wheel and a text.
  public static func loading() -> UIContentUnavailableConfiguration {
    var result = UIContentUnavailableConfiguration()
    result.isLoading = true
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

/// A view that shows a `UIContentUnavailableConfiguration` in its middle.
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration { didSet { update() } }
  private let stack = UIStackView(frame: .zero)

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -16),
    ])
    update()
  }

  /// Returns `nil`: the view is not archived.
  public required init?(coder: NSCoder) { nil }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIContentUnavailableView, ViewWord>.table(.property("configuration", \.configuration))
  }

  /// The configuration. Only a `UIContentUnavailableConfiguration` can be set.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set { shown.nibReplace(with: newValue) }
  }

  private func update() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    backgroundColor = shown.background.backgroundColor
    stack.spacing = nibEnvironment.rules.isTerminal ? 0 : 8
    for view in parts { stack.addArrangedSubview(view) }
  }

  private var parts: [UIView] {
    var parts: [UIView] = []
    if shown.isLoading {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      parts.append(wheel)
    }
    if let image = shown.image { parts.append(UIImageView(image: image)) }
    if let text = shown.text { parts.append(label(text, shown.textProperties)) }
    if let text = shown.secondaryText { parts.append(label(text, shown.secondaryTextProperties)) }
    if shown.button.title != nil || shown.button.image != nil {
      let button = UIButton(configuration: shown.button, primaryAction: shown.buttonProperties.primaryAction)
      button.isEnabled = shown.buttonProperties.isEnabled
      parts.append(button)
    }
    return parts
  }

  private func label(
    _ text: String, _ properties: UIContentUnavailableConfiguration.TextProperties
  ) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    (label.font, label.textColor) = (properties.font, properties.color)
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = .center
    return label
  }
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
