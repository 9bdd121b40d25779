/// A view that shows a `UIContentUnavailableConfiguration` in its middle.
open class UIContentUnavailableView: UIView, UIContentView {
  private var shownConfiguration: UIContentUnavailableConfiguration { didSet { update() } }
  private let stack = UIStackView(frame: .zero)

  /// Creates a view that shows a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shownConfiguration = configuration
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
    get { shownConfiguration }
    set { shownConfiguration.nibReplace(with: newValue) }
  }

  private func update() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    backgroundColor = shownConfiguration.background.backgroundColor
    stack.spacing = nibEnvironment.rules.isTerminal ? 0 : 8
    for view in parts { stack.addArrangedSubview(view) }
  }

  private var parts: [UIView] {
    var parts: [UIView] = []
    if shownConfiguration.nibIsLoading {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      parts.append(wheel)
    }
    if let image = shownConfiguration.image { parts.append(UIImageView(image: image)) }
    if let text = shownConfiguration.text { parts.append(label(text, shownConfiguration.textProperties)) }
    if let text = shownConfiguration.secondaryText {
      parts.append(label(text, shownConfiguration.secondaryTextProperties))
    }
    if shownConfiguration.button.title != nil || shownConfiguration.button.image != nil {
      let button = UIButton(
        configuration: shownConfiguration.button,
        primaryAction: shownConfiguration.buttonProperties.primaryAction)
      button.isEnabled = shownConfiguration.buttonProperties.isEnabled
      parts.append(button)
    }
    return parts
  }

  /// A label with a text.
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
