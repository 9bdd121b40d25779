/// A view that shows the standard content of a cell.
open class UIListContentView: UIView, UIContentView {
  private var shownConfiguration: UIListContentConfiguration { didSet { update() } }
  private let image = UIImageView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let secondary = UILabel(frame: .zero)
  private let texts = UIStackView(frame: .zero)
  private let row = UIStackView(frame: .zero)

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    shownConfiguration = configuration
    super.init(frame: .zero)
    isOpaque = false
    for view in [title, secondary] { texts.addArrangedSubview(view) }
    for view in [image, texts] { row.addArrangedSubview(view) }
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    image.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: leadingAnchor),
      row.trailingAnchor.constraint(equalTo: trailingAnchor), row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    update()
  }

  /// Returns `nil`: the view is not archived.
  public required init?(coder: NSCoder) { nil }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIListContentView, ViewWord>.table(.property("configuration", \.configuration))
  }

  /// The configuration. Only a `UIListContentConfiguration` can be set.
  open var configuration: any UIContentConfiguration {
    get { shownConfiguration }
    set { shownConfiguration.nibReplace(with: newValue) }
  }

  /// Shows the configuration.
  private func update() {
    let content = shownConfiguration
    show(content.text, content.attributedText, content.textProperties, in: title)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties, in: secondary)
    image.image = content.image
    image.isHidden = content.image == nil
    image.layer.cornerRadius = content.imageProperties.cornerRadius
    if let color = content.imageProperties.tintColor { image.tintColor = color }
    let isTerminal = nibEnvironment.rules.isTerminal
    row.spacing = isTerminal ? 8 : content.imageToTextPadding
    let isBeside = content.prefersSideBySideTextAndSecondaryText
    texts.axis = isBeside ? .horizontal : .vertical
    let lineSpacing = isTerminal ? 0 : content.textToSecondaryTextVerticalPadding
    texts.spacing = isBeside ? content.textToSecondaryTextHorizontalPadding : lineSpacing
    secondary.setContentHuggingPriority(isBeside ? .required : .defaultLow, for: .horizontal)
  }

  /// Shows a text in a label.
  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = properties.alignment == .center ? .center : .natural
    if let attributed {
      label.attributedText = attributed
    } else {
      switch properties.transform {
      case .none: label.text = text
      case .uppercase: label.text = text?.uppercased()
      case .lowercase: label.text = text?.lowercased()
      case .capitalized: label.text = text?.capitalized
      }
    }
    label.isHidden = (attributed?.string ?? text ?? "").isEmpty
  }
}
