/// The objects of a nib that is being compiled, and the diagnostics about them.
class CodedObjects {
  typealias Values = [(String, CodedGraph.Value)]

  let document: NibDocument
  let options: NibCompilerOptions
  /// The version of Xcode whose output is written.
  let style: CompilerStyle
  /// The objects of the graph that have been made. The first is the root, whose values are the lists of the nib.
  private(set) var objects: [CodedGraph.Object] = [CodedGraph.Object("NSObject")]
  private(set) var diagnostics: [Diagnostic] = []
  /// The elements with the messages that have been reported about them.
  private var reported: [NibElement: Set<String>] = [:]
  /// The numbers of the objects that are shared, by their content and source.
  private var sharedNumbers: [SharedKey: Int] = [:]
  /// The numbers of the `NSNumber` objects, by the numbers that they contain.
  private var boxedNumbers: [Double: Int] = [:]
  /// The keys of the texts that are translated; `nil` if none are.
  let translations: TranslationKeys?

  /// The names of the fonts of the project that the document lists.
  private(set) lazy var customFonts: Set<String> = {
    guard let list = document.root.child(named: "customFonts") else { return [] }
    return Set(list.descendants.filter { $0.isNamed("string") }.map { $0.text })
  }()

  /// - Parameter translations: the keys of translated texts; `nil` to find them if the options say so.
  init(
    _ document: NibDocument, _ options: NibCompilerOptions = NibCompilerOptions(),
    translations: TranslationKeys? = nil
  ) {
    self.document = document
    self.options = options
    style = CompilerStyle(document, options)
    self.translations = translations ?? (options.isLocalized ? TranslationKeys(document) : nil)
  }

  /// The number of the graph's root.
  static let root = 0

  /// Adds an object to the graph and returns its number.
  func add(_ className: String, fallback: String? = nil, _ values: Values = []) -> Int {
    objects.append(
      CodedGraph.Object(
        className, fallbackClassNames: fallback.map { [$0] } ?? [],
        entries: values.map { CodedGraph.Entry($0, $1) }))
    return objects.count - 1
  }

  /// Adds an object to the graph and returns a reference to it.
  func object(_ className: String, fallback: String? = nil, _ values: Values) -> CodedGraph.Value {
    .object(add(className, fallback: fallback, values))
  }

  /// The object that a value refers to.
  func object(_ value: CodedGraph.Value) -> CodedGraph.Object? {
    if case .object(let number) = value { objects[number] } else { nil }
  }

