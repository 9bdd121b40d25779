import NibAnalysis
import NibCore

/// Compares constraints by their equations, wherever they are in the document.
struct ConstraintComparison {
  private let matching: ObjectMatching

  init(_ matching: ObjectMatching) { self.matching = matching }

  /// Compares the constraints that both versions have, and adds those that only one has.
  func add(to changes: inout ChangeList) {
    let (old, new) = (matching.old, matching.new)
    for (number, object) in old.objects.enumerated() where object.kind == .constraint {
      if let other = matching.newNumbers[number] {
        compare(number, other, &changes)
      } else {
        addRemoved(number, &changes)
      }
    }
    for (number, object) in new.objects.enumerated()
    where object.kind == .constraint && matching.oldNumbers[number] == nil {
      addAdded(number, &changes)
    }
  }

  /// Adds a constraint whose equation changed. Other differences are noise or details.
  private func compare(_ number: Int, _ other: Int, _ changes: inout ChangeList) {
    let (a, b) = (matching.old.objects[number], matching.new.objects[other])
    let before = matching.equation(ofOld: number)
    let after = matching.equation(ofNew: other)
    if before == after {
      if a.parent.flatMap({ matching.newNumbers[$0] }) != b.parent { return changes.count(.order) }
      if let kind = spelling(old: a.element, new: b.element) { changes.count(kind) }
      return
    }
    if before.isNear(after) { return changes.count(.rounding) }
    var sentences = self.sentences(old: a.element, new: b.element, besides: Self.attributesInSentences)
    // Equal sentences differ in the spelling of a number.
    if ExactText.areEqual(sentences.old, sentences.new) {
      sentences = self.sentences(old: a.element, new: b.element, besides: ["id"])
    }
    changes.add(
      DocumentChange(
        .changed, .constraint, "", old: sentences.old, new: sentences.new, at: a.element.location,
        b.element.location),
      to: .new(subject(of: other, in: matching.new)))
  }

  /// The sentences of two versions of a constraint, each with the details that the other one lacks.
  private func sentences(
    old: NibElement, new: NibElement, besides stated: Set<String>
  ) -> (old: String, new: String) {
    let before = UnsaidParts(of: old, besides: stated) { matching.newID(of: $0) }
    let after = UnsaidParts(of: new, besides: stated) { $0 }
    return (sentence(old, before.text(unlike: after)), sentence(new, after.text(unlike: before)))
  }

  /// The kind of noise if two constraints with equal equations are written in different ways; `nil` if they are not.
  private func spelling(old: NibElement, new: NibElement) -> ComparisonNoise? {
    func attributes(_ element: NibElement, _ newID: (String) -> String) -> [String: ExactText] {
      let pairs = element.attributes.filter { $0.name != "id" }.map { attribute in
        let isID = attribute.name == "firstItem" || attribute.name == "secondItem"
        return (attribute.name, ExactText(isID ? newID(attribute.value) : attribute.value))
      }
      return Dictionary(pairs) { first, _ in first }
    }
    let (before, after) = (attributes(old) { matching.newID(of: $0) }, attributes(new) { $0 })
    guard before != after else { return nil }
    // The sides are exchanged, or a default value is written out.
    return before["firstItem"] != after["firstItem"] || before["firstAttribute"] != after["firstAttribute"]
      ? .order : .defaults
  }

  /// Adds a constraint that only the old version has.
  private func addRemoved(_ number: Int, _ changes: inout ChangeList) {
    let object = matching.old.objects[number]
    // The constraints of a removed object, with objects inside or around it, are removed with the object.
    guard itemNumbers(of: number, in: matching.old).allSatisfy({ matching.newNumbers[$0] != nil }) else {
      return
    }
    changes.add(
      DocumentChange(
        .removed, .constraint, completeSentence(object.element), at: object.element.location, nil),
      to: changes.object(old: subject(of: number, in: matching.old)))
  }

  /// Adds a constraint that only the new version has.
  private func addAdded(_ number: Int, _ changes: inout ChangeList) {
    let object = matching.new.objects[number]
    let items = itemNumbers(of: number, in: matching.new)
    let added = items.filter { matching.oldNumbers[$0] == nil }
    // Constraints inside an added object are part of it. Constraints of its own size, and to views around it, are
    // reported.
    let top = added.map { topOfAdded($0) }
    let isInside = added.count == items.count && Set(top).count == 1
    guard !isInside || items.allSatisfy({ top.contains($0) }) || added.isEmpty else { return }
    let subject = top.first ?? subject(of: number, in: matching.new)
    changes.add(
      DocumentChange(
        .added, .constraint, completeSentence(object.element), at: nil, object.element.location),
      to: .new(subject))
  }

  /// The outermost added object around an added one.
  private func topOfAdded(_ number: Int) -> Int {
    var top = number
    while let parent = matching.new.objects[top].parent, matching.oldNumbers[parent] == nil { top = parent }
    return top
  }

  /// - Parameter details: the parts of the constraint that the sentence itself does not contain.
  private func sentence(_ element: NibElement, _ details: String?) -> String {
    let label = element["identifier"].map { " (\($0))" } ?? ""
    return ConstraintSentence(element).text + label + (details.map { " [\($0)]" } ?? "")
  }

  /// The sentence of a constraint that only one version has. Leaves out the attribute `symbolic`, which says only how
  /// the constant was chosen.
  private func completeSentence(_ element: NibElement) -> String {
    sentence(
      element, UnsaidParts(of: element, besides: Self.attributesInSentences.union(["symbolic"])) { $0 }.text)
  }

  /// The attributes that a sentence contains.
  private static let attributesInSentences = ConstraintEquation.comparedAttributes.union(["identifier"])

  /// The numbers of the views and guides of a constraint. The view that contains the constraint counts if the
  /// constraint names no other.
  private func itemNumbers(of number: Int, in objects: ComparedObjects) -> [Int] {
    ConstraintSentence.items(of: objects.objects[number].element).compactMap { objects.numbers[$0] }
  }

  /// The object below which a change of the constraint is reported: its first item, or the view of a guide.
  private func subject(of number: Int, in objects: ComparedObjects) -> Int {
    let parent = objects.objects[number].parent ?? 0
    let items = itemNumbers(of: number, in: objects)
    // An inner view says more than the view that contains the constraint.
    let item = items.first { $0 != parent && !isGuide(objects.objects[$0].element) } ?? items.first ?? parent
    return isGuide(objects.objects[item].element) ? objects.objects[item].parent ?? 0 : item
  }

  private func isGuide(_ element: NibElement) -> Bool { element.name.hasSuffix("LayoutGuide") }
}
