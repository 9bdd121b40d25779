/// Translates the content of a button (titles, images and colors) in each of its states. A nib stores it in a
/// dictionary whose keys are the numbers of the states.
enum CodedButtonStates {
  private static let key = "UIButtonStatefulContent"
  private static let states: KeyValuePairs<String, Int64> = [
    "normal": 0, "highlighted": 1, "disabled": 2, "selected": 4, "focused": 8,
  ]

  /// The row for the content of a button in all its states.
  static let property = PropertySchema(
    parts: [
      .element("state"), .keyed("normal"), .keyed("highlighted"), .keyed("disabled"), .keyed("selected"),
    ],
    keys: [key],
    translate: { object, draft in
      guard let value = object.value(key) else { return }
      let pairs = object.graph.dictionary(value) ?? []
      // The dictionary is unordered; documents list the states in the order of `states`.
      for (word, number) in states {
        guard let pair = pairs.first(where: { object.graph.int($0.key) == Int(number) }),
          let state = object.graph.object(pair.value)
        else { continue }
        draft.children.append(Self.draft(of: state, word, object.translation))
      }
    },
    compile: { element, object in
      let omitsTitle = CodedButtonConfiguration.replacesTitle(of: element, object.compilation.options)
      let pairs = element.children(named: "state").filter { !(omitsTitle && $0.isTitleOnly) }
        .compactMap { compile($0, object.compilation) }
      if !pairs.isEmpty { object.set(key, object.compilation.dictionary(pairs, "NSMutableDictionary")) }
    })

  /// The `<state>` element for the content of one state.
  private static func draft(of state: Int, _ word: String, _ translation: CodedTranslation) -> NibDraft {
    let draft = NibDraft("state", key: word, at: translation.graph.objects[state].offset)
    let subject = CodedTranslation.Subject(translation: translation, number: state)
    ButtonStateWord.schema.translate(subject, into: draft)
    return draft
  }

  /// The dictionary entry for a `<state>` element. If the state is unknown, reports a diagnostic and returns `nil`.
  private static func compile(
    _ element: NibElement, _ compilation: CodedCompilation
  ) -> (key: CodedGraph.Value, value: CodedGraph.Value)? {
    guard let state = states.first(where: { $0.key == element.key })?.value else {
      compilation.report(
        .notCompiled, "'\(element.key ?? "")' is not a state of a button; it is left out",
        at: element.location, in: element)
      return nil
    }
    let number = compilation.add(ButtonStateWord.schema.name)
    let subject = CodedCompilation.Subject(compilation: compilation, number: number)
    ButtonStateWord.schema.compile(element, into: subject)
    UncompiledParts(ButtonStateWord.schema).report(element, to: compilation)
    return (compilation.boxed(.integer(state)), .object(number))
  }
}

extension NibElement {
  /// Whether the element is the normal state of a button, and contains nothing but a title.
  fileprivate var isTitleOnly: Bool {
    key == "normal" && children.isEmpty && attributes.allSatisfy { ["key", "title"].contains($0.name) }
  }
}
