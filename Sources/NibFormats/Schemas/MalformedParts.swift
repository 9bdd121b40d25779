/// Reports attributes whose text is not of the type of the property, so that the compiled nib does not contain what the
/// document says.
///
/// Rows report most of such texts themselves. This finds those that a row reads together with other parts, for example
/// the two priorities of a view, which a nib contains in one text.
struct MalformedParts {
  private let schema: ClassSchema

  init(_ schema: ClassSchema) { self.schema = schema }

  /// Reports the texts of an element that have not been reported yet.
  func report(_ element: NibElement, to object: CodedCompilation.Subject) {
    let types = schema.types
    for attribute in element.attributes {
      guard let type = types[attribute.name], let text = element[attribute.name],
        !isValid(text, attribute.name, type)
      else { continue }
      report(attribute.name, text, element, to: object)
    }
    for child in element.children {
      guard let word = child.key, case .options(element: child.name, let options)? = types[word] else {
        continue
      }
      report(child, options, to: object)
    }
  }

  private func isValid(_ text: String, _ word: String, _ type: PropertyType) -> Bool {
    switch type {
    case .flag: NibBool.parse(text) != nil
    case .integer, .number: NibDecimal.parse(text) != nil
    case .choice(let words): schema.words[word]?.number(of: text) != nil || words.contains(text)
    default: true
    }
  }

  /// Reports the attributes of a set of options that are not `YES` or `NO`, or not options.
  private func report(_ child: NibElement, _ options: [String], to object: CodedCompilation.Subject) {
    for attribute in child.attributes where attribute.name != "key" {
      if !options.contains(attribute.name) {
        object.compilation.report(
          .notCompiled,
          "'\(attribute.name)' of <\(child.name)> has no known form in a compiled nib; it is left out",
          at: attribute.location, in: child)
      } else if child.bool(attribute.name) == nil {
        report(attribute.name, child[attribute.name] ?? "", child, to: object)
      }
    }
  }

  private func report(
    _ word: String, _ text: String, _ element: NibElement, to object: CodedCompilation.Subject
  ) {
    let place = element.location(ofAttribute: word)
    let isReported = object.compilation.diagnostics.contains { $0.location != nil && $0.location == place }
    if !isReported { object.reportMalformed(word, text, element) }
  }
}
