import NibSupport

/// Translates text with attributes: an `NSAttributedString` with a dictionary of attributes for each run.
enum CodedAttributedText {
  // MARK: From a nib

  /// The element of a text; nil if the value is not a text with attributes.
  static func draft(_ value: CodedGraph.Value, key: String, in graph: CodedGraph) -> NibDraft? {
    guard let object = graph.object(value),
      ["NSAttributedString", "NSMutableAttributedString"].contains(graph.objects[object].className),
      let text = graph.string(graph.value("NSString", of: object))
    else { return nil }
    let draft = NibDraft("attributedString", key: key, at: graph.objects[object].offset)
    let attributes = graph.value("NSAttributes", of: object)
    if let list = graph.array(attributes) {
      let runs = NibAttributedString.archivedRuns(
        graph.data(graph.value("NSAttributeInfo", of: object)) ?? [])
      draft.children = fragments(of: text, runs, list, graph)
    } else {
      draft.children = [fragment(text, attributes, graph)]
    }
    return draft
  }

  private static func fragments(
    of text: String, _ runs: [(length: Int, index: Int)], _ list: [CodedGraph.Value], _ graph: CodedGraph
  ) -> [NibDraft] {
    var rest = Substring(text).utf16
    return runs.compactMap { run in
      let part = rest.prefix(run.length)
      rest = rest.dropFirst(run.length)
      guard !part.isEmpty else { return nil }
      return fragment(
        String(decoding: part, as: UTF16.self), list.indices.contains(run.index) ? list[run.index] : nil,
        graph)
    }
  }

  private static func fragment(_ text: String, _ attributes: CodedGraph.Value?, _ graph: CodedGraph)
    -> NibDraft
  {
    let fragment = NibDraft("fragment", ["content": text])
    let drafts = (graph.dictionary(attributes) ?? []).compactMap { pair in
      graph.string(pair.key).flatMap { attribute($0, pair.value, graph) }
    }
    guard !drafts.isEmpty else { return fragment }
    let list = NibDraft("attributes")
    list.children = drafts
    fragment.children = [list]
    return fragment
  }

  private static func attribute(_ name: String, _ value: CodedGraph.Value, _ graph: CodedGraph) -> NibDraft? {
    if let color = CodedColor.draft(value, key: name, in: graph) { return color }
    if let font = CodedFont.draft(value, key: name, in: graph) { return font }
    if let style = CodedParagraphStyle.draft(value, key: name, in: graph) { return style }
    if let text = graph.string(value) {
      let string = NibDraft("string", key: name)
      string.text = text
      return string
    }
    guard let number = graph.number(value) else { return nil }
    return NibDraft(
      Int64(exactly: number) == nil ? "real" : "integer", ["key": name, "value": NibNumber.exact(number)])
  }

  // MARK: To a nib

  static func value(of element: NibElement, _ compilation: CodedCompilation) -> CodedGraph.Value? {
    let fragments = element.children(named: "fragment")
    let texts = fragments.map { $0.text("content") ?? "" }
    let attributes = fragments.map { compilation.dictionary(pairs(of: $0, compilation)) }
    var entries = [CodedGraph.Entry("NSString", compilation.string(texts.joined()))]
    if let only = attributes.first, attributes.count == 1 {
      entries.append(CodedGraph.Entry("NSAttributes", only))
    } else if attributes.count > 1 {
      entries.append(CodedGraph.Entry("NSAttributes", compilation.list(attributes)))
      let info = texts.enumerated().flatMap { number($0.element.utf16.count) + number($0.offset) }
      let data = CodedGraph.Object("NSData", entries: [CodedGraph.Entry("NS.bytes", .data(info))])
      entries.append(CodedGraph.Entry("NSAttributeInfo", .object(compilation.add(data))))
    }
    return .object(compilation.add(CodedGraph.Object("NSAttributedString", entries: entries)))
  }

  private static func pairs(
    of fragment: NibElement, _ compilation: CodedCompilation
  ) -> [(key: CodedGraph.Value, value: CodedGraph.Value)] {
    guard let list = fragment.child(named: "attributes") else { return [] }
    return list.children.compactMap { child in
      guard let name = child.key, let value = attribute(child, compilation) else { return nil }
      return (compilation.string(name), value)
    }
  }

  private static func attribute(_ element: NibElement, _ compilation: CodedCompilation) -> CodedGraph.Value? {
    switch element.name {
    case "color": return CodedColor.value(of: element, compilation)
    case "font", "fontDescription": return CodedFont.value(of: element, compilation)
    case "paragraphStyle": return CodedParagraphStyle.value(of: element, compilation)
    case "string": return compilation.string(element.text)
    case "integer", "real": return CodedNumber.value(of: element).map(compilation.boxed)
    default:
      compilation.report(
        "not-compiled", "<\(element.name)> of a text has no known form in a compiled nib; it is left out",
        at: element.location, in: element)
      return nil
    }
  }

  /// Encodes a number with seven bits per byte, lowest bits first. All bytes except the last have the high
  /// bit set.
  private static func number(_ number: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }
}

/// Translates the paragraph styles in a text with attributes.
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
    let draft = NibDraft("paragraphStyle", key: key, at: graph.objects[style].offset)
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
