/// The content of a cell as a value, from which a view is made.
public protocol UIContentConfiguration {
  /// Creates a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state, such as that of a selected cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
public protocol UIContentView: AnyObject {
  /// The configuration. Setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration. The default is true for configurations of the same type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

extension UIContentConfiguration {
  /// Replaces this configuration with another of the same type. A configuration of a different type is ignored, as by
  /// UIKit's views.
  mutating func nibReplace(with configuration: any UIContentConfiguration) {
    if let configuration = configuration as? Self { self = configuration }
  }
}

/// The state of a view that shows a configuration.
public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

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

/// The state of a controller whose content is unavailable.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// The text that the user searches for; `nil` for none. Programs set it.
  public var searchText: String?

  /// Creates the state of a controller.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
