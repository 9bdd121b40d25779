import NibCore

/// The known words of documents: the names of elements and attributes. The words of objects come from the attribute
/// tables of their classes. The words of other elements are listed here.
struct NibVocabulary {
  /// A list of the attributes and children that elements of one name may have.
  enum Source {
    /// The attribute table of the object's class.
    case table(NibAttributeTable, PartsOwner)
    /// The entry for an element that does not describe an object.
    case word(NibWord)
  }

  private var sources: [String: Source?] = [:]

  private static let words: [String: NibWord] = Dictionary(
    uniqueKeysWithValues: (documentWords + structureWords + connectionWords + valueWords + textWords
      + partWords + metricWords)
      .map { ($0.element, $0) })

  /// The list of the attributes and children that an element may have; `nil` if the element is unknown.
  ///
  /// - Parameter parent: the list for the enclosing element. A variation has the words of the element that
  ///   it varies.
  mutating func source(of element: NibElement, in parent: Source?) -> Source? {
    let name = element.name
    if name == "variation" { return parent }
    if let known = sources[name] { return known }
    let source = NibVocabulary.words[name].map(Source.word) ?? NibVocabulary.table(of: name)
    sources[name] = .some(source)
    return source
  }

  private static func table(of element: String) -> Source? {
    nibDecodable(NibClassRegistry.builtInClass(forElement: element))
      .map { .table(NibAttributeTable.table(of: $0), PartsOwner($0)) }
  }
}

extension NibVocabulary.Source {
  private var partsOwner: PartsOwner {
    switch self {
    case .table(_, let owner): owner
    case .word(let word): PartsOwner(word)
    }
  }

  /// The meaning of an attribute; `nil` if it is unknown.
  func meaning(ofAttribute name: String) -> NibMeaning? {
    if let meaning = NibVocabulary.commonAttributes[name] { return meaning }
    switch self {
    case .table(let table, _): return table.attribute(name)?.meaning
    case .word(let word): return word.attribute(name)
    }
  }

  /// The meaning of a direct child of this element; `nil` if it is unknown.
  func meaning(ofChild child: NibElement) -> NibMeaning? {
    let name = child.name
    if let meaning = NibVocabulary.parts[name], partsOwner.mayContain(name) { return meaning }
    let key = child.key
    if let key, let meaning = NibVocabulary.commonChildren[key] { return meaning }
    switch self {
    case .table(let table, _):
      let row = key.flatMap { table.child($0) ?? table.attribute($0) } ?? table.child(name)
      return row?.meaning
    case .word(let word):
      // Whether the class of the object is known is decided when the object itself is examined.
      if word.containsObjects { return child.listMember == .misplaced ? nil : .understood }
      return key.flatMap { word.child($0) ?? word.attribute($0) } ?? word.child(name)
    }
  }
}

extension NibAttribute {
  fileprivate var meaning: NibMeaning { ignoredBecause.map { .nothing(because: $0) } ?? .understood }
}

extension NibVocabulary {
  /// The words of the bars, screens and sizes that Interface Builder simulates.
  static let metricWords: [NibWord] = [
    NibWord(
      "simulatedMetricsContainer",
      ignoresChildren: [
        "orientation": savedFramesHaveSize, "destination": savedFramesHaveSize,
        "simulatedStatusBarMetrics": "every screen has a status bar",
        "nil": "each scene stores its own simulated metrics",
      ]),
    NibWord(
      "simulatedNavigationBarMetrics", reads: ["translucent", "prompted"], ignores: ["barStyle": style]),
    NibWord("simulatedToolbarMetrics", ignores: ["translucent": savedHeightExcludesBar, "barStyle": style]),
    NibWord("simulatedTabBarMetrics", ignores: ["translucent": savedHeightExcludesBar, "barStyle": style]),
    NibWord("modalPageSheetSimulatedSizeMetrics"),
    NibWord(
      "simulatedStatusBarMetrics",
      ignores: ["statusBarStyle": "the status bar has the same height in every style"]),
    NibWord("simulatedOrientationMetrics", ignores: ["orientation": savedFramesHaveSize]),
    NibWord(
      "simulatedScreenMetrics", ignores: ["type": savedFramesHaveSize],
      ignoresChildren: ["portraitSize": savedFramesHaveSize, "landscapeSize": savedFramesHaveSize]),
    NibWord("freeformSimulatedSizeMetrics"),
    NibWord(
      "fixedSimulatedSizeMetrics", ignores: ["width": savedFramesHaveSize, "height": savedFramesHaveSize]),
    NibWord("splitViewMasterSimulatedSizeMetrics"),
    NibWord("splitViewDetailSimulatedSizeMetrics"),
  ]

  // Reasons why the words have no effect.
  private static let style = "a simulated bar has the same size in every style"
  private static let savedHeightExcludesBar = "the saved height of the view already excludes an opaque bar"
  private static let savedFramesHaveSize = "the saved frames already have the resulting size"
}

extension NibVocabulary {
  /// The words of geometry, numbers and colors.
  static let valueWords: [NibWord] = [
    NibWord("nil", reads: ["name"]),
    NibWord("rect", reads: NibRect.names),
    NibWord("frame", reads: NibInsets.insetNames + NibSize.names),
    NibWord("point", reads: NibPoint.names),
    NibWord("size", reads: NibSize.names),
    NibWord("inset", reads: NibInsets.insetNames),
    NibWord("edgeInsets", reads: NibInsets.names),
    NibWord("directionalEdgeInsets", reads: NibDirectionalInsets.names),
    NibWord("offsetWrapper", reads: ["horizontal", "vertical"]),
    NibWord("range", reads: NibRange.names),
    NibWord("value", reads: ["type"] + NibSize.names),
    NibWord("integer", reads: ["value"]),
    NibWord("real", reads: ["value"]),
    NibWord("bool", reads: ["value"]),
    NibWord("timeZone", reads: ["name"]),
    NibWord("locale", reads: ["localeIdentifier"]),
    NibWord("date", reads: ["timeIntervalSinceReferenceDate"]),
    NibWord("autoresizingMask", reads: SchemaWords.autoresizingMask.all),
    NibWord("extendedEdge", reads: ["top", "left", "bottom", "right", "leading", "trailing"]),
    NibWord(
      "color",
      reads: [
        "white", "red", "green", "blue", "alpha", "colorSpace", "customColorSpace", "name", "catalog",
        "systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor",
      ], readsChildren: ["string", "mutableString"]),
  ]
}

/// The effect of an attribute or child element of a document.
enum NibMeaning: Hashable, Sendable {
  /// The word is read.
  case understood
  /// The word is known to affect neither the screen nor the loading, for the given reason.
  case nothing(because: String)
}

/// Reasons that many words share.
enum NibReason {
  static let editor = "only Interface Builder's editor uses it"
  static let history = "it records the version of Interface Builder that wrote the file, or that can open it"
}
