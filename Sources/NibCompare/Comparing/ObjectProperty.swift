import NibAnalysis
import NibCore

/// One value that a document sets for an object: an attribute, or an element without an id inside the object.
struct ObjectProperty {
  /// The elements from the object to the value, which are the same in both versions.
  let path: String
  /// The name of the property in words, such as `text` or `normal state title`.
  let title: String
  /// The value in words, on one line.
  let text: String
  /// The value for comparisons. The id of an object is that in the new version.
  let value: String
  /// The element that is the value; `nil` for an attribute.
  let element: NibElement?
  let location: SourceLocation

  /// Whether the value is an attribute of the object itself, and not of an element inside it.
  var isOwnAttribute: Bool { element == nil && !path.contains("/") }
}

/// Collects the properties of objects.
struct ObjectProperties {
  let objects: ComparedObjects
  /// Returns the id in the new version for an id in this version.
  let newID: (String) -> String

  /// Elements that are values as a whole.
  private static let values: Set<String> = [
    "color", "fontDescription", "font", "rect", "size", "point", "inset", "edgeInsets",
    "directionalEdgeInsets",
    "string", "mutableString", "nil", "attributedString", "real", "integer", "bool", "boolean", "date",
    "range", "image",
    "data", "paragraphStyle", "float", "double", "archivedKey",
  ]

  /// Elements that are compared in another way.
  private static let leftOut: Set<String> = [
    "connections", "constraints", "designables", "inferredMetricsTieBreakers", "simulatedMetricsContainer",
    "accessibilityOverrides", "classes",
  ]

  /// The properties of an object, in document order.
  ///
  /// - Parameter old: the same object in the old version. Entries of lists that are the same have the same path.
  func properties(of number: Int, alignedWith old: NibElement? = nil) -> [ObjectProperty] {
    let element = objects.objects[number].element
    var result: [ObjectProperty] = []
    addAttributes(of: element, path: "", title: "", to: &result)
    addText(of: element, path: "", title: "", to: &result)
    addChildren(of: element, alignedWith: old, path: "", title: "", to: &result)
    return result
  }

  private func addAttributes(
    of element: NibElement, path: String, title: String, to result: inout [ObjectProperty]
  ) {
    for attribute in element.attributes {
      let name = attribute.name
      if name == "id" || name == "sceneID" || name == "key" && !path.isEmpty { continue }
      let isID = ContentSignatures.isReference(name, attribute.value)
      var words = title.isEmpty ? name : "\(title) \(name)"
      var path = path.isEmpty ? name : "\(path)/@\(name)"
      if element.isNamed("userDefinedRuntimeAttribute") {
        // The title contains the key path, and a value of another type is another value.
        guard name == "value" || name == "type" && isWithoutValue(element) else { continue }
        if name == "value" {
          words = title
          path += ObjectProperties.suffix(of: element)
        }
      }
      result.append(
        ObjectProperty(
          path: path, title: words,
          text: isID ? self.name(ofID: attribute.value) : ObjectProperties.words(attribute.value),
          value: isID ? newID(attribute.value) : attribute.value, element: nil, location: attribute.location))
    }
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
    of element: NibElement, path: String, title: String, to result: inout [ObjectProperty]
  ) {
    let text = element.text
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    result.append(
      ObjectProperty(
        path: "\(path)/content", title: title.isEmpty ? "content" : "\(title) content",
        text: ObjectProperties.words(text), value: text, element: nil, location: element.location))
  }

  private func addChildren(
    of element: NibElement, alignedWith old: NibElement?, path: String, title: String,
    to result: inout [ObjectProperty]
  ) {
    guard !element.children.isEmpty else { return }
    let isRoot = element.parent == nil
    let children = Array(element.children)
    let before = old.map { Array($0.children) } ?? []
    let identities = ElementIdentity.all(of: children, alignedWith: before) { $0.dump() }
    let known =
      before.isEmpty
      ? [:]
      : Dictionary(zip(ElementIdentity.all(of: before) { $0.dump() }, before)) { first, _ in first }
    let places = ObjectProperties.places(of: children)
    for (index, child) in children.enumerated() {
      if child.id != nil && !isDeclaration(child) || child["sceneID"] != nil { continue }
      if ObjectProperties.leftOut.contains(child.name) || isRoot && isDeclaration(child) { continue }
      // A list without entries is the same as no list.
      if child.children.isEmpty, child.attributeNames.isEmpty, child.text.isEmpty { continue }
      let identity = identities[index]
      let words = [title, self.words(for: child), places[index] ?? ""].filter { !$0.isEmpty }
        .joined(separator: " ")
      if let text = child.textOfProperty {
        // Interface Builder writes a text with line breaks as an element, and others as an attribute.
        result.append(
          ObjectProperty(
            path: path.isEmpty ? identity.value : "\(path)/@\(identity.value)", title: words,
            text: ObjectProperties.words(text), value: text, element: nil, location: child.location))
        continue
      }
      let reference = child["reference"].map { "\(child.name)[\(newID($0))]" }
      let inner = "\(path)/\(reference ?? identity.description)"
      let isEmpty = child.children.isEmpty && child.attributeNames.allSatisfy { $0 == "key" }
      if isEmpty || ObjectProperties.values.contains(child.name) {
        let text = ObjectProperties.words(NibValueText.text(of: child))
        result.append(
          ObjectProperty(
            path: inner, title: words, text: text, value: child.dump(), element: child,
            location: child.location))
      } else {
        addAttributes(of: child, path: inner, title: words, to: &result)
        addText(of: child, path: inner, title: words, to: &result)
        let innerPath = inner + ObjectProperties.suffix(of: child)
        addChildren(of: child, alignedWith: known[identity], path: innerPath, title: words, to: &result)
      }
    }
  }

