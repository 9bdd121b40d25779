import NibSupport

/// Translates user-defined runtime attributes. A nib stores them in one list of entries with an object, a key
/// path and a value.
package enum CodedRuntimeAttributes {
  // MARK: From a nib

  /// Adds each attribute of a nib to the element of its object.
  static func translate(_ translation: CodedTranslation) {
    let graph = translation.graph
    for pair in graph.objects(in: "UINibKeyValuePairsKey", of: graph.root) {
      guard let object = graph.object("UIObject", of: pair),
        let element = translation.drafts[object],
        let path = graph.string("UIKeyPath", of: pair)
      else { continue }
      if path == "frame", correctFrame(of: element, graph.value("UIValue", of: pair), graph) { continue }
      let draft = NibDraft("userDefinedRuntimeAttribute", at: graph.objects[pair].offset)
      describe(graph.value("UIValue", of: pair) ?? .null, in: draft, graph)
      draft["keyPath"] = path
      element.childAdding(named: "userDefinedRuntimeAttributes").children.append(draft)
    }
  }

  /// Corrects the frame of a control that changes its size when it is loaded. For such a control, the
  /// compiler writes the frame a second time, as a runtime attribute. Returns false if the value is not a
  /// frame, or if the element has none.
  private static func correctFrame(
    of element: NibDraft, _ value: CodedGraph.Value?, _ graph: CodedGraph
  ) -> Bool {
    guard let frame = element.children.first(where: { $0.name == "rect" && $0["key"] == "frame" }),
      let numbers = CodedGeometry.numbers(of: value, 4, in: graph)
    else { return false }
    frame.set(NibRect.names, to: numbers)
    return true
  }

  /// Sets the type and the value of an attribute.
  private static func describe(_ value: CodedGraph.Value, in draft: NibDraft, _ graph: CodedGraph) {
    if let text = graph.string(value) {
      draft["type"] = "string"
      draft["value"] = text
      if graph.className(value) == "NSLocalizableString" { draft["localized"] = "YES" }
    } else if let color = CodedColor.draft(value, key: "value", in: graph) {
      draft["type"] = "color"
      draft.children = [color]
    } else if CodedImage.translate(value, "value", graph, into: draft) {
      draft["type"] = "image"
    } else if let child = geometry(value, graph) {
      draft["type"] = child.name
      draft.children = [child]
    } else {
      describeNumber(value, in: draft, graph)
    }
  }

  /// A kind of `NSValue` that contains a text with numbers: Foundation's number for it, the key of the text, the name
  /// of the element, and its attributes.
  private typealias Kind = (number: Int64, key: String, element: String, names: [String])

  private static let kinds: [Kind] = [
    (1, "NS.pointval", "point", NibPoint.names), (2, "NS.sizeval", "size", NibSize.names),
    (3, "NS.rectval", "rect", NibRect.names),
  ]

  /// The element of an `NSValue`; `nil` for any other value.
  private static func geometry(_ value: CodedGraph.Value, _ graph: CodedGraph) -> NibDraft? {
    guard let object = graph.object(value), graph.objects[object].className == "NSValue" else { return nil }
    guard let kind = kinds.first(where: { graph.value($0.key, of: object) != nil }) else {
      return range(object, graph)
    }
    guard let numbers = CodedGeometry.numbers(of: value, kind.names.count, in: graph) else { return nil }
    return NibDraft(kind.element, key: "value", kind.names, numbers)
  }

  private static func range(_ object: Int, _ graph: CodedGraph) -> NibDraft? {
    guard let location = graph.int("NS.rangeval.location", of: object),
      let length = graph.int("NS.rangeval.length", of: object)
    else { return nil }
    return NibDraft("range", key: "value", NibRange.names, [Double(location), Double(length)])
  }

  /// Sets the type and the value of an attribute whose value is a Boolean, a number or `nil`.
  private static func describeNumber(_ value: CodedGraph.Value, in draft: NibDraft, _ graph: CodedGraph) {
    let boxed = graph.object(value)
    let isBoolean =
      if let boxed {
        graph.value("NS.boolval", of: boxed) != nil
      } else {
        value == .bool(true) || value == .bool(false)
      }
    if isBoolean {
      draft["type"] = "boolean"
      draft["value"] = graph.bool(value) == true ? "YES" : "NO"
    } else if let number = graph.double(value) {
      draft["type"] = "number"
      let isInteger = boxed.map { graph.value("NS.intval", of: $0) != nil } ?? (Int64(exactly: number) != nil)
      draft.children = [
        NibDraft(isInteger ? "integer" : "real", ["key": "value", "value": NibNumber.exact(number)])
      ]
    } else {
      draft["type"] = "nil"
    }
  }

  // MARK: To a nib

  /// The attributes of all objects of a document.
  static func compile(_ compilation: CodedCompilation) -> [CodedGraph.Value] {
    let lists = compilation.nibElements.filter { $0.isNamed("userDefinedRuntimeAttributes") }
    return lists.flatMap { list in
      guard let owner = list.parent,
        let object = compilation.proxy(for: owner) ?? compilation.number(of: owner)
      else { return [CodedGraph.Value]() }
      return list.children.compactMap { pair($0, object, compilation) }
    }
  }

  /// An attribute together with its object. If it has no key path, or its value does not have the stated type, reports a
  /// diagnostic and returns `nil`.
  private static func pair(
    _ element: NibElement, _ object: Int, _ compilation: CodedCompilation
  ) -> CodedGraph.Value? {
    let path = element["keyPath"] ?? ""
    if path.isEmpty {
      compilation.report(
        .malformedValue, "a runtime attribute has no key path; it is left out",
        at: element.location(ofAttribute: "keyPath") ?? element.location, in: element)
      return nil
    }
    UncompiledParts(attributes: ["type", "keyPath", "value", "catalog", "localized"], children: ["value"])
      .report(element, to: compilation)
    guard let value = value(of: element, compilation) else {
      let type = element["type"] ?? ""
      let problem =
        types.contains(type)
        ? "has no value of its type '\(type)'"
        : type.isEmpty ? "has no type" : "has the unknown type '\(type)'"
      compilation.report(
        .malformedValue, "the runtime attribute '\(path)' \(problem); it is left out", at: element.location,
        in: element)
      return nil
    }
    return compilation.object(
      "UINibKeyValuePair",
      [("UIObject", .object(object)), ("UIKeyPath", compilation.string(path)), ("UIValue", value)])
  }

  /// The value of an attribute; `nil` if it does not have the stated type.
  private static func value(of element: NibElement, _ compilation: CodedCompilation) -> CodedGraph.Value? {
    let child = element.child(key: "value")
    switch element["type"] {
    case "boolean"?: return element.bool("value").map { compilation.boxed(.bool($0)) }
    case "number"?: return child.flatMap { ScalarCoding.numberValue(of: $0) }.map(compilation.boxed)
    case "color"?: return child.flatMap { CodedColor.value(of: $0, compilation) }
    case "image"?: return CodedImage.value(of: element, "value", compilation)
    case "range"?: return child.flatMap { range($0, compilation) }
    case "nil"?: return .null
    case "string"?, "localizedString"?:
      return compilation.text(element.text("value") ?? "", "value", of: element)
    case let type:
      guard let kind = kinds.first(where: { $0.element == type }) else { return nil }
      return child.flatMap { boxed($0, kind, compilation) }
    }
  }

  /// The types that a runtime attribute can have.
  package static let types = [
    "boolean", "number", "string", "localizedString", "color", "image", "nil", "point", "size", "rect",
    "range",
  ]

  /// An `NSValue` that contains the numbers of an element as text: `{320, 480}`. `nil` if a number is missing.
  private static func boxed(
    _ element: NibElement, _ kind: Kind, _ compilation: CodedCompilation
  ) -> CodedGraph.Value? {
    UncompiledParts(attributes: kind.names).report(element, to: compilation)
    let numbers = kind.names.compactMap { element.double($0) }.map { NibNumber.exact($0) }
    guard numbers.count == kind.names.count else { return nil }
    let pairs = stride(from: 0, to: numbers.count, by: 2).map { "{\(numbers[$0]), \(numbers[$0 + 1])}" }
    let text = pairs.count == 1 ? pairs[0] : "{" + pairs.joined(separator: ", ") + "}"
    return value(kind.number, [(kind.key, compilation.string(text))], compilation)
  }

  private static func range(_ element: NibElement, _ compilation: CodedCompilation) -> CodedGraph.Value? {
    UncompiledParts(attributes: NibRange.names).report(element, to: compilation)
    guard let location = element.int("location"), let length = element.int("length") else { return nil }
    let values = [
      ("NS.rangeval.location", compilation.boxed(.integer(Int64(location)))),
      ("NS.rangeval.length", compilation.boxed(.integer(Int64(length)))),
    ]
    return value(4, values, compilation)
  }

  /// An `NSValue`.
  ///
  /// - Parameter special: Foundation's number for the kind of value: 1 for a point, 2 for a size, 3 for a
  ///   rectangle, 4 for a range.
  private static func value(
    _ special: Int64, _ values: CodedObjects.Values, _ compilation: CodedCompilation
  ) -> CodedGraph.Value {
    compilation.object("NSValue", [("NS.special", .integer(special))] + values)
  }
}
