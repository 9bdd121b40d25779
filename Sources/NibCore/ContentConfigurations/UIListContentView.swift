/// A view that shows the standard content of a cell.
open class UIListContentView: UIView, UIContentView {
  private var listConfiguration: UIListContentConfiguration
  private let image = UIImageView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private let secondary = UILabel(frame: .zero)
  private let texts = UIStackView(frame: .zero)
  private let row = UIStackView(frame: .zero)

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    listConfiguration = configuration
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

  /// The configuration. Only a `UIListContentConfiguration` can be set.
  open var configuration: any UIContentConfiguration {
    get { listConfiguration }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      listConfiguration = new
      update()
    }
  }

  /// Shows the configuration.
  private func update() {
    let content = listConfiguration
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
    texts.spacing =
      isBeside
      ? content.textToSecondaryTextHorizontalPadding
      : isTerminal ? 0 : content.textToSecondaryTextVerticalPadding
    secondary.setContentHuggingPriority(isBeside ? .required : .defaultLow, for: .horizontal)
  }

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
    label.isHidden = text == nil && attributed == nil
  }
}

/// The configuration that a cell shows, and its view.
struct CellContent {
  var configuration: (any UIContentConfiguration)?
  private(set) var view: (any UIView & UIContentView)?

  /// Shows a configuration in the content view of a cell, within its margins.
  mutating func show(_ new: (any UIContentConfiguration)?, in contentView: UIView) {
    configuration = new
    guard let new else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(new) {
      view.configuration = new
      return
    }
    view?.removeFromSuperview()
    let made = new.makeContentView()
    made.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(made)
    // The view of a program's own configuration fills the cell. UIKit's content stays within the margins.
    let area: any NibAnchored = made is UIListContentView ? contentView.layoutMarginsGuide : contentView
    let bottom = made.bottomAnchor.constraint(equalTo: area.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      made.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      made.topAnchor.constraint(equalTo: area.topAnchor), bottom,
    ])
    view = made
  }
}
