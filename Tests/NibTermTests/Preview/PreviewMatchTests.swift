import NibCore
import Testing

@testable import NibTerm

/// The views that columns fill, and the diagnostics about columns and outlets without a match.
@Suite struct PreviewMatchTests {
  private let views = [
    NamedView(
      id: "1", className: "UILabel", isFillable: true, outlets: ["titleLabel"], label: "Big",
      text: "Title text"),
    NamedView(
      id: "2", className: "UIImageView", isFillable: true, outlets: ["avatarImageView"], label: nil, text: nil
    ),
    NamedView(
      id: "3", className: "UILabel", isFillable: true, outlets: [], label: "User Name", text: "Jane"),
    NamedView(id: "4", className: "UIView", isFillable: false, outlets: ["badge"], label: nil, text: nil),
  ]

  private func match(_ columns: [String]) -> ColumnMatch {
    ColumnMatch(
      columns: columns, views: views, at: SourceLocation(file: "data.csv", line: 1, column: 1))
  }

  @Test(
    "A column finds its view by outlet, label or text, in several spellings",
    arguments: [
      ("titleLabel", "1"), ("title_label", "1"), ("title", "1"), ("Title", "1"), ("Big", "1"),
      ("title text", "1"), ("avatarImageView", "2"), ("avatarImage", "2"), ("avatar", "2"),
      ("User Name", "3"),
      ("userName", "3"), ("user.name", "3"), ("Jane", "3"), ("badge", "4"),
    ])
  func names(column: String, view: String) {
    #expect(match([column]).views == [0: view])
  }

  @Test("Empty and generic column names match no view", arguments: ["", "...", "label", "view", "nothing"])
  func unmatchedNames(column: String) {
    #expect(match([column]).views == [:])
  }

  @Test("Names of outlets take precedence over labels and texts of views") func precedence() {
    // The order of the columns does not matter.
    #expect(match(["title", "titleLabel"]).views == [1: "1"])
    #expect(match(["Big", "title"]).views == [1: "1"])
  }

  @Test("Columns and outlets without a match are reported with similar names") func diagnostics() {
    let diagnostics = match(["titel", "User Name"]).diagnostics.map(\.rendered)
    #expect(
      diagnostics == [
        "data.csv:1:1: warning: the column 'titel' does not match any view of the cell [unknown-column]",
        "data.csv:1:1: note: the outlet 'titleLabel' (UILabel) has no column and shows the text of the nib"
          + "; the nearest column is 'titel' [empty-outlet]",
        "data.csv:1:1: note: the outlet 'avatarImageView' (UIImageView) has no column and shows the text "
          + "of the nib"
          + " [empty-outlet]",
      ])
    let near = match(["titleLabl"]).diagnostics.first
    #expect(
      near?.message == "the column 'titleLabl' does not match any view of the cell. Did you mean "
        + "'titleLabel'?")
  }
}
