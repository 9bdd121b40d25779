/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is focused.
  public var isFocused = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the cell shows more content.
  public var isExpanded = false
  /// Whether the cell was swiped.
  public var isSwiped = false

  /// Creates a state in which nothing applies to the cell.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
