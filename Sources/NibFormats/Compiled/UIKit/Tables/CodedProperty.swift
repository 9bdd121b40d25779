import NibSupport

/// A row of the table of a `CodedClass`: how documents and compiled nibs store one property of the class.
///
/// The functions that make rows take the name of the property in documents (`word`), and its key in compiled
/// nibs (`key`). Translation and compilation use the same rows, so they always agree.
struct CodedProperty: Sendable {
  /// A part of an element: an attribute, or child elements.
  enum Part: Hashable, Sendable {
    case attribute(String)
    /// A child element with this `key`.
    case keyed(String)
    /// Child elements of this name, with or without a `key`.
    case element(String)
  }

  /// The parts of an element that the row handles.
  let parts: [Part]
  /// The keys of an object that the row handles.
  let keys: [String]
  /// The values that missing parts mean. A part that has no entry has no known default.
  var defaults: [Part: CodedDefault] = [:]
  /// Translates the values of an object to its element.
  let translate: @Sendable (CodedTranslation.Subject, NibDraft) -> Void
  /// Compiles parts of an element to values of its object.
  let compile: @Sendable (NibElement, CodedCompilation.Subject) -> Void
}

extension CodedProperty {
  /// Returns a copy of the row whose default is unknown for elements with another attribute, because the two depend on
  /// each other.
  func withoutDefault(ifSet attribute: String) -> CodedProperty {
    var row = self
    row.defaults = defaults.mapValues { known in
      CodedDefault { value, unset in unset[attribute] == nil && known.isEqual(value, unset) }
    }
    return row
  }

  // MARK: Rows that do nothing

  /// Keys that are ignored, because they have no equivalent in documents or follow from other keys.
  static func ignoredKeys(_ keys: String...) -> CodedProperty {
    CodedProperty(parts: [], keys: keys, translate: { _, _ in }, compile: { _, _ in })
  }

  /// Parts of an element that compiled nibs do not contain, because they apply only at design time or follow
  /// from other data. They are left out without a warning.
  static func omitted(_ parts: Part...) -> CodedProperty {
    CodedProperty(parts: parts, keys: [], translate: { _, _ in }, compile: { _, _ in })
  }

  /// Parts of an element that other code handles: the row of another part, or the code for one of the lists
  /// of the nib.
  static func handledElsewhere(_ parts: Part...) -> CodedProperty {
    CodedProperty(parts: parts, keys: [], translate: { _, _ in }, compile: { _, _ in })
  }

  // MARK: Scalars

  /// A value that is coded for every object of the class, and that documents do not contain.
  static func constant(_ key: String, _ value: CodedGraph.Value) -> CodedProperty {
    CodedProperty(parts: [], keys: [key], translate: { _, _ in }, compile: { $1.set(key, value) })
  }

  /// A value that is coded for every object of the class since some version of Interface Builder (`CodedToolsVersion`),
  /// and that documents do not contain.
  static func newerConstant(_ key: String, _ value: CodedGraph.Value) -> CodedProperty {
    CodedProperty(
      parts: [], keys: [key], translate: { _, _ in },
      compile: { element, object in
        if CodedToolsVersion.knows(key, in: element.document) { object.set(key, value) }
      })
  }

  /// An attribute whose default value is left out, in documents and in nibs.
  ///
  /// - Parameters:
  ///   - documentDefault: the value that a missing attribute means in a document; nil if there is no default.
  ///   - nibDefault: the value that a missing key means in a nib, in the form of an attribute; nil if there
  ///     is no default.
  static func scalar(
    _ word: String, _ key: String, _ coding: ScalarCoding, documentDefault: String? = nil,
    nibDefault: String? = nil
  ) -> CodedProperty {
    CodedProperty(
      parts: [.attribute(word)], keys: [key],
      defaults: documentDefault.map { [Part.attribute(word): CodedDefault.scalar($0, coding)] } ?? [:],
      translate: { object, draft in
        let text = object.value(key).map { object.text(of: $0, coding, key) } ?? nibDefault
        if let text, text != documentDefault { draft[word] = text }
      },
      compile: { element, object in
        guard let text = element[word] ?? documentDefault, text != nibDefault else { return }
        guard let value = coding.value(text) else { return object.reportMalformed(word, text, element) }
        object.set(key, value)
      })
  }

  /// A Boolean that has the same default in documents and in nibs.
  static func flag(_ word: String, _ key: String, default value: Bool = false) -> CodedProperty {
    flag(word, key, documentDefault: value, nibDefault: value)
  }

  /// A Boolean that has one default in a document and another in a nib.
  static func flag(
    _ word: String, _ key: String, documentDefault: Bool, nibDefault: Bool
  ) -> CodedProperty {
    scalar(
      word, key, .flag, documentDefault: documentDefault ? "YES" : "NO",
      nibDefault: nibDefault ? "YES" : "NO")
  }

  /// A Boolean that is true by default, and that a nib codes with the opposite meaning: `UIDisabled` for
  /// `enabled`.
  static func inverse(_ word: String, _ key: String) -> CodedProperty {
    scalar(word, key, .inverse, documentDefault: "YES", nibDefault: "YES")
  }

  /// An integer that has the same default in documents and in nibs.
  static func integer(_ word: String, _ key: String, default value: Int? = nil) -> CodedProperty {
    let text = value.map { String($0) }
    return scalar(word, key, .integer, documentDefault: text, nibDefault: text)
  }

  /// A number that is coded in single precision, and has the same default in documents and in nibs.
  static func float(_ word: String, _ key: String, default value: Double? = nil) -> CodedProperty {
    let text = value.map { NibNumber.exact($0) }
    return scalar(word, key, .float, documentDefault: text, nibDefault: text)
  }

  /// A number that is coded in double precision, and has the same default in documents and in nibs.
  static func double(_ word: String, _ key: String, default value: Double? = nil) -> CodedProperty {
    let text = value.map { NibNumber.exact($0) }
    return scalar(word, key, .double, documentDefault: text, nibDefault: text)
  }

  /// An enumeration, whose values are words in a document and numbers in a nib. The number of a word is its
  /// position in the list. The first word is the default in documents and in nibs.
  static func enumeration(_ word: String, _ key: String, _ words: [String]) -> CodedProperty {
    scalar(word, key, .enumeration(words), documentDefault: words.first, nibDefault: words.first)
  }

  /// An enumeration with the given words and their numbers, and the same default in documents and in nibs.
  static func enumeration(
    _ word: String, _ key: String, _ words: KeyValuePairs<String, Int64>, default value: String
  ) -> CodedProperty {
    scalar(word, key, .enumeration(words), documentDefault: value, nibDefault: value)
  }

  /// An enumeration with the given words and their numbers, and separate defaults for documents and for nibs.
  static func enumeration(
    _ word: String, _ key: String, _ words: KeyValuePairs<String, Int64>, documentDefault: String? = nil,
    nibDefault: String? = nil
  ) -> CodedProperty {
    scalar(word, key, .enumeration(words), documentDefault: documentDefault, nibDefault: nibDefault)
  }
}
