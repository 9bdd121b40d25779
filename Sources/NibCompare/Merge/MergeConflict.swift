import NibAnalysis
import NibFormats
import NibSupport

/// A difference between two versions that only a person can decide.
struct MergeConflict {
  /// One of the two versions.
  enum Side { case ours, theirs }

  enum Kind {
    /// Both changed the attributes with these names.
    case attributes([String])
    /// Both changed the whole element.
    case value
    /// One version deleted what the other one changed, moved, or needs for another element.
    case deleted(by: Side, neededFor: MergeElement?)
    /// Both moved the element to different places.
    case moved
    /// Both changed the order of the elements in this one.
    case order
    /// The element refers to an object that the other version deleted, or moved out of the view to which a constraint
    /// belongs.
    case reference(ExactText, isMoved: Bool)
    /// The element is a value of an object that both added, and only one version has the value.
    case leftOut
    /// Both gave a property or an outlet a different value. The element is that of theirs; this is that of ours.
    case secondValue(MergeElement)
  }

  let kind: Kind
  /// The element in the version that has it, ours first.
  let element: MergeElement
  let base: MergeElement?
  let theirs: MergeElement?

  /// Whether the conflict is about the place of the element.
  var isMove: Bool { if case .moved = kind { true } else { false } }

  init(_ kind: Kind, _ element: MergeElement, base: MergeElement?, theirs: MergeElement?) {
    self.kind = kind
    self.element = element
    self.base = base
    self.theirs = theirs
  }
}

/// The sentence about a conflict, and the texts of the versions between its markers.
struct MergeConflictText {
  let sentence: String
  private(set) var sections: (base: [UInt8], ours: [UInt8], theirs: [UInt8])

  /// - Parameters:
  ///   - ours: the document whose elements are those of ours.
  ///   - result: the merged document.
  ///   - companions: what belongs to deleted objects, which is determined at the first use.
  ///   - names: the names of objects that are known from other conflicts.
  init(
    _ conflict: MergeConflict, ours: NibDocument, labels: MergeLabels, result: MergeResult,
    companions: inout MergeCompanions, names: inout ConflictNames
  ) {
    let element = conflict.element
    let isPresent = { (element: MergeElement) in result.elements[element.key] != nil }
    let isOurs = element.document === ours
    let name = names.name(of: element)
    // A constraint or connection has the id of the merged document.
    let id = result.elements[element.key]?.id
    let whole = { (element: MergeElement?) in element.map { $0.text(withID: id) } ?? [] }
    let (mine, yours) = (labels.ours, labels.theirs)
    switch conflict.kind {
    case .attributes(let attributes):
      let values = attributes.map { attribute in
        let text = { (e: MergeElement?) in
          e?.string(attribute).map { "\"\(MergeConflictText.cut($0))\"" } ?? "nothing"
        }
        let (first, second) = CodePoints.distinguishing(text(element), text(conflict.theirs))
        return "\(attribute) is \(first) in \(mine), \(second) in \(yours)"
      }
      sentence = "\(name): " + values.joined(separator: "; ")
      sections = MergeConflictText.tags(conflict, attributes, result.elements[element.key])
    case .value:
      sentence = "\(name) is different in \(mine) and \(yours)"
      let versions = [conflict.base, element, conflict.theirs].compactMap { $0 }
      let isTag = versions.allSatisfy { $0.text == nil && $0.name == element.name }
      let part = { (e: MergeElement?) in isTag ? e.map { $0.startTag(withID: id) } ?? [] : whole(e) }
      sections = (part(conflict.base), part(element), part(conflict.theirs))
    case .deleted(let deleter, let user):
      let (keeper, other) = deleter == .theirs ? (mine, yours) : (yours, mine)
      let place = conflict.base.flatMap { element.isMovedObject(from: $0) ? element.parent : nil }
      let use = user.map { ", but \(keeper) needs it for \(names.name(of: $0))" }
      let move = place.map { " and moved to the \(names.name(of: $0)) in \(keeper)" }
      sentence = "\(name) was deleted in \(other)" + (use ?? move ?? " and changed in \(keeper)")
      sections = (whole(conflict.base), [], [])
      if let base = conflict.base { sections.base += companions.text(of: base, isPresent: isPresent) }
      if deleter == .theirs {
        sections.ours = whole(element) + companions.needed(by: element, isPresent)
      } else {
        sections.theirs = whole(element) + companions.text(of: element, isPresent: isPresent)
      }
    case .moved:
      let parents = [element, conflict.theirs].map { version in
        version?.parent.map { names.name(of: $0) } ?? "another place"
      }
      sentence =
        "\(name) belongs to the \(parents[0]) in \(mine), to the \(parents[1]) in \(yours); it is where "
        + "\(mine) has it"
      sections = MergeConflictText.outlines(conflict) { MergeOutline.place(of: $0, isPresent: isPresent) }
      // The place and the constraints belong together: those of ours are in the document.
      sections.ours += companions.constraints(of: element) {
        result.plan.theirs[$0.key] != nil || !isPresent($0)
      }
      sections.base += conflict.base.map { companions.constraints(of: $0, without: isPresent) } ?? []
      sections.theirs += conflict.theirs.map { companions.constraints(of: $0, without: isPresent) } ?? []
    case .leftOut:
      sentence = "\(name) is only in \(isOurs ? mine : yours); both added the object"
      sections = ([], isOurs ? whole(element) : [], isOurs ? [] : whole(element))
    case .order:
      sentence =
        "the elements of \(name) are in different order in \(mine) and \(yours); it is that of \(mine)"
      sections = MergeConflictText.outlines(conflict) { MergeOutline.order(of: $0, isPresent: isPresent) }
    case .reference(let id, let isMoved):
      let (keeper, other) = isOurs ? (mine, yours) : (yours, mine)
      let needed = element.document.object(id: id.text)
      let neededName = needed.map { names.title(of: $0) } ?? "the object #\(id)"
      sentence =
        "\(name) is new or changed in \(keeper), but \(other) "
        + (isMoved ? "moved \(neededName) out of its view" : "deleted \(neededName), which it needs")
      let text =
        isMoved ? element.constraintWithOwner : whole(element) + companions.needed(by: element, isPresent)
      sections = ([], isOurs ? text : [], isOurs ? [] : text)
    case .secondValue(let kept):
      let what =
        element.string("property").map { "the outlet \($0)" } ?? element.string("key").map { "the \($0)" }
        ?? name
      let owner = kept.parent.map { " of \(names.owner(of: $0))" } ?? ""
      let values = [kept, element].map { version in
        version.string("destination").flatMap { version.document.object(id: $0) } ?? version.object
      }.map { names.title(of: $0) }
      sentence = "\(what)\(owner) is \(values[0]) in \(mine), \(values[1]) in \(yours)"
      let keptID = result.elements[kept.key]?.id
      let old = conflict.base?.text(withID: keptID) ?? []
      sections = (old, kept.text(withID: keptID), Array(element.bytes))
    }
  }

