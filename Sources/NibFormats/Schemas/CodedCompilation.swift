import NibSupport

/// The state of compiling one document to a UIKit nib: the objects that have been made, and the elements that they
/// represent.
final class CodedCompilation: CodedObjects {
  private let classes: ClassSchemas
  /// The part of the storyboard that is compiled; `nil` for a xib.
  let scope: (any CodedScope)?
  private var numbers: [NibElement: Int] = [:]
  private(set) var elements: [Int: NibElement] = [:]
  /// The elements that have been compiled, so that their objects already have their values.
  private var compiled: Set<NibElement> = []
  /// The numbers of the objects that the nib's list of all objects contains, in the order in which they were
  /// compiled.
  private(set) var nibObjects: [Int] = []
  /// Connections that the nib needs but the document does not contain.
  private(set) var generatedConnections: [CodedGraph.Value] = []
  /// The top-level objects that the nib needs but the document does not contain.
  private(set) var generatedTopLevel: [Int] = []
  /// The numbers of the proxies, by their identifiers.
  private var proxies: [String: Int] = [:]

  /// - Parameter classes: the classes to which elements can be compiled.
  init(
    _ document: NibDocument, _ classes: ClassSchemas, _ options: NibCompilerOptions = NibCompilerOptions(),
    scope: (any CodedScope)? = nil
  ) {
    self.classes = classes
    self.scope = scope
    super.init(document, options, translations: scope?.translations)
  }

  /// The elements of the nib: all elements of a xib, or those in the part of the storyboard.
  var nibElements: [NibElement] { scope?.elements ?? Array(document.root.descendants) }

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
    if let scope, !scope.contains(element) { return placeholder(for: element, scope) }
    if element.isNamed("segue") { return segueTemplate(element) }
    guard let schema = classes.ofElement(element.name), CodedConstraints.unknownItem(of: element, self) == nil
    else { return nil }
    let isSwapped = runtimeClassName(of: element, schema) != nil && schema.element != "customObject"
    let number = add(isSwapped ? "UIClassSwapper" : schema.name)
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

  /// Whether a nib can contain the object with an id, or a reference to it.
  func canRefer(toID id: String) -> Bool {
    guard let element = document.object(id: id) else { return false }
    return ["placeholder", "exit", "segue"].contains(element.name) || classes.ofElement(element.name) != nil
  }

  /// Compiles an element and its descendants, if that has not been done, and returns a reference to its object. If no
  /// `ClassSchema` describes the element, reports a diagnostic and returns `nil`.
  func value(of element: NibElement) -> CodedGraph.Value? {
    if let target = element["reference"] { return number(id: target).map { .object($0) } }
    if let scope, !scope.contains(element) { return number(of: element).map { .object($0) } }
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
    MalformedParts(schema).report(element, to: subject)
    reportNumbersOutOfRange(element, schema)
    return .object(number)
  }

  /// The number of the placeholder for an object of another nib of the storyboard; `nil` if the object cannot be
  /// referred to.
  private func placeholder(for element: NibElement, _ scope: any CodedScope) -> Int? {
    guard element.isNamed("segue") || classes.ofElement(element.name) != nil else { return nil }
    let number = add("UIProxyObject")
    numbers[element] = number
    scope.add(placeholder: number, for: element)
    return number
  }

  /// Makes the template of a segue.
  private func segueTemplate(_ element: NibElement) -> Int? {
    guard let scope else { return nil }
    let number = add(scope.segueClassName(of: element))
    register(number, for: element)
    scope.compileSegue(element, into: Subject(compilation: self, number: number))
    return number
  }

  /// Adds an object that was made for an element to the nib's list of all objects.
  func register(_ number: Int, for element: NibElement) {
    numbers[element] = number
    elements[number] = element
    compiled.insert(element)
    nibObjects.append(number)
  }

  /// Adds a connection that the nib needs but the document does not contain.
  func connect(_ source: Int, _ label: String, to destination: Int) {
    generatedConnections.append(
      object(
        "UIRuntimeOutletConnection",
        [("UILabel", string(label)), ("UISource", .object(source)), ("UIDestination", .object(destination))]))
  }

  /// The name of the class that an object gets when the nib is loaded; `nil` if it is the class in the nib. A controller
  /// that code can create has one in any case, so that the code can make it of a class of its own.
  fileprivate func runtimeClassName(of element: NibElement, _ schema: ClassSchema) -> String? {
    if let name = customClassName(of: element) { return name }
    let isInstantiable =
      style.swapsPlainControllers && element.isController && scope?.isInstantiable(element) == true
    return isInstantiable ? schema.name : nil
  }

  /// The name that an element's custom class has when the app runs; `nil` if it has none.
  func customClassName(of element: NibElement) -> String? {
    guard let name = element["customClass"] else { return nil }
    let isOfTarget = element["customModuleProvider"] == "target"
    let module = isOfTarget ? options.module ?? element["customModule"] : element["customModule"]
    return SwiftClassName(name: name, module: module).runtimeName
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

  /// Adds an object that the nib needs but the document does not contain to its top-level objects.
  func addTopLevel(_ number: Int) { generatedTopLevel.append(number) }

  /// Reports numbers that UIKit does not accept. They are written as they are.
  private func reportNumbersOutOfRange(_ element: NibElement, _ schema: ClassSchema) {
    for (word, range) in schema.ranges.sorted(by: { $0.key < $1.key }) {
      guard let number = element.double(word), !range.contains(number) else { continue }
      report(
        .malformedValue,
        "the \(word) \(element[word] ?? "") is not between \(NibNumber.exact(range.lowerBound)) and "
          + "\(NibNumber.exact(range.upperBound)); it is compiled as it is",
        at: element.location(ofAttribute: word) ?? element.location, in: element)
    }
  }

  private func reportUnknown(_ element: NibElement) {
    if let side = CodedConstraints.unknownItem(of: element, self) {
      return CodedConstraints.reportLeftOut(element, because: side, self)
    }
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
    guard let name = compilation.runtimeClassName(of: element, schema) else { return }
    set("UIClassName", compilation.string(name))
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
