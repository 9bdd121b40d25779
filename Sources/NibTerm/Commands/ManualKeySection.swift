import NibCore

/// A group of related keys in the manual.
struct ManualKeySection: Equatable {
  struct Row: Equatable {
    /// The names of the keys: "j, Down".
    let keys: String
    let title: String
  }

  let title: String
  let rows: [Row]

  /// Groups the rows of a key table, in the order in which the groups first appear.
  static func sections(of table: [(keys: String, title: String, group: String)]) -> [ManualKeySection] {
    var order: [String] = []
    for row in table where !order.contains(row.group) { order.append(row.group) }
    return order.map { group in
      ManualKeySection(
        title: group, rows: table.filter { $0.group == group }.map { Row(keys: $0.keys, title: $0.title) })
    }
  }
}
