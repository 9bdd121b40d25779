import NibAnalysis
import NibFormats
import NibSupport

/// Makes the text of each conflict of a merge: the sentence, and what the versions have between the markers.
struct MergeConflictTexts {
  private let result: MergeResult
  /// The document whose elements are those of ours.
  private let ours: NibDocument
  private let labels: MergeLabels
  private var companions = MergeCompanions()
  private var names = ConflictNames()

  init(_ result: MergeResult, ours: NibDocument, labels: MergeLabels) {
    self.result = result
    self.ours = ours
    self.labels = labels
  }

  /// The sentence about a conflict, and what each version has.
  mutating func text(of conflict: MergeConflict) -> MergeConflictText {
    switch conflict.kind {
    case .attributes(let attributes): attributesText(conflict, attributes)
    case .value: valueText(conflict)
    case .deleted(let deleter, let user): deletionText(conflict, by: deleter, neededFor: user)
    case .moved: moveText(conflict)
    case .order: orderText(conflict)
    case .reference(let id, let isMoved): referenceText(conflict, to: id, isMoved: isMoved)
    case .leftOut: leftOutText(conflict)
    case .secondValue(let kept): secondValueText(conflict, kept: kept)
    }
  }

  /// Returns a function that says whether the merged document has an element.
  private var isPresent: (MergeElement) -> Bool {
    { [result] element in result.elements[element.key] != nil }
  }

  private func isOurs(_ element: MergeElement) -> Bool { element.document === ours }

  /// The bytes of an element. A constraint or connection has the id of the merged document.
  private func bytes(of element: MergeElement?) -> [UInt8] {
    element.map { $0.text(withID: result.elements[$0.key]?.id) } ?? []
  }

  /// The sections if only one version has a text.
  private func sections(_ text: [UInt8], isOurs: Bool) -> MergeConflictText.Sections {
    ([], isOurs ? text : [], isOurs ? [] : text)
  }

  // MARK: Kinds of conflicts

  /// Attributes with different values: the start tag, with the values of each version.
  private mutating func attributesText(
    _ conflict: MergeConflict, _ attributes: [String]
  ) -> MergeConflictText {
    func text(_ attribute: String, of version: MergeElement?) -> String {
      version?.string(attribute).map { "\"\(Self.cut($0))\"" } ?? "nothing"
    }
    let values = attributes.map { attribute in
      let (first, second) = CodePoints.distinguishing(
        text(attribute, of: conflict.element), text(attribute, of: conflict.theirs))
      return "\(attribute) is \(first) in \(labels.ours), \(second) in \(labels.theirs)"
    }
    return MergeConflictText(
      sentence: "\(names.name(of: conflict.element)): " + values.joined(separator: "; "),
      sections: Self.tags(conflict, attributes, result.elements[conflict.element.key]))
  }

  /// An element that both versions changed: its start tag, or the whole element if the contents differ, too.
  private mutating func valueText(_ conflict: MergeConflict) -> MergeConflictText {
    let element = conflict.element
    let versions = [conflict.base, element, conflict.theirs].compactMap { $0 }
    // If all versions have an element of one name without a text, they only differ in the attributes.
    let isTag = versions.allSatisfy { $0.text == nil && $0.name == element.name }
    func part(_ version: MergeElement?) -> [UInt8] {
      guard isTag else { return bytes(of: version) }
      return version.map { $0.startTag(withID: result.elements[$0.key]?.id) } ?? []
    }
    return MergeConflictText(
      sentence: "\(names.name(of: element)) is different in \(labels.ours) and \(labels.theirs)",
      sections: (part(conflict.base), part(element), part(conflict.theirs)))
  }

  /// An element that one version deleted, although the other one changed, moved or needs it. The version that
  /// keeps the element shows it with everything that was deleted with it.
  private mutating func deletionText(
    _ conflict: MergeConflict, by deleter: MergeConflict.Side, neededFor user: MergeElement?
  ) -> MergeConflictText {
    let (element, isPresent) = (conflict.element, isPresent)
    let (keeper, other) =
      deleter == .theirs ? (labels.ours, labels.theirs) : (labels.theirs, labels.ours)
    let newParent = conflict.base.flatMap { element.isMovedObject(from: $0) ? element.parent : nil }
    let reasonOfUse = user.map { ", but \(keeper) needs it for \(names.name(of: $0))" }
    let reasonOfMove = newParent.map { " and moved to the \(names.name(of: $0)) in \(keeper)" }
    var sections: MergeConflictText.Sections = (bytes(of: conflict.base), [], [])
    if let base = conflict.base { sections.base += companions.text(of: base, isPresent: isPresent) }
    if deleter == .theirs {
      sections.ours = bytes(of: element) + companions.neededObjects(of: element, isPresent: isPresent)
    } else {
      sections.theirs = bytes(of: element) + companions.text(of: element, isPresent: isPresent)
    }
    return MergeConflictText(
      sentence: "\(names.name(of: element)) was deleted in \(other)"
        + (reasonOfUse ?? reasonOfMove ?? " and changed in \(keeper)"),
      sections: sections)
  }

