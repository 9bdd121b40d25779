import NibCore

extension NibCanvas {
  /// The constraint with that id in the trees of this canvas; nil if there is none, or it is not installed.
  package func constraint(id: String) -> NSLayoutConstraint? {
    roots.lazy.flatMap(\.view.nibTree).flatMap(\.constraints).first { $0.nibOrigin?.id == id }
  }

  /// The ids and names of objects that look most like a text, the nearest first; at most `limit`.
  package func nearestNames(to text: String, limit: Int = 3) -> [String] {
    let wanted = text.lowercased()
    var names: [String] = []
    for element in document.root.descendants {
      for name in [element.id, element["userLabel"], element["customClass"]].compactMap({ $0 })
      where element.id != nil { names.append(name) }
    }
    var seen: Set<String> = []
    let near = names.filter { seen.insert($0).inserted }.enumerated().map { index, name in
      (name: name, distance: wanted.editDistance(to: name.lowercased()), index: index)
    }
    return near.filter { $0.distance * 2 <= max(wanted.count, 2) }
      .sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(limit).map(\.name)
  }
}
