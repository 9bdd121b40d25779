import NibCore
import NibSupport
import NibTools

/// The assignment of columns of data to the views of a cell, with diagnostics for unmatched columns and outlets.
///
/// The match is made once for a file. `MatchCandidates` compares the names of columns and views, and `BestAssignment`
/// finds the one-to-one assignment with the best total score. Assignments by the user take precedence.
struct ColumnMatch {
  /// The ids of the views that the columns fill, by the indices of the columns.
  private(set) var views: [Int: String] = [:]
  /// Diagnostics for columns without a view and outlets without a column, each with the most similar name.
  private(set) var diagnostics: [Diagnostic] = []
  /// The reason for each matched column, by its index.
  private(set) var reasons: [Int: String] = [:]
  /// The names of the views for remarks, by their ids.
  let viewNames: [String: String]

  /// - Parameters:
  ///   - place: the location of the column names; `nil` to report no columns and outlets, because there is no file.
  ///   - fixed: the ids of the views that the user, or the program, has assigned, by the indices of the columns. A
  ///     column with an empty id fills no view.
  init(
    columns: [String], views cellViews: [NamedView], at place: SourceLocation?,
    fixed: [Int: (id: String, reason: String)] = [:]
  ) {
    viewNames = Dictionary(cellViews.map { ($0.id, $0.shownName) }) { first, _ in first }
    let overridden = match(columns, cellViews, fixed)
    guard let place else { return }
    let silent = overridden.union(fixed.keys)
    diagnostics =
      unknownColumns(columns, cellViews, place, except: silent)
      + emptyOutlets(columns, cellViews, place, except: silent)
  }

  /// Assigns views to the columns. Returns the columns whose best view is assigned to another column by the user.
  private mutating func match(
    _ columns: [String], _ cellViews: [NamedView], _ fixed: [Int: (id: String, reason: String)]
  ) -> Set<Int> {
    let candidates = MatchCandidates(cellViews)
    let free = columns.indices.compactMap { column -> (column: Int, views: [MatchCandidate])? in
      guard fixed[column] == nil, !columns[column].isEmpty else { return nil }
      let views = candidates.candidates(for: columns[column])
      return views.isEmpty ? nil : (column, views)
    }
    let fixedIDs = Set(fixed.values.map(\.id))
    var overridden: Set<Int> = []
    for (column, candidate) in BestAssignment.of(free) {
      let id = cellViews[candidate.view].id
      guard !fixedIDs.contains(id) else {
        overridden.insert(column)
        continue
      }
      views[column] = id
      reasons[column] = "\(candidate.reason) (score \(candidate.score))"
    }
    for (column, assignment) in fixed where !assignment.id.isEmpty {
      views[column] = assignment.id
      reasons[column] = assignment.reason
    }
    return overridden
  }

  // MARK: Diagnostics

  private static let maximumDiagnosticCount = 100

  /// Warnings about columns that fill no view, with similar names of views.
  private func unknownColumns(
    _ columns: [String], _ cellViews: [NamedView], _ place: SourceLocation, except silent: Set<Int>
  ) -> [Diagnostic] {
    let filled = Set(views.values)
    let names = ColumnMatch.Names(cellViews.filter { !filled.contains($0.id) }.compactMap(\.name))
    let unknown = columns.indices.filter {
      views[$0] == nil && !columns[$0].isEmpty && !silent.contains($0)
    }
    var diagnostics = unknown.prefix(ColumnMatch.maximumDiagnosticCount).map { column in
      let hint = names.nearest(to: columns[column]).map { ". Did you mean '\($0.cut())'?" } ?? ""
      return Diagnostic(
        .unknownColumn,
        "the column '\(columns[column].cut())' does not match any view of the cell\(hint)",
        at: place)
    }
    if unknown.count > diagnostics.count {
      let rest = unknown.count - diagnostics.count
      let columns = rest == 1 ? "1 more column does" : "\(rest) more columns do"
      diagnostics.append(
        Diagnostic(.unknownColumn, "\(columns) not match any view of the cell", at: place))
    }
    return diagnostics
  }

  /// Warnings about views with an outlet that no column fills.
  private func emptyOutlets(
    _ columns: [String], _ cellViews: [NamedView], _ place: SourceLocation, except silent: Set<Int>
  ) -> [Diagnostic] {
    let filled = Set(views.values)
    let unmatched = ColumnMatch.Names(
      columns.indices.filter { views[$0] == nil && !silent.contains($0) }.map { columns[$0] })
    let empty = cellViews.filter { $0.isFillable && !filled.contains($0.id) && !$0.outlets.isEmpty }
    var diagnostics: [Diagnostic] = []
    /// The views without a column of a similar name.
    var remaining: [NamedView] = []
    for view in empty {
      let name = view.outlets[0]
      if diagnostics.count < ColumnMatch.maximumDiagnosticCount, let column = unmatched.nearest(to: name) {
        let message = "\(ColumnMatch.message(onEmpty: view)); the nearest column is '\(column.cut())'"
        diagnostics.append(Diagnostic(.emptyOutlet, message, at: place))
      } else {
        remaining.append(view)
      }
    }
    if remaining.count > ColumnMatch.maximumSingleCount {
      let shown = remaining.prefix(ColumnMatch.maximumNameCount).map { "'\($0.outlets[0].cut())'" }
      let hiddenCount = remaining.count - shown.count
      let names = shown.joined(separator: ", ") + (hiddenCount > 0 ? " and \(hiddenCount) more" : "")
      let message = "\(remaining.count) outlets have no column and look as in the nib: \(names)"
      diagnostics.append(Diagnostic(.emptyOutlet, message, at: place))
    } else {
      diagnostics += remaining.map {
        Diagnostic(.emptyOutlet, ColumnMatch.message(onEmpty: $0), at: place)
      }
    }
    return diagnostics
  }

  private static func message(onEmpty view: NamedView) -> String {
    let hasText = view.showsText && view.text?.isEmpty == false
    let appearance = hasText ? "shows the text of the nib" : "looks as in the nib"
    return "the outlet '\(view.outlets[0].cut())' (\(view.className)) has no column and \(appearance)"
  }

  /// The maximum number of outlets without a column, and without a column of a similar name, that are reported one by
  /// one.
  private static let maximumSingleCount = 2
  /// The maximum number of outlets that one message names.
  private static let maximumNameCount = 12

  /// Names to suggest in messages. Only the first 100 are compared, so that a file with many columns is not slow.
  struct Names {
    private let names: [(name: String, folded: String)]

    init(_ names: [String]) {
      self.names = names.prefix(100).map { ($0, NameWords($0).joined) }
    }

    /// The most similar name; `nil` if more than half of the text would have to change.
    func nearest(to text: String) -> String? {
      let foldedText = NameWords(text).joined
      let count = foldedText.count
      // Comparing longer names takes too long.
      guard (1...60).contains(count) else { return nil }
      var best: (name: String, distance: Int)?
      for (name, folded) in names where abs(folded.count - count) * 2 <= count {
        let distance = foldedText.editDistance(to: folded)
        if distance * 2 <= count, distance < best?.distance ?? .max { best = (name, distance) }
      }
      return best?.name
    }
  }
}

extension DiagnosticKind {
  static let unknownColumn = DiagnosticKind(
    "unknown-column", .warning, "A column does not match any view of the cell, or does not exist.")

  static let emptyOutlet = DiagnosticKind("empty-outlet", .note, "No column fills an outlet.")

  static let unknownView = DiagnosticKind(
    "unknown-view", .error,
    "An option names a view that the cell does not have, or a name that several views have.")
}
