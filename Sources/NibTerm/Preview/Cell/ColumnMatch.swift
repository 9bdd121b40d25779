import NibCore

/// The assignment of columns of data to the views of a cell, with diagnostics for unmatched columns and outlets.
///
/// A column name matches an outlet's name, or else a label in Interface Builder, or else the view's text in
/// the nib. Case and punctuation are ignored, and the words of the view's class can be omitted: the column
/// `title` fills the outlet `titleLabel`.
struct ColumnMatch {
  /// The ids of the views that the columns fill, by the indices of the columns.
  private(set) var views: [Int: String] = [:]
  /// Diagnostics for columns without a view and outlets without a column, each with the most similar name.
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter place: the location of the column names.
  init(columns: [String], views named: [NamedView], at place: SourceLocation) {
    match(columns, named)
    diagnostics = unknownColumns(columns, named, place) + emptyOutlets(columns, named, place)
  }

  private mutating func match(_ columns: [String], _ named: [NamedView]) {
    let folded = columns.map(NamedView.folded)
    let ranks = named.map(\.namesByRank)
    var matchedIDs: Set<String> = []
    for rank in 0..<(ranks.first?.count ?? 0) {
      var owners = ColumnMatch.owners(of: ranks.map { $0[rank] })
      for column in columns.indices where views[column] == nil && !folded[column].isEmpty {
        let found = [columns[column], folded[column]].compactMap { name in
          // A view that is matched stays matched, so it can be removed from the list.
          while let view = owners[name]?.last, matchedIDs.contains(named[view].id) {
            owners[name]?.removeLast()
          }
          return owners[name]?.last
        }
        guard let view = found.min() else { continue }
        views[column] = named[view].id
        matchedIDs.insert(named[view].id)
      }
    }
  }

  /// The indices of the views with each name, in descending order.
  private static func owners(of names: [[String]]) -> [String: [Int]] {
    var owners: [String: [Int]] = [:]
    for view in names.indices.reversed() {
      for name in names[view] { owners[name, default: []].append(view) }
    }
    return owners
  }

  // MARK: Diagnostics

  /// The maximum number of diagnostics of one kind.
  private static let maximumDiagnosticCount = 100

  private func unknownColumns(
    _ columns: [String], _ named: [NamedView], _ place: SourceLocation
  ) -> [Diagnostic] {
    let filled = Set(views.values)
    let names = ColumnMatch.Names(named.filter { !filled.contains($0.id) }.compactMap(\.name))
    let unknown = columns.indices.filter { views[$0] == nil && !columns[$0].isEmpty }
    var diagnostics = unknown.prefix(ColumnMatch.maximumDiagnosticCount).map { column in
      let hint = names.nearest(to: columns[column]).map { ". Did you mean '\($0.cut())'?" } ?? ""
      return Diagnostic(
        "unknown-column", .warning,
        "the column '\(columns[column].cut())' does not match any view of the cell\(hint)",
        at: place)
    }
    if unknown.count > diagnostics.count {
      let message = "\(unknown.count - diagnostics.count) more columns do not match any view of the cell"
      diagnostics.append(Diagnostic("unknown-column", .warning, message, at: place))
    }
    return diagnostics
  }

  private func emptyOutlets(
    _ columns: [String], _ named: [NamedView], _ place: SourceLocation
  ) -> [Diagnostic] {
    let filled = Set(views.values)
    let unmatched = ColumnMatch.Names(columns.indices.filter { views[$0] == nil }.map { columns[$0] })
    let empty = named.filter { $0.isFillable && !filled.contains($0.id) && !$0.outlets.isEmpty }
    return empty.prefix(ColumnMatch.maximumDiagnosticCount).map { view in
      let name = view.outlets[0]
      let hint = unmatched.nearest(to: name).map { "; the nearest column is '\($0.cut())'" } ?? ""
      return Diagnostic(
        "empty-outlet", .note,
        "the outlet '\(name.cut())' (\(view.className)) has no column and shows the text of the nib\(hint)",
        at: place)
    }
  }

  /// The candidates for the most similar name. Only the first 100 names are compared, because comparisons are slow.
  private struct Names {
    private let names: [(name: String, folded: String)]

    init(_ names: [String]) {
      self.names = names.prefix(100).map { ($0, NamedView.folded($0)) }
    }

    /// The most similar name; `nil` if more than half of the text would have to change.
    func nearest(to text: String) -> String? {
      let wanted = NamedView.folded(text)
      // Comparing longer names takes too long.
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
