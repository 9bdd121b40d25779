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
    let folded = columns.map(NamedView.folded)
    let ranks = named.map(\.namesByRank)
    var taken: Set<String> = []
    for rank in 0..<(ranks.first?.count ?? 0) {
      var owners = ColumnMatch.owners(of: ranks.map { $0[rank] })
      for column in columns.indices where views[column] == nil && !folded[column].isEmpty {
        let found = [columns[column], folded[column]].compactMap { name in
          // Views are never given back, so those at the end that are taken can be removed.
          while let view = owners[name]?.last, taken.contains(named[view].id) { owners[name]?.removeLast() }
          return owners[name]?.last
        }
        guard let view = found.min() else { continue }
        views[column] = named[view].id
        taken.insert(named[view].id)
      }
    }
  }

  /// The views that have a name, by name, the first one last.
  private static func owners(of names: [[String]]) -> [String: [Int]] {
    var owners: [String: [Int]] = [:]
    for view in names.indices.reversed() {
      for name in names[view] { owners[name, default: []].append(view) }
    }
    return owners
  }

  // MARK: What is left over

  /// The maximum number of remarks of one kind.
  private static let mostRemarks = 100

  private func unknownColumns(
    _ columns: [String], _ named: [NamedView], _ place: SourceLocation
  ) -> [Diagnostic] {
    let filled = Set(views.values)
    let names = ColumnMatch.Names(named.filter { !filled.contains($0.id) }.compactMap(\.name))
    let unknown = columns.indices.filter { views[$0] == nil && !columns[$0].isEmpty }
    var remarks = unknown.prefix(ColumnMatch.mostRemarks).map { column in
      let hint = names.nearest(to: columns[column]).map { "; the nearest name is '\($0.cut())'" } ?? ""
      return Diagnostic(
        "unknown-column", .warning, "the column '\(columns[column].cut())' fills no view of the cell\(hint)",
        at: place)
    }
    if unknown.count > remarks.count {
      let message = "\(unknown.count - remarks.count) more columns fill no view of the cell"
      remarks.append(Diagnostic("unknown-column", .warning, message, at: place))
    }
    return remarks
  }

  private func emptyOutlets(
    _ columns: [String], _ named: [NamedView], _ place: SourceLocation
  ) -> [Diagnostic] {
    let filled = Set(views.values)
    let left = ColumnMatch.Names(columns.indices.filter { views[$0] == nil }.map { columns[$0] })
    let empty = named.filter { $0.isFillable && !filled.contains($0.id) && !$0.outlets.isEmpty }
    return empty.prefix(ColumnMatch.mostRemarks).map { view in
      let name = view.outlets[0]
      let hint = left.nearest(to: name).map { "; the nearest is '\($0.cut())'" } ?? ""
      return Diagnostic(
        "empty-outlet", .note,
        "the outlet '\(name.cut())' (\(view.className)) has no column and shows what the nib says\(hint)",
        at: place)
    }
  }

  /// Names to choose the nearest from: the first ones, because comparing takes long.
  private struct Names {
    private let names: [(name: String, folded: String)]

    init(_ names: [String]) {
      self.names = names.prefix(100).map { ($0, NamedView.folded($0)) }
    }

    /// The name that looks most like another; nil if more than half of it would have to change.
    func nearest(to text: String) -> String? {
      let wanted = NamedView.folded(text)
      // Longer names take too long to compare.
      guard (1...60).contains(wanted.count) else { return nil }
      var best: (name: String, distance: Int)?
      for (name, folded) in names where abs(folded.count - wanted.count) * 2 <= wanted.count {
        let distance = wanted.editDistance(to: folded)
        if distance * 2 <= wanted.count, distance < best?.distance ?? .max { best = (name, distance) }
      }
      return best?.name
    }
  }
}
