import NibAnalysis
import NibCore

/// The order of connections that make a list: outlet collections, the controllers of a tab bar, and the actions that a
/// control sends for an event.
extension ConnectionComparison {
  /// An entry of a list. The owner and the destination have the number and the id of the new version.
  private struct Entry {
    let owner: Int
    let destination: ExactText
    let element: NibElement
  }

  /// Adds the entries that have another place in their list.
  func addOrder(_ changes: inout ChangeList) {
    let after = entries(isOld: false)
    for (list, old) in entries(isOld: true).sorted(by: { $0.key < $1.key }) {
      if let new = after[list] { compareOrder(old, new, &changes) }
    }
    addOrderOfActions(&changes)
  }

  /// An action of a control. The target has the id of the new version.
  private struct Action {
    let owner: Int
    let element: NibElement
    let key: ExactText
  }

  /// Adds the events whose actions are sent in another order.
  private func addOrderOfActions(_ changes: inout ChangeList) {
    let (before, after) = (actions(isOld: true), actions(isOld: false))
    for (event, new) in after.sorted(by: { $0.key < $1.key }) {
      let order = ExecutionOrder(before[event] ?? [], new, key: \.key)
      guard order.isChanged, let first = order.old.first, let last = order.new.first else { continue }
      let text = { (action: Action) in
        [action.element["selector"] ?? "", value(action.element) ?? ""].joined(separator: " ")
      }
      let values = ValueExcerpts(
        old: order.old.map(text).joined(separator: ", "), new: order.new.map(text).joined(separator: ", "))
      let title = last.element["eventType"].map { " (\(ObjectTitle.words($0).lowercased()))" } ?? ""
      changes.add(
        DocumentChange(
          .changed, .attribute, "order of actions" + title, old: values.old, new: values.new,
          at: first.element.location, last.element.location),
        to: .new(last.owner))
    }
  }

  /// The actions of each object and event.
  private func actions(isOld: Bool) -> [ExactText: [Action]] {
    let objects = isOld ? matching.old : matching.new
    var lists: [ExactText: [Action]] = [:]
    for object in objects.objects where object.kind == .connection && object.element.isNamed("action") {
      let element = object.element
      guard let parent = object.parent, let owner = isOld ? matching.newNumbers[parent] : parent else {
        continue
      }
      let target = element["target"] ?? element["destination"] ?? ""
      let id = isOld ? matching.newID(of: target) : target
      let key = ExactText("\(element["selector"] ?? "") \(id)")
      lists[text: "\(owner) \(element["eventType"] ?? "")", default: []].append(
        Action(owner: owner, element: element, key: key))
    }
    return lists
  }

  /// Adds the entries of a list that moved: all except the longest series that is in the same order in both versions.
  private func compareOrder(_ old: [Entry], _ new: [Entry], _ changes: inout ChangeList) {
    var places = Dictionary(grouping: old.indices) { old[$0].destination }.mapValues { ArraySlice($0) }
    let commonEntries = new.indices.compactMap { index in
      places[new[index].destination]?.popFirst().map { (old: $0, new: index) }
    }
    let staying = ListAlignment.longestRise(commonEntries.map(\.old))
    for (index, place) in commonEntries.enumerated() where !staying.contains(index) {
      let (a, b) = (old[place.old].element, new[place.new].element)
      let title = [name(b), value(b) ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
      changes.add(
        DocumentChange(
          .changed, subject(b), title, old: "place \(place.old + 1)", new: "place \(place.new + 1)",
          at: a.location, b.location),
        to: .new(new[place.new].owner))
    }
  }

  /// The entries of each list of one version, by the owner and the name of the list.
  private func entries(isOld: Bool) -> [ExactText: [Entry]] {
    let objects = isOld ? matching.old : matching.new
    var lists: [ExactText: [Entry]] = [:]
    for object in objects.objects where object.kind == .connection {
      let element = object.element
      guard let parent = object.parent, let owner = isOld ? matching.newNumbers[parent] : parent,
        let destination = element["destination"],
        let name = element.isNamed("outletCollection") ? element["property"] : element["relationship"]
      else { continue }
      let id = isOld ? matching.newID(of: destination) : destination
      let entry = Entry(owner: owner, destination: ExactText(id), element: element)
      lists[text: "\(owner) \(element.name) \(name)", default: []].append(entry)
    }
    return lists
  }
}
