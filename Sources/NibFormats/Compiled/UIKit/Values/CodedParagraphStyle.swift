/// How paragraphs of a text with attributes are set.
enum CodedParagraphStyle {
  private static let className = "NSMutableParagraphStyle"
  private static let words: [(word: String, key: String, coding: ScalarCoding)] = [
    ("alignment", "NSAlignment", .words(["left", "center", "right", "justified", "natural"])),
    (
      "lineBreakMode", "NSLineBreakMode",
      .words([
        "wordWrapping", "charWrapping", "clipping", "truncatingHead", "truncatingTail", "truncatingMiddle",
      ])
    ),
    (
      "baseWritingDirection", "NSWritingDirection",
      .words(["natural": -1, "leftToRight": 0, "rightToLeft": 1])
    ),
    ("lineSpacing", "NSLineSpacing", .double), ("paragraphSpacing", "NSParagraphSpacing", .double),
    ("paragraphSpacingBefore", "NSParagraphSpacingBefore", .double),
    ("firstLineHeadIndent", "NSFirstLineHeadIndent", .double), ("headIndent", "NSHeadIndent", .double),
    ("tailIndent", "NSTailIndent", .double), ("lineHeightMultiple", "NSLineHeightMultiple", .double),
    ("minimumLineHeight", "NSMinLineHeight", .double), ("maximumLineHeight", "NSMaxLineHeight", .double),
  ]

  static func draft(_ value: CodedGraph.Value, key: String, in graph: CodedGraph) -> NibDraft? {
    guard let style = graph.object(value),
      [className, "NSParagraphStyle"].contains(graph.objects[style].className)
    else { return nil }
    let draft = NibDraft("paragraphStyle", ["key": key], at: graph.objects[style].offset)
    for row in words {
      draft[row.word] = graph.value(row.key, of: style).flatMap { row.coding.text(graph, $0) }
    }
    return draft
  }

  static func value(of element: NibElement, _ compilation: CodedCompilation) -> CodedGraph.Value {
    let entries = words.compactMap { row in
      element[row.word].flatMap(row.coding.value).map { CodedGraph.Entry(row.key, $0) }
    }
    return .object(compilation.add(CodedGraph.Object(className, entries: entries)))
  }
}
