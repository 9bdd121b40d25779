import NibCore

/// Which view of a cell each column fills, and what is left over.
///
/// A column is an outlet's name, else a label of Interface Builder, else the text that the nib has in the
/// view's place. Case and punctuation do not count, and the view's class may be left out: the column `title`
/// fills the outlet `titleLabel`.
struct ColumnMatch {
  /// The id of the view that a column fills.
  private(set) var views: [Int: String] = [:]
  /// The columns that fill nothing and the outlets without a column, each with the nearest name.
  private(set) var remarks: [Diagnostic] = []

  /// - Parameter place: where the columns are named.
  init(columns: [String], views named: [NamedView], at place: SourceLocation) {
    match(columns, named)
    remarks = unknownColumns(columns, named, place) + emptyOutlets(columns, named, place)
  }

  private mutating func match(_ columns: [String], _ named: [NamedView]) {
    var taken: Set<String> = []
    let ranks = named.map(\.namesByRank)
    for rank in 0..<(ranks.first?.count ?? 0) {
      for (column, name) in columns.enumerated() where views[column] == nil {
        let folded = NamedView.folded(name)
        guard !folded.isEmpty else { continue }
        let found = named.indices.first { index in
          !taken.contains(named[index].id) && ranks[index][rank].contains { $0 == name || $0 == folded }
        }
        guard let found else { continue }
        views[column] = named[found].id
        taken.insert(named[found].id)
      }
    }
  }

  private func unknownColumns(
    _ columns: [String], _ named: [NamedView], _ place: SourceLocation
  ) -> [Diagnostic] {
    let names = named.filter { !views.values.contains($0.id) }.compactMap(\.name)
    return columns.indices.filter { views[$0] == nil && !columns[$0].isEmpty }.map { column in
      let nearest = ColumnMatch.nearest(to: columns[column], in: names)
      let hint = nearest.map { "; the nearest name is '\($0)'" } ?? ""
      return Diagnostic(
        "unknown-column", .warning, "the column '\(columns[column])' fills no view of the cell\(hint)",
        at: place)
    }
  }

  private func emptyOutlets(
    _ columns: [String], _ named: [NamedView], _ place: SourceLocation
  ) -> [Diagnostic] {
    let left = columns.indices.filter { views[$0] == nil }.map { columns[$0] }
    return named.filter { $0.isFillable && !views.values.contains($0.id) }.compactMap { view in
      guard let name = view.outlets.first else { return nil }
      let nearest = ColumnMatch.nearest(to: name, in: left)
      let hint = nearest.map { "; the nearest is '\($0)'" } ?? ""
      return Diagnostic(
        "empty-outlet", .note,
        "the outlet '\(name)' (\(view.className)) has no column and shows what the nib says\(hint)", at: place
      )
    }
  }

  /// The name that looks most like another; nil if more than half of it would have to change.
  private static func nearest(to text: String, in names: [String]) -> String? {
    let wanted = NamedView.folded(text)
    let distances = names.map { wanted.editDistance(to: NamedView.folded($0)) }
    guard let index = distances.indices.min(by: { distances[$0] < distances[$1] }),
      distances[index] * 2 <= wanted.count
    else { return nil }
    return names[index]
  }
}
