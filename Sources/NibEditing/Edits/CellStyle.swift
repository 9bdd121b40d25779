import NibFormats

/// A style of table cells, with the labels that Interface Builder adds for it.
enum CellStyle: String, CaseIterable {
  case basic = "IBUITableViewCellStyleDefault"
  case rightDetail = "IBUITableViewCellStyleValue1"
  case leftDetail = "IBUITableViewCellStyleValue2"
  case subtitle = "IBUITableViewCellStyleSubtitle"

  /// A label of a style.
  enum Part: String, CaseIterable {
    /// Their raw values are the attributes with which the cell refers to them.
    case textLabel, detailTextLabel
  }

  /// The style with a name in Interface Builder, in code or in documents, such as `subtitle`, `Right Detail`, `value1`.
  ///
  /// - Returns: `nil` for other names.
  init?(entered text: String) {
    let name = text.lowercased().filter { $0 != " " }
    let match = CellStyle.allCases.first { style in
      style.names.contains(name) || style.rawValue.lowercased() == name
    }
    guard let match else { return nil }
    self = match
  }

  /// The names for the absence of a style.
  static let custom: Set<String> = ["custom", "none"]

  /// The names that are entered, without spaces; the one in Interface Builder first.
  private var names: [String] {
    switch self {
    case .basic: ["basic", "default"]
    case .rightDetail: ["rightdetail", "value1"]
    case .leftDetail: ["leftdetail", "value2"]
    case .subtitle: ["subtitle"]
    }
  }

  var parts: [Part] { self == .basic ? [.textLabel] : Part.allCases }

  // MARK: Labels

  /// The element of a label as the version of Interface Builder that saved the document would add it.
  ///
  /// - Parameters:
  ///   - frame: its place in the content view, in points.
  ///   - cell: the cell that gets the label.
  func label(_ part: Part, _ frame: NibRect, id: String, in cell: NibElement) -> NibDraft {
    let age = LibraryAge(cell.document)
    let content = cell.child(key: "contentView")
    let label = NibDraft(
      "label",
      [
        "opaque": "NO", "multipleTouchEnabled": "YES", "contentMode": "left", "text": text(part),
        "lineBreakMode": "tailTruncation", "baselineAdjustment": "alignBaselines",
        "adjustsFontSizeToFit": "NO",
        "id": id,
      ])
    label["clipsSubviews"] = age.clipsTextsOfCells ? "YES" : nil
    label["insetsLayoutMarginsFromSafeArea"] = content?["insetsLayoutMarginsFromSafeArea"]
    label["textAlignment"] = alignment(part) ?? (age.clipsTextsOfCells ? nil : "natural")
    let font = NibDraft(
      "fontDescription", key: "fontDescription",
      ["type": "system", "pointSize": EditorNumber.text(fontSize(part, age))])
    label.children = [
      NibDraft.frame(frame), NibDraft("autoresizingMask", key: "autoresizingMask"), font,
      color(part, age, cell.document), NibDraft("nil", key: "highlightedColor"),
    ]
    return label
  }

  /// The text of a new label.
  private func text(_ part: Part) -> String {
    part == .textLabel ? "Title" : self == .subtitle ? "Subtitle" : "Detail"
  }

  /// The alignment of a label; `nil` for the natural one.
  func alignment(_ part: Part) -> String? {
    switch (self, part) {
    case (.rightDetail, .detailTextLabel), (.leftDetail, .textLabel): "right"
    default: nil
    }
  }

  /// The size of the font, in points.
  func fontSize(_ part: Part, _ age: LibraryAge) -> Double {
    switch (self, part) {
    case (.leftDetail, _): 12
    case (.subtitle, .detailTextLabel): age.hasLargeTextsOfCells || age.clipsTextsOfCells ? 12 : 11
    case (.rightDetail, _) where age.clipsTextsOfCells: 17
    default: age.hasLargeTextsOfCells ? 17 : age.clipsTextsOfCells ? 18 : 16
    }
  }

  private func color(_ part: Part, _ age: LibraryAge, _ document: NibDocument) -> NibDraft {
    let value: ColorValue? =
      switch (self, part) {
      case (.leftDetail, .textLabel): .components([0, 0.47843137254901963, 1, 1])
      case _ where age.hasLargeTextsOfCells: nil
      case (.rightDetail, .detailTextLabel):
        .components([0.55686274509803924, 0.55686274509803924, 0.57647058823529407, 1])
      default: .components([0, 0, 0, 1])
      }
    return value?.draft(key: "textColor", isMatched: document.areColorsMatched)
      ?? NibDraft("nil", key: "textColor")
  }
}
