import NibSupport

/// Translates the configurations of buttons, which iOS 15 introduced.
enum CodedButtonConfiguration {
  /// The first version of iOS that reads configurations.
  private static let firstVersion = 15.0
  private static let prefix = "UIButtonConfiguration"

  /// The row for the configuration of a button. A nib says that a button has none.
  static let property = PropertySchema(
    parts: [.element("buttonConfiguration")], keys: [prefix],
    translate: { object, draft in
      guard let number = object.graph.object(object.value(prefix)) else { return }
      draft.children.append(Self.draft(of: number, object.translation))
    },
    compile: { element, object in
      reportUnknown(element, object.compilation)
      if let configuration = CodedButtonConfiguration.element(of: element) {
        object.set(prefix, .object(compile(configuration, object.compilation)))
      } else if object.compilation.style.hasButtonConfigurations {
        object.set(prefix, .null)
      }
    })

  /// The configuration of a button that can be compiled; `nil` if there is none.
  static func element(of button: NibElement) -> NibElement? {
    guard let element = button.child(named: "buttonConfiguration"), unknownStyle(of: element) == nil else {
      return nil
    }
    return element
  }

  /// Whether the nib is only for versions of iOS that read the configuration of a button. Apple's compiler then leaves
  /// out the title that the button has without it (Xcode 16.4, for iOS 15: 14 of 14; Xcode 14.2, for iOS 13: 0 of 1).
  static func replacesTitle(of button: NibElement, _ options: NibCompilerOptions) -> Bool {
    element(of: button) != nil && (options.deploymentTarget ?? 0) >= firstVersion
  }

  /// The style of a configuration that has no known form in nibs.
  private static func unknownStyle(of element: NibElement) -> String? {
    element["style"].flatMap { ButtonConfigurationWord.styles.number(of: $0) == nil ? $0 : nil }
  }

  private static func compile(_ element: NibElement, _ compilation: CodedCompilation) -> Int {
    let schema = ButtonConfigurationWord.schema
    let number = compilation.add(schema.name)
    schema.compile(element, into: CodedCompilation.Subject(compilation: compilation, number: number))
    UncompiledParts(schema).report(element, to: compilation)
    return number
  }

  /// Reports a configuration that cannot be compiled.
  private static func reportUnknown(_ button: NibElement, _ compilation: CodedCompilation) {
    guard let element = button.child(named: "buttonConfiguration"), let style = unknownStyle(of: element)
    else { return }
    compilation.report(
      .notCompiled,
      "the style '\(style)' of a button's configuration has no known form in a compiled nib; the configuration is left "
        + "out, and the button looks as without it",
      at: element.location(ofAttribute: "style") ?? element.location, in: element)
  }

  /// The `<buttonConfiguration>` of an object.
  private static func draft(of number: Int, _ translation: CodedTranslation) -> NibDraft {
    let schema = ButtonConfigurationWord.schema
    let draft = NibDraft(
      schema.element, key: "configuration", at: translation.graph.objects[number].offset)
    translation.adopt(draft, for: number)
    schema.translate(CodedTranslation.Subject(translation: translation, number: number), into: draft)
    translation.preserve(
      translation.graph.objects[number].entries.filter { !schema.keys.contains($0.key) }, of: number)
    // Documents always have the style, also if it is the usual one.
    if translation.graph.int("UIButtonConfigurationButtonStyle", of: number) == 0 { draft["style"] = "plain" }
    return draft
  }
}

// MARK: Texts

extension CodedButtonConfiguration {
  /// The row for the title or the subtitle: a text with a font, or a text with attributes. In a nib, both are texts with
  /// attributes. A missing text is empty.
  static func text(_ word: String) -> PropertySchema {
    let name = word.prefix(1).uppercased() + word.dropFirst()
    let (key, font, attributed) = (prefix + name, word + "FontDescription", "attributed" + name)
    return PropertySchema(
      parts: [.attribute(word), .keyed(font), .keyed(attributed)], keys: [key],
      types: [word: .text, font: .font],
      translate: { object, draft in
        guard let value = object.value(key), !translate(value, word, font, object.graph, into: draft) else {
          return
        }
        if let child = CodedAttributedText.draft(value, key: attributed, in: object.graph) {
          draft.children.append(child)
        } else {
          object.preserve(key)
        }
      },
      compile: { element, object in
        let attributedText = element.child(key: attributed).flatMap {
          $0.isNamed("nil") ? nil : CodedAttributedText.value(of: $0, object.compilation)
        }
        object.set(key, attributedText ?? plainText(word, font, of: element, object.compilation))
      })
  }

  /// Sets the text and its font. Returns false if the text has other attributes.
  private static func translate(
    _ value: CodedGraph.Value, _ word: String, _ font: String, _ graph: CodedGraph, into draft: NibDraft
  ) -> Bool {
    guard let object = graph.object(value), let text = graph.string("NSString", of: object) else {
      return false
    }
    let attributes = graph.dictionary("NSAttributes", of: object) ?? []
    let isPlain = graph.value("NSAttributeInfo", of: object) == nil
    guard isPlain, attributes.allSatisfy({ graph.string($0.key) == fontKey }) else { return false }
    if !text.isEmpty { draft[word] = text }
    draft.children += attributes.compactMap { CodedFont.draft($0.value, key: font, in: graph) }
    return true
  }

  private static func plainText(
    _ word: String, _ font: String, of element: NibElement, _ compilation: CodedCompilation
  ) -> CodedGraph.Value {
    let className = "NSAttributedString"
    guard let text = element.text(word), !text.isEmpty else {
      return compilation.object(className, [("NSString", compilation.string(""))])
    }
    let fontValue = element.child(key: font).flatMap { CodedFont.value(of: $0, compilation) }
    let attributes = fontValue.map { [(key: compilation.string(fontKey), value: $0)] } ?? []
    return compilation.object(
      className,
      [
        ("NSString", compilation.text(text, word, of: element)),
        ("NSAttributes", compilation.dictionary(attributes)),
      ])
  }

  private static let fontKey = "NSFont"
}

// MARK: Symbols and insets

extension CodedButtonConfiguration {
  /// The configuration of a symbol, whose form in nibs is not known. A nib says that there is none.
  static let symbolConfiguration: PropertySchema = {
    let key = prefix + "PreferredSymbolConfigurationForImage"
    return PropertySchema(
      keys: [key], translate: { object, _ in object.preserve(key) }, compile: { $1.set(key, .null) })
  }()

  /// The distances of the content from the edges. A nib contains them as text, and only if the document does.
  static let contentInsets: PropertySchema = {
    let (word, key, names) = ("contentInsets", prefix + "ContentInset", NibDirectionalInsets.names)
    return PropertySchema(
      parts: [.keyed(word)], keys: [key],
      types: [word: .numbers(element: "directionalEdgeInsets", names: names, form: nil)],
      translate: { object, draft in
        guard let value = object.value(key), let numbers = object.numbers(value, names.count, key) else {
          return
        }
        draft.children.append(NibDraft("directionalEdgeInsets", key: word, names, numbers))
      },
      compile: { element, object in
        guard let child = element.child(key: word), !child.isNamed("nil") else { return }
        let numbers = names.compactMap { child[$0] == nil ? 0 : child.double($0) }
        guard numbers.count == names.count else {
          return object.compilation.reportMalformedNumbers(names, of: child)
        }
        let text = "{\(numbers.map { NibNumber.exact($0) }.joined(separator: ", "))}"
        object.set(key, object.compilation.string(text))
      })
  }()
}
