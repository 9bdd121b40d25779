import NibSupport

/// The state of compiling one document to a UIKit nib: the objects that have been made, and the elements that they
/// represent.
final class CodedCompilation: CodedObjects {
  private let classes: ClassSchemas
  private var numbers: [NibElement: Int] = [:]
  private(set) var elements: [Int: NibElement] = [:]
  /// The elements that have been compiled, so that their objects already have their values.
  private var compiled: Set<NibElement> = []
  /// The numbers of the objects that the nib's list of all objects contains, in the order in which they were
  /// compiled.
  private(set) var nibObjects: [Int] = []
  /// Connections that the nib needs but the document does not contain.
  private(set) var generatedConnections: [CodedGraph.Value] = []
  /// The numbers of the proxies, by their identifiers.
  private var proxies: [String: Int] = [:]

  /// - Parameter classes: the classes to which elements can be compiled.
  init(_ document: NibDocument, _ classes: ClassSchemas) {
    self.classes = classes
    super.init(document)
  }

  /// An object that is being compiled. The rows of its class's table (`PropertySchema`) set their values in
  /// it.
  struct Subject {
    let compilation: CodedCompilation
    let number: Int
  }

  /// The number of an element's object. The object is made if there is none, and gets its values in
  /// `value(of:)`. `nil` for an element that no `ClassSchema` describes.
  func number(of element: NibElement) -> Int? {
    if let number = numbers[element] { return number }
    guard let schema = classes.ofElement(element.name) else { return nil }
    let isCustom = element["customClass"] != nil && schema.element != "customObject"
    let number = add(isCustom ? "UIClassSwapper" : schema.name)
    numbers[element] = number
    elements[number] = element
    return number
  }

  /// The number of the object of an element; `nil` if the element has not been compiled.
  func compiledNumber(of element: NibElement) -> Int? {
    compiled.contains(element) ? numbers[element] : nil
  }

  /// The number of the object of the element with an id; `nil` if there is no such element, or no class for it.
  func number(id: String) -> Int? {
    guard let element = document.object(id: id) else { return nil }
    if element.isNamed("placeholder") || element.isNamed("exit") { return proxy(for: element) }
    return number(of: element)
  }

  /// Compiles an element and its descendants, if that has not been done, and returns a reference to its object. If no
  /// `ClassSchema` describes the element, reports a diagnostic and returns `nil`.
  func value(of element: NibElement) -> CodedGraph.Value? {
    if let target = element["reference"] { return number(id: target).map { .object($0) } }
    guard let schema = classes.ofElement(element.name), let number = number(of: element) else {
      reportUnknown(element)
      return nil
    }
    guard compiled.insert(element).inserted else { return .object(number) }
    nibObjects.append(number)
    let subject = Subject(compilation: self, number: number)
    schema.compile(element, into: subject)
    subject.setCustomClass(of: element, schema)
    UncompiledParts(schema).report(element, to: self)
    return .object(number)
  }

  /// The number of the proxy for a placeholder element, which represents an object that exists before the nib
  /// is loaded. `nil` for any other element.
  func proxy(for element: NibElement) -> Int? {
    element["placeholderIdentifier"].map { proxy($0) }
  }

  /// The number of the proxy with an identifier, which is made if there is none.
  func proxy(_ identifier: String) -> Int {
    if let known = proxies[identifier] { return known }
    let number = add("UIProxyObject", [("UIProxiedObjectIdentifier", string(identifier))])
    proxies[identifier] = number
    return number
  }

  /// Connects an outlet to an object that the nib needs but the document does not contain.
  func connect(_ owner: Int, _ label: String, to object: Int) {
    let connection = self.object(
      "UIRuntimeOutletConnection",
      [("UILabel", string(label)), ("UISource", .object(owner)), ("UIDestination", .object(object))])
    generatedConnections.append(connection)
    nibObjects.append(object)
  }

  private func reportUnknown(_ element: NibElement) {
    report(
      .notCompiled, "<\(element.name)> has no known form in a compiled nib; it is left out",
      at: element.location, in: element)
  }
}

extension CodedCompilation.Subject {
  func set(_ key: String, _ value: CodedGraph.Value) { compilation.set(key, value, of: number) }

  /// Sets the name of the custom class if the element has one, and, except for a `customObject`, the name of
  /// UIKit's class.
  fileprivate func setCustomClass(of element: NibElement, _ schema: ClassSchema) {
    guard let name = element["customClass"] else { return }
    let custom = SwiftClassName(name: name, module: element["customModule"])
    set("UIClassName", compilation.string(custom.runtimeName))
    guard schema.element != "customObject" else { return }
    set("UIOriginalClassName", compilation.string(schema.name))
  }

  /// Reports an attribute with a text that cannot be compiled.
  func reportMalformed(_ word: String, _ text: String, _ element: NibElement) {
    compilation.report(
      .malformedValue,
      "'\(text)' is not a value of '\(word)' that a compiled nib can store; it is left out",
      at: element.location(ofAttribute: word) ?? element.location, in: element)
  }
}
