import NibSupport

/// The configuration of a web view. WebKit raises an exception for a web view of a nib that has none, or whose
/// configuration has no process pool, preferences, content controller or data store; so every web view gets them. The
/// keys are those that WebKit's published source code reads. A Boolean whose key is missing is false there, also where
/// it is true for a configuration that code creates.
enum CodedWebConfiguration {
  private static let key = "configuration"
  private static let className = "WKWebViewConfiguration"
  private static let preferences = "preferences"
  private static let minimumFontSize = "minimumFontSize"
  /// Whether scripts run.
  private static let javaScript = "javaScriptEnabled"
  /// The media that play only after a touch. Only the form of "none" is known, which is that of a missing key.
  private static let media = "mediaTypesRequiringUserActionForPlayback"
  private static let detectors = "dataDetectorTypes"

  /// The Booleans of a document with the values that they have by default. Their keys have the same names.
  private static let flags: KeyValuePairs<String, Bool> = [
    "allowsAirPlayForMediaPlayback": true, "allowsPictureInPictureMediaPlayback": true,
    "allowsInlineMediaPlayback": false, "suppressesIncrementalRendering": false,
  ]
  /// Booleans that documents do not have, and that WebKit sets for a new configuration.
  private static let constants = ["textInteractionGesturesEnabled", "longPressActionsEnabled"]

  /// The row for the configuration of a web view.
  static let property = PropertySchema(
    parts: [.keyed(key)], keys: [key],
    translate: { object, draft in
      guard let number = object.graph.object(object.value(key)) else { return }
      draft.children.append(Self.draft(of: number, object.graph))
    },
    compile: { element, object in
      object.set(key, compile(element.child(key: key), object))
    })

  // MARK: From a nib

  private static func draft(of number: Int, _ graph: CodedGraph) -> NibDraft {
    let draft = NibDraft("wkWebViewConfiguration", key: key, at: graph.objects[number].offset)
    for (word, standard) in flags {
      let flag = graph.bool(word, of: number) ?? false
      if flag != standard { draft[word] = flag ? "YES" : "NO" }
    }
    draft.children = [NibDraft("audiovisualMediaTypes", ["key": media, "none": "YES"])]
    let child = NibDraft("wkPreferences", key: preferences)
    let object = graph.object(preferences, of: number)
    let size = object.flatMap { graph.double(minimumFontSize, of: $0) }
    if let size, size != 0 { child[minimumFontSize] = NibNumber.exact(size) }
    if let object, graph.bool(javaScript, of: object) != true { child[javaScript] = "NO" }
    draft.children.append(child)
    return draft
  }

  // MARK: To a nib

  /// Compiles a configuration. Without an element, it is the standard one.
  private static func compile(_ element: NibElement?, _ object: CodedCompilation.Subject) -> CodedGraph.Value
  {
    let compilation = object.compilation
    if let element { report(element, compilation) }
    let store = compilation.object("WKWebsiteDataStore", [("isDefaultDataStore", .bool(true))])
    var values: CodedObjects.Values = [
      ("processPool", compilation.object("WKProcessPool", [])),
      (preferences, preferences(element?.child(key: preferences), object)),
      ("userContentController", compilation.object("WKUserContentController", [])),
      ("websiteDataStore", store),
    ]
    for (word, standard) in flags { values.append((word, flag(word, of: element, standard, object))) }
    return compilation.object(className, values + constants.map { ($0, .bool(true)) })
  }

  /// A Boolean of an element, or the given one if the element does not have it.
  private static func flag(
    _ word: String, of element: NibElement?, _ standard: Bool, _ object: CodedCompilation.Subject
  ) -> CodedGraph.Value {
    guard let element, let text = element[word] else { return .bool(standard) }
    guard let flag = element.bool(word) else {
      object.reportMalformed(word, text, element)
      return .bool(standard)
    }
    return .bool(flag)
  }

  /// The preferences that an element describes. Scripts run unless it says otherwise.
  private static func preferences(
    _ element: NibElement?, _ object: CodedCompilation.Subject
  ) -> CodedGraph.Value {
    let compilation = object.compilation
    if let element {
      UncompiledParts(attributes: [minimumFontSize, javaScript]).report(element, to: compilation)
    }
    let size = element?.double(minimumFontSize)
    if let element, size == nil, let text = element[minimumFontSize] {
      object.reportMalformed(minimumFontSize, text, element)
    }
    return compilation.object(
      "WKPreferences",
      [(minimumFontSize, .double(size ?? 0)), (javaScript, flag(javaScript, of: element, true, object))])
  }

  private static func report(_ element: NibElement, _ compilation: CodedCompilation) {
    let attributes = flags.map { PropertySchema.Part.attribute($0.key) }
    let children = [preferences, media, detectors].map(PropertySchema.Part.keyed)
    UncompiledParts(Set(attributes + children)).report(element, to: compilation)
    for child in [media, detectors].compactMap({ element.child(key: $0) }) {
      UncompiledParts([.attribute("none")]).report(child, to: compilation)
    }
  }
}
