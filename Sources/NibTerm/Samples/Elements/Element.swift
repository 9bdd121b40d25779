import NibCore

/// One chemical element, as a record of `elements.json` tells of it.
///
/// Number, weight, name, symbol and group are always there; a record without them is no element. The rest may be
/// unknown.
struct Element: Decodable, Hashable, Sendable {
  let number: Int
  /// Standard atomic weight, or the mass number of a long-lived isotope.
  let weight: Double
  let name: String
  let symbol: String
  /// 1...18, or 101 for lanthanides and 102 for actinides.
  let group: Int
  /// In degrees Celsius.
  let meltingPoint: Double?
  /// In degrees Celsius.
  let boilingPoint: Double?
  /// In grams per cubic centimetre; of gases at 0 °C.
  let density: Double?
  /// Share of the Earth's crust in per cent by mass.
  let crustPercent: Double?
  /// A year, or "ancient".
  let discoveryYear: String?
  let electrons: String?
  /// First ionisation energy in electronvolts.
  let ionizationEnergy: Double?
  let category: String?
  /// Solid, Liquid or Gas at room temperature.
  let state: String?

  private enum CodingKeys: String, CodingKey {
    case number, weight, name, symbol, group, density, electrons, category, state
    case meltingPoint = "melting_c"
    case boilingPoint = "boiling_c"
    case crustPercent = "crust_percent"
    case discoveryYear = "discovery_year"
    case ionizationEnergy = "ion_energy"
  }
}
