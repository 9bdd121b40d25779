import NibAnalysis
import NibCore

/// A heading of the inspector with the rows below it, which can be folded.
struct InspectorSection: Hashable, Sendable {
  /// The title. It also identifies the section, for example when the pane stores which sections are folded.
  let title: String
  let rows: [InspectorRow]
  /// Whether the section is folded initially.
  var isFoldedAtFirst = false
  /// The number beside the title.
  let count: Int

  /// - Parameter count: the number beside the title; `nil` for the number of rows.
  init(title: String, rows: [InspectorRow], isFoldedAtFirst: Bool = false, count: Int? = nil) {
    self.title = title
    self.rows = rows
    self.isFoldedAtFirst = isFoldedAtFirst
    self.count = count ?? rows.count
  }
}
