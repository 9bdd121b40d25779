import NibCore
import NibSupport
import NibTools

/// Looks up the views that the user names with `--set` and `--map`.
struct ViewLookup {
  private let views: [NamedView]
  private let candidates: MatchCandidates
  private let file: String

  /// - Parameter file: the path of the document, for errors.
  init(_ views: [NamedView], file: String) {
    self.views = views
    self.file = file
    candidates = MatchCandidates(views)
  }

  /// The view with the given id, or otherwise with the given name.
  ///
  /// - Throws: `RowsError` if there is no such view, or more than one.
  func view(named name: String, option: String) throws(RowsError) -> NamedView {
    if let view = views.first(where: { $0.id == name }) { return view }
    let matches = candidates.indices(ofViewsNamed: name)
    if let match = matches.first, matches.count == 1 { return views[match] }
    let message = matches.isEmpty ? unknown(name, option: option) : ambiguous(name, option: option, matches)
    throw RowsError(Diagnostic(.unknownView, message, at: SourceLocation(file: file)))
  }

  /// The message that no view has a name.
  private func unknown(_ name: String, option: String) -> String {
    let names = views.compactMap(\.name)
    let hint =
      Suggestion([ViewLookup.nearest(to: name, in: names)].compactMap(\.self)).question
      ?? (names.isEmpty ? "The cell has no outlets." : "The views are: \(ViewLookup.list(names)).")
    return "\(option): no view named '\(name.cut())' in the cell. \(hint)"
  }

  /// The outlet whose name, with or without the word for its kind of view, is the most similar; `nil` if none is
  /// similar enough.
  private static func nearest(to name: String, in outlets: [String]) -> String? {
    if let nearest = ColumnMatch.Names(outlets).nearest(to: name) { return nearest }
    let shortNames = outlets.map { NameWords($0).withoutKind().joined }
    let nearest = ColumnMatch.Names(shortNames).nearest(to: name)
    return shortNames.firstIndex { $0 == nearest }.map { outlets[$0] }
  }

  private func ambiguous(_ name: String, option: String, _ matches: [Int]) -> String {
    let ids = ViewLookup.list(matches.map { views[$0].id })
    return "\(option): \(matches.count) views are named '\(name.cut())'; use one of the ids: \(ids)"
  }

  private static func list(_ names: [String]) -> String {
    names.prefix(12).map { $0.cut(to: 30) }.joined(separator: ", ") + (names.count > 12 ? ", ..." : "")
  }
}
