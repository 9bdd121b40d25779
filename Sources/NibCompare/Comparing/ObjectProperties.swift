import NibAnalysis
import NibCore

/// Lists the properties of the objects of one version, so that they can be compared with those of the other version.
struct ObjectProperties {
  let objects: ComparedObjects
  /// Returns the id in the new version for an id in this version.
  let newID: (String) -> String

  /// The elements that are a single value.
  private static let values: Set<String> = [
    "color", "fontDescription", "font", "rect", "size", "point", "inset", "edgeInsets",
    "directionalEdgeInsets", "string", "mutableString", "nil", "attributedString", "real", "integer", "bool",
    "boolean", "date", "range", "image", "data", "paragraphStyle", "float", "double", "archivedKey",
  ]

  /// Elements that are compared in another way.
  private static let leftOut = Set(["connections", "constraints"] + EditorValues.declarations.map(\.key))

  /// The properties of an object, in document order.
  ///
  /// - Parameter old: the same object in the old version. Entries of lists that are the same have the same path.
  func properties(of number: Int, alignedWith old: NibElement? = nil) -> [ObjectProperty] {
    let element = objects.objects[number].element
    var result = place(of: number).map { [$0] } ?? []
    addAttributes(of: element, path: "", title: PropertyTitle(), to: &result)
    addText(of: element, path: "", title: PropertyTitle(), to: &result)
    addChildren(of: element, alignedWith: old, path: "", title: PropertyTitle(), to: &result)
    return result
  }

  /// The property or list of its parent in which an object is, such as the right bar button item of a navigation item.
  private func place(of number: Int) -> ObjectProperty? {
    let object = objects.objects[number]
    guard let place = object.element.key ?? object.listName else { return nil }
    return ObjectProperty(
      path: "key", title: PropertyTitle().adding("place"), text: ObjectTitle.words(place).lowercased(),
      value: place, element: nil, location: object.element.location)
  }

  /// Adds the attributes of an element, except those that identify it.
  private func addAttributes(
    of element: NibElement, path: String, title: PropertyTitle, to result: inout [ObjectProperty]
  ) {
    for attribute in element.attributes {
      let name = attribute.name
      if name == "id" || name == "sceneID" || name == "key" { continue }
      let isID = ContentSignatures.isReference(name, attribute.value)
      var fullTitle = title.adding(name)
      var path = path.isEmpty ? name : "\(path)/@\(name)"
      if name == "reference", isInstallation(element) { fullTitle = title }
      if element.isNamed("userDefinedRuntimeAttribute") {
        // The title contains the key path, and a value of another type is another value.
        let isTypeWithoutValue = name == "type" && isWithoutValue(element)
        guard name == "value" || isTypeWithoutValue else { continue }
        if name == "value" {
          fullTitle = title
          path += ObjectProperties.suffix(of: element)
        }
      }
      result.append(
        ObjectProperty(
          path: path, title: fullTitle,
          text: isID
            ? self.name(ofID: attribute.value)
            : ObjectProperties.onOneLine(NibValueText.text(ofAttribute: attribute.value)),
          value: isID ? newID(attribute.value) : attribute.value, element: nil, location: attribute.location))
    }
  }

  static func keys(inPath path: String) -> [String] {
    path.split(separator: "/").filter { $0.hasPrefix("[") }.map {
      String($0.dropFirst().prefix { $0 != "]" })
    }
  }

  /// Whether an element of a variation says that an object is installed or not.
  private func isInstallation(_ element: NibElement) -> Bool {
    element.isNamed("exclude") || element.isNamed("include")
  }

  /// Whether a runtime attribute is only a key path with a type, such as `nil`.
  private func isWithoutValue(_ attribute: NibElement) -> Bool {
    attribute["value"] == nil && attribute.children.isEmpty
  }

  /// The type of a runtime attribute for the path of its value; empty for other elements.
  private static func suffix(of element: NibElement) -> String {
    element.isNamed("userDefinedRuntimeAttribute") ? ":\(element["type"] ?? "")" : ""
  }

  /// Adds the text of an element that has attributes or children too.
  private func addText(
    of element: NibElement, path: String, title: PropertyTitle, to result: inout [ObjectProperty]
  ) {
    let text = element.text
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    result.append(
      ObjectProperty(
        path: "\(path)/content", title: title.adding("content"),
        text: ObjectProperties.onOneLine(text), value: text, element: nil, location: element.location))
  }

