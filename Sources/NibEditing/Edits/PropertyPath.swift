import NibFormats
import NibSupport

/// The names of properties that an edit can set.
package enum PropertyPath {
  /// The states of buttons with values of their own.
  static let states: Set<String> = ["normal", "highlighted", "disabled", "selected", "focused"]

  /// The kinds of segues in documents; the deprecated ones last.
  private static let segueKinds =
    NewSegue.kinds.filter { !["rootViewController", "viewControllers"].contains($0) } + [
      "custom", "relationship", "unwind", "push", "modal", "popover", "replace",
    ]

  private static func words(of word: ViewControllerWord) -> [String] { word.choices?.all ?? [] }

  /// The properties of elements whose class has no schema.
  private static let plainTypes: [String: [String: PropertyType]] = [
    "segue": [
      "identifier": .text, "kind": .choice(segueKinds), "destination": .reference,
      "relationship": .name(.keyPath), "animates": .flag, "unwindAction": .name(.selector),
      "destinationCreationSelector": .name(.selector), "inheritsFrom": .name(.member),
      "modalPresentationStyle": .choice(words(of: ViewControllerWord.modalPresentationStyle)),
      "modalTransitionStyle": .choice(words(of: ViewControllerWord.modalTransitionStyle)),
      "popoverAnchorView": .reference, "popoverAnchorBarButtonItem": .reference,
    ],
    "segment": SegmentWord.schema.types,
    "tableViewCell": ["text": .text, "detailText": .text],
    "segmentedControl": [SegmentTitles.property: .text],
    "outlet": ["property": .name(.member), "destination": .reference],
    "outletCollection": [
      "property": .name(.member), "destination": .reference, "collectionClass": .name(.type),
      "appends": .flag,
    ],
    "action": [
      "selector": .name(.selector), "destination": .reference,
      "eventType": .choice(SchemaWords.controlEvents.all),
    ],
    "tableViewSection": ["headerTitle": .text, "footerTitle": .text],
    "viewControllerPlaceholder": [
      "storyboardName": .text, "referencedIdentifier": .text, "bundleIdentifier": .text,
      "storyboardIdentifier": .text,
    ],
    "device": [
      "orientation": .choice(["portrait", "landscape"]), "appearance": .choice(["light", "dark"]),
      "layout": .choice(["fullscreen"]),
    ],
    "scene": ["canvasLocation": .numbers(element: "point", names: NibPoint.names, form: nil)],
  ]

  /// The name of a property in documents, for short names: `font` for `fontDescription`, `title` for the title of a
  /// button, `lines` for `numberOfLines`.
  static func expanded(_ name: String, of element: NibElement) -> String {
    let isButton = element.isNamed("button")
    switch name {
    case "font", "fontDescription": return "fontDescription"
    case "font.size": return "fontDescription.pointSize"
    case "lines": return "numberOfLines"
    case "title" where isButton, "titleColor" where isButton, "image" where isButton,
      "backgroundImage" where isButton:
      return "normal." + name
    case _ where isButton && name.hasPrefix("attributedTitle"): return "normal." + name
    case "class": return "customClass"
    case "module": return "customModule"
    case "label" where element.isNamed("accessibility"): return name
    case "accessibilityLabel": return "accessibility.label"
    case "accessibilityHint": return "accessibility.hint"
    case "accessibilityIdentifier": return "accessibility.identifier"
    default:
      let traits = "textInputTraits"
      let types = schema(of: element)?.types ?? [:]
      return types[name] == nil && types[traits] != nil && TextInputTraitsWord.schema.partNames.contains(name)
        ? "\(traits).\(name)" : name
    }
  }

  /// The short names that `expanded` knows.
  private static func shortNames(of element: NibElement) -> [String] {
    let own =
      element.isNamed("button")
      ? ["title", "titleColor", "image"] : element.isNamed("label") ? ["lines"] : []
    let traits =
      schema(of: element)?.types["textInputTraits"] == nil ? [] : TextInputTraitsWord.schema.partNames
    return own + traits
      + (schema(of: element)?.types["fontDescription"] == nil ? [] : ["font", "font.size"])
  }

  /// The attributes without which a connection or a constraint has no meaning.
  private static let needed: [String: Set<String>] = [
    "outlet": ["property", "destination"], "outletCollection": ["property", "destination"],
    "action": ["selector", "destination"], "segue": ["kind", "destination"],
    "constraint": ["firstAttribute"], "viewControllerLayoutGuide": ["type"],
    "tableViewCellContentView": ["tableViewCell"],
  ]

  /// Refuses to remove an attribute that an object needs.
  static func checkRemoval(_ name: String, of element: NibElement) throws(EditError) {
    guard needed[element.name]?.contains(name) == true else { return }
    throw EditError("'\(name)' of \(element.name) needs a value")
  }

  /// The type of a property of an object. An attribute that no schema has is of the type of its old value.
  ///
  /// - Throws: an error with similar names if the object cannot have the property.
  static func type(_ name: String, of element: NibElement) throws(EditError) -> PropertyType {
    if name == "id" || name == "key" { throw EditError("'\(name)' cannot be changed") }
    let schema = schema(of: element)
    let known =
      plainTypes[element.name]?[name] ?? schema?.types[name] ?? GeneralProperties(of: element).types[name]
    if let known { return known }
    if let value = element[name] { return PropertyType(ofValue: value) }
    if let plain = NibAttributedString.plainName(ofAttributed: name), schema?.partNames.contains(name) == true
    {
      throw EditError("\(element.name) has no text with attributes, which only Xcode can add; set '\(plain)'")
    }
    if let schema, schema.parts.contains(.keyed(name)) || schema.parts.contains(.element(name)) {
      throw EditError("'\(name)' of \(element.name) is an object or a list, which has no value")
    }
    if schema?.partNames.contains(name) == true {
      throw EditError("the possible values of '\(name)' of \(element.name) are not known; set it in Xcode")
    }
    throw unknown(name, of: element.name, names(of: element))
  }

  /// The type of a property of a part of an object.
  ///
  /// - Throws: an error with similar names if the part cannot have the property.
  static func type(
    _ name: String, ofPart part: String, _ schema: ClassSchema
  ) throws(EditError) -> PropertyType {
    if let type = schema.types[name] { return type }
    if schema.partNames.contains(name) {
      throw EditError("'\(name)' of \(part) is an object, which has no value")
    }
    throw unknown(name, of: part, schema.types.keys.sorted())
  }

  /// The types of the properties that an object can have, by their names.
  static func types(of element: NibElement) -> [String: PropertyType] {
    let initial: [String: PropertyType] =
      InitialController.isPossible(element) ? [InitialController.property: .flag] : [:]
    return GeneralProperties(of: element).types.merging(schema(of: element)?.types ?? [:]) { $1 }
      .merging(plainTypes[element.name] ?? [:]) { $1 }
      .merging(initial) { $1 }
  }

  /// The names of the properties that an object can have, sorted.
  static func names(of element: NibElement) -> [String] {
    (Array(types(of: element).keys) + shortNames(of: element)).uniqued().sorted()
  }

  /// The error about a property that an object does not have, which names near ones.
  static func unknown(_ name: String, of owner: String, _ known: [String]) -> EditError {
    let names = known.uniqued().sorted()
    if names.count <= 8 {
      return EditError("\(owner) has no property '\(name)'; use \(names.joined(separator: ", "))")
    }
    let near =
      Suggestion(for: name, from: names).question ?? Suggestion(similar(to: name, in: names)).question
    return EditError("\(owner) has no property '\(name)'\(near.map { ". \($0)" } ?? "")")
  }

  /// The names that have the most words in common with a name, such as `textColor` and `tintColor` for `fontColor`.
  private static func similar(to name: String, in known: [String]) -> [String] {
    let wanted = words(of: name)
    let counts = known.map { (name: $0, count: words(of: $0).intersection(wanted).count) }
    let most = counts.map(\.count).max() ?? 0
    guard most > 0 else { return [] }
    return Array(counts.filter { $0.count == most }.map(\.name).prefix(6))
  }

  /// The words of a name such as `fontDescription`, in lower case.
  private static func words(of name: String) -> Set<String> {
    var words: [String] = [""]
    for character in name {
      if character.isUppercase || !character.isLetter { words.append("") }
      if character.isLetter { words[words.count - 1] += character.lowercased() }
    }
    return Set(words.filter { $0.count > 2 })
  }

  /// The schema of an object's class; that of the general class for an element that has none.
  package static func schema(of element: NibElement) -> ClassSchema? {
    if let schema = ClassSchemas.uiKit.ofElement(element.name) { return schema }
    if let schema = ClassSchemas.uncompiled.ofElement(element.name) { return schema }
    if element.isController { return ViewControllerWord.schema }
    return element["contentMode"] != nil || element.child(key: "frame") != nil ? ViewWord.schema : nil
  }
}
