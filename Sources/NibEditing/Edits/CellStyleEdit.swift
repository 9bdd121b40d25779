import NibFormats
import NibSupport

/// Sets or removes the style of a table cell, together with the labels that the style places in its content view.
struct CellStyleEdit {
  private let cell: NibElement
  private let maker: EditMaker
  private let content: NibElement?

  init(of cell: NibElement, _ maker: EditMaker) {
    (self.cell, self.maker) = (cell, maker)
    content = cell.child(key: "contentView")
  }

  /// - Parameter value: the style as it is entered; `nil` or `custom` for none.
  /// - Throws: an error for an unknown style, or if the content view has other views than the labels of styles.
  func edits(_ value: String?) throws(EditError) -> [SourceEdit] {
    guard let value, !CellStyle.custom.contains(value.lowercased()) else {
      return removal(of: Set(styled.values).union(imageView))
        + maker.edits(setting: "style", of: cell, to: nil)
    }
    guard let style = CellStyle(entered: value) else {
      throw EditError(
        "'\(value)' is not a style of cells; use basic, rightDetail, leftDetail, subtitle or custom")
    }
    guard let content else { throw EditError("the cell has no content view, which a style needs") }
    try checkContent(of: content)
    if cell["style"] == style.rawValue, style.parts.allSatisfy({ styled[$0] != nil }) { return [] }
    return edits(style, content)
  }

  /// The labels of the present style.
  private var styled: [CellStyle.Part: NibElement] {
    var labels: [CellStyle.Part: NibElement] = [:]
    for part in CellStyle.Part.allCases {
      let label = cell[part.rawValue].flatMap { cell.document.object(id: $0) }
      if let label, content.map({ label.isInside(orEqual: $0) }) ?? false { labels[part] = label }
    }
    return labels
  }

  private var imageView: Set<NibElement> {
    Set(cell["imageView"].flatMap { cell.document.object(id: $0) }.map { [$0] } ?? [])
  }

  /// Refuses to add the labels of a style to views that the user has added.
  private func checkContent(of content: NibElement) throws(EditError) {
    guard cell["style"] == nil, let own = content.children(inside: "subviews").first else { return }
    throw EditError(
      "the cell has content of its own, such as \(own.name) '\(own.id ?? "")', which a style would not place; remove "
        + "it first, or keep the cell custom")
  }

  private func edits(_ style: CellStyle, _ content: NibElement) -> [SourceEdit] {
    let labels = styled
    let frames = CellStylePlaces(style, in: cell).frames(
      labels.compactMapValues { $0.ownFrame.map { NibSize(width: $0.width, height: $0.height) } })
    var ids = maker.freshIDs
    var drafts: [NibDraft] = []
    var edits: [SourceEdit] = []
    for part in style.parts {
      let frame = frames[part] ?? NibRect(x: 0, y: 0, width: 0, height: 0)
      if let label = labels[part] {
        edits += self.edits(of: label, part, style, frame)
        continue
      }
      let id = ids.make(for: ExactText("\(part.rawValue) of \(cell.id ?? "") \(maker.source.count)")).text
      edits += maker.edits(setting: part.rawValue, of: cell, to: id)
      drafts.append(style.label(part, frame, id: id, in: cell))
    }
    // Attributes that are added at the same place are in the order of their edits.
    edits += maker.edits(setting: "style", of: cell, to: style.rawValue)
    let unused = CellStyle.Part.allCases.filter { !style.parts.contains($0) }.compactMap { labels[$0] }
    let images = style == .leftDetail ? imageView : []
    return edits + adding(drafts, to: content, after: labels[.textLabel])
      + removal(of: images.union(unused), keeping: drafts.isEmpty ? nil : content.child(named: "subviews"))
  }

  /// The edits of a label that the new style keeps, with its text. Its font and alignment change if they are those of the
  /// old style.
  private func edits(
    of label: NibElement, _ part: CellStyle.Part, _ style: CellStyle, _ frame: NibRect
  ) -> [SourceEdit] {
    var edits = maker.edits(settingFrame: frame, of: label)
    guard let old = cell["style"].flatMap({ CellStyle(rawValue: $0) }), old != style else { return edits }
    let age = LibraryAge(cell.document)
    if let font = label.child(key: "fontDescription"), font.double("pointSize") == old.fontSize(part, age) {
      edits += maker.edits(
        setting: "pointSize", of: font, to: EditorNumber.text(style.fontSize(part, age)))
    }
    if old.alignment(part) != style.alignment(part),
      label["textAlignment"] == old.alignment(part) ?? "natural"
    {
      edits += maker.edits(setting: "textAlignment", of: label, to: style.alignment(part) ?? "natural")
    }
    return edits
  }

  private func adding(_ drafts: [NibDraft], to content: NibElement, after label: NibElement?) -> [SourceEdit]
  {
    guard !drafts.isEmpty else { return [] }
    guard let list = content.child(named: "subviews") else {
      let list = NibDraft("subviews")
      list.children = drafts
      return maker.edits(adding: [list], to: content)
    }
    let views = Array(list.children)
    let next = label.flatMap { views.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    return maker.edits(adding: drafts, to: list, before: next < views.count ? views[next] : nil)
  }

  /// The edits that remove labels with everything that refers to them.
  ///
  /// - Parameter list: a list that gets other labels, and is not left out with the last one.
  private func removal(of views: Set<NibElement>, keeping list: NibElement? = nil) -> [SourceEdit] {
    guard !views.isEmpty else { return [] }
    let (gone, attributes) = References(cell.document).dependents(of: views)
    return maker.edits(removing: gone, keeping: list) + maker.edits(removing: attributes, outside: gone)
  }
}
