/// The state of compiling one document to a UIKit nib: the objects so far, and the diagnostics.
final class CodedCompilation {
  let document: NibDocument
  private(set) var objects: [CodedGraph.Object] = [CodedGraph.Object("NSObject")]
  private(set) var diagnostics: [Diagnostic] = []
  /// The number of each element's object.
  private var numbers: [NibElement: Int] = [:]
  /// Elements whose objects already have their values.
  private var compiled: Set<NibElement> = []
  /// The objects of elements, in the order in which they were compiled.
  private(set) var nibObjects: [Int] = []
  /// Connections that do not appear in the document.
  private(set) var madeConnections: [CodedGraph.Value] = []
  private var strings: [String: Int] = [:]
  private var proxies: [String: Int] = [:]

  init(_ document: NibDocument) { self.document = document }

  /// The root of the graph. Its values are the nib's own lists.
  static let root = 0

  /// An object whose table is being processed.
  struct Subject {
    let compilation: CodedCompilation
    let number: Int
  }

  // MARK: Objects of elements

  /// The number of an element's object, which may not have its values yet; nil for an element without a
  /// table.
  func number(of element: NibElement) -> Int? {
    if let number = numbers[element] { return number }
    guard let object = object(for: element) else { return nil }
    let number = add(object)
    numbers[element] = number
    return number
  }

  /// The number of the object with this id in the document.
  func number(id: String) -> Int? {
    guard let element = document.object(id: id) else { return nil }
    if element.isNamed("placeholder") || element.isNamed("exit") { return proxy(for: element) }
    return number(of: element)
  }

  /// Compiles the element of an object and its descendants; nil, with a diagnostic, for an element without a
  /// table.
  func value(of element: NibElement) -> CodedGraph.Value? {
    if let target = element["reference"] { return number(id: target).map { .object($0) } }
    guard let codedClass = CodedClass.ofElement(element.name), let number = number(of: element) else {
      reportUnknown(element)
      return nil
    }
    guard compiled.insert(element).inserted else { return .object(number) }
    nibObjects.append(number)
    let subject = Subject(compilation: self, number: number)
    for property in codedClass.properties { property.compile(element, subject) }
    subject.setClass(of: element, codedClass)
    CodedLeftovers(codedClass).report(element, to: self)
    return .object(number)
  }

  private func object(for element: NibElement) -> CodedGraph.Object? {
    guard let codedClass = CodedClass.ofElement(element.name) else { return nil }
    let isCustom = element["customClass"] != nil && codedClass.element != "customObject"
    return CodedGraph.Object(isCustom ? "UIClassSwapper" : codedClass.name)
  }

  /// The proxy for an object that exists before the nib is loaded.
  func proxy(for element: NibElement) -> Int? {
    element["placeholderIdentifier"].map { proxy($0) }
  }

  func proxy(_ identifier: String) -> Int {
    if let known = proxies[identifier] { return known }
    let number = add(
      CodedGraph.Object(
        "UIProxyObject", entries: [CodedGraph.Entry("UIProxiedObjectIdentifier", string(identifier))]))
    proxies[identifier] = number
    return number
  }

  // MARK: Foundation's objects

  @discardableResult
  func add(_ object: CodedGraph.Object) -> Int {
    objects.append(object)
    return objects.count - 1
  }

  func set(_ key: String, _ value: CodedGraph.Value, of number: Int) {
    objects[number].entries.append(CodedGraph.Entry(key, value))
  }

  /// Sets the class of an object to a private class that UIKit uses in this place instead of the element's
  /// class.
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

  func list(_ values: [CodedGraph.Value], _ className: String = "NSArray") -> CodedGraph.Value {
    .object(add(Self.collection(values, className)))
  }

  func dictionary(
    _ pairs: [(key: CodedGraph.Value, value: CodedGraph.Value)], _ className: String = "NSDictionary"
  ) -> CodedGraph.Value {
    list(pairs.flatMap { [$0.key, $0.value] }, className)
  }

  /// An `NSNumber` object.
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

