/// Keys that do related things, as the manual lists them.
struct ManualKeySection: Equatable {
  struct Row: Equatable {
    /// The keys, as people name them: "j, Down".
    let keys: String
    /// What they do.
    let title: String
  }

  let title: String
  let rows: [Row]

  /// The rows of a key table by their groups, in the order in which the groups first appear.
  static func sections(of table: [(keys: String, title: String, group: String)]) -> [ManualKeySection] {
    var order: [String] = []
    for row in table where !order.contains(row.group) { order.append(row.group) }
    return order.map { group in
      ManualKeySection(
        title: group, rows: table.filter { $0.group == group }.map { Row(keys: $0.keys, title: $0.title) })
    }
  }
}