  /// The text of the string object that an object has for a key.
  func text(for key: String, of object: CodedGraph.Object) -> String? {
    guard let value = object.entries.first(where: { $0.key == key })?.value, let string = self.object(value),
      case .data(let bytes)? = string.entries.first?.value
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  func set(_ key: String, _ value: CodedGraph.Value, of number: Int) {
    objects[number].entries.append(CodedGraph.Entry(key, value))
  }

  /// Sets the value of a key, instead of the value that the object has for it.
  func replace(_ key: String, _ value: CodedGraph.Value?, of number: Int) {
    objects[number].entries.removeAll { $0.key == key }
    if let value { set(key, value, of: number) }
  }

  /// Removes the value of an object for a key if it is equal to the given one.
  func remove(_ key: String, ifEqualTo value: CodedGraph.Value, of number: Int) {
    objects[number].entries.removeAll { $0.key == key && $0.value == value }
  }

  /// Replaces the class of the object that a value refers to by a private class of UIKit.
  ///
  /// - Parameter fallsBack: whether the original class becomes the class to use if the private one is unknown.
  func setClass(_ className: String, of value: CodedGraph.Value, fallsBack: Bool = true) {
    guard case .object(let number) = value else { return }
    objects[number].fallbackClassNames = fallsBack ? [objects[number].className] : []
    objects[number].className = className
  }

  private struct SharedKey: Hashable {
    var object: CodedGraph.Object
    var source: String
  }

  /// The object of a text of an element: that of `string`, or, for a text that is translated, one that also has the key
  /// under which an app finds the translation.
  ///
  /// - Parameter word: the name of the attribute or of the child's key; that of the element if it contains the text.
  func text(_ text: String, _ word: String, of element: NibElement) -> CodedGraph.Value {
    guard let key = translations?.key(word, of: element) else { return string(text) }
    return object(
      "NSLocalizableString",
      [("NS.bytes", .data(Array(text.utf8))), ("NSKey", string(key)), ("NSDev", string(text))])
  }

  /// An object that represents a value, such as a color. Equal values share one object.
  ///
  /// - Parameter source: where the value comes from. Equal values of different sources, such as color spaces, have
  ///   separate objects.
  func shared(
    _ className: String, fallback: String? = nil, _ values: Values, source: String = ""
  ) -> CodedGraph.Value {
    let object = CodedGraph.Object(
      className, fallbackClassNames: fallback.map { [$0] } ?? [],
      entries: values.map { CodedGraph.Entry($0, $1) })
    let key = SharedKey(object: object, source: source)
    if let known = sharedNumbers[key] { return .object(known) }
    objects.append(object)
    sharedNumbers[key] = objects.count - 1
    return .object(objects.count - 1)
  }

  /// A string object. Equal strings share one object.
  func string(_ text: String) -> CodedGraph.Value {
    shared("NSString", [("NS.bytes", .data(Array(text.utf8)))])
  }

  /// An array object, or an object of another list class. All empty arrays are one object.
  func list(_ values: [CodedGraph.Value], _ className: String = "NSArray") -> CodedGraph.Value {
    let isShared = values.isEmpty && className == "NSArray"
    return isShared ? sharedList(values, className) : object(className, Self.content(values))
  }

  /// A list object. Equal lists share one object.
  func sharedList(
    _ values: [CodedGraph.Value], _ className: String, source: String = ""
  ) -> CodedGraph.Value {
    shared(className, Self.content(values), source: source)
  }

  private static func content(_ values: [CodedGraph.Value]) -> Values {
    [("NSInlinedValue", .bool(true))] + values.map { (CodedGraph.itemKeys.nibArchive, $0) }
  }

  /// A dictionary object. Its items are keys and values in turn.
  func dictionary(
    _ pairs: [(key: CodedGraph.Value, value: CodedGraph.Value)], _ className: String = "NSDictionary"
  ) -> CodedGraph.Value {
    list(pairs.flatMap { [$0.key, $0.value] }, className)
  }

  /// An `NSNumber` object with a number or a Boolean. A Boolean is coded as the integer 0 or 1. Numbers with the same
  /// value share one object, in the form of the first of them.
  func boxed(_ value: CodedGraph.Value) -> CodedGraph.Value {
    let (number, key, coded): (Double, String, CodedGraph.Value) =
      switch value {
      case .float(let number): (Double(number), "NS.dblval", .double(Double(number)))
      case .double(let number): (number, "NS.dblval", value)
      case .bool(let flag): (flag ? 1 : 0, "NS.intval", .integer(flag ? 1 : 0))
      case .integer(let number): (Double(number), "NS.intval", value)
      default: (.nan, "NS.intval", value)
      }
    if let known = boxedNumbers[number] { return .object(known) }
    let object = add("NSNumber", [(key, coded)])
    boxedNumbers[number] = object
    return .object(object)
  }

  /// The numbers in an element's attributes. If one is missing or malformed, reports a diagnostic and returns `nil`.
  func numbers(_ names: [String], of element: NibElement) -> [Double]? {
    // <value type="size" ...> is the only element whose kind is an attribute.
    UncompiledParts(attributes: names + (element.isNamed("value") ? ["type"] : [])).report(element, to: self)
    let numbers = names.compactMap { element.double($0) }
    guard numbers.count == names.count else {
      reportMalformedNumbers(names, of: element)
      return nil
    }
    return numbers
  }

  /// Reports a warning about an element, once if the element is compiled several times.
  func report(_ kind: DiagnosticKind, _ message: String, at location: SourceLocation, in element: NibElement)
  {
    guard reported[element, default: []].insert(message).inserted else { return }
    diagnostics.append(Diagnostic(kind, message, at: location, path: element.objectPath()))
  }

  /// Adds the diagnostics of a nib that is part of this one.
  func report(_ others: [Diagnostic]) { diagnostics += others }

  /// Reports an element that does not have a number in each of the given attributes.
  func reportMalformedNumbers(_ names: [String], of element: NibElement) {
    report(
      .malformedValue,
      "<\(element.name)> needs numbers for \(names.joined(separator: ", ")); it is left out",
      at: element.location, in: element)
  }
}

extension DiagnosticKind {
  package static let notCompiled = DiagnosticKind(
    "not-compiled", .warning, "Something has no known form in a compiled nib, and is left out.")
}
