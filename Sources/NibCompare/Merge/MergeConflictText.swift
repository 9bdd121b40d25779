import NibAnalysis
import NibFormats
import NibSupport

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
    let (ourLabel, theirLabel) = (labels.ours, labels.theirs)
    switch conflict.kind {
    case .attributes(let attributes):
      let values = attributes.map { attribute in
        let text = { (e: MergeElement?) in
          e?.string(attribute).map { "\"\(MergeConflictText.cut($0))\"" } ?? "nothing"
        }
        let (first, second) = CodePoints.distinguishing(text(element), text(conflict.theirs))
        return "\(attribute) is \(first) in \(ourLabel), \(second) in \(theirLabel)"
      }
      sentence = "\(name): " + values.joined(separator: "; ")
      sections = MergeConflictText.tags(conflict, attributes, result.elements[element.key])
    case .value:
      sentence = "\(name) is different in \(ourLabel) and \(theirLabel)"
      let versions = [conflict.base, element, conflict.theirs].compactMap { $0 }
      let isTag = versions.allSatisfy { $0.text == nil && $0.name == element.name }
      let part = { (e: MergeElement?) in isTag ? e.map { $0.startTag(withID: id) } ?? [] : whole(e) }
      sections = (part(conflict.base), part(element), part(conflict.theirs))
    case .deleted(let deleter, let user):
      let (keeper, other) = deleter == .theirs ? (ourLabel, theirLabel) : (theirLabel, ourLabel)
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
        "\(name) belongs to the \(parents[0]) in \(ourLabel), to the \(parents[1]) in \(theirLabel); it is where "
        + "\(ourLabel) has it"
      sections = MergeConflictText.outlines(conflict) { MergeOutline.place(of: $0, isPresent: isPresent) }
      // The place and the constraints belong together: those of ours are in the document.
      sections.ours += companions.constraints(of: element) {
        result.plan.theirs[$0.key] != nil || !isPresent($0)
      }
      sections.base += conflict.base.map { companions.constraints(of: $0, without: isPresent) } ?? []
      sections.theirs += conflict.theirs.map { companions.constraints(of: $0, without: isPresent) } ?? []
    case .leftOut:
      sentence = "\(name) is only in \(isOurs ? ourLabel : theirLabel); both added the object"
      sections = ([], isOurs ? whole(element) : [], isOurs ? [] : whole(element))
    case .order:
      sentence =
        "the elements of \(name) are in different order in \(ourLabel) and \(theirLabel); it is that of \(ourLabel)"
      sections = MergeConflictText.outlines(conflict) { MergeOutline.order(of: $0, isPresent: isPresent) }
    case .reference(let id, let isMoved):
      let (keeper, other) = isOurs ? (ourLabel, theirLabel) : (theirLabel, ourLabel)
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
      sentence = "\(what)\(owner) is \(values[0]) in \(ourLabel), \(values[1]) in \(theirLabel)"
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

extension MergeElement {
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
