import NibSupport

/// Finds constraints with objects that are not in the view to which the constraint belongs. UIKit throws an exception
/// for such a constraint. A merge could make one where a version moved an object for which the other one has a
/// constraint.
extension MergeResult {
  /// An object of a constraint that is not in the constraint's view in the merged document, although it is there in the
  /// versions; `nil` if there is none.
  func strayItem(of key: Int, _ present: [Bool]) -> ExactText? {
    guard let element = elements[key], element.primary.name == "constraint", let owner = owner(of: key) else {
      return nil
    }
    let items = element.attributes.filter { MergeElement.itemNames.contains($0.name) }
    let stray = items.first { item in
      let targets = target(item.value, present)
      let isInside = { (key: Int) in
        self.plan.side(key)?.isControllerGuide ?? false || self.around(key).contains(owner)
      }
      return !targets.isEmpty && !targets.contains(where: isInside)
    }
    guard let stray,
      [plan.ours[key], plan.theirs[key]].allSatisfy({
        $0.map { $0.strayItem(among: $0.root.objects) == nil } ?? true
      })
    else { return nil }
    return ExactText(decoding: stray.value)
  }

  /// Whether a constraint is between the markers of a conflict about two places of an object, with the place in theirs.
  func belongsToMove(_ key: Int, of item: ExactText) -> Bool {
    guard plan.ours[key] == nil, let constraint = plan.theirs[key], let object = constraint.root.objects[item]
    else {
      return false
    }
    return sequence(first: object, next: \.parent).prefix { !constraint.isInside($0) }.contains {
      plan.isMoved($0.key)
    }
  }

  /// The list of constraints of the innermost view that contains all objects of a constraint; `nil` if the merged
  /// document does not have it.
  func commonList(of constraint: MergeElement, _ present: [Bool]) -> Int? {
    guard let owner = owner(of: constraint.key) else { return nil }
    let items = MergeElement.itemNames.compactMap { constraint.value($0) }.compactMap {
      target($0, present).first
    }
    let viewsAroundItems = items.map { Set(around($0)) }
    let commonView = around(owner).first { view in
      plan.side(view)?.id != nil && viewsAroundItems.allSatisfy { $0.contains(view) }
    }
    guard let commonView else { return nil }
    return elements.indices.first {
      present[$0] && plan.parent[$0] == commonView && plan.side($0)?.name == "constraints"
    }
  }

  private func target(_ id: [UInt8], _ present: [Bool]) -> [Int] {
    (keys[ExactText(decoding: id)] ?? []).filter { present[$0] }
  }

  /// The key of an element and those of the elements around it, the innermost first.
  private func around(_ key: Int) -> [Int] {
    Array(sequence(first: key) { self.plan.parent[$0] >= 0 ? self.plan.parent[$0] : nil })
  }

  /// The nearest object around an element.
  private func owner(of key: Int) -> Int? { around(key).dropFirst().first { plan.side($0)?.id != nil } }
}

extension MergeElement {
  /// The attributes with the objects of a constraint.
  static let itemNames = ["firstItem", "secondItem"]

  /// Whether the element is a guide of a controller, which is in no view.
  var isControllerGuide: Bool { name == "viewControllerLayoutGuide" }

  /// For a constraint, an object that is not in the view to which the constraint belongs; `nil` if there is none.
  ///
  /// - Parameter objects: the objects of the document, by their ids.
  func strayItem(among objects: [ExactText: MergeElement]) -> ExactText? {
    guard name == "constraint", let view = owningObject else { return nil }
    return MergeElement.itemNames.compactMap { exact($0) }.first { id in
      guard let object = objects[id], !object.isControllerGuide else { return false }
      return !object.isInside(view)
    }
  }

  /// The nearest object that contains the element. That of a constraint is the view to which it belongs.
  private var owningObject: MergeElement? {
    sequence(first: self, next: \.parent).dropFirst().first { $0.id != nil }
  }

  /// Whether another element is this one or contains it.
  func isInside(_ other: MergeElement) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === other }
  }

  /// The bytes of a constraint that can be in another list: without a first object, the first object is the view to
  /// which a constraint belongs.
  var constraintWithOwner: [UInt8] {
    guard name == "constraint", value("firstItem") == nil, let id = owningObject?.value("id") else {
      return Array(bytes)
    }
    var element = MergedElement(self)
    let length = element.startTag.count
    element.set(
      MergeAttribute(
        name: "firstItem", opening: Array(" firstItem=\"".utf8), value: id,
        quotationMark: UInt8(ascii: "\"")), after: nil)
    return element.startTag + bytes.dropFirst(length)
  }
}
