import NibCore

/// Finds the objects of a document that a text refers to. The text can be an id, an outlet, an identifier, a title, a
/// label, a visible text or a class.
///
/// All commands that take an object use this type, so that the same text refers to the same object everywhere.
package struct ObjectLookup: Sendable {
  /// The result of a look-up.
  package enum Result: Sendable {
    case found(NibElement)
    /// Several objects have the name, in document order.
    case ambiguous([NibElement])
    case missing
  }

  private let candidates: [NibElement]
  /// The names of each candidate, the id first.
  private let names: [[String]]
  /// The names of the outlets of each object, by its id.
  private let outlets: [String: [String]]
  private let document: NibDocument

  /// Cost: O(document).
  ///
  /// - Parameter isCandidate: whether an element with an id can be the result.
  package init(_ document: NibDocument, where isCandidate: (NibElement) -> Bool) {
    self.document = document
    let outlets = ObjectLookup.outlets(of: document)
    self.outlets = outlets
    candidates = document.root.descendants.filter { $0.id != nil && isCandidate($0) }
    names = candidates.map { ObjectLookup.names(of: $0, outlets: outlets[$0.id ?? ""] ?? []) }
  }

  /// Finds the object with a name. An id has precedence. Otherwise an exact name has precedence over one that differs
  /// in case or in white space, and every name over a class of UIKit, such as `UILabel`. Last, `Scene/text` is the object
  /// with a text in a scene.
  package func object(named name: String) -> Result {
    if let element = candidates.first(where: { $0.id == name || $0.sceneID == name }) {
      return .found(element)
    }
    // Outlines and answers write ids with a number sign.
    let id = String(name.dropFirst())
    if name.first == "#", let element = candidates.first(where: { $0.id == id || $0.sceneID == id }) {
      return .found(element)
    }
    let folded = ObjectLookup.folded(name)
    let searches: [([String]) -> Bool] = [
      { $0.contains(name) }, { names in names.contains { ObjectLookup.folded($0) == folded } },
    ]
    for isMatch in searches {
      let matches = candidates.indices.filter { isMatch(names[$0]) }.map { candidates[$0] }
      if !matches.isEmpty { return ObjectLookup.result(owners(among: matches, of: isMatch)) }
    }
    let ofClass = candidates.filter { NibClassRegistry.className(ofElement: $0.name).lowercased() == folded }
    return ofClass.isEmpty ? object(inScene: name) : ObjectLookup.result(ofClass)
  }

  /// Finds `Scene/text`: the object with a text in a scene, or inside another object.
  private func object(inScene name: String) -> Result {
    guard let slash = name.firstIndex(of: "/"),
      case .found(let outer) = object(named: String(name[..<slash]))
    else { return .missing }
    let container = outer.ancestor(named: "scene") ?? outer
    let inside = Set(candidates.filter { $0.isInside(container) })
    return ObjectLookup(document) { inside.contains($0) }.object(
      named: String(name[name.index(after: slash)...]))
  }

  /// All objects with a name, by the same rules; empty if there are none.
  package func elements(named name: String) -> [NibElement] {
    switch object(named: name) {
    case .found(let element): [element]
    case .ambiguous(let elements): elements
    case .missing: []
    }
  }

  /// The result for objects with the same name. A controller has precedence, because a scene has the controller's name
  /// in every list, and a label in the scene often shows the same text. The view of a controller is left out, because
  /// all commands treat it like the controller.
  private static func result(_ matches: [NibElement]) -> Result {
    let elements = matches.filter { element in
      !(element.key == "view" && element.parent.map(matches.contains) ?? false)
    }
    let controllers = elements.filter(\.isController)
    if controllers.count == 1 { return .found(controllers[0]) }
    guard let first = elements.first else { return .missing }
    return elements.count == 1 ? .found(first) : .ambiguous(elements)
  }

  /// The objects that own a name. An object that only borrows the name from the text of an object inside it, as a cell
  /// does from its label, is left out. If an object and the only text inside it both own the name, the text is left
  /// out.
  private func owners(among matches: [NibElement], of isMatch: ([String]) -> Bool) -> [NibElement] {
    let owners = matches.filter { element in
      let ownNames = ObjectLookup.names(
        of: element, outlets: outlets[element.id ?? ""] ?? [], includesBorrowed: false)
      let hasMatchInside = matches.contains { $0 != element && $0.isInside(element) }
      return isMatch(ownNames) || !hasMatchInside
    }
    guard owners.count == 2, owners[1].isInside(owners[0]) else { return owners }
    let texts = owners[0].descendants.filter { !ObjectTitle.shownTexts(of: $0).isEmpty }
    return texts.count == 1 && texts.first == owners[1] ? [owners[0]] : owners
  }

  /// Names that are similar to a text, the most similar first; at most `limit`, and one for each object.
  package func nearestNames(to text: String, limit: Int = 3) -> [String] {
    let wanted = ObjectLookup.folded(text)
    guard (1...ObjectLookup.longestComparedName).contains(wanted.count) else { return [] }
    var seen: Set<String> = []
    var near: [(name: String, distance: Int)] = []
    for namesOfObject in names {
      let distances = namesOfObject.compactMap { name in
        ObjectLookup.distance(of: name, from: wanted).map { (name: name, distance: $0) }
      }
      guard let best = distances.min(by: { $0.distance < $1.distance }) else { continue }
      if seen.insert(best.name).inserted { near.append(best) }
    }
    return near.sorted { $0.distance < $1.distance }.prefix(limit).map(\.name)
  }

  /// The longest name that is compared, because comparisons of long texts are slow.
  private static let longestComparedName = 60

  /// The edit distance of a name from the wanted text; `nil` if they are not similar. A name that contains the text has
  /// the distance 1.
  private static func distance(of name: String, from wanted: String) -> Int? {
    let folded = folded(String(name.prefix(longestComparedName)))
    if wanted.count >= 3, folded.contains(wanted) { return 1 }
    guard abs(folded.count - wanted.count) * 2 <= max(wanted.count, 2) else { return nil }
    let distance = wanted.editDistance(to: folded)
    return distance * 5 <= max(wanted.count, 3) * 2 ? distance : nil
  }

  // MARK: Names

  /// The text in lower case, with each run of white space as one space.
  private static func folded(_ text: String) -> String {
    text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ").lowercased()
  }

  /// The outlets that name objects, by the ids of the objects.
  private static func outlets(of document: NibDocument) -> [String: [String]] {
    var outlets: [String: [String]] = [:]
    for element in document.root.descendants
    where element.isNamed("outlet") || element.isNamed("outletCollection") {
      guard let id = element["destination"], let name = element["property"], NibDocument.isName(outlet: name)
      else { continue }
      outlets[id, default: []].append(name)
    }
    return outlets
  }

  /// The attributes whose values are names.
  private static let attributes = [
    "id", "sceneID", "restorationIdentifier", "storyboardIdentifier", "reuseIdentifier", "identifier",
    "referencedIdentifier", "title", "userLabel", "customClass",
  ]

  /// All names of an element, the most specific first.
  ///
  /// - Parameter includesBorrowed: whether to include the text of an object inside the element.
  private static func names(of element: NibElement, outlets: [String], includesBorrowed: Bool = true)
    -> [String]
  {
    let accessibility = element.child(key: "accessibilityConfiguration")
    let spoken = ["label", "identifier"].compactMap {
      accessibility?[$0] ?? accessibility?.child(key: $0)?.text
    }
    let substitute = includesBorrowed ? ObjectTitle.substitute(of: element) : nil
    // The names in maps and headings, and those in outlines.
    let titles = element.ownScene.map { [SceneName(element).plain, SceneTitle.of($0)] } ?? []
    let texts = ObjectTitle.shownTexts(of: element) + [substitute].compactMap { $0 } + titles
    let all =
      texts + attributes.compactMap { element[$0] } + [element.sceneID].compactMap { $0 } + outlets + spoken
    return all.filter { !$0.isEmpty }
  }
}

