/// The state of a view.
public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether the view is highlighted.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view is focused.
  public var isFocused = false

  /// Creates a state in which nothing applies to the view.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
