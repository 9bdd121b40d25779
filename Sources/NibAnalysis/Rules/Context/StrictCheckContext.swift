import NibCore
import NibSources

/// A document and the program that loads it, with look-ups that the rules of `check --strict` share.
final class StrictCheckContext: RuleContext {
  let document: NibDocument
  /// The program, with the classes that the document describes.
  let program: NibProgram
  /// The classes that the document can use.
  let table: ClassTable
  /// The name by which the program loads the document.
  let nibName: String
  let facts = RuleFacts()

  /// - Parameter readsProjects: whether the files of Xcode projects decide which classes the document can use.
  init(_ document: NibDocument, _ program: NibProgram, readsProjects: Bool = false) {
    self.document = document
    var program = program
    let described = DescribedClasses.all(in: document)
    if !described.isEmpty { program.sources.add(described: described) }
    self.program = program
    table = ClassTable(
      program, for: document,
      at: SourcePlace(
        document.file, module: program.module, savedModule: StrictCheckContext.ownModule(of: document)),
      readsProjects: readsProjects)
    nibName = DocumentName.nibName(of: document.file)
  }

  /// The module that the document names as the program's own. It may be out of date: with the provider `target`, Xcode
  /// inserts the module of the target that compiles the document.
  private static func ownModule(of document: NibDocument) -> String? {
    document.root.descendants.first { $0["customModuleProvider"] == "target" }?["customModule"]
  }

  /// Whether a document that the program loads under the given name is in the same folder as this one.
  func isBesideNib(named name: String) -> Bool {
    let folder = document.file.split(separator: "/").dropLast()
    return program.files.documents(named: name).contains { path in
      path.split(separator: "/").dropLast().suffix(folder.count) == folder
    }
  }

  /// Whether code at a place means this nib by its name. If several nibs have the name, code means the nearest nib.
  func isMeant(by code: SourceLocation) -> Bool {
    program.files.isNearest(document.file, to: SourcePlace(code.file))
  }

  /// The place of code that loads this nib and passes `nil` as its owner; `nil` if there is none.
  private(set) lazy var loadWithoutOwner: SourceLocation? = (program.sources.ownerlessLoads[nibName] ?? [])
    .first { isMeant(by: $0) && !program.projects.isUnused($0.file) }

  /// The names that the document offers to code and to other documents.
  private(set) lazy var ownNames = DocumentSummary(document)

  /// The reason why libraries of the program are not in the sources; `nil` if there is none.
  private(set) lazy var missingLibraries = program.missingLibraries(around: document.file)

  /// The constraints that are installed on the document's own canvas.
  private(set) lazy var installedConstraints = InstalledConstraint.all(
    in: document, NibEnvironment(canvasOf: document, options: LayoutOptions()))

  /// The rule whose function is running; `nil` between rules.
  private(set) var rule: CheckRule?

  func findings(of rule: CheckRule) -> [Diagnostic] {
    guard let strict = rule.strict else { return [] }
    self.rule = rule
    defer { self.rule = nil }
    return strict(self).filter { $0.kind == rule.kind }
  }

  // MARK: Objects

  /// The class of an element's object when the program runs.
  struct ObjectClass: Hashable {
    let name: String
    /// The unknown class that `name` replaces.
    var unknown: String?
    /// The declaration of the unknown class in another module.
    var misplaced: MisplacedClass?
    /// Whether the unknown class should be in the sources, or is in the wrong module.
    var isMissing = false
  }

  /// The class of an element's object; `nil` if it is not known (placeholders without a class) or if the element does
  /// not describe an object.
  func objectClass(of element: NibElement) -> ObjectClass? {
    guard let custom = element["customClass"], !custom.isEmpty else { return builtInClass(of: element) }
    if findsClass(of: element) { return ObjectClass(name: custom) }
    guard var base = builtInClass(of: element) else { return nil }
    base.unknown = custom
    base.misplaced = misplacedClass(of: element)
    base.isMissing =
      base.misplaced != nil || isMissing(element) && !table.isInSeparateProject(custom)
    return base
  }

