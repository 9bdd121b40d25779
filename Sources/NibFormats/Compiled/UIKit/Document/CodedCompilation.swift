/// The state of compiling one document to a UIKit nib: the objects that have been made, and the diagnostics.
final class CodedCompilation {
  let document: NibDocument
  /// The objects of the graph that have been made. The first is the root.
  private(set) var objects: [CodedGraph.Object] = [CodedGraph.Object("NSObject")]
  private(set) var diagnostics: [Diagnostic] = []
  private var numbers: [NibElement: Int] = [:]
  private(set) var elements: [Int: NibElement] = [:]
  /// The elements that have been compiled, so that their objects already have their values.
  private var compiled: Set<NibElement> = []
  /// The numbers of the objects that the nib's list of all objects contains, in the order in which they were
  /// compiled.
  private(set) var nibObjects: [Int] = []
  /// Connections that the nib needs but the document does not contain.
  private(set) var generatedConnections: [CodedGraph.Value] = []
  /// The numbers of the string objects, by their texts.
  private var strings: [String: Int] = [:]
  /// The numbers of the proxies, by their identifiers.
  private var proxies: [String: Int] = [:]

  init(_ document: NibDocument) { self.document = document }

  /// The number of the graph's root, whose values are the lists of the nib.
  static let root = 0

  /// An object that is being compiled. The rows of its class's table (`PropertySchema`) set their values in
  /// it.
  struct Subject {
    let compilation: CodedCompilation
    let number: Int
  }

  // MARK: Objects of elements

  /// The number of an element's object. The object is made if there is none, and gets its values in
  /// `value(of:)`. nil for an element that no `ClassSchema` describes.
  func number(of element: NibElement) -> Int? {
    if let number = numbers[element] { return number }
    guard let object = object(for: element) else { return nil }
    let number = add(object)
    numbers[element] = number
    elements[number] = element
    return number
  }

  /// The number of the object of an element; `nil` if the element has not been compiled.
  func compiledNumber(of element: NibElement) -> Int? {
    compiled.contains(element) ? numbers[element] : nil
  }

  /// The number of the object of the element with an id; nil if there is no such element, or no class for it.
  func number(id: String) -> Int? {
    guard let element = document.object(id: id) else { return nil }
    if element.isNamed("placeholder") || element.isNamed("exit") { return proxy(for: element) }
    return number(of: element)
  }

