extension CodedProperty {
  /// A text: an attribute, or a keyed child if it is long.
  static func text(_ word: String, _ key: String, _ className: String? = nil) -> CodedProperty {
    CodedProperty(
      words: [.attribute(word)], keys: [key],
      translate: { object, draft in
        guard let value = object.value(key) else { return }
        if let text = object.graph.string(value) { draft[word] = text } else { object.keep(key) }
      },
      compile: { element, object in
        if let text = element.text(word) { object.set(key, object.compilation.string(text)) }
      })
  }

  static func color(_ word: String, _ key: String) -> CodedProperty {
    value(word, key, CodedColor.draft, CodedColor.value)
  }

  static func font(_ word: String, _ key: String) -> CodedProperty {
    value(word, key, CodedFont.draft, CodedFont.value)
  }

  /// An image with its name in an attribute or in an `<imageReference>`.
  static func image(_ word: String, _ key: String) -> CodedProperty {
    CodedProperty(
      words: [.attribute(word), .keyed(word)], keys: [key],
      translate: { object, draft in
        guard let value = object.value(key) else { return }
        if !CodedImage.translate(value, word, object.graph, into: draft) { object.keep(key) }
      },
      compile: { element, object in
        if let value = CodedImage.value(of: element, word, object.compilation) { object.set(key, value) }
      })
  }

  static func attributedText(_ word: String, _ key: String) -> CodedProperty {
    value(word, key, CodedAttributedText.draft, CodedAttributedText.value)
  }

  /// A keyed child that represents a value. A value in an unexpected form is preserved as a coded key.
  static func value(
    _ word: String, _ key: String,
    _ draft: @escaping @Sendable (CodedGraph.Value, String, CodedGraph) -> NibDraft?,
    _ value: @escaping @Sendable (NibElement, CodedCompilation) -> CodedGraph.Value?
  ) -> CodedProperty {
    CodedProperty(
      words: [.keyed(word)], keys: [key],
      translate: { object, parent in
        guard let coded = object.value(key) else { return }
        if let child = draft(coded, word, object.graph) {
          parent.children.append(child)
        } else {
          object.keep(key)
        }
      },
      compile: { element, object in
        guard let child = element.child(key: word), !child.isNamed("nil") else { return }
        if let coded = value(child, object.compilation) { object.set(key, coded) }
      })
  }
}

extension NibElement {
  /// A text as stored in a document: in an attribute, or in a child if it is long or has line breaks.
  func text(_ word: String) -> String? {
    if let text = self[word] { return text }
    guard let child = child(key: word), !child.isNamed("nil") else { return nil }
    return NibString(child)?.value ?? child.text
  }
}

extension CodedProperty {
  /// A keyed child that represents an object.
  static func object(_ word: String, _ key: String) -> CodedProperty {
    CodedProperty(
      words: [.keyed(word)], keys: [key],
      translate: { object, draft in
        guard let value = object.value(key) else { return }
        if let child = object.translation.draft(of: value, key: word) {
          draft.children.append(child)
        } else {
          object.keep(key)
        }
      },
      compile: { element, object in
        guard let child = element.child(key: word), !child.isNamed("nil") else { return }
        if let value = object.compilation.value(of: child) { object.set(key, value) }
      })
  }

  /// A list of objects in its own element: `<items>`.
  ///
  /// - Parameter isMadeByUIKit: returns whether objects of a class are created by UIKit itself from other
  ///   data. Documents do not contain these objects.
  static func list(
    _ name: String, _ key: String, _ className: String = "NSArray",
    except isMadeByUIKit: @escaping @Sendable (String) -> Bool = { _ in false }
  ) -> CodedProperty {
    CodedProperty(
      words: [.element(name), .keyed(name)], keys: [key],
      translate: { object, draft in
        guard let items = object.graph.array(object.value(key)) else { return object.keep(key) }
        if items.isEmpty { draft.children.append(NibDraft(name)) }
        for item in items where !isMadeByUIKit(object.graph.className(item) ?? "") {
          guard let child = object.translation.draft(of: item) else { continue }
          draft.list(name).children.append(child)
        }
      },
      compile: { element, object in
        guard let list = element.child(named: name) ?? element.child(key: name) else { return }
        let values = list.children.compactMap { object.compilation.value(of: $0) }
        object.set(key, object.compilation.list(values, className))
      })
  }

  /// An attribute that contains the id of another object.
  static func reference(_ word: String, _ key: String) -> CodedProperty {
    CodedProperty(
      words: [.attribute(word)], keys: [key],
      translate: { object, draft in
        guard let number = object.graph.object(object.value(key)) else { return }
        draft[word] = object.translation.id(of: number)
      },
      compile: { element, object in
        guard let id = element[word] else { return }
        guard let number = object.compilation.number(id: id) else {
          return object.reportMalformed(word, id, element)
        }
        object.set(key, .object(number))
      })
  }
}
