/// What a button shows in one state; nil stands for what the normal state shows.
struct ButtonLook {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
  var symbolConfiguration: UIImage.SymbolConfiguration?
}

extension UIButton {
  // MARK: Setting

  /// Sets the title for a state; a configured button's normal title is its configuration's.
  public func setTitle(_ title: String?, for state: State) {
    looks[state.nibKey, default: ButtonLook()].title = title
    if state == .normal { configuration?.title = title }
  }

  /// Sets an attributed title for a state; it counts before a plain one.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    looks[state.nibKey, default: ButtonLook()].attributedTitle = title
  }

  /// Sets the title's color for a state.
  public func setTitleColor(_ color: UIColor?, for state: State) {
    looks[state.nibKey, default: ButtonLook()].titleColor = color
  }

  /// Sets the color of the title's shadow for a state; a terminal draws none.
  public func setTitleShadowColor(_ color: UIColor?, for state: State) {
    looks[state.nibKey, default: ButtonLook()].titleShadowColor = color
  }

  /// Sets the image beside the title for a state.
  public func setImage(_ image: UIImage?, for state: State) {
    if state == .normal { configuration?.image = image }
    looks[state.nibKey, default: ButtonLook()].image = image
  }

  /// Sets the image behind the title for a state.
  public func setBackgroundImage(_ image: UIImage?, for state: State) {
    looks[state.nibKey, default: ButtonLook()].backgroundImage = image
  }

  /// Sets how large symbols are for a state.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    looks[state.nibKey, default: ButtonLook()].symbolConfiguration = configuration
  }

  // MARK: Asking

  /// The title set for a state, else the normal state's.
  public func title(for state: State) -> String? { nibValue(\.title, for: state) }
  /// The attributed title set for a state, else the normal state's.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    nibValue(\.attributedTitle, for: state)
  }
  /// The title's color set for a state, else the normal state's.
  public func titleColor(for state: State) -> UIColor? { nibValue(\.titleColor, for: state) }
  /// The shadow's color set for a state, else the normal state's.
  public func titleShadowColor(for state: State) -> UIColor? { nibValue(\.titleShadowColor, for: state) }
  /// The image set for a state, else the normal state's.
  public func image(for state: State) -> UIImage? { nibValue(\.image, for: state) }
  /// The background image set for a state, else the normal state's.
  public func backgroundImage(for state: State) -> UIImage? { nibValue(\.backgroundImage, for: state) }

  /// The title of the present state; a configuration's counts before those of states.
  public var currentTitle: String? {
    currentAttributedTitle?.string ?? configuration?.title ?? title(for: state)
  }
  /// The attributed title of the present state.
  public var currentAttributedTitle: NSAttributedString? {
    configuration?.attributedTitle ?? (configuration?.title == nil ? attributedTitle(for: state) : nil)
  }
  /// The color of the title in the present state.
  public var currentTitleColor: UIColor {
    configuration?.baseForegroundColor ?? titleColor(for: state) ?? configuration?.nibForeground(
      tint: tintColor)
      ?? (buttonType == .custom ? .white : tintColor)
  }
  /// The image of the present state.
  public var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The background image of the present state.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private func nibValue<Value>(_ part: KeyPath<ButtonLook, Value?>, for state: State) -> Value? {
    looks[state.nibKey]?[keyPath: part] ?? looks[State.normal.nibKey]?[keyPath: part]
  }

  /// The symbol configuration that counts for the present image.
  var nibSymbolConfiguration: UIImage.SymbolConfiguration? { nibValue(\.symbolConfiguration, for: state) }
}
