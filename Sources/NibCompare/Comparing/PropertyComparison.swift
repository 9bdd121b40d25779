import NibAnalysis
import NibCore

/// Compares the attributes and values of the objects that both versions have.
struct PropertyComparison {
  /// The numbers of an object that both versions have.
  private struct ObjectNumbers {
    let old: Int
    let new: Int

    /// Whether the object is the document itself.
    var isDocument: Bool { old == 0 }
  }

  private let matching: ObjectMatching
  private let oldProperties: ObjectProperties
  private let newProperties: ObjectProperties
  private let frames: SavedFrame

  init(_ matching: ObjectMatching) {
    self.matching = matching
    oldProperties = ObjectProperties(objects: matching.old) { matching.newID(of: $0) }
    newProperties = ObjectProperties(objects: matching.new) { $0 }
    frames = SavedFrame(matching)
  }

  /// Compares the properties of all objects that both versions have.
  func add(to changes: inout ChangeList) {
    // An added document has no attributes to compare.
    let isWhole = matching.old.objects.count > 1 && matching.new.objects.count > 1
    for (number, object) in matching.old.objects.enumerated() where object.kind == .object {
      guard let newNumber = matching.newNumbers[number], number > 0 || isWhole else { continue }
      compare(ObjectNumbers(old: number, new: newNumber), &changes)
    }
  }

  /// Compares the class and the properties of an object.
  private func compare(_ object: ObjectNumbers, _ changes: inout ChangeList) {
    let old = matching.old.objects[object.old].element
    let new = matching.new.objects[object.new].element
    if !ExactText.areEqual(old.name, new.name) {
      changes.add(
        DocumentChange(
          .changed, .attribute, "class", old: old.nibFrameworkClass, new: new.nibFrameworkClass,
          at: old.location, new.location),
        to: .new(object.new))
    }
    let before = oldProperties.properties(of: object.old)
    let after = newProperties.properties(of: object.new, alignedWith: old)
    guard !isEqual(before, after) else { return }
    let beforeByKey = Dictionary(before.map { ($0.key, $0) }) { first, _ in first }
    let newKeys = Set(after.map(\.key))
    var removed = before.filter { !newKeys.contains($0.key) }
    for property in after {
      let oldProperty = beforeByKey[property.key]
      if oldProperty == nil, let index = removed.firstIndex(where: { property.isMoved(from: $0) }) {
        addMove(from: removed.remove(at: index), to: property, of: object, &changes)
      } else {
        compare(oldProperty, property, of: object, &changes)
      }
    }
    for property in removed { compare(property, nil, of: object, &changes) }
    countOrder(before, after, &changes)
    addOrderOfRuntimeAttributes(old, new, of: object, &changes)
  }

  /// Adds the change that runtime attributes are set in another order. Attributes with the same key path are compared
  /// separately.
  private func addOrderOfRuntimeAttributes(
    _ old: NibElement, _ new: NibElement, of object: ObjectNumbers, _ changes: inout ChangeList
  ) {
    let (before, after) = (PropertyComparison.keyPaths(of: old), PropertyComparison.keyPaths(of: new))
    let order = ExecutionOrder(before, after) { $0 }
    guard order.isChanged else { return }
    let list = new.child(named: PropertyComparison.runtimeAttributes)
    let values = ValueExcerpts(
      old: order.old.map(\.text).joined(separator: ", "), new: order.new.map(\.text).joined(separator: ", "))
    changes.add(
      DocumentChange(
        .changed, .attribute, "order of runtime attributes", old: values.old, new: values.new,
        at: old.child(named: PropertyComparison.runtimeAttributes)?.location, list?.location),
      to: .new(object.new))
  }

  private static let runtimeAttributes = "userDefinedRuntimeAttributes"

  /// The key paths of the runtime attributes, in their order.
  private static func keyPaths(of element: NibElement) -> [ExactText] {
    element.children(inside: runtimeAttributes).map { ExactText($0["keyPath"] ?? "") }
  }

  /// Adds the change that an entry of a list is at another place. The order matters for runtime attributes with the
  /// same key path, of which the last one is in effect, and for segments.
  private func addMove(
    from before: ObjectProperty, to after: ObjectProperty, of object: ObjectNumbers,
    _ changes: inout ChangeList
  ) {
    func place(_ property: ObjectProperty) -> String { property.title.place.map { "place \($0)" } ?? "" }
    changes.add(
      DocumentChange(
        .changed, .attribute, "\(after.title.plain) \(after.text)", old: place(before), new: place(after),
        at: before.location, after.location),
      to: .new(object.new))
  }