  /// An object that both versions moved to different parents: its place and constraints in each version.
  private mutating func moveText(_ conflict: MergeConflict) -> MergeConflictText {
    let (element, isPresent, plan) = (conflict.element, isPresent, result.plan)
    let parents = [element, conflict.theirs].map { version in
      version?.parent.map { names.name(of: $0) } ?? "another place"
    }
    var sections = Self.outlines(conflict) { MergeOutline.place(of: $0, isPresent: isPresent) }
    // The place and the constraints belong together: those of ours are in the document.
    sections.ours += companions.constraints(of: element) { plan.theirs[$0.key] != nil || !isPresent($0) }
    sections.base += conflict.base.map { companions.constraints(of: $0, without: isPresent) } ?? []
    sections.theirs += conflict.theirs.map { companions.constraints(of: $0, without: isPresent) } ?? []
    return MergeConflictText(
      sentence: "\(names.name(of: element)) belongs to the \(parents[0]) in \(labels.ours), to the "
        + "\(parents[1]) in \(labels.theirs); it is where \(labels.ours) has it",
      sections: sections)
  }

  /// Children in different orders: the list of their ids in each version.
  private mutating func orderText(_ conflict: MergeConflict) -> MergeConflictText {
    let isPresent = isPresent
    return MergeConflictText(
      sentence: "the elements of \(names.name(of: conflict.element)) are in different order in "
        + "\(labels.ours) and \(labels.theirs); it is that of \(labels.ours)",
      sections: Self.outlines(conflict) { MergeOutline.order(of: $0, isPresent: isPresent) })
  }

  /// A new or changed element that refers to an object which the other version deleted or moved.
  private mutating func referenceText(
    _ conflict: MergeConflict, to id: ExactText, isMoved: Bool
  ) -> MergeConflictText {
    let element = conflict.element
    let isOurs = isOurs(element)
    let (keeper, other) = isOurs ? (labels.ours, labels.theirs) : (labels.theirs, labels.ours)
    let needed = element.document.object(id: id.text).map { names.title(of: $0) } ?? "the object #\(id)"
    let text =
      isMoved
      ? element.constraintWithOwner
      : bytes(of: element) + companions.neededObjects(of: element, isPresent: isPresent)
    return MergeConflictText(
      sentence: "\(names.name(of: element)) is new or changed in \(keeper), but \(other) "
        + (isMoved ? "moved \(needed) out of its view" : "deleted \(needed), which it needs"),
      sections: sections(text, isOurs: isOurs))
  }

  /// A part of an object that both versions added, and that only one of them has.
  private mutating func leftOutText(_ conflict: MergeConflict) -> MergeConflictText {
    let element = conflict.element
    let isOurs = isOurs(element)
    let version = isOurs ? labels.ours : labels.theirs
    return MergeConflictText(
      sentence: "\(names.name(of: element)) is only in \(version); both added the object",
      sections: sections(bytes(of: element), isOurs: isOurs))
  }

  /// Two elements for one outlet or one key, such as two destinations. The one of ours is in the document.
  private mutating func secondValueText(_ conflict: MergeConflict, kept: MergeElement) -> MergeConflictText {
    let element = conflict.element
    let slot =
      element.string("property").map { "the outlet \($0)" } ?? element.string("key").map { "the \($0)" }
      ?? names.name(of: element)
    let owner = kept.parent.map { " of \(names.owner(of: $0))" } ?? ""
    let values = [kept, element].map { version in
      let destination = version.string("destination").flatMap { version.document.object(id: $0) }
      return names.title(of: destination ?? version.object)
    }
    let keptID = result.elements[kept.key]?.id
    return MergeConflictText(
      sentence: "\(slot)\(owner) is \(values[0]) in \(labels.ours), \(values[1]) in \(labels.theirs)",
      sections: (
        conflict.base?.text(withID: keptID) ?? [], kept.text(withID: keptID), Array(element.bytes)
      ))
  }

  // MARK: Parts

  /// The sections that a function makes of the element in each version.
  private static func outlines(
    _ conflict: MergeConflict, _ outline: (MergeElement) -> [UInt8]
  ) -> MergeConflictText.Sections {
    let texts = [conflict.base, conflict.element, conflict.theirs].map { $0.map(outline) ?? [] }
    return (texts[0], texts[1], texts[2])
  }

  /// The start tag of the merged element with the disputed attributes of each version.
  private static func tags(
    _ conflict: MergeConflict, _ attributes: [String], _ merged: MergedElement?
  ) -> MergeConflictText.Sections {
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