  /// The class of an element's object without its custom class; `nil` if it is not known.
  func builtInClass(of element: NibElement) -> ObjectClass? {
    switch element.name {
    case "placeholder", "exit", "viewControllerPlaceholder", "viewControllerLayoutGuide": return nil
    case "constraint": return ObjectClass(name: "NSLayoutConstraint")
    case "viewLayoutGuide", "keyboardLayoutGuide": return ObjectClass(name: "UILayoutGuide")
    case "segue": return ObjectClass(name: "UIStoryboardSegue")
    default:
      let name = NibClassRegistry.className(ofElement: element.name)
      return AppleClasses.contains(name) ? ObjectClass(name: name) : nil
    }
  }

  /// Whether the element's object is of a class or one of its subclasses; false if this is not known.
  func isKind(_ element: NibElement, of name: String) -> Bool {
    objectClass(of: element).flatMap { table.isKind($0.name, of: name) } ?? false
  }

  /// Whether the object's class exists only in the running program. Loading itself reports the problems of
  /// such objects.
  func isRunning(_ element: NibElement) -> Bool {
    guard let custom = element["customClass"] else { return false }
    return table.origin(of: custom, module: element["customModule"]) == .running
  }

  /// The top-level objects, without placeholders.
  var topLevel: [NibElement] {
    document.objectLists.flatMap(\.children).filter {
      !["placeholder", "exit"].contains($0.name) && $0.id != nil
    }
  }

  /// The File's Owner of a xib; `nil` in storyboards.
  var owner: NibElement? {
    guard document.kind.container != .storyboard else { return nil }
    return document.objectLists.lazy.flatMap(\.children).first {
      $0["placeholderIdentifier"] == "IBFilesOwner"
    }
  }

  /// All connections of the given kinds, with their source objects, in document order.
  func connections(_ kinds: String...) -> [(connection: NibElement, source: NibElement)] {
    document.root.descendants.filter { $0.isNamed("connections") }.flatMap { list in
      list.children.filter { kinds.contains($0.name) }.compactMap { connection in
        list.parent.map { (connection, $0) }
      }
    }
  }

  /// The outlets and outlet collections of an object whose key its class does not have, the first for each key.
  func outletsWithoutKey(_ element: NibElement, _ objectClass: ObjectClass) -> [NibElement] {
    var seen: Set<String> = []
    return element.children(inside: "connections").filter { outlet in
      guard outlet.isNamed("outlet") || outlet.isNamed("outletCollection"), let key = outlet["property"],
        seen.insert(key).inserted
      else { return false }
      switch table.key(key, in: objectClass.name) {
      case .absent, .hidden: return true
      case .found, .unknown: return false
      }
    }
  }

  /// Notes that name the declaration of a class, or the unknown class that it replaces.
  func notes(on objectClass: ObjectClass) -> [Diagnostic.Note] {
    if let unknown = objectClass.unknown {
      return [Diagnostic.Note("the class \(unknown) is unknown; \(objectClass.name) is used instead")]
        + (objectClass.misplaced.map { [$0.hint] } ?? [])
    }
    guard let place = table.declaration(of: objectClass.name) else { return [] }
    return [Diagnostic.Note("\(objectClass.name) is declared here", at: place)]
  }
}

extension Diagnostic {
  /// The diagnostic with another severity, and with an additional note.
  func downgraded(to severity: Severity, _ reason: Note? = nil) -> Diagnostic {
    var result = self
    result.severity = severity
    result.ownNotes += reason.map { [$0] } ?? []
    return result
  }
}

extension NibException {
  /// The reason of `undefinedKey(_:of:)` for an object that does not exist. Its address is written as 0.
  static func undefinedKey(_ key: String, ofClass name: String) -> String {
    "[<\(name) 0x0> setValue:forUndefinedKey:]: "
      + "this class is not key value coding-compliant for the key \(key)."
  }
}