  /// Compiles an element and its descendants, if that has not been done, and returns a reference to its object. If no
  /// `ClassSchema` describes the element, reports a diagnostic and returns nil.
  func value(of element: NibElement) -> CodedGraph.Value? {
    if let target = element["reference"] { return number(id: target).map { .object($0) } }
    guard let schema = ClassSchema.ofElement(element.name), let number = number(of: element) else {
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

  /// A new object for an element, without values.
  private func object(for element: NibElement) -> CodedGraph.Object? {
    guard let schema = ClassSchema.ofElement(element.name) else { return nil }
    let isCustom = element["customClass"] != nil && schema.element != "customObject"
    return CodedGraph.Object(isCustom ? "UIClassSwapper" : schema.name)
  }

  /// The number of the proxy for a placeholder element, which represents an object that exists before the nib
  /// is loaded. nil for any other element.
  func proxy(for element: NibElement) -> Int? {
    element["placeholderIdentifier"].map { proxy($0) }
  }

  /// The number of the proxy with an identifier, which is made if there is none.
  func proxy(_ identifier: String) -> Int {
    if let known = proxies[identifier] { return known }
    let number = add(
      CodedGraph.Object(
        "UIProxyObject", entries: [CodedGraph.Entry("UIProxiedObjectIdentifier", string(identifier))]))
    proxies[identifier] = number
    return number
  }

  // MARK: Values

  /// Adds an object to the graph and returns its number.
  @discardableResult
  func add(_ object: CodedGraph.Object) -> Int {
    objects.append(object)
    return objects.count - 1
  }

  /// Adds a value with a key to an object.
  func set(_ key: String, _ value: CodedGraph.Value, of number: Int) {
    objects[number].entries.append(CodedGraph.Entry(key, value))
  }

  /// Replaces the class of the object that a value refers to by a private class of UIKit. The original class
  /// becomes the class to use if the private one is unknown.
  func setClass(_ className: String, of value: CodedGraph.Value) {
    guard case .object(let number) = value else { return }
    objects[number].fallbackClassNames = [objects[number].className]
    objects[number].className = className
  }

  /// A string object. Equal strings share one object.
  func string(_ text: String) -> CodedGraph.Value {
    if let known = strings[text] { return .object(known) }
    let entries = [CodedGraph.Entry("NS.bytes", .data(Array(text.utf8)))]
    let number = add(CodedGraph.Object("NSString", entries: entries))
    strings[text] = number
    return .object(number)
  }

  /// An array object, or an object of another list class.
  func list(_ values: [CodedGraph.Value], _ className: String = "NSArray") -> CodedGraph.Value {
    .object(add(Self.collection(values, className)))
  }

  /// A dictionary object. Its items are keys and values in turn.
  func dictionary(
    _ pairs: [(key: CodedGraph.Value, value: CodedGraph.Value)], _ className: String = "NSDictionary"
  ) -> CodedGraph.Value {
    list(pairs.flatMap { [$0.key, $0.value] }, className)
  }

  /// An `NSNumber` object with a number or a Boolean.
  func boxed(_ value: CodedGraph.Value) -> CodedGraph.Value {
    let key =
      switch value {
      case .float, .double: "NS.dblval"
      case .bool: "NS.boolval"
      default: "NS.intval"
      }
    return .object(add(CodedGraph.Object("NSNumber", entries: [CodedGraph.Entry(key, value)])))
  }

  private static func collection(
    _ values: [CodedGraph.Value], _ className: String
  ) -> CodedGraph.Object {
    let items = values.map { CodedGraph.Entry(CodedGraph.itemKeys.nibArchive, $0) }
    return CodedGraph.Object(className, entries: [CodedGraph.Entry("NSInlinedValue", .bool(true))] + items)
  }

  /// Connects an outlet to an object that the nib needs but the document does not contain.
  func connect(_ owner: Int, _ label: String, to object: Int) {
    let connection = CodedGraph.Object(
      "UIRuntimeOutletConnection",
      entries: [
        CodedGraph.Entry("UILabel", string(label)), CodedGraph.Entry("UISource", .object(owner)),
        CodedGraph.Entry("UIDestination", .object(object)),
      ])
    generatedConnections.append(.object(add(connection)))
    nibObjects.append(object)
  }

  // MARK: Diagnostics

  /// Reports a warning about an element.
  func report(_ kind: DiagnosticKind, _ message: String, at location: SourceLocation, in element: NibElement)
  {
    diagnostics.append(Diagnostic(kind, message, at: location, path: element.objectPath()))
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

  /// The numbers in an element's attributes. If one is missing or malformed, reports a diagnostic and returns nil.
  func numbers(_ names: [String], of element: NibElement) -> [Double]? {
    let numbers = names.compactMap { element.double($0) }
    guard numbers.count == names.count else {
      reportMalformedNumbers(names, of: element)
      return nil
    }
    return numbers
  }

  /// Reports an element that does not have a number in each of the given attributes.
  func reportMalformedNumbers(_ names: [String], of element: NibElement) {
    compilation.report(
      .malformedValue,
      "<\(element.name)> needs numbers for \(names.joined(separator: ", ")); it is left out",
      at: element.location, in: element)
  }

  /// Reports an attribute with a text that cannot be compiled.
  func reportMalformed(_ word: String, _ text: String, _ element: NibElement) {
    compilation.report(
      .malformedValue,
      "'\(text)' is not a value of '\(word)' that a compiled nib can store; it is left out",
      at: element.location(ofAttribute: word) ?? element.location, in: element)
  }
}

/// Reports the attributes and children of an element that no row of its class's table handles, and that are
/// therefore missing from the compiled nib.
struct UncompiledParts {
  private let knownParts: Set<PropertySchema.Part>

  init(_ schema: ClassSchema) { self.init(schema.parts) }

  /// Creates a report of everything except the given parts and the attributes that every element may have.
  init(_ knownParts: Set<PropertySchema.Part>) { self.knownParts = knownParts }

  func report(_ element: NibElement, to compilation: CodedCompilation) {
    for attribute in element.attributes where !Self.common.contains(attribute.name) {
      guard !knownParts.contains(.attribute(attribute.name)) else { continue }
      compilation.report(
        .notCompiled,
        "'\(attribute.name)' of <\(element.name)> has no known form in a compiled nib; it is left out",
        at: attribute.location, in: element)
    }
    for child in element.children where !isKnown(child) {
      compilation.report(
        .notCompiled,
        "\(Self.title(of: child)) of <\(element.name)> has no known form in a compiled nib; it is left out",
        at: child.location, in: element)
    }
  }

  /// The name of a part in messages: the key of an old archive, or the element with its key.
  private static func title(of child: NibElement) -> String {
    if child.isNamed("archivedKey"), let name = child["name"] { return "the archived key '\(name)'" }
    return "<\(child.name)\(child.key.map { " key=\"\($0)\"" } ?? "")>"
  }

  private func isKnown(_ child: NibElement) -> Bool {
    // <nil key="..."> says that there is no value.
    if knownParts.contains(.element(child.name)) || child.isNamed("nil") { return true }
    if child.isEditorOnly { return true }
    guard let key = child.key else { return false }
    if Self.editorKeys.contains(key) || key.hasPrefix("simulated") { return true }
    // A long text is stored in a child with the name of the attribute as its key.
    return knownParts.contains(.keyed(key)) || knownParts.contains(.attribute(key))
      || Self.common.contains(key)
  }

  /// The attributes that every element may have: ids and references, classes, and data that only Interface
  /// Builder uses.
  private static let common: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "reference",
    "sceneMemberID", "colorLabel",
  ]

  /// The keys of the children that only Interface Builder uses, in all elements. The names of the others begin with
  /// `simulated`.
  private static let editorKeys: Set<String> = [
    "canvasLocation", "freeformSize", "intrinsicContentSize", "userComments",
  ]
}
