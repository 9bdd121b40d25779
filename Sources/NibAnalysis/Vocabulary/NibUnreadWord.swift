import NibCore

/// An element or attribute of a document that NibTerm does not read: it is unknown, or known to have no effect.
struct NibUnreadWord: Sendable {
  /// The element, or the element that has the attribute.
  let element: NibElement
  /// The attribute's name; `nil` if the whole element is not read.
  let attribute: String?
  /// The reason why the word has no effect; `nil` if it is unknown.
  let reason: String?
  /// The name of the class that is used for an object of an unknown class; `nil` if the word is left out.
  var standIn: String?

  /// The word in the notation of XML paths: `label/@opaque`, `label/color[@key='shadowColor']`.
  var path: String {
    if let attribute { return "\(element.name)/@\(attribute)" }
    let parent = element.parent.map { "\($0.name)/" } ?? ""
    let key = element.isNamed("variation") ? nil : element.key
    return "\(parent)\(element.name)\(key.map { "[@key='\($0)']" } ?? "")"
  }

  /// The position of the attribute's name or of the element's tag.
  var location: SourceLocation {
    attribute.flatMap { element.location(ofAttribute: $0) } ?? element.location
  }
}

extension NibDocument {
  /// All words of the document that are not read, in document order. Empty for a document without iOS objects.
  ///
  /// An element that is not read counts as one word, whatever it contains. Cost: O(size of the document).
  func unreadWords() -> [NibUnreadWord] {
    guard kind.isSupported else { return [] }
    var reader = UnreadWordReader()
    reader.read(root, in: nil, named: root.nameNumber)
    return reader.words
  }
}

extension NibDocument {
  /// The names of the elements that are left out because they are unknown, each once, in document order.
  package var unknownElements: [String] {
    unreadWords().filter {
      $0.attribute == nil && $0.reason == nil && $0.standIn == nil && !$0.element.isMisplacedInList
    }
    .map(\.element.name).uniqued()
  }
}

/// Collects the words of a document that are not read.
private struct UnreadWordReader {
  private(set) var words: [NibUnreadWord] = []
  private var vocabulary = NibVocabulary()
  /// The attributes that were found to be understood: the number of the element whose words decide about the attribute,
  /// and in the lower half that of the attribute.
  private var understood: Set<UInt64> = []

  /// Reads an element that its parent may contain.
  ///
  /// - Parameter parentName: the name of the element whose words the parent has.
  mutating func read(
    _ element: NibElement, in parent: NibVocabulary.Source?, named parentName: NibNameTable.ID
  ) {
    guard let source = vocabulary.source(of: element, in: parent) else {
      let standIn = element.listMember == .object ? element.nibStandInClass.map { "\($0)" } : nil
      return words.append(
        NibUnreadWord(element: element, attribute: nil, reason: nil, standIn: standIn))
    }
    let elementName = element.isNamed("variation") ? parentName : element.nameNumber
    for number in element.attributeNameNumbers {
      let pair = UInt64(elementName) << 32 | UInt64(number)
      guard !understood.contains(pair) else { continue }
      let name = element.document.tree.names.string(number)
      let meaning = source.meaning(ofAttribute: name)
      if meaning == .understood { understood.insert(pair) }
      add(element, name, meaning)
    }
    for child in element.children {
      let meaning = source.meaning(ofChild: child)
      add(child, nil, meaning)
      if meaning == .understood { read(child, in: source, named: elementName) }
    }
  }

  /// Adds an attribute, or an element if `attribute` is `nil`, unless it is understood.
  private mutating func add(_ element: NibElement, _ attribute: String?, _ meaning: NibMeaning?) {
    switch meaning {
    case .understood?: break
    case .nothing(let reason)?:
      words.append(NibUnreadWord(element: element, attribute: attribute, reason: reason))
    case nil: words.append(NibUnreadWord(element: element, attribute: attribute, reason: nil))
    }
  }
}
