/// A message with buttons and text fields, in a box over the other views.
///
/// The first text field is edited at once. Return presses the preferred action while a text field is being edited, and
/// Escape the action of the style `cancel`.
open class UIAlertController: UIViewController {
  /// The two kinds of alerts. Both are shown in the middle of the window.
  public enum Style: Int, Hashable, Sendable { case actionSheet, alert }

  /// The message below the title.
  open var message: String? { didSet { messageLabel.text = message } }
  open override var title: String? { didSet { titleLabel.text = title } }
  /// The kind of the alert.
  open private(set) var preferredStyle = Style.alert
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields, in the order in which they were added; `nil` if there are none.
  open private(set) var textFields: [UITextField]?
  /// The action whose title is emphasized, and which Return performs.
  open var preferredAction: UIAlertAction?

  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let buttons = UIStackView()

  /// The width of an alert in UIKit, in points.
  private static let width: CGFloat = 270

  /// Creates an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    nibSetUp(title: title, message: message, preferredStyle)
  }

  /// Sets what the initializer of UIKit sets.
  final func nibSetUp(title: String?, message: String?, _ preferredStyle: Style) {
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    titleLabel.text = title
    messageLabel.text = message
    modalPresentationStyle = .overFullScreen
  }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIAlertController, ViewControllerWord>.table(
        .property("message", \.message), .property("preferredAction", \.preferredAction))
  }

  open override class var nibActions: [NibAction] {
    super.nibActions + [
      NibAction("nibPerform:", UIAlertController.nibPerform(_:)),
      NibAction("nibReturn", UIAlertController.nibReturn),
    ]
  }

  /// Adds a button for an action.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    if isViewLoaded { showButtons() }
  }

  /// Adds a text field, and calls the handler with it. Only alerts have text fields: raises
  /// `NSInternalInconsistencyException` for an action sheet.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      NibException.internalInconsistency(
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
      ).raise()
    }
    let field = AlertField()
    field.borderStyle = .roundedRect
    field.addTarget(self, action: Selector("nibReturn"), for: .editingDidEndOnExit)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  // MARK: The view

  open override func loadView() {
    let root = UIView()
    root.isOpaque = false
    let box = UIView()
    box.backgroundColor = .secondarySystemBackground
    box.layer.cornerRadius = 14
    box.layer.borderWidth = 1
    box.layer.borderColor = UIColor.separator.cgColor
    let content = UIStackView(arrangedSubviews: texts + (textFields ?? []) + [shownButtons])
    content.axis = .vertical
    let isTerminal = nibEnvironment.rules.isTerminal
    content.spacing = isTerminal ? 0 : 8
    // In a terminal, a row separates the texts, the fields and the buttons.
    if isTerminal, let last = texts.last { content.setCustomSpacing(TextMetrics.rowHeight, after: last) }
    if isTerminal, let last = textFields?.last {
      content.setCustomSpacing(TextMetrics.rowHeight, after: last)
    }
    let margin: CGFloat = isTerminal ? TextMetrics.rowHeight : 18
    for view in [box, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    box.addSubview(content)
    root.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: UIAlertController.width)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      width, box.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
      box.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor),
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      content.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
      content.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16),
      content.topAnchor.constraint(equalTo: box.topAnchor, constant: margin),
      content.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -min(margin, 16)),
    ])
    view = root
    showButtons()
  }

  /// Begins to edit the first text field, unless the program has already begun to edit one.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let textFields, !textFields.contains(where: \.isEditing) else { return }
    textFields.first?.becomeFirstResponder()
  }

  private var texts: [UIView] {
    titleLabel.font = .boldSystemFont(ofSize: 17)
    messageLabel.font = .systemFont(ofSize: 13)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    return [titleLabel, messageLabel].filter { $0.text?.isEmpty == false }
  }

  /// The buttons. Many buttons are in a view that scrolls, because the screen may have no space for all.
  private var shownButtons: UIView {
    guard actions.count > UIAlertController.maximumFixedButtons else { return buttons }
    let scroll = UIScrollView()
    buttons.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(buttons)
    let content = scroll.contentLayoutGuide
    let height = scroll.heightAnchor.constraint(equalTo: buttons.heightAnchor)
    height.priority = .defaultLow
    NSLayoutConstraint.activate([
      buttons.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      buttons.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      buttons.topAnchor.constraint(equalTo: content.topAnchor),
      buttons.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      buttons.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor), height,
    ])
    return scroll
  }

  /// The largest number of buttons that are shown without scrolling.
  private static let maximumFixedButtons = 6

  /// Shows a button for each action. Two actions of an alert stand beside each other, as in UIKit.
  private func showButtons() {
    for view in buttons.arrangedSubviews { view.removeFromSuperview() }
    let isRow = preferredStyle == .alert && actions.count == 2
    buttons.axis = isRow ? .horizontal : .vertical
    buttons.distribution = isRow ? .fillEqually : .fill
    let columnSpacing: CGFloat = nibEnvironment.rules.isTerminal ? 0 : 4
    buttons.spacing = isRow ? 8 : columnSpacing
    for action in shownActions {
      let button = AlertButton(action)
      button.setTitle(action.title, for: .normal)
      button.isEnabled = action.isEnabled
      if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
      if action === preferredAction || action.style == .cancel {
        button.titleLabel?.font = .boldSystemFont(ofSize: 17)
      }
      button.addTarget(self, action: Selector("nibPerform:"), for: .touchUpInside)
      buttons.addArrangedSubview(button)
      action.button = button
    }
  }

  /// The actions in UIKit's order: the cancel action is the first of two in an alert, and otherwise the last one.
  private var shownActions: [UIAlertAction] {
    let cancel = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return preferredStyle == .alert && actions.count == 2 ? cancel + others : others + cancel
  }

  // MARK: Performing actions

  private func nibPerform(_ sender: Any) {
    if let button = sender as? AlertButton { perform(button.alertAction) }
  }

  /// Performs the action that Return stands for in a text field.
  private func nibReturn() {
    if let action = preferredAction ?? actions.last(where: { $0.style == .default }) { perform(action) }
  }

  /// Dismisses the alert, and then calls the handler.
  private func perform(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    dismiss(animated: true)
    action.handler?(action)
  }

  /// True if there is a cancel action. The user must choose an action of other alerts.
  override var nibCanBeDismissedByUser: Bool { actions.contains { $0.style == .cancel } }

  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    guard key == KeyPress(.escape) else { return super.nibKeyDown(key) }
    if let cancel = actions.first(where: { $0.style == .cancel }) { perform(cancel) }
    return true
  }
}

private final class AlertButton: UIButton {
  let alertAction: UIAlertAction

  init(_ action: UIAlertAction) {
    alertAction = action
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

/// A text field of an alert. It passes Escape on to the alert, which Escape cancels.
private final class AlertField: UITextField {
  override func nibKeyDown(_ key: KeyPress) -> Bool {
    key == KeyPress(.escape) ? false : super.nibKeyDown(key)
  }
}
