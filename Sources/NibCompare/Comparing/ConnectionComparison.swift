import NibAnalysis
import NibCore

/// Compares outlets, actions and segues by the objects that they connect.
struct ConnectionComparison {
  let matching: ObjectMatching

  init(_ matching: ObjectMatching) { self.matching = matching }

  private struct Connection {
    let number: Int
    let element: NibElement
    /// The owner with the outlet or action, which stay the same if only the destination changes.
    let slot: ExactText
    /// All attributes and inner elements of the connection, with the ids of the new version.
    let content: ExactText
    var isUsed = false
  }

  func add(to changes: inout ChangeList) {
    var before = connections(isOld: true)
    var after = connections(isOld: false)
    var regenerated = 0
    for (key, isChange) in [(\Connection.content, false), (\Connection.slot, true)] {
      var candidates: [ExactText: ArraySlice<Int>] = [:]
      for index in after.indices where !after[index].isUsed {
        candidates[after[index][keyPath: key], default: []].append(index)
      }
      for index in before.indices where !before[index].isUsed {
        guard let other = candidates[before[index][keyPath: key]]?.popFirst() else { continue }
        (before[index].isUsed, after[other].isUsed) = (true, true)
        if isChange {
          addChange(before[index], after[other], &changes)
        } else if !ExactText.areEqual(before[index].element.id, after[other].element.id) {
          regenerated += 1
        }
      }
    }
    changes.count(.ids, regenerated)
    addOrder(&changes)
    for connection in before where !connection.isUsed { addRemoved(connection, &changes) }
    for connection in after where !connection.isUsed { addAdded(connection, &changes) }
  }

  private func connections(isOld: Bool) -> [Connection] {
    let objects = isOld ? matching.old : matching.new
    return objects.objects.indices.filter { objects.objects[$0].kind == .connection }.map { number in
      let object = objects.objects[number]
      let element = object.element
      let owner =
        object.parent.flatMap { isOld ? matching.newNumbers[$0] : $0 }.map(String.init) ?? "removed \(number)"
      let ids = isOld ? { matching.newID(of: $0) } : { (id: String) in id }
      let content = "\(owner) \(element.name) \(UnsaidParts(of: element, besides: ["id"], newID: ids).key)"
      return Connection(
        number: number, element: element, slot: ExactText(slot(element, owner, ids) ?? content),
        content: ExactText(content))
    }
  }

  /// The text for `Connection.slot`; `nil` for a connection that has nothing in common with another one.
  private func slot(_ element: NibElement, _ owner: String, _ newID: (String) -> String) -> String? {
    switch element.name {
    case "outlet": return "\(owner) outlet \(element["property"] ?? "")"
    case "action":
      return "\(owner) action \(element["selector"] ?? "") \(element["target"].map(newID) ?? "")"
    case "segue": return element.id.map { "segue \(newID($0))" }
    case "binding": return "\(owner) binding \(element["name"] ?? "")"
    default: return nil
    }
  }

  // MARK: Changes

  private func addChange(_ old: Connection, _ new: Connection, _ changes: inout ChangeList) {
    let (a, b) = (old.element, new.element)
    let owner = ChangeList.ObjectNumber.new(matching.new.objects[new.number].parent ?? 0)
    var values = (old: value(a), new: value(b))
    var name = self.name(b)
    let (oldParts, newParts) = (parts(a) { matching.newID(of: $0) }, parts(b) { $0 })
    let details = (old: oldParts.text(unlike: newParts), new: newParts.text(unlike: oldParts))
    if !ExactText.areEqual(values.old, values.new) {
      values = (detailed(values.old, details.old), detailed(values.new, details.new))
    } else {
      if b.isNamed("segue") { name += " \(values.new ?? "")" }
      let excerpts = ValueExcerpts(old: details.old, new: details.new)
      values = (excerpts.old, excerpts.new)
    }
    changes.add(
      DocumentChange(
        .changed, subject(b), name, old: values.old, new: values.new, at: a.location, b.location), to: owner)
  }

  private func parts(_ element: NibElement, _ newID: (String) -> String) -> UnsaidParts {
    let stated: Set<String> =
      element.isNamed("segue")
      ? ["id", "kind", "relationship", "identifier", "destination"] : ["id", "destination", "target"]
    return UnsaidParts(of: element, besides: stated, newID: newID)
  }

  private func detailed(_ value: String?, _ details: String?) -> String? {
    guard let details else { return value }
    return value.map { "\($0) [\(details)]" } ?? details
  }

  /// The value of a connection that only one version has. A segue is followed by the parts that its sentence does not
  /// contain.
  private func completeValue(_ element: NibElement) -> String? {
    let details = element.isNamed("segue") ? parts(element) { $0 }.text : nil
    return detailed(value(element), details)
  }

  private func addRemoved(_ connection: Connection, _ changes: inout ChangeList) {
    // The connections of a removed object are gone with it.
    guard let owner = matching.old.objects[connection.number].parent, matching.newNumbers[owner] != nil else {
      return
    }
    let element = connection.element
    changes.add(
      DocumentChange(
        .removed, subject(element), name(element), old: completeValue(element), at: element.location, nil),
      to: changes.object(old: owner))
  }

  private func addAdded(_ connection: Connection, _ changes: inout ChangeList) {
    guard var owner = matching.new.objects[connection.number].parent else { return }
    // The connections inside an added object are reported with the outermost added object.
    while matching.oldNumbers[owner] == nil, let parent = matching.new.objects[owner].parent,
      matching.oldNumbers[parent] == nil
    {
      owner = parent
    }
    let element = connection.element
    let destination = (element["destination"] ?? element["target"]).flatMap { matching.new.numbers[$0] }
    // A connection between an added object and the objects that were added in it is part of the added object.
    if matching.oldNumbers[owner] == nil, let destination, matching.new.isObject(destination, inside: owner) {
      return
    }
    changes.add(
      DocumentChange(
        .added, subject(element), name(element), new: completeValue(element), at: nil, element.location),
      to: .new(owner))
  }

  func subject(_ element: NibElement) -> DocumentChange.Subject {
    switch element.name {
    case "action": .action
    case "segue": .segue
    default: .outlet
    }
  }

  func name(_ element: NibElement) -> String {
    switch element.name {
    case "outlet", "outletCollection": return element["property"] ?? ""
    case "action":
      let event = element["eventType"].map { " (\(ObjectTitle.words($0).lowercased()))" } ?? ""
      return "\(element["selector"] ?? "")\(event)"
    case "segue": return ""
    default:
      return ([element.name] + [element["property"], element["keyPath"]].compactMap { $0 }).joined(
        separator: " ")
    }
  }

  func value(_ element: NibElement) -> String? {
    if element.isNamed("segue") { return SegueSentence.text(of: element) }
    guard let id = element["destination"] ?? element["target"] else { return nil }
    return element.document.object(id: id).map { ObjectName($0).briefWithID } ?? "#\(id)"
  }
}
