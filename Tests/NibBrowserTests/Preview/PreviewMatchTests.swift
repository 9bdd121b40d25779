import NibCore
import TestSupport
import Testing

@testable import NibBrowser

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

  @Test("Three or more outlets without a column are one note") func manyEmptyOutlets() {
    func messages(_ count: Int) -> [String] {
      let views = (1...count).map {
        NamedView(
          id: "\($0)", className: "UILabel", isFillable: true, outlets: ["label\($0)"], label: nil, text: nil)
      }
      let place = SourceLocation(file: "f", line: 1, column: 1)
      return ColumnMatch(columns: [], views: views, at: place).diagnostics.map(\.message)
    }
    #expect(messages(2).count == 2)
    #expect(
      messages(3) == ["3 outlets have no column and look as in the nib: 'label1', 'label2', 'label3'"])
    #expect(messages(20).first?.hasSuffix(", 'label12' and 8 more") == true)
  }

  @Test("Columns and outlets without a match are reported with similar names") func diagnostics() {
    let diagnostics = match(["titel", "User Name"]).diagnostics.map(\.rendered)
    #expect(
      diagnostics == [
        "data.csv:1:1: warning: the column 'titel' does not match any view of the cell [unknown-column]",
        "data.csv:1:1: note: the outlet 'titleLabel' (UILabel) has no column and shows the text of the nib"
          + "; the nearest column is 'titel' [empty-outlet]",
        "data.csv:1:1: note: the outlet 'avatarImageView' (UIImageView) has no column and looks as in the nib "
          + "[empty-outlet]",
      ])
    let near = match(["titleLabl"]).diagnostics.first
    #expect(
      near?.message == "the column 'titleLabl' does not match any view of the cell. Did you mean "
        + "'titleLabel'?")
  }
}

/// The scores of matches, and the best assignment of several columns.
@Suite struct PreviewScoreTests {
  private func view(_ outlet: String, _ className: String = "UILabel", isFillable: Bool = true) -> NamedView {
    NamedView(
      id: outlet, className: className, isFillable: isFillable, outlets: [outlet], label: nil, text: nil)
  }

  private func views(_ columns: [String], _ views: [NamedView]) -> [String?] {
    let match = ColumnMatch(columns: columns, views: views, at: nil)
    return columns.indices.map { match.views[$0] }
  }

  @Test(
    "Names are compared by their words, without those for kinds of views and of values",
    arguments: [
      ("title", "lblTitle"), ("avatar_url", "avatarImageView"), ("avatarURL", "imgAvatar"),
      ("user.name", "userNameLabel"), ("user.name", "nameLabel"), ("name", "userNameLabel"),
      ("organizer.address.name", "organizerLabel"), ("sender.text", "senderLabel"),
      ("title_text", "titleLabel"), ("price-value", "priceLabel"), ("URLName", "urlNameLabel"),
    ])
  func words(column: String, outlet: String) {
    let className = outlet.lowercased().contains("im") ? "UIImageView" : "UILabel"
    #expect(views([column], [view(outlet, className)]) == [outlet])
  }

  @Test("Only one of two names may be the end of the other") func ends() {
    #expect(views(["product.name"], [view("userNameLabel")]) == [nil])
  }

  @Test("Columns are assigned so that the total is best, whatever their order") func bestTotal() {
    let labels = [view("userNameLabel"), view("nameLabel")]
    #expect(views(["name", "user.name"], labels) == ["nameLabel", "userNameLabel"])
    #expect(views(["user.name", "name"], labels.reversed()) == ["userNameLabel", "nameLabel"])
    #expect(views(["user.name", "title"], labels) == ["userNameLabel", nil])
  }

  @Test("A view that shows values is preferred to one that can only be hidden") func containers() {
    #expect(
      views(["price"], [view("priceView", "UIView", isFillable: false), view("priceLabel")]) == ["priceLabel"]
    )
  }

  @Test("With many columns and views, the best pairs are taken first") func manyColumns() {
    let names = (0..<300).map { "column\($0)x" }
    #expect(views(names.reversed(), names.map { view($0) }) == names.reversed().map(Optional.some))
  }

  @Test("A view that the user names is filled, and its usual column is not reported") func givenViews() throws
  {
    let views = [view("titleLabel"), view("noteLabel")]
    let place = SourceLocation(file: "data.csv", line: 1, column: 1)
    let match = ColumnMatch(
      columns: ["title", "other"], views: views, at: place, fixed: [1: ("titleLabel", "given by --map")])
    #expect(match.views == [1: "titleLabel"])
    #expect(match.diagnostics.map(\.id) == ["empty-outlet"])
  }

  @Test(
    "A name of a view that does not exist is answered with the nearest one or a list",
    arguments: [
      ("titelLabel", "--set: no view named 'titelLabel' in the cell. Did you mean 'titleLabel'?"),
      ("titel", "--set: no view named 'titel' in the cell. Did you mean 'titleLabel'?"),
      ("x", "--set: no view named 'x' in the cell. The views are: titleLabel, noteLabel."),
    ])
  func unknownViews(name: String, message: String) {
    let lookup = ViewLookup([view("titleLabel"), view("noteLabel")], file: "Cell.xib")
    let error = #expect(throws: RowsError.self) { try lookup.view(named: name, option: "--set") }
    #expect(error?.diagnostic.message == message)
  }
}