  /// The numbers from 1 of entries that only their places distinguish, such as segments; `nil` for other elements.
  private static func places(of elements: [NibElement]) -> [String?] {
    let identities = elements.map { ElementIdentity($0) }
    let totals = Dictionary(identities.map { ($0, 1) }, uniquingKeysWith: +)
    var counts: [ElementIdentity: Int] = [:]
    return identities.map { identity in
      guard totals[identity] ?? 0 > 1 else { return nil }
      counts[identity, default: 0] += 1
      return counts[identity].map { "\($0)" }
    }
  }

  private func isDeclaration(_ element: NibElement) -> Bool {
    ComparedObjects.declarations.contains(element.name)
  }

  /// The part of a property's title that an element adds. Lists add nothing.
  private func words(for element: NibElement) -> String {
    if let entry = element.children.first(where: { _ in true }), element.name == entry.name + "s" {
      return ""
    }
    if element.parent?.isNamed("userDefinedRuntimeAttribute") ?? false { return "" }
    switch element.name {
    case "variation": return "[\(element.key ?? "default")]"
    case "state": return "\(element.key ?? "") state"
    case "userDefinedRuntimeAttribute": return "runtime attribute \(element["keyPath"] ?? "")"
    case "exclude", "include":
      return "\(element.name)d \(element["reference"].map { name(ofID: $0) } ?? "")"
    default: return element.key ?? element["name"] ?? element.name
    }
  }

  /// The name of an object, for the value of a reference to it.
  func name(ofID id: String) -> String {
    objects.numbers[id].map { ObjectName(objects.objects[$0].element).phrase } ?? id
  }

  /// A text on one line.
  static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: "⏎")
  }
}

/// The parts of two values that a line has room for. If the values are long, they are those around the first difference.
struct ValueExcerpts {
  let old: String?
  let new: String?

  /// The largest number of characters of an excerpt.
  private static let length = 60
  /// The number of characters before the first difference.
  private static let lead = 20

  init(old: String?, new: String?) {
    guard let old, let new else {
      self.old = old.map { Self.part(of: Array($0), from: 0) }
      self.new = new.map { Self.part(of: Array($0), from: 0) }
      return
    }
    let (a, b) = (Self.characters(of: old, besides: new), Self.characters(of: new, besides: old))
    let common = zip(a, b).prefix { $0 == $1 }.count
    let start = max(0, min(common - Self.lead, max(a.count, b.count) - Self.length + 1))
    self.old = Self.part(of: a, from: start)
    // Words cannot say how two texts in several styles differ.
    self.new = Self.part(of: b, from: start) + (a == b ? " (other details)" : "")
  }

  /// The characters of a value. Spaces at its ends are visible if they are all that distinguishes it from the other one.
  private static func characters(of text: String, besides other: String) -> [Character] {
    let characters = Array(text)
    let inner = characters.trimming(while: { $0 == " " })
    guard inner.count < characters.count, inner == Array(other).trimming(while: { $0 == " " }) else {
      return characters
    }
    return characters.enumerated().map { inner.indices.contains($0.offset) ? $0.element : "␣" }
  }

  private static func part(of characters: [Character], from start: Int) -> String {
    let lead = start > 0 ? "…" : ""
    let rest = characters.dropFirst(start)
    let room = length - lead.count
    return rest.count > room ? "\(lead)\(String(rest.prefix(room - 1)))…" : "\(lead)\(String(rest))"
  }
}

extension Array {
  /// The part without the elements at both ends that satisfy a condition.
  fileprivate func trimming(while isTrimmed: (Element) -> Bool) -> ArraySlice<Element> {
    let rest = drop(while: isTrimmed)
    return rest[..<((rest.lastIndex { !isTrimmed($0) }).map { $0 + 1 } ?? rest.startIndex)]
  }
}

extension NibElement {
  /// The text of an element `<string key="text">`; `nil` for other elements.
  fileprivate var textOfProperty: String? {
    (isNamed("string") || isNamed("mutableString")) && attributeNames.elementsEqual(["key"]) ? text : nil
  }
}
