import NibSupport

extension CodedProperty {
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
