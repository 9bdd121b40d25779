import NibSupport

/// Translates the paragraph styles in attributed strings.
package enum CodedParagraphStyle {
  private static let className = "NSMutableParagraphStyle"
  /// The properties of a style, with their names in documents and their keys in nibs.
  private static let rows: [(word: String, key: String, coding: ScalarCoding)] = [
    ("alignment", "NSAlignment", .choice(.textAlignments)),
    ("lineBreakMode", "NSLineBreakMode", .choice(.paragraphLineBreaks)),
    ("baseWritingDirection", "NSWritingDirection", .choice(.writingDirections)),
    ("lineSpacing", "NSLineSpacing", .double), ("paragraphSpacing", "NSParagraphSpacing", .double),
    ("paragraphSpacingBefore", "NSParagraphSpacingBefore", .double),
    ("firstLineHeadIndent", "NSFirstLineHeadIndent", .double), ("headIndent", "NSHeadIndent", .double),
    ("tailIndent", "NSTailIndent", .double), ("lineHeightMultiple", "NSLineHeightMultiple", .double),
    ("minimumLineHeight", "NSMinLineHeight", .double), ("maximumLineHeight", "NSMaxLineHeight", .double),
  ]

  /// The names of the properties in documents.
  package static let names = rows.map(\.word)

  /// The element of a paragraph style; `nil` if the value is not one.
  static func draft(_ value: CodedGraph.Value, key: String, in graph: CodedGraph) -> NibDraft? {
    guard let style = graph.object(value),
      [className, "NSParagraphStyle"].contains(graph.objects[style].className)
    else { return nil }
    let draft = NibDraft("paragraphStyle", key: key, at: graph.objects[style].offset)
    for row in rows {
      draft[row.word] = graph.value(row.key, of: style).flatMap { row.coding.text(graph, $0) }
    }
    return draft
  }

  static func value(of element: NibElement, _ objects: CodedObjects) -> CodedGraph.Value {
    compiledParts(of: element).report(element, to: objects)
    let values = rows.compactMap { row in
      element[row.word].flatMap(row.coding.value).map { (row.key, $0) }
    }
    return objects.object(className, values)
  }

  /// The parts of a style that are compiled, or whose values change nothing in UIKit.
  private static func compiledParts(of element: NibElement) -> UncompiledParts {
    // UIKit has no tightening factor.
    var attributes = names + ["tighteningFactorForTruncation"]
    if element.bool("allowsDefaultTighteningForTruncation") == false {
      attributes.append("allowsDefaultTighteningForTruncation")
    }
    // The style is in the attributes of a fragment of the text.
    let text = element.parent?.parent?.parent
    let hasTabs = text?.children(named: "fragment").contains { $0.text("content")?.contains("\t") == true }
    if hasTabs != true { attributes.append("defaultTabInterval") }
    let hasStops = hasTabs == true && element.child(named: "tabStops")?.children.isEmpty != true
    return UncompiledParts(attributes: attributes, elements: hasStops ? [] : ["tabStops"])
  }
}
