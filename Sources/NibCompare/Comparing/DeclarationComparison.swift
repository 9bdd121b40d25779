import NibAnalysis
import NibCore

/// Compares the declarations of documents: the device of the canvas, plug-ins, images and colors.
struct DeclarationComparison {
  private let matching: ObjectMatching

  init(_ matching: ObjectMatching) { self.matching = matching }

  /// Compares the targets, tools, settings and resources of the documents.
  func add(to changes: inout ChangeList) {
    let (old, new) = (matching.old.document.root, matching.new.document.root)
    guard matching.old.objects.count > 1, matching.new.objects.count > 1 else { return }
    changes.count(.canvas, count(.canvas, old: old, new: new))
    let dependencies = differences(old.children(inside: "dependencies"), new.children(inside: "dependencies"))
    // The user chooses the targets; Interface Builder writes the other dependencies.
    let changedTargets = [("deployment", "deployment target"), ("development", "opens in")].count {
      compareTargets(named: $0, title: $1, old: old, new: new, into: &changes)
    }
    changes.count(.tools, dependencies - changedTargets)
    changes.count(.marks, count(.marks, old: old, new: new))
    compareResources(old: old, new: new, &changes)
  }

  /// The number of declarations for the editor that differ.
  private func count(_ kind: ComparisonNoise, old: NibElement, new: NibElement) -> Int {
    EditorValues.declarations.count { name, noise in
      noise == kind && !ExactText.areEqual(old.child(named: name)?.dump(), new.child(named: name)?.dump())
    }
  }

  /// The number of elements that only one of two lists contains; an element with another version counts once.
  private func differences(_ old: [NibElement], _ new: [NibElement]) -> Int {
    let (a, b) = (Set(old.map { ExactText($0.dump()) }), Set(new.map { ExactText($0.dump()) }))
    return max(a.subtracting(b).count, b.subtracting(a).count)
  }

  /// Compares the oldest versions of the system for which the documents are compiled, or those of Xcode that can open
  /// them.
  ///
  /// - Returns: whether they differ.
  private func compareTargets(
    named name: String, title: String, old: NibElement, new: NibElement, into changes: inout ChangeList
  ) -> Bool {
    let (before, after) = (target(name, in: old), target(name, in: new))
    func differs(_ name: String) -> Bool { !ExactText.areEqual(before?[name], after?[name]) }
    // An identifier that only one version writes is the same target.
    let hasOtherIdentifier = before != nil && after != nil && differs("identifier")
    guard hasOtherIdentifier || differs("version") else { return false }
    changes.add(
      DocumentChange(
        .changed, .attribute, title, old: before.map(text), new: after.map(text), at: before?.location,
        after?.location),
      to: .new(0))
    return true
  }

  /// The element of a target; `nil` if the document has none.
  private func target(_ name: String, in root: NibElement) -> NibElement? {
    root.child(named: "dependencies")?.child(named: name)
  }

  /// The version of the system or of Xcode, such as `iOS 9.0`. A document without a version has that of the project.
  private func text(of target: NibElement) -> String {
    let version = target["version"].map { number in
      target.isNamed("deployment") ? IOSVersion(saved: number)?.description ?? number : number
    }
    return [target["identifier"], version ?? "of the project"].compactMap { $0 }.joined(separator: " ")
  }

  /// Compares the lists of images and colors.
  private func compareResources(old: NibElement, new: NibElement, _ changes: inout ChangeList) {
    let before = old.children(inside: "resources")
    let after = new.children(inside: "resources")
    let (oldKeys, newKeys) = (keys(of: before), keys(of: after))
    let beforeByKey = Dictionary(zip(oldKeys, before)) { first, _ in first }
    let known = Set(newKeys)
    for (key, resource) in zip(newKeys, after) { compare(beforeByKey[key], resource, &changes) }
    for (key, resource) in zip(oldKeys, before) where !known.contains(key) {
      compare(resource, nil, &changes)
    }
    if oldKeys.filter(known.contains) != newKeys.filter({ beforeByKey[$0] != nil }) { changes.count(.order) }
  }

  /// The kind and name of each resource. If a document lists one several times, they have numbers, after a character that
  /// no name contains.
  private func keys(of resources: [NibElement]) -> [ExactText] {
    var counts: [ExactText: Int] = [:]
    return resources.map { resource in
      let key = ExactText("\(resource.name) \(resource["name"] ?? "")")
      let count = counts[key, default: 0]
      counts[key] = count + 1
      return count == 0 ? key : ExactText("\(key.text)\0\(count)")
    }
  }

  /// Adds a resource that differs, unless the difference is noise.
  private func compare(_ old: NibElement?, _ new: NibElement?, _ changes: inout ChangeList) {
    guard let resource = new ?? old, !ExactText.areEqual(old?.dump(), new?.dump()) else { return }
    // The system's colors and images have the same meaning whatever the document saves about them.
    if resource.isNamed("systemColor") || resource["catalog"] == "system" { return changes.count(.marks) }
    if let old, let new, NearValues.areNear(old, new) || NearValues.haveNearSizes(old, new) {
      return changes.count(.rounding)
    }
    changes.add(
      DocumentChange(
        DocumentChange.Action(from: old, to: new), .resource,
        "\(ObjectTitle.words(resource.name).lowercased()) \"\(resource["name"] ?? "")\"",
        old: old.flatMap(value), new: new.flatMap(value), at: old?.location, new?.location),
      to: .new(0))
  }

  /// The color, or the size and other attributes of an image.
  private func value(_ resource: NibElement) -> String? {
    if let color = resource.child(named: "color") { return NibValueText.text(of: color) }
    guard let width = resource.double("width"), let height = resource.double("height") else { return nil }
    let size = "\(NibNumber.text(width)) x \(NibNumber.text(height))"
    let otherAttributes = resource.attributes.filter { !["name", "width", "height"].contains($0.name) }
    return ([size] + otherAttributes.map { "\($0.name) \($0.value)" }).joined(separator: ", ")
  }
}
