import NibSupport

/// A row of a coded class's table: the names and forms of one property in a document and in a compiled nib.
///
/// Translation and compilation use the same rows, so they always agree.
struct CodedProperty: Sendable {
  /// A part of an element that a row handles.
  enum Word: Hashable, Sendable {
    case attribute(String)
    /// A child element with this `key`.
    case keyed(String)
    /// Child elements of this name that have no `key`.
    case element(String)
  }

  /// The parts of an element that the row handles.
  let words: [Word]
  /// The keys of a compiled nib that the row handles.
  let keys: [String]
  /// Translates an object's coded values to its element.
  let translate: @Sendable (CodedTranslation.Subject, NibDraft) -> Void
  /// Compiles an element's words to the values of its object.
  let compile: @Sendable (NibElement, CodedCompilation.Subject) -> Void
}

extension CodedProperty {
  /// Keys that are ignored: they have no equivalent in documents, or follow from other keys.
  static func implied(_ keys: String...) -> CodedProperty {
    CodedProperty(words: [], keys: keys, translate: { _, _ in }, compile: { _, _ in })
  }

  /// A value that is coded for every object of the class, and that documents do not contain.
  static func constant(_ key: String, _ value: CodedGraph.Value) -> CodedProperty {
    CodedProperty(words: [], keys: [key], translate: { _, _ in }, compile: { $1.set(key, value) })
  }

  /// Words that compiled nibs cannot contain, because they only apply at design time.
  static func lost(_ words: Word...) -> CodedProperty {
    CodedProperty(words: words, keys: [], translate: { _, _ in }, compile: { _, _ in })
  }

  /// Words that another row handles, or that Interface Builder removes or applies when it compiles.
  static func elsewhere(_ words: Word..., keys: [String] = []) -> CodedProperty {
    CodedProperty(words: words, keys: keys, translate: { _, _ in }, compile: { _, _ in })
  }

  // MARK: Scalars

  /// An attribute whose default value is left out, in documents and in nibs.
  ///
  /// - Parameters:
  ///   - usual: the value that a missing attribute means in a document; nil if there is no default.
  ///   - coded: the value that a missing key means in a nib, as a document's word; nil if there is no
  ///     default.
  static func scalar(
    _ word: String, _ key: String, _ coding: ScalarCoding, usual: String? = nil, coded: String? = nil
  ) -> CodedProperty {
    CodedProperty(
      words: [.attribute(word)], keys: [key],
      translate: { object, draft in
        let text = object.value(key).map { object.text(of: $0, coding, key) } ?? coded
        if let text, text != usual { draft[word] = text }
      },
      compile: { element, object in
        guard let text = element[word] ?? usual, text != coded else { return }
        guard let value = coding.value(text) else { return object.reportMalformed(word, text, element) }
        object.set(key, value)
      })
  }

  /// A Boolean whose default is `usual`, both for a missing attribute in a document and for a missing key in
  /// a nib.
  static func flag(_ word: String, _ key: String, usual: Bool = false) -> CodedProperty {
    flag(word, key, usual: usual, coded: usual)
  }

  /// A Boolean that has one default in a document and another in a nib.
  static func flag(_ word: String, _ key: String, usual: Bool, coded: Bool) -> CodedProperty {
    scalar(word, key, .flag, usual: usual ? "YES" : "NO", coded: coded ? "YES" : "NO")
  }

  /// A Boolean that is coded with the opposite meaning.
  static func inverse(_ word: String, _ key: String) -> CodedProperty {
    scalar(word, key, .inverse, usual: "YES", coded: "YES")
  }

  static func integer(_ word: String, _ key: String, usual: Int? = nil) -> CodedProperty {
    scalar(word, key, .integer, usual: usual.map { String($0) }, coded: usual.map { String($0) })
  }

  static func float(_ word: String, _ key: String, usual: Double? = nil) -> CodedProperty {
    number(word, key, .float, usual: usual)
  }

  static func double(_ word: String, _ key: String, usual: Double? = nil) -> CodedProperty {
    number(word, key, .double, usual: usual)
  }

  private static func number(
    _ word: String, _ key: String, _ coding: ScalarCoding, usual: Double?
  ) -> CodedProperty {
    let usual = usual.map { NibNumber.exact($0) }
    return scalar(word, key, coding, usual: usual, coded: usual)
  }

  /// A word from a list, coded as its position. The first word is the default in documents and in nibs.
  static func words(_ word: String, _ key: String, _ words: [String]) -> CodedProperty {
    scalar(word, key, .words(words), usual: words.first, coded: words.first)
  }

  /// A word from a list, coded as the number of the word.
  static func words(
    _ word: String, _ key: String, _ words: KeyValuePairs<String, Int64>, usual: String? = nil,
    coded: String? = nil
  ) -> CodedProperty {
    scalar(word, key, .words(words), usual: usual, coded: coded)
  }
}
