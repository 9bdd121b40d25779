import NibCore

/// The order of connections that make a list: outlet collections, and the controllers of a tab bar.
extension ConnectionComparison {
  /// An entry of a list. The owner and the destination have the number and the id of the new version.
  private struct Entry {
    let owner: Int
    let destination: String
    let element: NibElement
  }

  /// Adds the entries that have another place in their list.
  func addOrder(_ changes: inout ChangeList) {
    let after = entries(isOld: false)
    for (list, old) in entries(isOld: true).sorted(by: { $0.key < $1.key }) {
      if let new = after[list] { compareOrder(old, new, &changes) }
    }
  }

  private func compareOrder(_ old: [Entry], _ new: [Entry], _ changes: inout ChangeList) {
    var places = Dictionary(grouping: old.indices) { old[$0].destination }.mapValues { ArraySlice($0) }
    let kept = new.indices.compactMap { index in
      places[new[index].destination]?.popFirst().map { (old: $0, new: index) }
    }
    let staying = HierarchyComparison.longestRise(kept.map(\.old))
    for (index, place) in kept.enumerated() where !staying.contains(index) {
      let (a, b) = (old[place.old].element, new[place.new].element)
      let words = [name(b), value(b) ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
      changes.add(
        DocumentChange(
          .changed, subject(b), words, old: "place \(place.old + 1)", new: "place \(place.new + 1)",
          at: a.location, b.location),
        to: .new(new[place.new].owner))
    }
  }

  /// The entries of each list.
  private func entries(isOld: Bool) -> [String: [Entry]] {
    let objects = isOld ? matching.old : matching.new
    var lists: [String: [Entry]] = [:]
    for object in objects.objects where object.kind == .connection {
      let element = object.element
      guard let parent = object.parent, let owner = isOld ? matching.newNumbers[parent] : parent,
        let destination = element["destination"],
        let name = element.isNamed("outletCollection") ? element["property"] : element["relationship"]
      else { continue }
      let id = isOld ? matching.newID(of: destination) : destination
      let entry = Entry(owner: owner, destination: id, element: element)
      lists["\(owner) \(element.name) \(name)", default: []].append(entry)
    }
    return lists
  }
}
