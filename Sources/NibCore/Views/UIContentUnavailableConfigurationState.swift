/// The state of a controller whose content is unavailable.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// The text that the user searches for; `nil` for none. Programs set it.
  public var searchText: String?

  /// Creates the state of a controller.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
