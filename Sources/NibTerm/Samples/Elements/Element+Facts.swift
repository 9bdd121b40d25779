import NibCore

/// The element's properties as the screens show them; what is not known is "unknown".
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

  /// The number with all its digits and without an exponent, which `Double`'s own text has for small ones.
  private static func plain(_ value: Double) -> String {
    Decimal(string: "\(value)").map { "\($0)" } ?? "\(value)"
  }
}