/// The error that a text refers to no object, or to several.
package struct ObjectLookupError: Error {
  /// The problem, with similar names or the objects to choose from.
  package let diagnostic: Diagnostic

  package init(diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

extension ObjectLookup {
  /// Finds the object with a name; see `object(named:)`.
  ///
  /// - Parameter kind: the objects in question, for the message: `view or constraint`.
  /// - Throws: `ObjectLookupError` if there is no such object, or more than one.
  package func element(named name: String, kind: String) throws(ObjectLookupError) -> NibElement {
    switch object(named: name) {
    case .found(let element): return element
    case .ambiguous(let elements): throw ObjectLookupError(diagnostic: ambiguous(name, elements))
    case .missing: throw ObjectLookupError(diagnostic: noObject(named: name, kind: kind))
    }
  }

  /// The error that no object has a name, with similar names.
  ///
  /// - Parameter kind: the objects in question, such as `view or constraint`.
  package func noObject(named name: String, kind: String) -> Diagnostic {
    if let other = document.object(id: name) { return unusable(other, kind: kind) }
    let question = Suggestion(nearestNames(to: name).map(ObjectTitle.oneLine)).question
    let hint = question.map { ". \($0)" } ?? "; 'nibterm tree' lists the document's objects"
    return Diagnostic(
      .noObject, "no \(kind) named '\(name)'\(hint)",
      at: SourceLocation(file: document.file))
  }

  /// The error that an object is not of the kind in question, with the ids of such objects inside or around it.
  ///
  /// - Parameter kind: the objects in question, such as `view or constraint`.
  package func unusable(_ element: NibElement, kind: String) -> Diagnostic {
    let inside = candidates.filter { $0 != element && $0.isInside(element) }.prefix(3)
    let around = sequence(first: element, next: \.parent).dropFirst().first(where: candidates.contains)
    let places = inside.isEmpty ? [around].compactMap { $0 } : Array(inside)
    let ids = places.compactMap(\.id).map { "'\($0)'" }
    let hint =
      ids.isEmpty ? "" : "; name \(ids.joined(separator: ", ")) \(inside.isEmpty ? "around" : "inside") it"
    let article = kind.first.map("aeiou".contains) == true ? "an" : "a"
    return Diagnostic(
      .noObject,
      "\(ObjectName(element).inSentence)\(element.id.map { " #\($0)" } ?? "") is not \(article) \(kind)\(hint)",
      at: element.location)
  }

  /// The error that several objects have a name, with a note for each.
  package func ambiguous(_ name: String, _ elements: [NibElement]) -> Diagnostic {
    let listed = elements.prefix(ObjectLookup.maximumListedObjects).map { element in
      Diagnostic.Note(ObjectName(element).full, at: element.location)
    }
    let more = elements.count - listed.count
    return Diagnostic(
      .ambiguousObject,
      "\(elements.count) objects are named '\(name)'; use the id of one of them\(more > 0 ? ", such as" : "")",
      at: SourceLocation(file: document.file),
      notes: listed
        + (more > 0 ? [Diagnostic.Note("and \(more) more; 'nibterm tree' lists all objects")] : []))
  }

  private static let maximumListedObjects = 12
}

extension NibElement {
  /// The scene of a controller or of a storyboard reference.
  fileprivate var ownScene: NibElement? {
    guard isController || isNamed("viewControllerPlaceholder"), let scene = parent?.parent else { return nil }
    return scene.isNamed("scene") ? scene : nil
  }

  fileprivate var sceneID: String? { ownScene?["sceneID"] }
}

extension DiagnosticKind {
  package static let noObject = DiagnosticKind(
    "no-object", .error, "The document has no part with the given name.")

  static let ambiguousObject = DiagnosticKind(
    "ambiguous-object", .error, "Several objects have the given name.", advice: "Use the id of one of them.")
}
