import NibCore
import NibSources

/// The properties of a document's objects that the code of the program sets: for an object with an outlet, for a view with
/// a tag, for the view of a controller, the standard label of a cell or the items of a bar, or in the class of the object.
package struct ProgramViewUses {
  /// Looks up the program that loads a document, when an object is first looked up.
  package final class Reader {
    private let document: NibDocument
    private let program: () -> NibProgram?
    private var known: ProgramViewUses?

    /// - Parameters:
    ///   - document: the document in the development language.
    ///   - program: returns the program that loads the document; `nil` without sources, and as long as they have not been
    ///     read.
    package init(_ document: NibDocument, program: @escaping () -> NibProgram?) {
      (self.document, self.program) = (document, program)
    }

    /// The properties that the sources set; `nil` without sources.
    package var uses: ProgramViewUses? {
      if known == nil { known = program().map { ProgramViewUses(StrictCheckContext(document, $0)) } }
      return known
    }

    /// Whether code sets a text of the object with the given id, so that users do not see that of the document.
    package func setsText(ofObject id: String) -> Bool {
      guard let element = document.object(id: id) else { return false }
      return uses?.place(ofTextOf: element, attribute: nil) != nil
    }
  }

  private let context: StrictCheckContext
  private var table: ClassTable { context.table }
  private var uses: SourceViewUses { context.program.sources.viewUses }
  /// The outlets by the ids of the objects that they refer to.
  private let outlets: [ExactText: [(key: String, source: NibElement)]]

  /// - Parameter context: the document, with the program that loads it.
  init(_ context: StrictCheckContext) {
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
  func place(ofTextOf element: NibElement, attribute: String?) -> SourceLocation? {
    place(of: Self.parts(attribute), of: element)
  }

  /// The place where code sets the constant or priority of a constraint, or whether it is active; `nil` if the sources do not
  /// show such a place.
  func place(ofChangeOf constraint: NibElement) -> SourceLocation? {
    place(of: [.constraint], of: constraint)
  }

  /// Whether code sets one of the given properties of an object.
  func set(_ parts: Set<SourceViewUse.Part>, of element: NibElement) -> Bool {
    place(of: parts.union([.all]), of: element) != nil
  }

  private func place(of parts: Set<SourceViewUse.Part>, of element: NibElement) -> SourceLocation? {
    guard !parts.isEmpty else { return nil }
    let uses =
      outletUses(of: element) + keyUses(of: element) + cellUses(of: element) + tagUses(of: element)
      + ownUses(of: element)
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

  /// Whether a class of the scene that contains an element has a method that returns the heights of rows.
  func returnsRowHeight(_ element: NibElement) -> Bool {
    let names = classes(around: element).flatMap { table.inheritance(of: $0).names }
    return Set(names).contains { name in
      table.ownParts(of: name).lazy.flatMap(\.methods).contains { method in
        method.selectors.contains { $0.hasPrefix("tableView:heightForRowAt") }
      }
    }
  }

  /// The names of the custom classes in the scene that contains an element.
  private func classes(around element: NibElement) -> [String] {
    let scene = element.ancestor(named: "objects") ?? element.document.root
    return Set(scene.descendants.compactMap { $0["customClass"] }).sorted()
  }

  /// The parts of a view that code sets to replace a text.
  private static func parts(_ attribute: String?) -> Set<SourceViewUse.Part> {
    guard let attribute else { return [.text, .placeholder, .title, .all] }
    switch attribute {
    case "text": return [.text, .all]
    case "placeholder": return [.placeholder, .all]
    case _ where attribute.hasPrefix("accessibility"): return []
    default: return [.title, .all]
    }
  }

  private func outletUses(of element: NibElement) -> [SourceViewUse] {
    guard let id = element.id else { return [] }
    return (outlets[text: id] ?? []).flatMap { key, source in
      uses.ofProperty(key).filter { isUse($0, ofPropertyOf: source) }
    }
  }

  /// Whether code sets something of a property of an object. If the class of one of the two is not known, the names of the
  /// property decide.
  private func isUse(_ use: SourceViewUse, ofPropertyOf source: NibElement) -> Bool {
    let name = source["customClass"] ?? context.objectClass(of: source)?.name
    switch use.view {
    case .own:
      guard let name, let owner = use.owner else { return false }
      return areRelated(owner, name)
    case .other(_, let classes, let path):
      guard let name else { return true }
      let known = self.classes(classes, use.owner, path).filter(isObjectWithOutlets)
      // Apple's classes beside others are those that make the object: `UIView.load(Card.self)`.
      let own = known.filter { !AppleClasses.contains($0) }
      return known.isEmpty || (own.isEmpty ? known : own).contains { areRelated($0, name) }
    case .itself, .tag: return false
    }
  }

  /// The classes that the object at the end of a path of properties probably has; empty if one of the properties is not
  /// known.
  ///
  /// - Parameters:
  ///   - first: the classes of the object at which the path begins; if there are none, it is one of the owner.
  ///   - owner: the class whose code contains the path.
  private func classes(_ first: [String], _ owner: String?, _ path: [String]) -> [String] {
    guard !path.isEmpty else { return first }
    return path.reduce(first.isEmpty ? [owner].compactMap(\.self) : first) { classes, property in
      classes.flatMap { table.classes(ofObjectIn: property, of: $0) }.uniqued()
    }
  }

  /// The ends of the names of classes whose objects have outlets to views.
  private static let namesOfClasses = ["View", "Cell", "Controller", "Button", "Label", "Bar", "Control"]

  /// Whether objects of a class can have outlets to views, judged by its name if the class is not in the sources. A
  /// protocol does not say what the class is.
  private func isObjectWithOutlets(_ name: String) -> Bool {
    guard !context.program.sources.isProtocol(name) else { return false }
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
  private func cellUses(of element: NibElement) -> [SourceViewUse] {
    guard let id = element.id, let cell = element.ancestor(named: "tableViewCell") else { return [] }
    let keys = ["textLabel", "detailTextLabel"].filter { cell[$0] == id }
    return keys.flatMap { uses.ofProperty($0) }.filter(isInScene(of: element))
  }

  /// The code that sets properties of an object through the property that holds it, such as the view of a controller or
  /// an item of a bar.
  private func keyUses(of element: NibElement) -> [SourceViewUse] {
    let list = element.parent.flatMap { $0.name.hasSuffix("BarButtonItems") ? $0.name : nil }
    guard let key = element.key ?? list else { return [] }
    // A table is the view of its controller, too, and the first item of a list is a property of its own.
    let other = list == nil ? (key == "view" ? element.name : nil) : String(key.dropLast())
    let found = ([key] + [other].compactMap { $0 }).flatMap { uses.ofProperty($0) }
    return found.isEmpty ? [] : found.filter(isInScene(of: element))
  }

  private func tagUses(of element: NibElement) -> [SourceViewUse] {
    guard let tag = element["tag"].flatMap({ Int($0) }), tag != 0 else { return [] }
    return uses.ofView(withTag: tag).filter(isInScene(of: element))
  }

  /// A condition for code that belongs to the classes of the scene that contains an element.
  private func isInScene(of element: NibElement) -> (SourceViewUse) -> Bool {
    let classes = classes(around: element)
    return { use in
      guard let owner = use.owner else { return false }
      return classes.contains { areRelated(owner, $0) }
    }
  }

  /// The code in the object's own class that sets its text.
  private func ownUses(of element: NibElement) -> [SourceViewUse] {
    guard let name = element["customClass"] else { return [] }
    // An extension of one of Apple's classes sets the texts of all its objects only if code calls it.
    return table.inheritance(of: name).names.filter { !AppleClasses.contains($0) }.flatMap {
      uses.ofObjects(ofClass: $0)
    }
  }
}
