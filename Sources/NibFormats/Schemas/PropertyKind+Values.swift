extension PropertyKind {
  /// A text: an attribute, or a child with this key if it is long.
  static func text(_ key: String? = nil) -> PropertyKind {
    PropertyKind(key) { word, key in
      PropertySchema(
        parts: [.attribute(word)], keys: [key], types: [word: .text],
        translate: { object, draft in
          guard let value = object.value(key) else { return }
          if let text = object.graph.string(value) { draft[word] = text } else { object.preserve(key) }
        },
        compile: { element, object in
          guard let text = element.text(word) else { return }
          object.set(key, object.compilation.text(text, word, of: element))
        })
    }
  }

  static func color(_ key: String? = nil) -> PropertyKind {
    value(key, CodedColor.draft, CodedColor.value).typed(.color)
  }

  static func font(_ key: String? = nil) -> PropertyKind {
    value(key, CodedFont.draft, CodedFont.value).typed(.font)
  }

  /// An image whose name is in an attribute or in an `<imageReference>`.
  static func image(_ key: String? = nil) -> PropertyKind {
    PropertyKind(key) { word, key in
      PropertySchema(
        parts: [.attribute(word), .keyed(word)], keys: [key], types: [word: .image],
        translate: { object, draft in
          guard let value = object.value(key) else { return }
          if !CodedImage.translate(value, word, object.graph, into: draft) { object.preserve(key) }
        },
        compile: { element, object in
          if let value = CodedImage.value(of: element, word, object.compilation) { object.set(key, value) }
        })
    }
  }

  static func attributedText(_ key: String? = nil) -> PropertyKind {
    value(key, CodedAttributedText.draft, CodedAttributedText.value)
  }

  /// A child element with a key that describes a value, such as a color. A value in an unexpected form is
  /// preserved as a `<codedKey>`.
  ///
  /// - Parameters:
  ///   - defaultValue: the value that a missing child means; `nil` if there is no default.
  ///   - draft: makes the child with the given key from a value; `nil` if the value has an unexpected form.
  ///   - value: makes the value from the child; `nil` if the child is malformed.
  static func value(
    _ key: String?, default defaultValue: CodedDefault? = nil,
    _ draft: @escaping @Sendable (CodedGraph.Value, String, CodedGraph) -> NibDraft?,
    _ value: @escaping @Sendable (NibElement, CodedObjects) -> CodedGraph.Value?
  ) -> PropertyKind {
    PropertyKind(key) { word, key in
      PropertySchema(
        parts: [.keyed(word)], keys: [key],
        defaults: defaultValue.map { [PropertySchema.Part.keyed(word): $0] } ?? [:],
        translate: { object, parent in
          guard let coded = object.value(key) else { return }
          if let child = draft(coded, word, object.graph) {
            parent.children.append(child)
          } else {
            object.preserve(key)
          }
        },
        compile: { element, object in
          guard let child = element.child(key: word), !child.isNamed("nil") else { return }
          if let coded = value(child, object.compilation) { object.set(key, coded) }
        })
    }
  }
}

extension NibElement {
  /// A text, which a document stores in an attribute, or, if it is long or has line breaks, in a child with
  /// the name of the attribute as its key. `nil` if there is neither.
  func text(_ word: String) -> String? {
    if let text = self[word] { return text }
    guard let child = child(key: word), !child.isNamed("nil") else { return nil }
    return NibString(child)?.value ?? child.text
  }
}

extension PropertyKind {
  /// A child element with a key that describes another object.
  static func object(_ key: String? = nil) -> PropertyKind {
    PropertyKind(key) { word, key in
      PropertySchema(
        parts: [.keyed(word)], keys: [key],
        translate: { object, draft in
          guard let value = object.value(key) else { return }
          if let child = object.translation.draft(of: value, key: word) {
            draft.children.append(child)
          } else {
            object.preserve(key)
          }
        },
        compile: { element, object in
          guard let child = element.child(key: word), !child.isNamed("nil") else { return }
          if let value = object.compilation.value(of: child) { object.set(key, value) }
        })
    }
  }

