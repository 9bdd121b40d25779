import NibCore
import NibTools

/// The views that the columns fill, with the reasons, for `--explain-matches`.
package struct MatchReport {
  private let content: PreviewContent

  package init(_ content: PreviewContent) { self.content = content }

  /// A line for each column, then one for each view with an outlet that no column fills.
  package var lines: [String] {
    let columns = content.rows.columns
    let filled = Set(content.match.views.values)
    let views = Dictionary(content.views.map { ($0.id, $0) }) { first, _ in first }
    var rows = columns.indices.map { column -> [String] in
      let name = columns[column].cut(to: 30)
      guard let id = content.match.views[column], let view = views[id] else { return [name, "-", "no view"] }
      return [name, MatchReport.name(of: view), content.match.reasons[column] ?? ""]
    }
    rows += content.views.filter { $0.isFillable && !filled.contains($0.id) && !$0.outlets.isEmpty }.map {
      ["-", MatchReport.name(of: $0), "as in the nib"]
    }
    let widths = (0..<2).map { index in rows.map { CellText.columns(of: $0[index]) }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { index, text in
        let line = VisibleText.line(text)
        guard index < 2 else { return line }
        return line + String(repeating: " ", count: max(0, widths[index] - CellText.columns(of: line)))
      }.joined(separator: "  ")
    }
  }

  /// The name of a view, followed by its kind, and by its text if the name is something else: `titleLabel (label)`.
  private static func name(of view: NamedView) -> String {
    guard var kind = view.description, kind != view.shownName else { return view.shownName }
    if kind.hasSuffix(" \(view.shownName)") { kind.removeLast(view.shownName.count + 1) }
    return "\(view.shownName) (\(kind))"
  }
}
