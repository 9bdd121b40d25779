import NibFormats
import NibSupport

/// A property of an object as a person edits it: its value in the form in which it is entered, and the possible values.
package struct EditedProperty {
  /// A value that can be entered.
  package struct Choice: Hashable, Sendable {
    package let value: String
    /// Words about the value, such as the name of the object with an id; can be empty.
    package var detail = ""
  }

  /// The name or path of the property in documents, such as `fontDescription` or `normal.title`.
  package let name: String
  /// The value as it is entered; empty if the document does not set the property.
  package let value: String
  /// Known values. Other values can be possible, too.
  package let choices: [Choice]
  /// A phrase that says what can be entered, such as `YES or NO`.
  package let hint: String
  /// Whether the value is a text that people read, which can have line breaks.
  package let isText: Bool

  /// - Parameter property: the name of the property or a path, as `PropertyEdit` takes it.
  /// - Throws: an error that says what is possible if the object does not have such a property.
  package init(
    _ property: String, of element: NibElement, resources: EditResources = EditResources()
  ) throws(EditError) {
    let name = PropertyPath.expanded(property, of: element)
    self.name = name
    let label = try CellText.label(name, of: element)
    if let text = AttributedText(label == nil ? name : "text", of: label ?? element) {
      (value, choices, hint, isText) = (text.text, [], PropertyType.text.expectation(), true)
      return
    }
    if let label {
      let text = EditedProperty.text(of: "text", .text, in: label)
      (value, choices, hint, isText) = (text, [], PropertyType.text.expectation(), true)
      return
    }
    let (type, range, owner, part) = try EditedProperty.place(of: name, in: element)
    value =
      switch name {
      case InitialController.property: InitialController.isInitial(element) ? "YES" : ""
      case SegmentTitles.property where element.isNamed("segmentedControl"): SegmentTitles.text(of: element)
      default: EditedProperty.text(of: part, type, in: owner)
      }
    choices = EditedProperty.choices(part, type, in: element.document, resources)
    hint = if case .choice = type { "one of the words below" } else { type.expectation(in: range) }
    isText = type.isText
  }

  /// The main text of an object, which a key on the canvas edits; `nil` if its class shows none.
  package static func mainText(of element: NibElement) -> String? {
    if element.isNamed("button") { return "normal.title" }
    let types = PropertyPath.schema(of: element)?.types ?? [:]
    return ["text", "title", "placeholder", "headerTitle", "prompt"].first { types[$0] == .text }
  }

  /// The names of the properties that an object can have, sorted.
  package static func names(of element: NibElement) -> [String] { PropertyPath.names(of: element) }

  // MARK: The place of a value

  /// The type and the range of a property, the element that has it, and its name there.
  private static func place(
    of name: String, in element: NibElement
  ) throws(EditError) -> (
    type: PropertyType, range: ClosedRange<Double>?, owner: NibElement?, name: String
  ) {
    if let variation = try SizeClassVariation(name, of: element) {
      return (.number, nil, variation.existing, SizeClassVariation.property)
    }
    if element.isNamed("constraint"), ConstraintValues.names.contains(name) {
      let range = name == "priority" ? PropertyRange.priorities : nil
      return (name == "installed" ? .flag : .number, range, element, name)
    }
    if name == InitialController.property, InitialController.isPossible(element) {
      return (.flag, nil, nil, name)
    }
    guard let dot = name.firstIndex(of: ".") else {
      let range = PropertyPath.schema(of: element)?.ranges[name]
      return (try PropertyPath.type(name, of: element), range, element, name)
    }
    let (first, rest) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
    try GeneralProperties(of: element).check(part: first, of: name)
    switch first {
    case "accessibility", "accessibilityConfiguration":
      let type = try AccessibilityValues.type(rest)
      return (type, nil, element.child(key: AccessibilityValues.key), rest)
    case "runtime", "userDefinedRuntimeAttributes":
      let list = element.children(inside: "userDefinedRuntimeAttributes")
      return (.text, nil, list.first { $0["keyPath"] == rest }, "value")
    case "normal"
    where element.isNamed("button") && rest == "image" && element.child(key: "configuration") != nil:
      return (.image, nil, element.child(key: "configuration"), rest)
    case _ where PropertyPath.states.contains(first) && element.isNamed("button"):
      return (
        try PropertyPath.type(rest, ofPart: first, ButtonStateWord.schema), nil, element.child(key: first),
        rest
      )
    default:
      let child = element.child(key: first)
      switch try PropertyPath.type(first, of: element) {
      case .options: return (.flag, nil, child, rest)
      case .part:
        return (try PropertyPath.type(rest, ofPart: first, TextInputTraitsWord.schema), nil, child, rest)
      case .numbers(let kind, _, _):
        return (.number, PropertyRange.component(rest, of: kind), child, rest)
      default:
        return (.number, PropertyRange.fontSizes, child, rest == "size" ? "pointSize" : rest)
      }
    }
  }

  // MARK: Values as text

  private static func text(of name: String, _ type: PropertyType, in owner: NibElement?) -> String {
    guard let owner else { return "" }
    let child = owner.child(key: name)
    switch type {
    case .flag: return owner[name] ?? child?["value"] ?? ""
    case .color: return child.map(text(ofColor:)) ?? ""
    case .font: return child.map(text(ofFont:)) ?? ""
    case .numbers(_, let names, _):
      return child.map { child in names.map { short(child[$0] ?? "0") }.joined(separator: ",") } ?? ""
    case .options(_, let words):
      return child.map { child in words.filter { child[$0] == "YES" }.joined(separator: ",") } ?? ""
    case .image:
      let isSymbol = name == "image" && owner["catalog"] == "system"
      return owner[name].map { (isSymbol ? "system:" : "") + $0 } ?? ""
    default:
      if owner.isNamed("constraint"), name == "constant", owner["symbolic"] == "YES" { return "standard" }
      let value = owner[name] ?? child?.text ?? ""
      return type == .number ? short(value) : value
    }
  }

  /// A number in the shortest form that gives the same one when it is entered, such as `0.7` for `0.69999999999999996`.
  private static func short(_ number: String) -> String {
    EditorNumber.long(number).map { NibNumber.exact($0) } ?? number
  }

  private static func text(ofColor color: NibElement) -> String {
    if let system = color["systemColor"] {
      return EditResources.shortName(ofSystemColor: system)
    }
    if let name = color["name"], color["red"] == nil { return name }
    if let white = color["white"] { return "white \(short(white)) \(short(color["alpha"] ?? "1"))" }
    guard let red = color["red"], let green = color["green"], let blue = color["blue"] else { return "" }
    let bytes = [red, green, blue, color["alpha"] ?? "1"].map { number in
      (NibDecimal.parse(number) ?? 0) * 255
    }
    let isExact = bytes.allSatisfy { (0...255).contains($0) && abs($0 - $0.rounded()) < 0.01 }
    guard isExact else {
      let parts = [red, green, blue, color["alpha"] ?? "1"]
      return "rgb " + parts.map(short).joined(separator: " ")
    }
    let digits = bytes.map { byte in
      let text = String(Int(bounded: byte.rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + digits.prefix(digits[3] == "FF" ? 3 : 4).joined()
  }

  private static func text(ofFont font: NibElement) -> String {
    let size = font["pointSize"].map { " " + $0 } ?? ""
    if let style = font["style"] { return style }
    if let name = font["name"] { return name + size }
    switch font["type"] {
    case "boldSystem": return "bold" + size
    case "italicSystem": return "italic" + size
    default: return (font["weight"] ?? "system") + size
    }
  }

  // MARK: Possible values

  private static func choices(
    _ name: String, _ type: PropertyType, in document: NibDocument, _ resources: EditResources
  ) -> [Choice] {
    switch type {
    case .flag: return ["YES", "NO"].map { Choice(value: $0) }
    case .choice(let words), .numberOr(let words), .options(_, let words):
      return words.map { Choice(value: $0) }
    case .color:
      let names = document.resourceNames("namedColor") + resources.catalogColors()
      let named = names.uniqued().map { Choice(value: $0, detail: "asset catalog") }
      let system = resources.systemColors.map { name in
        Choice(value: EditResources.shortName(ofSystemColor: name), detail: "system")
      }
      return named + system
    case .image:
      let used = document.resourceNames("image")
      let others = Set(resources.catalogImages()).subtracting(used).sorted()
      return used.map { Choice(value: $0, detail: "in this document") }
        + others.map { Choice(value: $0, detail: "asset catalog") }
    case .font: return fonts(in: document)
    case .reference:
      return document.root.descendants.compactMap { element in
        element.id.map { Choice(value: $0, detail: element["userLabel"] ?? element.name) }
      }
    default:
      guard name.lowercased().hasSuffix("identifier") || name == "customClass" else { return [] }
      let values = document.root.descendants.compactMap { $0[name] }
      return values.uniqued().sorted().map { Choice(value: $0) }
    }
  }

  /// The fonts of the document, and the text styles.
  private static func fonts(in document: NibDocument) -> [Choice] {
    let used = document.root.descendants.compactMap { element in
      element.isNamed("fontDescription") && element["style"] == nil ? text(ofFont: element) : nil
    }
    return used.uniqued().sorted().map { Choice(value: $0, detail: "in this document") }
      + FontValue.styleNames.map { Choice(value: $0, detail: "text style") }
  }
}

extension NibDocument {
  /// The names of the resources of a kind that the document lists, in its order.
  fileprivate func resourceNames(_ kind: String) -> [String] {
    root.child(named: "resources")?.children(named: kind).compactMap { $0["name"] } ?? []
  }
}