  /// Adds an outlet to an object that the compiler made. It does not appear in the document.
  func connect(_ owner: Int, _ label: String, to object: Int) {
    let connection = CodedGraph.Object(
      "UIRuntimeOutletConnection",
      entries: [
        CodedGraph.Entry("UILabel", string(label)), CodedGraph.Entry("UISource", .object(owner)),
        CodedGraph.Entry("UIDestination", .object(object)),
      ])
    madeConnections.append(.object(add(connection)))
    nibObjects.append(object)
  }

  // MARK: Remarks

  func report(_ id: String, _ message: String, at location: SourceLocation, in element: NibElement) {
    diagnostics.append(Diagnostic(id, .warning, message, at: location, path: element.objectPath()))
  }

  private func reportUnknown(_ element: NibElement) {
    report(
      "not-compiled", "<\(element.name)> has no known form in a compiled nib; it is left out",
      at: element.location, in: element)
  }
}

extension CodedCompilation.Subject {
  func set(_ key: String, _ value: CodedGraph.Value) { compilation.set(key, value, of: number) }

  /// Sets both class names of an object that has a custom class.
  fileprivate func setClass(of element: NibElement, _ codedClass: CodedClass) {
    guard let name = element["customClass"] else { return }
    let custom = SwiftClassName(name: name, module: element["customModule"])
    set("UIClassName", compilation.string(custom.runtimeName))
    guard codedClass.element != "customObject" else { return }
    set("UIOriginalClassName", compilation.string(codedClass.name))
  }

  /// The numbers in an element's attributes; nil, with a diagnostic, if one is missing or malformed.
  func numbers(_ names: [String], of element: NibElement) -> [Double]? {
    let numbers = names.compactMap { element.double($0) }
    guard numbers.count == names.count else {
      reportMalformedNumbers(names, of: element)
      return nil
    }
    return numbers
  }

  func reportMalformedNumbers(_ names: [String], of element: NibElement) {
    compilation.report(
      "malformed-value",
      "<\(element.name)> needs numbers for \(names.joined(separator: ", ")); it is left out",
      at: element.location, in: element)
  }

  func reportMalformed(_ word: String, _ text: String, _ element: NibElement) {
    compilation.report(
      "malformed-value",
      "'\(text)' is not a value of '\(word)' that a compiled nib can store; it is "
        + "left out",
      at: element.location(ofAttribute: word) ?? element.location, in: element)
  }
}

/// Reports parts of an element that its class's table does not handle, and that are therefore missing from
/// the compiled nib.
struct CodedLeftovers {
  private let words: Set<CodedProperty.Word>

  init(_ codedClass: CodedClass) { self.init(codedClass.words) }

  /// Creates a check that reports everything except the given words.
  init(_ words: Set<CodedProperty.Word>) { self.words = words }

  func report(_ element: NibElement, to compilation: CodedCompilation) {
    for attribute in element.attributes where !Self.common.contains(attribute.name) {
      guard !words.contains(.attribute(attribute.name)) else { continue }
      compilation.report(
        "not-compiled",
        "'\(attribute.name)' of <\(element.name)> has no known form in a compiled nib; it is left out",
        at: attribute.location, in: element)
    }
    for child in element.children where !isKnown(child) {
      let key = child.key.map { " key=\"\($0)\"" } ?? ""
      compilation.report(
        "not-compiled",
        "<\(child.name)\(key)> of <\(element.name)> has no known form in a compiled nib; it is left out",
        at: child.location, in: element)
    }
  }

  private func isKnown(_ child: NibElement) -> Bool {
    // <nil> means that there is no value.
    if words.contains(.element(child.name)) || child.isNamed("nil") { return true }
    guard let key = child.key else { return false }
    // A long text is stored in a child instead of the attribute.
    return words.contains(.keyed(key)) || words.contains(.attribute(key)) || Self.common.contains(key)
  }

  /// Words that every element may have: references, classes, and notes that only Interface Builder shows.
  private static let common: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "reference",
    "sceneMemberID", "colorLabel",
  ]
}
