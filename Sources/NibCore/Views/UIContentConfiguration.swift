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