  /// A list of objects. In a document, the objects are the children of an element with the given name:
  /// `<items>`.
  ///
  /// - Parameter className: the class of the list in a nib.
  static func list(_ key: String? = nil, _ className: String = "NSArray") -> PropertyKind {
    PropertyKind(key) { word, key in
      PropertySchema(
        parts: [.element(word), .keyed(word)], keys: [key],
        translate: { object, draft in
          guard let items = object.graph.array(object.value(key)) else { return object.preserve(key) }
          if items.isEmpty { draft.children.append(NibDraft(word)) }
          for item in items {
            guard let child = object.translation.draft(of: item) else { continue }
            draft.childAdding(named: word).children.append(child)
          }
        },
        compile: { element, object in
          guard let list = element.child(named: word) ?? element.child(key: word) else { return }
          let values = list.children.compactMap { object.compilation.value(of: $0) }
          object.set(key, object.compilation.list(values, className))
        })
    }
  }

  /// An attribute that contains the id of another object.
  ///
  /// - Parameter isCodedIfMissing: whether a nib has the key, without an object, if the document does not have the
  ///   attribute.
  static func reference(_ key: String? = nil, isCodedIfMissing: Bool = false) -> PropertyKind {
    PropertyKind(key) { word, key in
      PropertySchema(
        parts: [.attribute(word)], keys: [key], types: [word: .reference],
        translate: { object, draft in
          guard let number = object.graph.object(object.value(key)) else { return }
          draft[word] = object.translation.id(of: number)
        },
        compile: { element, object in
          guard let id = element[word] else {
            if isCodedIfMissing { object.set(key, .null) }
            return
          }
          guard let number = object.compilation.number(id: id) else {
            return object.reportMalformed(word, id, element)
          }
          object.set(key, .object(number))
        })
    }
  }

  /// Properties that a document stores in the element itself, and a nib in a separate object.
  ///
  /// - Parameters:
  ///   - key: the key of the separate object.
  ///   - className: the class of the separate object.
  ///   - rows: the properties of the separate object.
  static func within<Word: SchemaWord>(
    _ key: String, _ className: String, _ rows: KeyValuePairs<Word, PropertyKind>
  ) -> PropertyKind {
    let properties = rows.map { $1.property(named: $0.rawValue, keyPrefix: className + ".") }
    return PropertyKind(key) { _, key in
      PropertySchema(
        parts: properties.flatMap(\.parts), keys: [key],
        defaults: properties.reduce(into: [:]) { $0.merge($1.defaults) { $1 } },
        types: properties.reduce(into: [:]) { $0.merge($1.types) { $1 } },
        ranges: properties.reduce(into: [:]) { $0.merge($1.ranges) { $1 } },
        translate: { object, draft in
          guard let inner = object.graph.object(object.value(key)) else { return }
          let subject = CodedTranslation.Subject(translation: object.translation, number: inner)
          for property in properties { property.translate(subject, draft) }
        },
        compile: { element, object in
          let inner = object.compilation.add(className)
          let subject = CodedCompilation.Subject(compilation: object.compilation, number: inner)
          for property in properties { property.compile(element, subject) }
          object.set(key, .object(inner))
        })
    }
  }

  /// A set of options, which a nib codes as bits. A document stores them in a child element with an attribute
  /// for each option that is set.
  ///
  /// - Parameters:
  ///   - element: the name of the child element.
  ///   - options: the attributes, from the lowest bit.
  static func optionSet(_ element: String, key: String? = nil, _ options: SchemaWords) -> PropertyKind {
    PropertyKind(key) { word, key in
      PropertySchema(
        parts: [.keyed(word)], keys: [key], types: [word: .options(element: element, options.all)],
        translate: { object, draft in
          guard let value = object.value(key), let bits = object.graph.int(value) else { return }
          let child = NibDraft(element, key: word)
          for option in options.words(inMask: bits) { child[option] = "YES" }
          draft.children.append(child)
        },
        compile: { parent, object in
          guard let child = parent.child(key: word) else { return }
          object.set(key, .integer(options.mask(of: child)))
        })
    }
  }

  /// A set of the edges of a rectangle.
  static func edges(_ element: String, key: String? = nil) -> PropertyKind {
    optionSet(element, key: key, ["top", "left", "bottom", "right"])
  }
}
