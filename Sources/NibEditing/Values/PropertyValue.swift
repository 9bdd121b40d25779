import NibFormats
import NibSupport

/// A change of one part of an element.
enum PartChange {
  /// The attribute gets the value, or is removed.
  case attribute(String, String?)
  /// The child with the key is replaced or added, or removed.
  case child(key: String, NibDraft?)
}

/// A value that is entered for a property: its text is checked, and translated to changes of the element.
struct PropertyValue {
  /// The name of the property in documents.
  let name: String
  let type: PropertyType
  /// The element that has the property, or the element that a new one with the property belongs to.
  let element: NibElement
  let resources: EditResources
  /// The numbers that are possible; `nil` for all that the type can have.
  var range: ClosedRange<Double>?

  /// The changes that give the property a value.
  ///
  /// - Parameters:
  ///   - text: the value as it is entered; `nil` for the default.
  ///   - owner: the element that has the property; `nil` if it does not exist yet.
  func changes(_ text: String?, in owner: NibElement?) throws(EditError) -> [PartChange] {
    guard let text else { return removal(in: owner) }
    switch type {
    case .flag: return scalar(try flag(text), in: owner)
    case .integer:
      guard let number = Int(text) else { throw invalid(text, type.expectation()) }
      try check(Double(number), text, in: range ?? PropertyRange.integers)
      return scalar(String(number), in: owner)
    case .number: return scalar(EditorNumber.text(try number(text)), in: owner)
    case .numberOr(let words):
      if let word = words.first(where: { $0.lowercased() == text.lowercased() }) {
        return scalar(word, in: owner)
      }
      return scalar(EditorNumber.text(try number(text)), in: owner)
    case .choice(let words): return scalar(try word(text, words), in: owner)
    case .text: return PropertyValue.textChanges(name, text)
    case .name(let form):
      guard form.matches(text) else { throw invalid(text, type.expectation()) }
      return scalar(text, in: owner)
    case .reference:
      try checkObject(text)
      return [.attribute(name, text)]
    case .color: return try color(text)
    case .font:
      return [.child(key: name, try FontValue.draft(text, key: name, of: element))]
    case .image: return try image(text)
    case .numbers(let element, let names, let form): return try numbers(text, element, names, form)
    case .options(let element, let words): return try options(text, element, words)
    case .part: throw EditError("'\(name)' has several properties; set one of them, such as '\(name).…'")
    }
  }

  /// Refuses texts that a document cannot contain, and the character that stands for bytes that are not UTF-8.
  static func checkCharacters(_ text: String, of name: String) throws(EditError) {
    if let character = EditorText.unwritableCharacter(in: text) {
      throw EditError(
        "the value of '\(name)' has the character \(character.codePoint), which a document cannot contain")
    }
    guard !text.unicodeScalars.contains("\u{FFFD}") else {
      throw EditError("the value of '\(name)' has bytes that are not UTF-8")
    }
  }

  /// The error about a value that is not possible.
  ///
  /// - Parameter question: a question about the nearest possible value; `nil` if none is near.
  func invalid(_ text: String, _ expected: String, _ question: String? = nil) -> EditError {
    EditError(
      "'\(text)' is not a valid value of '\(name)'\(question.map { ". \($0) Use" } ?? "; use") \(expected)")
  }

  // MARK: Scalars

  func flag(_ text: String) throws(EditError) -> String {
    switch text.lowercased() {
    case "yes", "true", "on", "1": return "YES"
    case "no", "false", "off", "0": return "NO"
    default: throw invalid(text, PropertyType.flag.expectation())
    }
  }

  func number(_ text: String) throws(EditError) -> Double {
    let named = range == PropertyRange.priorities ? ConstraintWords.priorities[text.lowercased()] : nil
    guard let number = named ?? NibDecimal.parse(text) else { throw invalid(text, type.expectation()) }
    try check(number, text, in: range ?? PropertyRange.numbers)
    return number
  }

  private func check(_ number: Double, _ text: String, in range: ClosedRange<Double>) throws(EditError) {
    guard !range.contains(number) else { return }
    throw invalid(text, type.expectation(in: range))
  }

  private func word(_ text: String, _ words: [String]) throws(EditError) -> String {
    if words.contains(text) { return text }
    if name == "relation", let relation = ConstraintWords.relations[text] { return relation }
    let matches = words.filter { $0.lowercased() == text.lowercased() }
    guard matches.count == 1 else {
      throw invalid(
        text, PropertyType.choice(words).expectation(), Suggestion(for: text, from: words).question)
    }
    return matches[0]
  }

  private func checkObject(_ id: String) throws(EditError) {
    if element.document.object(id: id) != nil { return }
    let ids = element.document.root.descendants.compactMap(\.id)
    throw invalid(id, PropertyType.reference.expectation(), Suggestion(for: id, from: ids).question)
  }

  /// The change of an attribute, which Interface Builder leaves out if it has the default value.
  private func scalar(_ value: String, in owner: NibElement?) -> [PartChange] {
    let isLeftOut = owner?.isDefault(attribute: name, value: value) ?? false
    return [.attribute(name, isLeftOut && !PropertyValue.alwaysWritten.contains(name) ? nil : value)]
  }