  /// Adds the children of an element that are not objects: values, and lists with their entries.
  private func addChildren(
    of element: NibElement, alignedWith old: NibElement?, path: String, title: PropertyTitle,
    to result: inout [ObjectProperty]
  ) {
    guard !element.children.isEmpty else { return }
    let children = Array(element.children)
    let oldChildren = old.map { Array($0.children) } ?? []
    let identities = ElementIdentity.all(of: children, alignedWith: oldChildren) { ExactText($0.dump()) }
    let oldIdentities = ElementIdentity.all(of: oldChildren) { ExactText($0.dump()) }
    let oldByIdentity = Dictionary(zip(oldIdentities, oldChildren)) { first, _ in first }
    let places = ObjectProperties.places(of: children)
    for (index, child) in children.enumerated() {
      if isComparedElsewhere(child, in: element) || ObjectProperties.isEmptyList(child) { continue }
      let identity = identities[index]
      let childTitle = title.adding(self.title(of: child), place: places[index])
      if let text = child.textOfProperty {
        // Interface Builder writes a text with line breaks as an element, and others as an attribute.
        result.append(
          ObjectProperty(
            path: path.isEmpty ? identity.value : "\(path)/@\(identity.value)", title: childTitle,
            text: ObjectProperties.onOneLine(text), value: text, element: nil, location: child.location))
        continue
      }
      let reference = child["reference"].map { "\(child.name)[\(newID($0))]" }
      let childPath = "\(path)/\(reference ?? identity.description)"
      addChild(child, alignedWith: oldByIdentity[identity], path: childPath, title: childTitle, to: &result)
    }
  }

  /// Adds a child as a single value, or as its attributes, its text and its children.
  private func addChild(
    _ child: NibElement, alignedWith old: NibElement?, path: String, title: PropertyTitle,
    to result: inout [ObjectProperty]
  ) {
    let isEmpty = child.children.isEmpty && child.attributeNames.allSatisfy { $0 == "key" }
    if isEmpty || ObjectProperties.values.contains(child.name) {
      let text = ObjectProperties.onOneLine(NibValueText.text(of: child))
      result.append(
        ObjectProperty(
          path: path, title: title, text: text, value: child.dump(), element: child, location: child.location)
      )
    } else {
      addAttributes(of: child, path: path, title: title, to: &result)
      addText(of: child, path: path, title: title, to: &result)
      let innerPath = path + ObjectProperties.suffix(of: child)
      addChildren(of: child, alignedWith: old, path: innerPath, title: title, to: &result)
    }
  }

  /// Whether an element is not part of its parent for the comparison. Objects and scenes are compared on their own, and
  /// so are the declarations of the document, connections and constraints.
  private func isComparedElsewhere(_ element: NibElement, in parent: NibElement) -> Bool {
    let isDeclaration = isDeclaration(element)
    let isObject = element.id != nil && !isDeclaration
    let isDeclarationOfDocument = isDeclaration && parent.parent == nil
    return isObject || element["sceneID"] != nil || isDeclarationOfDocument
      || ObjectProperties.leftOut.contains(element.name)
  }

  /// Whether an element is a list without entries, which is the same as no list.
  static func isEmptyList(_ element: NibElement) -> Bool {
    element.children.isEmpty && element.attributeNames.isEmpty && !hasText(element)
  }

  /// Whether an element has a text of its own. White space is formatting, except in a value.
  private static func hasText(_ element: NibElement) -> Bool {
    let text = element.text
    return ObjectProperties.values.contains(element.name)
      ? !text.isEmpty : text.contains { !$0.isWhitespace }
  }

  /// The numbers, from 1, of entries without a name or id, such as segments; `nil` for other elements.
  private static func places(of elements: [NibElement]) -> [Int?] {
    let identities = elements.map { ElementIdentity($0) }
    let totals = Dictionary(identities.map { ($0, 1) }, uniquingKeysWith: +)
    var counts: [ElementIdentity: Int] = [:]
    return identities.map { identity in
      guard totals[identity] ?? 0 > 1 else { return nil }
      counts[identity, default: 0] += 1
      return counts[identity]
    }
  }

  private func isDeclaration(_ element: NibElement) -> Bool {
    ComparedObjects.declarations.contains(element.name)
  }

  /// The part of a property's title that an element adds. Lists add nothing.
  private func title(of element: NibElement) -> String {
    if let entry = element.children.first(where: { _ in true }), element.name == entry.name + "s" {
      return ""
    }
    if element.parent?.isNamed("userDefinedRuntimeAttribute") ?? false { return "" }
    switch element.name {
    case "variation": return "[\(element.key ?? "default")]"
    case "state": return "\(element.key ?? "") state"
    case "userDefinedRuntimeAttribute": return "runtime attribute \(element["keyPath"] ?? "")"
    case "mask": return ""
    case "exclude": return "not installed"
    case "include": return "installed"
    default: return element.key ?? element["name"] ?? element.name
    }
  }

  /// The name of an object, for the value of a reference to it.
  func name(ofID id: String) -> String {
    objects.numbers[id].map { ObjectName(objects.objects[$0].element).inSentence } ?? id
  }

  /// A text on one line. Each line feed becomes a symbol.
  static func onOneLine(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" ? "⏎" : $0 }))
  }
}
