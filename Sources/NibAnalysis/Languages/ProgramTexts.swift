import NibCore
import NibSources

/// The texts of a document that the program replaces: its sources set them for an object with an outlet, for a view with a
/// tag, for the standard label of a cell, or in the class of the object.
struct ProgramTexts {
  /// Reads the sources of the program when a text is first looked up.
  final class Reader {
    private let document: NibDocument
    private let project: CheckProject
    /// The texts that the sources set; `nil` without sources.
    private(set) lazy var texts: ProgramTexts? = project.program.map { ProgramTexts(document, program: $0) }

    init(_ document: NibDocument, _ project: CheckProject) {
      self.document = document
      self.project = project
    }
  }

  private let context: StrictCheckContext
  private var table: ClassTable { context.table }
  private var uses: SourceTextUses { context.program.sources.textUses }
  /// The outlets by the ids of the objects that they refer to.
  private let outlets: [ExactText: [(key: String, source: NibElement)]]

  /// - Parameter program: the program that loads the document.
  init(_ document: NibDocument, program: NibProgram) {
    let context = StrictCheckContext(document, program)
    self.context = context
    var outlets: [ExactText: [(key: String, source: NibElement)]] = [:]
    for (outlet, source) in context.connections("outlet", "outletCollection") {
      guard let key = outlet["property"], let id = outlet["destination"] else { continue }
      outlets[text: id, default: []].append((key, source))
    }
    self.outlets = outlets
  }

  /// The place where code sets a text of an object; `nil` if the sources do not show such a place.
  ///
  /// - Parameter attribute: the name of the text, such as `normalTitle`; `nil` for any of its texts.
  func place(of element: NibElement, attribute: String?) -> SourceLocation? {
    let parts = Self.parts(attribute)
    guard !parts.isEmpty else { return nil }
    let uses = outletUses(of: element) + cellUses(of: element) + tagUses(of: element) + ownUses(of: element)
    return uses.first { parts.contains($0.part) && !context.program.projects.isUnused($0.location.file) }?
      .location
  }

  /// The place where code lets the row that contains an element be as high as its texts need; `nil` if the sources do not
  /// show such a place.
  func placeOfRowHeight(_ element: NibElement) -> SourceLocation? {
    uses.ofRowHeights.filter(isInScene(of: element)).first {
      !context.program.projects.isUnused($0.location.file)
    }?.location
  }

  /// The parts of a view that code sets to replace a text.
  private static func parts(_ attribute: String?) -> Set<SourceTextUse.Part> {
    guard let attribute else { return [.text, .placeholder, .title, .all] }
    switch attribute {
    case "text": return [.text, .all]
    case "placeholder": return [.placeholder, .all]
    case _ where attribute.hasPrefix("accessibility"): return []
    default: return [.title, .all]
    }
  }

  private func outletUses(of element: NibElement) -> [SourceTextUse] {
    guard let id = element.id else { return [] }
    return (outlets[text: id] ?? []).flatMap { key, source in
      uses.ofProperty(key).filter { isUse($0, ofPropertyOf: source) }
    }
  }

  /// Whether code sets a text of a property of an object. If the class of one of the two is not known, the names of the
  /// property decide.
  private func isUse(_ use: SourceTextUse, ofPropertyOf source: NibElement) -> Bool {
    let name = source["customClass"] ?? context.objectClass(of: source)?.name
    switch use.view {
    case .own:
      guard let name, let owner = use.owner else { return false }
      return areRelated(owner, name)
    case .other(_, let classes):
      guard let name else { return true }
      let known = classes.filter(isObjectWithOutlets)
      return known.isEmpty || known.contains { areRelated($0, name) }
    case .itself, .tag: return false
    }
  }

  /// The ends of the names of classes whose objects have outlets to views.
  private static let namesOfClasses = ["View", "Cell", "Controller", "Button", "Label", "Bar", "Control"]

  /// Whether objects of a class can have outlets to views, judged by its name if the class is not in the sources.
  private func isObjectWithOutlets(_ name: String) -> Bool {
    guard table.origin(of: name, module: nil) != nil else {
      return Self.namesOfClasses.contains(where: name.hasSuffix)
    }
    return ["UIView", "UIViewController"].contains { table.isKind(name, of: $0) ?? true }
  }

  /// Whether a class is the other class, or one of them inherits from the other one.
  private func areRelated(_ first: String, _ second: String) -> Bool {
    first == second || table.isKind(first, of: second) == true || table.isKind(second, of: first) == true
  }

  /// The code that sets the standard labels of cells, if the element is one of them.
  private func cellUses(of element: NibElement) -> [SourceTextUse] {
    guard let id = element.id, let cell = element.ancestor(named: "tableViewCell") else { return [] }
    let keys = ["textLabel", "detailTextLabel"].filter { cell[$0] == id }
    return keys.flatMap { uses.ofProperty($0) }.filter(isInScene(of: element))
  }

  private func tagUses(of element: NibElement) -> [SourceTextUse] {
    guard let tag = element["tag"].flatMap({ Int($0) }), tag != 0 else { return [] }
    return uses.ofView(withTag: tag).filter(isInScene(of: element))
  }

  /// A condition for code that belongs to the classes of the scene that contains an element.
  private func isInScene(of element: NibElement) -> (SourceTextUse) -> Bool {
    let scene = element.ancestor(named: "objects") ?? element.document.root
    let classes = Set(scene.descendants.compactMap { $0["customClass"] }).sorted()
    return { use in
      guard let owner = use.owner else { return false }
      return classes.contains { areRelated(owner, $0) }
    }
  }

  /// The code in the object's own class that sets its text.
  private func ownUses(of element: NibElement) -> [SourceTextUse] {
    guard let name = element["customClass"] else { return [] }
    // An extension of one of Apple's classes sets the texts of all its objects only if code calls it.
    return table.inheritance(of: name).names.filter { !AppleClasses.contains($0) }.flatMap {
      uses.ofObjects(ofClass: $0)
    }
  }
}
