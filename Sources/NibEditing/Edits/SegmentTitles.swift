import NibFormats
import NibSupport

/// The segments of a segmented control, which have no ids, as one property: their titles in their order.
struct SegmentTitles {
  /// The name of the property.
  static let property = "segments"

  private let control: NibElement
  private let maker: EditMaker

  init(of control: NibElement, _ maker: EditMaker) { (self.control, self.maker) = (control, maker) }

  /// The titles as they are entered. An empty line at the end is one more line break.
  static func text(of control: NibElement) -> String {
    let titles = control.children(inside: property).map(title)
    guard titles.contains(where: { $0.isEmpty || $0.contains(",") }) else {
      return titles.joined(separator: ", ")
    }
    return titles.joined(separator: "\n") + (titles.count == 1 || titles.last == "" ? "\n" : "")
  }

  /// The edits that put the segments into an order, add new ones and remove others.
  ///
  /// - Parameter value: the titles, or names of the images, separated by commas, or by line breaks. Only a line can be the
  ///   empty title.
  func edits(_ value: String?) throws(EditError) -> [SourceEdit] {
    guard value != SegmentTitles.text(of: control) else { return [] }
    let titles = try titles(in: value ?? "")
    guard titles.contains(where: { !$0.isEmpty }) else {
      throw EditError("a segmented control needs a segment; use titles such as 'segments=All, Mine'")
    }
    let old = control.children(inside: SegmentTitles.property)
    guard old.map(SegmentTitles.enteredTitle) != titles else { return [] }
    return write(titles, old) + selectionEdits(count: titles.count)
  }

  private func titles(in value: String) throws(EditError) -> [String] {
    guard !value.contains("\n") else {
      let lines = value.hasSuffix("\n") ? value.dropLast() : value[...]
      return lines.split(separator: "\n", omittingEmptySubsequences: false).map(SegmentTitles.trimmed)
    }
    let old = control.children(inside: SegmentTitles.property).map(SegmentTitles.title)
    if let title = old.first(where: { $0.contains(",") && value.contains($0) }) {
      throw EditError(
        "the title \(VisibleText.line("'\(title)'")) has a comma; separate the titles of 'segments' by line breaks"
      )
    }
    let titles = value.split(separator: ",", omittingEmptySubsequences: false).map(SegmentTitles.trimmed)
    // Without any title, another error says what is missing.
    if titles.contains(""), titles.contains(where: { !$0.isEmpty }) {
      throw EditError(
        "a title of 'segments' is empty; for an empty title, separate the titles by line breaks")
    }
    return titles
  }

  /// A title without the space around it, which is not entered.
  private static func trimmed(_ title: Substring) -> String {
    String(title.trimming(while: \.isWhitespace))
  }

  private static func enteredTitle(of segment: NibElement) -> String { trimmed(title(of: segment)[...]) }

  private func write(_ titles: [String], _ old: [NibElement]) -> [SourceEdit] {
    guard let list = control.child(named: SegmentTitles.property) else {
      let list = NibDraft(SegmentTitles.property)
      list.children = titles.map { NibDraft("segment", ["title": $0]) }
      return maker.edits(adding: [list], to: control)
    }
    let indent = maker.indentation(ofChildrenIn: list)
    let lineBreak = indent == nil ? "" : maker.lineBreak
    var rest = old
    let texts = titles.map { title -> String in
      guard let index = rest.firstIndex(where: { SegmentTitles.enteredTitle(of: $0) == title }) else {
        return NibDraft("segment", ["title": title]).source(indentation: indent ?? "", lineBreak: lineBreak)
      }
      return maker.text(of: rest.remove(at: index), indentation: indent)
    }
    return maker.edits(adding: texts.joined(separator: lineBreak), to: list, before: old.first)
      + old.map { maker.edit(removing: $0) }
  }

  /// The edits of the selected segment, which must exist.
  private func selectionEdits(count: Int) -> [SourceEdit] {
    guard let selected = control["selectedSegmentIndex"].flatMap({ Int($0) }), selected >= count else {
      return []
    }
    return maker.edits(setting: "selectedSegmentIndex", of: control, to: String(count - 1))
  }

  /// The title of a segment; the name of its image if it has none.
  private static func title(of segment: NibElement) -> String {
    segment["title"] ?? segment.child(key: "title")?.text ?? segment["image"] ?? ""
  }
}
