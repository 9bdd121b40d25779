/// The orders in which a table can list the elements.
enum ElementOrder: String, CaseIterable {
  case number, name, symbol

  /// What a button says that shows the order.
  var title: String { "By \(rawValue)" }

  /// The order after this one; the first after the last.
  var next: ElementOrder {
    let all = ElementOrder.allCases
    return all.firstIndex(of: self).map { all[($0 + 1) % all.count] } ?? .number
  }

  func sorted(_ elements: [Element]) -> [Element] {
    switch self {
    case .number: elements.sorted { $0.number < $1.number }
    case .name: elements.sorted { $0.name < $1.name }
    case .symbol: elements.sorted { $0.symbol < $1.symbol }
    }
  }
}
