/// Translates accessibility data: labels, hints, identifiers and traits. A nib stores them in one list of
/// configurations, each of which refers to its object.
package enum CodedAccessibility {
  /// Keys of a configuration.
  static let object = "UIAccessibileObject"
  static let className = "UIRuntimeAccessibilityConfiguration"
  private static let isElement = "UIIsAccessibilityElement"
  private static let traits = "UIAccessibilityTraits"
  private static let texts: KeyValuePairs<String, String> = [
    "label": "UIAccessibilityLabel", "hint": "UIAccessibilityHint", "identifier": "UIAccessibilityIdentifier",
  ]
  /// The names of the traits in documents. The numbers are the positions of their bits.
  package static let traitWords: SchemaWords = [
    "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText", "summaryElement",
    "notEnabled", "updatesFrequently", "searchField", "startsMediaSession", "adjustable",
    "allowsDirectInteraction", "causesPageTurn", "tabBar", "header",
  ]

  /// Adds each configuration of a nib to the element of its object.
  static func translate(_ translation: CodedTranslation) {
    let graph = translation.graph
    for configuration in graph.objects(in: "UINibAccessibilityConfigurationsKey", of: graph.root) {
      guard let target = graph.object(object, of: configuration),
        let element = translation.drafts[target]
      else { continue }
      element.children.append(draft(of: configuration, graph))
    }
  }

  /// The element of accessibility settings.
  private static func draft(of configuration: Int, _ graph: CodedGraph) -> NibDraft {
    let draft = NibDraft(
      "accessibility", key: "accessibilityConfiguration", at: graph.objects[configuration].offset)
    for (word, key) in texts { draft[word] = graph.string(key, of: configuration) }
    if let bits = graph.int(traits, of: configuration) {
      let child = NibDraft("accessibilityTraits", key: "traits")
      if bits == 0 { child["none"] = "YES" }
      for word in traitWords.words(inMask: bits) { child[word] = "YES" }
      draft.children.append(child)
    }
    if let flag = graph.bool(isElement, of: configuration) {
      draft.children.append(NibDraft("bool", ["key": "isElement", "value": flag ? "YES" : "NO"]))
    }
    return draft
  }

  /// The configurations of all objects of a document.
  static func compile(_ compilation: CodedCompilation) -> [CodedGraph.Value] {
    compilation.nibElements.compactMap { element in
      guard element.key == "accessibilityConfiguration", let target = element.parent,
        let number = compilation.number(of: target)
      else { return nil }
      return configuration(element, number, compilation)
    }
  }

  /// The object with the accessibility settings of an element.
  private static func configuration(
    _ element: NibElement, _ target: Int, _ compilation: CodedCompilation
  ) -> CodedGraph.Value {
    report(element, compilation)
    var values: CodedObjects.Values = [(object, .object(target))]
    for (word, key) in texts {
      if let text = element.text(word) { values.append((key, compilation.text(text, word, of: element))) }
    }
    if let child = element.child(key: "traits") {
      values.append((traits, compilation.boxed(.integer(traitWords.mask(of: child)))))
    }
    if let flag = element.child(key: "isElement")?.bool("value") {
      values.append((isElement, compilation.boxed(.integer(flag ? 1 : 0))))
    }
    return compilation.object(className, values)
  }

  /// Reports the parts of accessibility settings that are left out.
  private static func report(_ element: NibElement, _ compilation: CodedCompilation) {
    UncompiledParts(attributes: texts.map(\.key), children: ["traits", "isElement"])
      .report(element, to: compilation)
    if let traits = element.child(key: "traits") {
      UncompiledParts(attributes: traitWords.all + ["none"]).report(traits, to: compilation)
    }
    if let flag = element.child(key: "isElement") {
      UncompiledParts(attributes: ["value"]).report(flag, to: compilation)
    }
  }
}
