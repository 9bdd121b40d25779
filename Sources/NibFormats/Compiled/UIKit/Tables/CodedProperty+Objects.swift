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
