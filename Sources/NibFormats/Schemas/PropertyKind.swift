import NibSupport

/// The form of a property in documents and compiled nibs: everything in its schema except its name, which the schema of
/// the class adds.
///
/// The functions that make kinds take the key of the property in compiled nibs. Without it, the property has the
/// regular key of its class: `UIFooBar` for `fooBar`.
package struct PropertyKind: Sendable {
  private let key: String?
  private let make: @Sendable (_ word: String, _ key: String) -> PropertySchema

  init(_ key: String?, _ make: @escaping @Sendable (_ word: String, _ key: String) -> PropertySchema) {
    self.key = key
    self.make = make
  }

  /// The property with the given name.
  ///
  /// - Parameter prefix: the text before the name in regular keys. If it ends with a letter, the name is capitalized.
  func property(named word: String, keyPrefix prefix: String) -> PropertySchema {
    if let key { return make(word, key) }
    let isJoined = prefix.last?.isLetter ?? false
    return make(word, prefix + (isJoined ? word.prefix(1).uppercased() + word.dropFirst() : word))
  }

  /// Returns a copy with changes to the property.
  func changed(_ change: @escaping @Sendable (inout PropertySchema) -> Void) -> PropertyKind {
    PropertyKind(key) { [make] word, key in
      var property = make(word, key)
      change(&property)
      return property
    }
  }

  /// Returns a copy that also handles the parts and keys of another property.
  func and(_ other: PropertySchema) -> PropertyKind {
    PropertyKind(key) { [make] word, key in make(word, key).and(other) }
  }

  /// Returns a copy whose default is unknown for elements with another attribute, because the two depend on each other.
  func withoutDefault(ifSet attribute: String) -> PropertyKind {
    PropertyKind(key) { [make] word, key in
      var property = make(word, key)
      property.defaults = property.defaults.mapValues { known in
        CodedDefault { value, unset in unset[attribute] == nil && known.isEqual(value, unset) }
      }
      return property
    }
  }

  /// Returns a copy with an irregular form in archives.
  ///
  /// - Parameters:
  ///   - archiveKey: the key; `nil` for the regular one.
  ///   - absent: the value that a missing key means; `nil` for that of a missing attribute in current documents.
  ///   - words: the words of the enumeration, if they differ from those in compiled nibs.
  func archived(
    _ archiveKey: String? = nil, absent: String? = nil, words: SchemaWords? = nil
  ) -> PropertyKind {
    PropertyKind(key) { [make] word, key in
      var property = make(word, key)
      property.archive = ArchiveForm(key: archiveKey, absent: absent, words: words)
      return property
    }
  }

  /// Returns a copy whose text is translated.
  func localized(_ name: LocalizedName = .own) -> PropertyKind {
    PropertyKind(key) { [make] word, key in
      var property = make(word, key)
      property.localized = name
      return property
    }
  }

  /// A number in single precision that is always written, although a missing key means the given value.
  static func length(absent value: String) -> PropertyKind {
    PropertyKind(nil) { word, key in
      var property = scalar(.float, key, nib: value).make(word, key)
      property.compile = scalar(.float, key).make(word, key).compile
      return property
    }
  }

  /// Returns a copy whose value compiled nibs have under another key, too, which they need not have.
  func alsoCoded(_ otherKey: String) -> PropertyKind {
    PropertyKind(key) { [make] word, key in
      var property = make(word, key)
      property.compile = { [compile = property.compile] element, object in
        compile(element, object)
        if let value = object.compilation.objects[object.number].entries.last(where: { $0.key == key })?.value
        {
          object.set(otherKey, value)
        }
      }
      return property
    }
  }

  /// Returns a copy whose key compiled nibs have without a value if the document does not have the property.
  func codedIfMissing() -> PropertyKind {
    PropertyKind(key) { [make] word, key in
      var property = make(word, key)
      property.compile = { [compile = property.compile] element, object in
        compile(element, object)
        let isCoded = object.compilation.objects[object.number].entries.contains { $0.key == key }
        if !isCoded { object.set(key, .null) }
      }
      return property
    }
  }

  // MARK: Properties with irregular forms

  /// A property whose form in nibs does not follow from its name.
  ///
  /// - Parameter words: the words of the attribute, if it is an enumeration.
  static func row(_ property: PropertySchema, _ words: SchemaWords? = nil) -> PropertyKind {
    PropertyKind(nil) { word, _ in
      var property = property
      property.words = words
      if let words { property.types[word] = .choice(words.all) }
      return property
    }
  }

  /// Returns a copy whose values have a type.
  func typed(_ type: PropertyType) -> PropertyKind {
    PropertyKind(key) { [make] word, key in
      var property = make(word, key)
      property.types[word] = type
      return property
    }
  }

  /// The catalog of an image: that of the system for a symbol.
  static let catalog = handled().typed(.choice(["system"]))

  /// Returns a copy whose numbers are in a range.
  func within(_ range: ClosedRange<Double>) -> PropertyKind {
    PropertyKind(key) { [make] word, key in
      var property = make(word, key)
      property.ranges[word] = range
      return property
    }
  }

  /// An enumeration whose form in compiled nibs is not known, because no nib that contains it was available.
  static func uncoded(_ words: SchemaWords) -> PropertyKind { row(.parts(), words) }

  /// A property of a type whose form in compiled nibs is not known.
  static func uncoded(_ type: PropertyType) -> PropertyKind { row(.parts()).typed(type) }

  /// The form that a part of a document's element has.
  enum PartForm {
    case attribute
    /// A child element whose `key` is the word.
    case child
    /// Child elements whose name is the word.
    case element

    fileprivate func part(_ word: String) -> PropertySchema.Part {
      switch self {
      case .attribute: .attribute(word)
      case .child: .keyed(word)
      case .element: .element(word)
      }
    }
  }

  /// A part of an element that compiled nibs do not contain, because it applies only at design time or follows from
  /// other data. It is left out without a warning.
  static func omitted(_ form: PartForm = .attribute) -> PropertyKind {
    PropertyKind(nil) { word, _ in .parts(form.part(word)) }
  }

  /// An attribute of a type that compiled nibs do not contain.
  static func omitted(_ type: PropertyType) -> PropertyKind { omitted().typed(type) }

  /// A part of an element that other code handles: the row of another part, or the code for one of the lists of the
  /// nib.
  static func handled(_ form: PartForm = .attribute) -> PropertyKind { omitted(form) }

  // MARK: Scalars

  /// An attribute whose default value is left out, in documents and in nibs.
  ///
  /// - Parameters:
  ///   - documentDefault: the value that a missing attribute means in a document; `nil` if there is no default.
  ///   - nibDefault: the value that a missing key means in a nib, in the form of an attribute; `nil` if there
  ///     is no default.
  static func scalar(
    _ coding: ScalarCoding, _ key: String? = nil, document documentDefault: String? = nil,
    nib nibDefault: String? = nil, words: SchemaWords? = nil
  ) -> PropertyKind {
    PropertyKind(key) { word, key in
      PropertySchema(
        parts: [.attribute(word)], keys: [key],
        defaults: documentDefault.map {
          [PropertySchema.Part.attribute(word): CodedDefault.scalar($0, coding)]
        } ?? [:],
        words: words, types: [word: coding.type],
        translate: { object, draft in
          let text = object.value(key).map { object.text(of: $0, coding, key) } ?? nibDefault
          if let text, text != documentDefault { draft[word] = text }
        },
        compile: { element, object in
          guard let text = element[word] ?? documentDefault, text != nibDefault else { return }
          guard let value = coding.value(text) else { return object.reportMalformed(word, text, element) }
          // The same number can be written in several ways.
          if value != nibDefault.flatMap({ coding.value($0) }) { object.set(key, value) }
        })
    }
  }

  /// A Boolean that has the same default in documents and in nibs.
  static func flag(_ key: String? = nil, default value: Bool = false) -> PropertyKind {
    flag(key, document: value, nib: value)
  }

  /// A Boolean that has one default in a document and another in a nib.
  static func flag(_ key: String? = nil, document: Bool, nib: Bool) -> PropertyKind {
    scalar(.flag, key, document: document ? "YES" : "NO", nib: nib ? "YES" : "NO")
  }

  /// A Boolean that is true by default, and that a nib codes with the opposite meaning: `UIDisabled` for
  /// `enabled`.
  static func inverse(_ key: String) -> PropertyKind { scalar(.inverse, key, document: "YES", nib: "YES") }

  /// An integer that has the same default in documents and in nibs.
  static func integer(_ key: String? = nil, default value: Int? = nil) -> PropertyKind {
    let text = value.map { String($0) }
    return scalar(.integer, key, document: text, nib: text)
  }

  /// A number that is coded in single precision, and has the same default in documents and in nibs.
  static func float(_ key: String? = nil, default value: Double? = nil) -> PropertyKind {
    let text = value.map { NibNumber.exact($0) }
    return scalar(.float, key, document: text, nib: text)
  }

  /// A number that is coded in double precision, and has the same default in documents and in nibs.
  static func double(_ key: String? = nil, default value: Double? = nil) -> PropertyKind {
    let text = value.map { NibNumber.exact($0) }
    return scalar(.double, key, document: text, nib: text)
  }

  /// An enumeration. The first word is the default in documents and in nibs.
  static func choice(_ words: SchemaWords, _ key: String? = nil) -> PropertyKind {
    choice(words, key, document: words.all.first, nib: words.all.first)
  }

  /// An enumeration with the same default in documents and in nibs.
  static func choice(_ words: SchemaWords, _ key: String? = nil, default value: String) -> PropertyKind {
    choice(words, key, document: value, nib: value)
  }

  /// An enumeration with separate defaults for documents and for nibs; `nil` for a format that has none.
  static func choice(
    _ words: SchemaWords, _ key: String? = nil, document: String?, nib: String?
  ) -> PropertyKind {
    scalar(.choice(words), key, document: document, nib: nib, words: words)
  }
}

extension ClosedRange<Double> {
  /// Numbers of objects, lines or touches.
  static let counts = 0...Double(Int32.max)
  /// Widths and heights in points. Layouts have no larger ones.
  static let lengths = 0...NibLength.limit
  /// Widths and heights in points, or -1 for one that UIKit determines.
  static let heights = -1...NibLength.limit
}
