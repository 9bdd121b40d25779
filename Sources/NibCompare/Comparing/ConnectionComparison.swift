import NibAnalysis
import NibCore

/// Compares outlets, actions and segues by the objects that they connect.
struct ConnectionComparison {
  let matching: ObjectMatching

  init(_ matching: ObjectMatching) { self.matching = matching }

  /// An outlet, action or segue of one version.
  private struct Connection {
    /// The number of the connection among the objects of its version.
    let number: Int
    let element: NibElement
    /// The owner with the outlet or action, which stay the same if only the destination changes.
    let slot: ExactText
    /// All attributes and inner elements of the connection, with the ids of the new version.
    let content: ExactText
    /// Whether the connection has a counterpart in the other version.
    var isPaired = false
  }

  /// Pairs the connections of both versions, first those that are equal but for their ids, then those of the
  /// same slot, and adds what differs.
  func add(to changes: inout ChangeList) {
    var before = connections(isOld: true)
    var after = connections(isOld: false)
    // Equal connections with new ids, which they get when they are drawn again.
    var newIDCount = 0
    for (key, isChange) in [(\Connection.content, false), (\Connection.slot, true)] {
      var candidates: [ExactText: ArraySlice<Int>] = [:]
      for index in after.indices where !after[index].isPaired {
        candidates[after[index][keyPath: key], default: []].append(index)
      }
      for index in before.indices where !before[index].isPaired {
        guard let other = candidates[before[index][keyPath: key]]?.popFirst() else { continue }
        (before[index].isPaired, after[other].isPaired) = (true, true)
        if isChange {
          addChange(before[index], after[other], &changes)
        } else if !ExactText.areEqual(before[index].element.id, after[other].element.id) {
          newIDCount += 1
        }
      }
    }
    changes.count(.ids, newIDCount)
    addOrder(&changes)
    for connection in before where !connection.isPaired { addRemoved(connection, &changes) }
    for connection in after where !connection.isPaired { addAdded(connection, &changes) }
  }

  /// The connections of one version, in document order. Their owners and ids are those of the new version, so
  /// that they can be compared.
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

  /// Adds a connection that both versions have, with another destination or other attributes.
  private func addChange(_ old: Connection, _ new: Connection, _ changes: inout ChangeList) {
    let (a, b) = (old.element, new.element)
    let owner = ChangeList.ObjectNumber.new(matching.new.objects[new.number].parent ?? 0)
    var values = (old: value(a), new: value(b))
    var name = self.name(b)
    let (oldParts, newParts) = (parts(a) { matching.newID(of: $0) }, parts(b) { $0 })
    let details = (old: oldParts.text(unlike: newParts), new: newParts.text(unlike: oldParts))
    if !ExactText.areEqual(values.old, values.new) {
      values = (detailed(values.old, details: details.old), detailed(values.new, details: details.new))
    } else {
      if b.isNamed("segue") { name += " \(values.new ?? "")" }
      let excerpts = ValueExcerpts(old: details.old, new: details.new)
      values = (excerpts.old, excerpts.new)
    }
    changes.add(
      DocumentChange(
        .changed, subject(b), name, old: values.old, new: values.new, at: a.location, b.location), to: owner)
  }

  /// The parts of a connection that its name and value do not contain.
  private func parts(_ element: NibElement, _ newID: (String) -> String) -> UnsaidParts {
    let stated: Set<String> =
      element.isNamed("segue")
      ? ["id", "kind", "relationship", "identifier", "destination"] : ["id", "destination", "target"]
    return UnsaidParts(of: element, besides: stated, newID: newID)
  }

  /// A value followed by details in brackets.
  private func detailed(_ value: String?, details: String?) -> String? {
    guard let details else { return value }
    return value.map { "\($0) [\(details)]" } ?? details
  }

  /// The value of a connection that only one version has. A segue is followed by the parts that its sentence does not
  /// contain.
  private func completeValue(_ element: NibElement) -> String? {
    let details = element.isNamed("segue") ? parts(element) { $0 }.text : nil
    return detailed(value(element), details: details)
  }

  /// Adds a connection that only the old version has.
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

  /// Adds a connection that only the new version has.
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

  /// The name of a connection in a change: that of the outlet, or the selector of the action.
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

  /// The object to which a connection leads, or the sentence of a segue; `nil` if there is none.
  func value(_ element: NibElement) -> String? {
    if element.isNamed("segue") { return SegueSentence.text(of: element) }
    guard let id = element["destination"] ?? element["target"] else { return nil }
    return element.document.object(id: id).map { ObjectName($0).briefWithID } ?? "#\(id)"
  }
}