  private static func outlines(
    _ conflict: MergeConflict, _ outline: (MergeElement) -> [UInt8]
  ) -> (base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    let texts = [conflict.base, conflict.element, conflict.theirs].map { $0.map(outline) ?? [] }
    return (texts[0], texts[1], texts[2])
  }

  /// The start tag of the merged element with the disputed attributes of each version.
  private static func tags(
    _ conflict: MergeConflict, _ attributes: [String], _ merged: MergedElement?
  ) -> (base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    func tag(_ version: MergeElement?) -> [UInt8] {
      guard let version else { return [] }
      var element = merged ?? MergedElement(conflict.element)
      for name in attributes {
        if let index = version.attributes.firstIndex(where: { $0.name == name }) {
          let previous = index > 0 ? version.attributes[index - 1].name : nil
          element.set(version.attributes[index], after: previous)
        } else {
          element.attributes.removeAll { $0.name == name }
        }
      }
      return element.startTag
    }
    return (tag(conflict.base), tag(conflict.element), tag(conflict.theirs))
  }

  private static func cut(_ text: String) -> String { text.count > 40 ? "\(text.prefix(39))…" : text }
}

/// Finds the names of elements for the sentences about conflicts. The name of an object can depend on everything in it, so
/// each is found once.
struct ConflictNames {
  private var titles: [NibElement: String] = [:]

  /// The name of an element: that of an object, or its property or kind with the name of the object that it belongs
  /// to.
  mutating func name(of element: MergeElement) -> String {
    let owner = object(of: element)
    let resource = element.isResource ? element.string("name").map { "\(element.name) \"\($0)\"" } : nil
    let isObject = owner === element && owner.parent != nil
    let own = isObject ? nil : element.string("key") ?? resource ?? element.name
    guard owner.parent != nil else { return own ?? "the document" }
    let title = title(of: owner.object)
    return own.map { "\($0) of \(title)" } ?? title
  }

  /// The name of the nearest object that an element is in or is.
  mutating func owner(of element: MergeElement) -> String {
    name(of: object(of: element))
  }

  /// The nearest object or scene that an element is in or is; the document outside of them.
  private func object(of element: MergeElement) -> MergeElement {
    var owner = element
    while owner.id == nil, owner.name != "scene", let outer = owner.parent { owner = outer }
    return owner
  }

  /// The name and the id of an object.
  mutating func title(of object: NibElement) -> String {
    if let known = titles[object] { return known }
    let name = ObjectName(object)
    let title = name.short + (name.id.map { " #\($0)" } ?? "")
    titles[object] = title
    return title
  }
}

/// The names of the versions in messages and markers.
package struct MergeLabels: Sendable {
  package var ours: String
  package var base: String
  package var theirs: String

  package init(ours: String = "ours", base: String = "base", theirs: String = "theirs") {
    self.ours = ours
    self.base = base
    self.theirs = theirs
  }
}

extension MergedElement {
  /// The start tag, as in the primary version except for attributes that differ.
  var startTag: [UInt8] { openTag + primary.source[primary.tagEnd] }

  /// The start tag up to the last attribute.
  var openTag: [UInt8] { Array("<\(name)".utf8) + attributes.flatMap(\.bytes) }
}

extension MergeElement {
  var object: NibElement { NibElement(document: document, index: index) }

  /// The start tag; that of a constraint or a connection with another id, if one is given.
  fileprivate func startTag(withID id: ExactText?) -> [UInt8] {
    var element = MergedElement(self)
    if let id, isLink { element.id = id }
    return element.startTag
  }

  /// The bytes of the element; those of a constraint or a connection with another id, if one is given.
  fileprivate func text(withID id: ExactText?) -> [UInt8] {
    guard let id, isLink, id != self.id else { return Array(bytes) }
    return startTag(withID: id) + bytes.dropFirst(MergedElement(self).startTag.count)
  }
}
