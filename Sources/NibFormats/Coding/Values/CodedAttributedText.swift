import NibSupport

/// Translates attributed strings. In a document, an attributed string is an `<attributedString>` element with a
/// fragment for each run. In a nib, it is an `NSAttributedString` with a dictionary of attributes for each run.
enum CodedAttributedText {
  // MARK: From a nib

  /// The `<attributedString>` for a value; `nil` if the value is not an attributed string.
  static func draft(_ value: CodedGraph.Value, key: String, in graph: CodedGraph) -> NibDraft? {
    guard let object = graph.object(value),
      ["NSAttributedString", "NSMutableAttributedString"].contains(graph.objects[object].className),
      let text = graph.string("NSString", of: object)
    else { return nil }
    let draft = NibDraft("attributedString", key: key, at: graph.objects[object].offset)
    let attributes = graph.value("NSAttributes", of: object)
    if let list = graph.array(attributes) {
      let runs = NibAttributedString.archivedRuns(graph.data("NSAttributeInfo", of: object) ?? [])
      draft.children = fragments(of: text, runs, list, graph)
    } else {
      draft.children = [fragment(text, attributes, graph)]
    }
    return draft
  }

  /// The `<fragment>` elements for the runs of a text.
  ///
  /// - Parameters:
  ///   - runs: the length of each run in UTF-16 code units, and the index of its attributes in `list`.
  ///   - list: the dictionaries of attributes.
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

  /// A part of the text with its attributes.
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

  /// The element for one attribute of a run; `nil` if its value has no translation.
  private static func attribute(_ name: String, _ value: CodedGraph.Value, _ graph: CodedGraph) -> NibDraft? {
    if let color = CodedColor.draft(value, key: name, in: graph) { return color }
    if let font = CodedFont.draft(value, key: name, in: graph) { return font }
    if let style = CodedParagraphStyle.draft(value, key: name, in: graph) { return style }
    if let text = graph.string(value) {
      let string = NibDraft("string", key: name)
      string.text = text
      return string
    }
    guard let number = graph.double(value) else { return nil }
    return NibDraft(
      Int64(exactly: number) == nil ? "real" : "integer", ["key": name, "value": NibNumber.exact(number)])
  }

  // MARK: To a nib

  /// The attributed string for an `<attributedString>` element.
  static func value(of element: NibElement, _ objects: CodedObjects) -> CodedGraph.Value? {
    UncompiledParts(elements: ["fragment"]).report(element, to: objects)
    let fragments = element.children(named: "fragment")
    let texts = fragments.map { $0.text("content") ?? "" }
    let attributes = fragments.map { objects.dictionary(pairs(of: $0, objects)) }
    var values: CodedObjects.Values = [("NSString", objects.string(texts.joined()))]
    if attributes.count == 1 {
      values.append(("NSAttributes", attributes[0]))
    } else if attributes.count > 1 {
      values.append(("NSAttributes", objects.list(attributes)))
      let info = texts.enumerated().flatMap { varint($0.element.utf16.count) + varint($0.offset) }
      values.append(("NSAttributeInfo", objects.object("NSData", [("NS.bytes", .data(info))])))
    }
    return objects.object("NSAttributedString", values)
  }

  /// The attributes of a part of the text, as entries of a dictionary.
  private static func pairs(
    of fragment: NibElement, _ objects: CodedObjects
  ) -> [(key: CodedGraph.Value, value: CodedGraph.Value)] {
    UncompiledParts(attributes: ["content"], elements: ["attributes"]).report(fragment, to: objects)
    guard let list = fragment.child(named: "attributes") else { return [] }
    return list.children.compactMap { child in
      guard let name = child.key, let value = attribute(child, objects) else { return nil }
      return (objects.string(name), value)
    }
  }

  /// The value of an attribute of a run; `nil` if it cannot be compiled. Reports unknown elements.
  private static func attribute(_ element: NibElement, _ objects: CodedObjects) -> CodedGraph.Value? {
    switch element.name {
    case "color": return CodedColor.value(of: element, objects)
    case "font", "fontDescription": return CodedFont.value(of: element, objects)
    case "paragraphStyle": return CodedParagraphStyle.value(of: element, objects)
    case "string": return objects.string(element.text)
    case "integer", "real": return number(element, objects)
    default:
      objects.report(
        .notCompiled,
        "<\(element.name)> in attributed text has no known form in a compiled nib; it is left out",
        at: element.location, in: element)
      return nil
    }
  }

  private static func number(_ element: NibElement, _ objects: CodedObjects) -> CodedGraph.Value? {
    UncompiledParts(attributes: ["value"]).report(element, to: objects)
    guard let number = ScalarCoding.numberValue(of: element) else {
      objects.reportMalformedNumbers(["value"], of: element)
      return nil
    }
    return objects.boxed(number)
  }

  /// Encodes a variable-length integer: groups of 7 bits, the lowest group first. The high bit is set in all bytes
  /// except the last. (NIBArchive's own variable-length integers set it only in the last byte.)
  private static func varint(_ number: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }
}