  /// The attributes that Interface Builder writes also with their default values.
  private static let alwaysWritten: Set<String> = [
    "contentMode", "lineBreakMode", "baselineAdjustment", "contentHorizontalAlignment",
    "contentVerticalAlignment", "segmentControlStyle", "minValue", "maxValue", "selectionStyle",
    "separatorStyle", "rowHeight", "sectionHeaderHeight", "sectionFooterHeight", "indentationWidth",
    "datePickerMode", "minuteInterval", "style", "minimumFontSize", "firstAttribute",
  ]

  /// The changes that give a property a text. A long one, or one with line breaks, is an element.
  static func textChanges(_ name: String, _ text: String) -> [PartChange] {
    guard EditorText.needsElement(text) else { return [.attribute(name, text), .child(key: name, nil)] }
    let draft = NibDraft("string", key: name)
    draft.text = text
    return [.attribute(name, nil), .child(key: name, draft)]
  }

  private func image(_ text: String) throws(EditError) -> [PartChange] {
    let symbol = ["system:", "symbol:"].first { text.hasPrefix($0) }
    let image = String(text.dropFirst(symbol?.count ?? 0))
    guard !image.isEmpty, !image.contains("\n") else { throw invalid(text, type.expectation()) }
    // Only one attribute says that images are symbols.
    let catalog: [PartChange] = name == "image" ? [.attribute("catalog", symbol == nil ? nil : "system")] : []
    return [.attribute(name, image), .child(key: name, nil)] + catalog
  }

  // MARK: Elements

  private func color(_ text: String) throws(EditError) -> [PartChange] {
    guard let value = ColorValue(text) else {
      throw invalid(
        text,
        "#RRGGBB, 'rgb 1 0.5 0', 'white 0.5', a system color such as systemRed, or a color of an asset catalog"
      )
    }
    let color = try known(value)
    return [.child(key: name, draft(of: color, key: name))]
  }

  /// The element of a color in the document.
  func draft(of color: ColorValue, key: String) -> NibDraft {
    color.draft(
      key: key, components: inlineComponents(of: color),
      isMatched: element.document.areColorsMatched)
  }

  /// The components that are written beside the name of a color; `nil` if they are in `<resources>`.
  private func inlineComponents(of color: ColorValue) -> NibColorComponents? {
    guard case .system = color, element.document.writesColorsInline else { return nil }
    return resources.components(color)
  }

  /// The color with a name of the system or of an asset catalog.
  func known(_ color: ColorValue) throws(EditError) -> ColorValue {
    guard case .named(let name) = color else { return color }
    let system = resources.systemColors.first { $0 == name || $0 == name + "Color" }
    if let system { return .system(system) }
    let document = element.document
    if document.resource("namedColor", named: name) != nil { return color }
    if document.resource("systemColor", named: name) != nil { return .system(name) }
    let isInCatalog = resources.isNamedColor(name)
    if isInCatalog != true, let standard = ColorValue(standard: name) { return standard }
    guard isInCatalog == false else { return color }
    let known = resources.systemColors.map { EditResources.shortName(ofSystemColor: $0) }
    let question = Suggestion(for: name, from: known).question.map { ". \($0)" } ?? ""
    throw EditError(
      "no color named '\(name)' in the system or in an asset catalog; use #RRGGBB or such a name\(question)")
  }

  private func numbers(
    _ text: String, _ element: String, _ names: [String], _ form: String?
  ) throws(EditError) -> [PartChange] {
    guard let values = NibDecimal.list(text), values.count == names.count else {
      throw invalid(text, type.expectation())
    }
    for (name, value) in zip(names, values) {
      let range = PropertyRange.component(name, of: element)
      guard range.contains(value) else { throw invalid(text, "a number for \(name)\(range.text)") }
    }
    let draft = NibDraft(element, key: name)
    draft["type"] = form
    for (name, value) in zip(names, values) { draft[name] = EditorNumber.text(value) }
    return [.child(key: name, draft)]
  }

  private func options(_ text: String, _ element: String, _ words: [String]) throws(EditError) -> [PartChange]
  {
    let draft = NibDraft(element, key: name)
    let entered = text.split { $0 == "," || $0 == " " }.map(String.init)
    var chosen: Set<String> = []
    let entries = words.contains("none") ? entered : entered.filter { $0.lowercased() != "none" }
    for entry in entries { chosen.insert(try word(entry, words)) }
    for word in words where chosen.contains(word) { draft[word] = "YES" }
    return [.child(key: name, draft)]
  }

  /// The changes that remove the property.
  private func removal(in owner: NibElement?) -> [PartChange] {
    if case .image = type, name == "image" {
      return [.attribute(name, nil), .child(key: name, nil), .attribute("catalog", nil)]
    }
    guard let owner, let child = owner.child(key: name) else { return [.attribute(name, nil)] }
    // Interface Builder writes that labels have no color of their own, for texts since Xcode 8.
    let isNew = name != "textColor" || !(1..<11_000).contains(owner.document.toolsVersion)
    let isWritten =
      isNew && ["label", "textView"].contains(owner.name) && PropertyValue.nilColors.contains(name)
    let none = isWritten && !child.isNamed("nil") ? NibDraft("nil", key: name) : nil
    if isWritten, none == nil { return [] }
    return [.attribute(name, nil), .child(key: name, none)]
  }

  private static let nilColors: Set<String> = ["textColor", "highlightedColor"]
}
