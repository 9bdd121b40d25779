/// A view that replaces the on-screen keyboard or is shown above it.
open class UIInputView: UIView {
  /// The look of the background.
  public enum Style: Int, Hashable, Sendable {
    /// Without a background.
    case `default`
    /// The background of the keyboard.
    case keyboard
  }

  /// The look of the background. Stored, but has no effect.
  public private(set) var inputViewStyle = Style.default
  /// Whether the constraints of the view determine its height. Stored, but has no effect: they always do.
  open var allowsSelfSizing = false

  /// Creates an empty view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

  /// Creates an empty view with a look.
  public init(frame: CGRect, inputViewStyle: Style) {
    super.init(frame: frame)
    self.inputViewStyle = inputViewStyle
  }

  /// Creates a view from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIInputView, ViewWord>.table(
        .state(\.inputViewStyle), .state(\.allowsSelfSizing),
        .property("allowsSelfSizing", \.allowsSelfSizing))
  }
}