  /// Whether two lists have the same properties with the same values.
  private func isEqual(_ a: [ObjectProperty], _ b: [ObjectProperty]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.key == $1.key && ExactText.areEqual($0.value, $1.value) }
  }

  /// Counts an object whose attributes are the same, but in another order.
  private func countOrder(_ before: [ObjectProperty], _ after: [ObjectProperty], _ changes: inout ChangeList)
  {
    let oldPaths = before.filter(\.isOwnAttribute).map(\.path)
    let newPaths = after.filter(\.isOwnAttribute).map(\.path)
    if oldPaths != newPaths, oldPaths.sorted() == newPaths.sorted() { changes.count(.attributeOrder) }
  }

  /// Adds a property that differs. If only one version has it, the other one is `nil`.
  private func compare(
    _ before: ObjectProperty?, _ after: ObjectProperty?, of object: ObjectNumbers,
    _ changes: inout ChangeList
  ) {
    guard let path = (after ?? before)?.path, !ExactText.areEqual(before?.value, after?.value) else { return }
    if let kind = noise(before, after, path, of: object) { return changes.count(kind) }
    let values = ValueExcerpts(old: before?.text, new: after?.text)
    changes.add(
      DocumentChange(
        DocumentChange.Action(from: before, to: after), .attribute,
        (after ?? before)?.title.text ?? "", old: values.old, new: values.new, at: before?.location,
        after?.location),
      to: .new(object.new))
  }

  // MARK: Noise

  /// The kind of noise if a difference means nothing; `nil` for a change.
  private func noise(
    _ before: ObjectProperty?, _ after: ObjectProperty?, _ path: String, of object: ObjectNumbers
  ) -> ComparisonNoise? {
    if object.isDocument, isOfTools(path) { return .tools }
    if let element = (after ?? before)?.element, element.isEditorOnly {
      return object.isDocument ? .tools : .marks
    }
    if ObjectProperties.keys(inPath: path).contains(where: EditorValues.isOnCanvas) { return .canvas }
    if path.hasPrefix("/[autoresizingMask]"), frames.hasNoMask(old: object.old, new: object.new) {
      return .defaults
    }
    if EditorValues.marks.contains(path) { return .marks }
    if path == "/[frame]" || path.hasPrefix("/[frameInset]"), !isReplaced(before, after, of: object),
      frames.isNoise(old: object.old, new: object.new)
    {
      return .frames
    }
    if let before, let after {
      if path == "buttonType", PropertyComparison.systemButton.isSuperset(of: [before.value, after.value]) {
        return .defaults
      }
      if let a = before.element, let b = after.element {
        if NearValues.haveSameColorName(a, b) { return .marks }
        return NearValues.areNear(a, b) ? .rounding : nil
      }
      return NearValues.areNear(before.value, after.value) ? .rounding : nil
    }
    return isDefault(before, after, of: object) ? .defaults : nil
  }

  /// Whether the other version has an element of another kind in the place of a property that only one version has.
  private func isReplaced(
    _ before: ObjectProperty?, _ after: ObjectProperty?, of object: ObjectNumbers
  ) -> Bool {
    guard before == nil || after == nil, let key = (after ?? before)?.element?.key else { return false }
    let other =
      after == nil ? matching.new.objects[object.new].element : matching.old.objects[object.old].element
    return other.child(key: key) != nil
  }

  /// Whether an attribute of the document depends only on the version of Interface Builder.
  private func isOfTools(_ attribute: String) -> Bool {
    let versions = EditorValues.versions["document"] ?? []
    return versions.contains(attribute) || EditorValues.conversions.contains(attribute)
  }

  /// The old and the new name of a type of button.
  private static let systemButton: Set<String> = ["roundedRect", "system"]

  /// Whether a value that only one version writes is the default, which an object without the value has. False if the
  /// default is not known.
  private func isDefault(
    _ before: ObjectProperty?, _ after: ObjectProperty?, of object: ObjectNumbers
  ) -> Bool {
    guard let property = after ?? before else { return false }
    if EditorValues.writtenLater[property.path] == property.value { return true }
    if object.isDocument, EditorValues.documentDefaults[property.path] == property.value { return true }
    let elementWithoutValue =
      after == nil ? matching.new.objects[object.new].element : matching.old.objects[object.old].element
    guard let element = property.element else {
      return property.isOwnAttribute
        && elementWithoutValue.isDefault(attribute: property.path, value: property.value)
    }
    return property.path == "/[\(element.key ?? "")]" && elementWithoutValue.isDefault(child: element)
  }
}

extension ObjectProperty {
  /// Whether this is a property of an entry that another version has at another place in the same list.
  fileprivate func isMoved(from old: ObjectProperty) -> Bool {
    guard let place = title.place, let oldPlace = old.title.place, place != oldPlace else { return false }
    return ExactText(title.plain) == ExactText(old.title.plain) && ExactText(value) == ExactText(old.value)
  }
}
