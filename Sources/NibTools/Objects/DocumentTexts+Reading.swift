import NibAnalysis
import NibCore

extension DocumentTexts {
  /// Collects the texts of a document, and its translations unless it is shown in a language. The document is only read;
  /// no object is created and nothing is laid out.
  ///
  /// Cost: O(size of the document and of the files with its translations).
  package static func of(_ document: NibDocument) -> DocumentTexts {
    var reader = DocumentTextsReader(document)
    reader.read()
    return reader.builder.result
  }
}

/// Visits the elements of a document, and collects the texts of each object.
private struct DocumentTextsReader {
  var builder = DocumentTextsBuilder()
  private let document: NibDocument
  /// The attributes that contain texts, without those that the document does not use.
  private let attributes: [(name: String, kind: FoundKind)]
  /// The first outlet of each object, for the names of objects without a text.
  private let outlets: [String: String]
  private var numbers: [String: Int] = [:]
  /// The outlets whose objects may not have been visited yet.
  private var pendingOutlets: [(id: String, outlet: String)] = []

  init(_ document: NibDocument) {
    self.document = document
    let names = document.tree.names
    attributes = Self.attributes.filter { names.id(of: $0.name, in: document.tree.bytes) != nil }
    var outlets: [String: String] = [:]
    for element in document.root.descendants where Self.isOutlet(element) {
      guard let id = element["destination"], outlets[id] == nil else { continue }
      outlets[id] = element["property"]
    }
    self.outlets = outlets
  }

  mutating func read() {
    visit(document.root, owner: nil)
    for (id, outlet) in pendingOutlets {
      if let object = numbers[id] { builder.add(outlet, .outlet, to: object) }
    }
    if document.localization == nil { addTranslations() }
  }

  /// Adds the texts in other languages that differ from those of the development language: `de: Abbrechen`.
  private mutating func addTranslations() {
    for (language, texts) in document.translations {
      for text in texts {
        if let object = numbers[text.objectID] {
          builder.add("\(language.code): \(text.value)", .translation, to: object)
        }
      }
    }
  }

  // MARK: Elements

  /// Elements whose content is not searched, or that contain only numbers.
  private static let skippedNames: Set<String> = [
    "resources", "dependencies", "classes", "device", "simulatedMetricsContainer",
    "inferredMetricsTieBreakers", "designables", "rect", "point", "size", "inset", "autoresizingMask",
    "fontDescription", "mask", "adaptation",
  ]
  /// Elements with an id that are not objects of the running program.
  private static let namesOfValues: Set<String> = ["object", "array"]
  /// The attributes of objects and of the elements inside them that contain texts.
  private static let attributes: [(name: String, kind: FoundKind)] = [
    ("text", .text), ("title", .text), ("placeholder", .text), ("prompt", .text), ("subtitle", .text),
    ("headerTitle", .text), ("footerTitle", .text), ("largeContentSizeTitle", .text), ("toolTip", .text),
    ("customClass", .class), ("userLabel", .label), ("reuseIdentifier", .reuse),
    ("storyboardIdentifier", .identifier), ("restorationIdentifier", .identifier),
    ("identifier", .identifier), ("storyboardName", .identifier), ("referencedIdentifier", .identifier),
    ("image", .image), ("selectedImage", .image), ("highlightedImage", .image), ("backgroundImage", .image),
    ("landscapeImage", .image), ("largeContentSizeImage", .image),
  ]
  /// The kinds of the values in child elements, such as `<string key="text">`.
  private static let kinds = Dictionary(uniqueKeysWithValues: attributes.map { ($0.name, $0.kind) })

  private static func isOutlet(_ element: NibElement) -> Bool {
    element.isNamed("outlet") || element.isNamed("outletCollection")
  }

  /// - Parameter owner: the number of the object that the element belongs to.
  private mutating func visit(_ element: NibElement, owner: Int?) {
    for child in element.children {
      let name = child.name
      if Self.skippedNames.contains(name) { continue }
      if name == "connections" {
        if let owner { visitConnections(child, of: owner) }
      } else if !visitValue(child, named: name, of: owner) {
        let object = object(child, named: name) ?? owner
        if let object { addAttributes(of: child, to: object) }
        visit(child, owner: object)
      }
    }
  }

