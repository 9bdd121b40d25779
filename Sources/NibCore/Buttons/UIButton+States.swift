extension UIButton {
  /// Sets the color of the title's shadow for a state. A terminal draws no shadows.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    stateContents[state.nibKey, default: ButtonStateContent()].titleShadowColor = color
  }

  /// Sets the symbol configuration for a state.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    stateContents[state.nibKey, default: ButtonStateContent()].symbolConfiguration = configuration
  }

  /// The attributed title for a state, or that of the normal state if there is none.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    nibValue(for: state) { $0.attributedTitle }
  }
  /// The title's color for a state, or that of the normal state if there is none.
  public func titleColor(for state: State) -> UIColor? { nibValue(for: state) { $0.titleColor } }
  /// The color of the title's shadow for a state, or that of the normal state if there is none.
  public func titleShadowColor(for state: State) -> UIColor? { nibValue(for: state) { $0.titleShadowColor } }
  /// The background image for a state, or that of the normal state if there is none.
  public func backgroundImage(for state: State) -> UIImage? { nibValue(for: state) { $0.backgroundImage } }

  /// The title of the current state, or the text of its attributed title. A configuration's title has priority over
  /// those of states.
  public var currentTitle: String? {
    currentAttributedTitle?.string ?? configuration?.title ?? (nibHidesStateTitles ? nil : title(for: state))
  }
  /// The attributed title of the current state.
  public var currentAttributedTitle: NSAttributedString? {
    if let title = configuration?.attributedTitle { return title }
    return configuration?.title == nil && !nibHidesStateTitles ? attributedTitle(for: state) : nil
  }
  /// Whether the titles of states are not shown: on Interface Builder's canvas and on devices, those of a button whose
  /// configuration has an image and no title (docs/interface-builder.md 4.4). A program in the terminal shows them.
  var nibHidesStateTitles: Bool {
    guard let configuration, !nibEnvironment.rules.isTerminal else { return false }
    return configuration.image != nil && configuration.title == nil && configuration.attributedTitle == nil
  }
  /// The color of the title in the current state.
  public var currentTitleColor: UIColor {
    if let color = configuration?.baseForegroundColor ?? titleColor(for: state) { return color }
    return configuration?.nibForeground(tint: tintColor) ?? (buttonType == .custom ? .white : tintColor)
  }
  /// The image of the current state.
  public var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The background image of the current state.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// A value for a state, or that of the normal state if there is none.
  func nibValue<Value>(for state: State, _ value: (ButtonStateContent) -> Value?) -> Value? {
    stateContents[state.nibKey].flatMap(value) ?? stateContents[State.normal.nibKey].flatMap(value)
  }

  var nibSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage ?? nibValue(for: state) { $0.symbolConfiguration }
  }
}
