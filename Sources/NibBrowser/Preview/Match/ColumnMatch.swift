import NibCore
import NibSupport
import NibTools

/// The assignment of columns of data to the views of a cell, with diagnostics for unmatched columns and outlets.
///
/// It is decided once for a file, by the names of the columns and views (`MatchCandidates`), one to one with the best
/// total score (`BestAssignment`). Views that the user names come first.
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
  ///   - given: the ids of the views that the user, or the program, assigned, by the indices of the columns. A column
  ///     with an empty id fills no view.
  init(
    columns: [String], views named: [NamedView], at place: SourceLocation?,
    given: [Int: (id: String, reason: String)] = [:]
  ) {
    viewNames = Dictionary(named.map { ($0.id, $0.shownName) }) { first, _ in first }
    let overridden = match(columns, named, given)
    guard let place else { return }
    let silent = overridden.union(given.keys)
    diagnostics =
      unknownColumns(columns, named, place, except: silent)
      + emptyOutlets(columns, named, place, except: silent)
  }

  /// Returns the columns that would fill a view to which another column was assigned by the user.
  private mutating func match(
    _ columns: [String], _ named: [NamedView], _ given: [Int: (id: String, reason: String)]
  ) -> Set<Int> {
    let candidates = MatchCandidates(named)
    let free = columns.indices.compactMap { column -> (column: Int, views: [MatchCandidate])? in
      guard given[column] == nil, !columns[column].isEmpty else { return nil }
      let views = candidates.candidates(for: columns[column])
      return views.isEmpty ? nil : (column, views)
    }
    let givenIDs = Set(given.values.map(\.id))
    var overridden: Set<Int> = []
    for (column, candidate) in BestAssignment.of(free) {
      let id = named[candidate.view].id
      guard !givenIDs.contains(id) else {
        overridden.insert(column)
        continue
      }
      views[column] = id
      reasons[column] = "\(candidate.reason) (score \(candidate.score))"
    }
    for (column, choice) in given where !choice.id.isEmpty {
      views[column] = choice.id
      reasons[column] = choice.reason
    }
    return overridden
  }

  // MARK: Diagnostics

  private static let maximumDiagnosticCount = 100

  private func unknownColumns(
    _ columns: [String], _ named: [NamedView], _ place: SourceLocation, except silent: Set<Int>
  ) -> [Diagnostic] {
    let filled = Set(views.values)
    let names = ColumnMatch.Names(named.filter { !filled.contains($0.id) }.compactMap(\.name))
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
      let message = "\(unknown.count - diagnostics.count) more columns do not match any view of the cell"
      diagnostics.append(Diagnostic(.unknownColumn, message, at: place))
    }
    return diagnostics
  }

  private func emptyOutlets(
    _ columns: [String], _ named: [NamedView], _ place: SourceLocation, except silent: Set<Int>
  ) -> [Diagnostic] {
    let filled = Set(views.values)
    let unmatched = ColumnMatch.Names(
      columns.indices.filter { views[$0] == nil && !silent.contains($0) }.map { columns[$0] })
    let empty = named.filter { $0.isFillable && !filled.contains($0.id) && !$0.outlets.isEmpty }
    var diagnostics: [Diagnostic] = []
    var others: [NamedView] = []
    for view in empty {
      let name = view.outlets[0]
      if diagnostics.count < ColumnMatch.maximumDiagnosticCount, let column = unmatched.nearest(to: name) {
        let message = "\(ColumnMatch.message(onEmpty: view)); the nearest column is '\(column.cut())'"
        diagnostics.append(Diagnostic(.emptyOutlet, message, at: place))
      } else {
        others.append(view)
      }
    }
    if others.count > ColumnMatch.maximumSingleCount {
      let shown = others.prefix(ColumnMatch.maximumNameCount).map { "'\($0.outlets[0].cut())'" }
      let rest = others.count - shown.count
      let names = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      let message = "\(others.count) outlets have no column and look as in the nib: \(names)"
      diagnostics.append(Diagnostic(.emptyOutlet, message, at: place))
    } else {
      diagnostics += others.map {
        Diagnostic(.emptyOutlet, ColumnMatch.message(onEmpty: $0), at: place)
      }
    }
    return diagnostics
  }

  private static func message(onEmpty view: NamedView) -> String {
    let look =
      view.showsText && view.text?.isEmpty == false ? "shows the text of the nib" : "looks as in the nib"
    return "the outlet '\(view.outlets[0].cut())' (\(view.className)) has no column and \(look)"
  }

  /// The maximum number of outlets without a column, and without a column of a similar name, that are reported one by
  /// one.
  private static let maximumSingleCount = 2
  /// The maximum number of outlets that one message names.
  private static let maximumNameCount = 12

  /// Names to suggest in messages. Only the first 100 are compared, so that a file with many columns is not slow.
  fileprivate struct Names {
    private let names: [(name: String, folded: String)]

    init(_ names: [String]) {
      self.names = names.prefix(100).map { ($0, NameWords($0).joined) }
    }

    /// The most similar name; `nil` if more than half of the text would have to change.
    func nearest(to text: String) -> String? {
      let wanted = NameWords(text).joined
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

/// Looks up the views that the user names with `--set` and `--map`.
struct GivenViews {
  private let views: [NamedView]
  private let candidates: MatchCandidates
  private let file: String

  /// - Parameter file: the path of the document, for errors.
  init(_ views: [NamedView], file: String) {
    self.views = views
    self.file = file
    candidates = MatchCandidates(views)
  }

  /// The view with the given name or id.
  ///
  /// - Throws: `RowsError` if there is no such view, or more than one.
  func view(named name: String, option: String) throws(RowsError) -> NamedView {
    if let view = views.first(where: { $0.id == name }) { return view }
    let found = candidates.views(named: name)
    if let only = found.first, found.count == 1 { return views[only] }
    throw error(found.isEmpty ? unknown(name, option) : ambiguous(name, option, found))
  }

  private func unknown(_ name: String, _ option: String) -> String {
    let names = views.compactMap(\.name)
    let short = names.map { NameWords($0).withoutKind().joined }
    let nearShort = ColumnMatch.Names(short).nearest(to: name)
    let near = ColumnMatch.Names(names).nearest(to: name) ?? zip(names, short).first { $1 == nearShort }?.0
    let question =
      Suggestion(near.map { [$0] } ?? []).question
      ?? (names.isEmpty ? "The cell has no outlets." : "The views are: \(GivenViews.list(names)).")
    return "\(option): no view named '\(name.cut())' in the cell. \(question)"
  }

  private func ambiguous(_ name: String, _ option: String, _ found: [Int]) -> String {
    let ids = GivenViews.list(found.map { views[$0].id })
    return "\(option): \(found.count) views are named '\(name.cut())'; use one of the ids: \(ids)"
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(12).map { $0.cut(to: 30) }.joined(separator: ", ") + (names.count > 12 ? ", ..." : "")
  }

  private func error(_ message: String) -> RowsError {
    RowsError(Diagnostic(.unknownView, message, at: SourceLocation(file: file)))
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