  /// Adds the element as an object if it has an id. Returns the object's number.
  private mutating func object(_ element: NibElement, named elementName: String) -> Int? {
    guard let id = element.id, !Self.namesOfValues.contains(elementName) else { return nil }
    // The usual name of a constraint is a sentence, which would take long to make.
    let name =
      elementName == "constraint"
      ? "constraint" : ObjectName.inList(of: element, outlet: outlets[id])
    let number = builder.addObject(id: id, name: name, at: element.location)
    if numbers[id] == nil { numbers[id] = number }
    // All documents have placeholders with the same negative ids.
    if !id.hasPrefix("-") { builder.add(id, .id, to: number) }
    return number
  }

  /// Adds the texts of an element's attributes.
  private mutating func addAttributes(of element: NibElement, to object: Int) {
    // The class of First Responder is always UIResponder.
    if element["placeholderIdentifier"] == "IBFirstResponder" { return }
    let isOwner = element["placeholderIdentifier"] == "IBFilesOwner"
    for (name, kind) in attributes {
      guard let value = element[name], !(isOwner && kind == .label) else { continue }
      builder.add(value, kind, to: object)
    }
  }

  // MARK: Values

  /// Adds the text of an element that is a value of an object. Returns false for all other elements.
  private mutating func visitValue(_ element: NibElement, named name: String, of owner: Int?) -> Bool {
    switch name {
    case "string", "mutableString":
      guard let owner, let kind = Self.kinds[element.key ?? ""] else { return true }
      if let text = NibString(element)?.value { builder.add(text, kind, to: owner) }
    case "attributedString":
      if let owner, let text = NibAttributedString(element)?.string { builder.add(text, .text, to: owner) }
    case "color":
      guard let owner else { return true }
      if let color = element["name"] ?? element["systemColor"] { builder.add(color, .color, to: owner) }
    case "accessibility", "accessibilityConfiguration":
      if let owner { addAccessibility(of: element, to: owner) }
    case "userDefinedRuntimeAttribute":
      if let owner { addRuntimeAttribute(element, to: owner) }
    default: return false
    }
    return true
  }

  private mutating func addAccessibility(of element: NibElement, to object: Int) {
    let kinds: [(String, FoundKind)] = [("label", .text), ("hint", .text), ("identifier", .identifier)]
    for (name, kind) in kinds {
      let child = element.child(key: name).flatMap { NibString($0)?.value }
      if let text = element[name] ?? child { builder.add(text, kind, to: object) }
    }
  }

  private mutating func addRuntimeAttribute(_ element: NibElement, to object: Int) {
    if let path = element["keyPath"] { builder.add(path, .attribute, to: object) }
    guard element["type"] == "string" else { return }
    let child = element.child(key: "value").flatMap { NibString($0)?.value }
    if let text = element["value"] ?? child { builder.add(text, .attribute, to: object) }
  }

  /// Adds the names of outlets, actions and segues.
  private mutating func visitConnections(_ list: NibElement, of owner: Int) {
    for connection in list.children {
      if Self.isOutlet(connection) {
        guard let outlet = connection["property"] else { continue }
        builder.add(outlet, .outlet, to: owner, isOwner: true)
        if let id = connection["destination"] { pendingOutlets.append((id, outlet)) }
      } else if connection.isNamed("action") {
        if let selector = connection["selector"] { builder.add(selector, .action, to: owner) }
      } else if connection.isNamed("segue") {
        visitSegue(connection)
      }
    }
  }

  private mutating func visitSegue(_ segue: NibElement) {
    guard let number = object(segue, named: "segue") else { return }
    if let identifier = segue["identifier"] { builder.add(identifier, .segue, to: number) }
    if let name = segue["customClass"] { builder.add(name, .class, to: number) }
    if let selector = segue["unwindAction"] { builder.add(selector, .action, to: number) }
  }
}
