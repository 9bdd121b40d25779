import NibCore

/// A chemical element, as described by a record of `elements.json`.
///
/// Number, weight, name, symbol and group are required, and a record without them is rejected. The other properties are
/// `nil` if they are unknown.
struct Element: Decodable, Hashable, Sendable {
  let number: Int
  /// Standard atomic weight, or the mass number of a long-lived isotope.
  let weight: Double
  let name: String
  let symbol: String
  /// The group of the periodic table: 1...18, or 101 for lanthanides and 102 for actinides.
  let group: Int
  /// The row of the periodic table, 1...7.
  let period: Int?
  /// In degrees Celsius.
  let meltingPoint: Double?
  /// In degrees Celsius.
  let boilingPoint: Double?
  /// In grams per cubic centimeter. For gases, the density at 0 °C.
  let density: Double?
  /// The share of the Earth's crust in percent by mass.
  let crustPercent: Double?
  /// A year, or "ancient".
  let discoveryYear: String?
  let electrons: String?
  /// The first ionization energy in electronvolts.
  let ionizationEnergy: Double?
  let category: String?
  /// Solid, Liquid or Gas at room temperature.
  let state: String?

  private enum CodingKeys: String, CodingKey {
    case number, weight, name, symbol, group, period, density, electrons, category, state
    case meltingPoint = "melting_c"
    case boilingPoint = "boiling_c"
    case crustPercent = "crust_percent"
    case discoveryYear = "discovery_year"
    case ionizationEnergy = "ion_energy"
  }
}

/// The element's properties as the screens show them. Missing values are shown as "unknown".
extension Element {
  var numberText: String { String(number) }
  var weightText: String { Element.plain(weight) }
  var meltingText: String { Element.quantity(meltingPoint, "°C") }
  var boilingText: String { Element.quantity(boilingPoint, "°C") }
  var densityText: String { Element.quantity(density, "g/cm³") }
  var crustText: String { Element.quantity(crustPercent, "%") }
  var electronsText: String { electrons ?? Element.unknown }
  var ionizationText: String { Element.quantity(ionizationEnergy, "eV") }
  var categoryText: String { category ?? Element.unknown }
  var stateText: String { state ?? Element.unknown }

  var groupText: String {
    switch group {
    case 101: "lanthanide series"
    case 102: "actinide series"
    default: String(group)
    }
  }

  var discoveryText: String {
    switch discoveryYear {
    case nil: Element.unknown
    case "ancient": "in ancient times"
    case let year?: "in \(year)"
    }
  }

  private static let unknown = "unknown"

  private static func quantity(_ value: Double?, _ unit: String) -> String {
    value.map { "\(plain($0)) \(unit)" } ?? unknown
  }

  /// The number with all its digits and without an exponent. The description of a `Double` uses an exponent for small
  /// numbers.
  private static func plain(_ value: Double) -> String {
    Decimal(string: "\(value)").map { "\($0)" } ?? "\(value)"
  }
}
