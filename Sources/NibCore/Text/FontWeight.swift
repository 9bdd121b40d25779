/// The nine weights of the system font, in the order in which `AdvanceTables` stores their measured widths.
package enum FontWeight: Int, CaseIterable, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// Creates a weight from its name in documents (`semibold`); `nil` for an unknown name.
  package init?(name: String) {
    guard let weight = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = weight
  }
}
