/// The nine weights of the system font, in the order of the measured tables.
public enum FontWeight: Int, CaseIterable, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// A weight by the name documents use (`semibold`); nil for an unknown one.
  package init?(name: String) {
    guard let weight = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = weight
  }
}
