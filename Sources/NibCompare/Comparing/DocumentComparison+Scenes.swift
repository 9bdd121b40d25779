import NibCore

extension DocumentComparison {
  /// The scenes that need a layout: those that changed, and those that changed containers show. The result has the ids
  /// of objects in these scenes, for each version. `nil` if all scenes need one, because the document is not a
  /// storyboard or its settings changed.
  package var changedScenes: (old: Set<String>, new: Set<String>)? {
    guard matching.new.document.kind.container == .storyboard else { return nil }
    var (old, new) = (Set<String>(), Set<String>())
    for object in difference.objects {
      if object.newID == nil, object.oldID == nil { return nil }
      // The nearest objects that both versions have are in the same scene.
      var pairs: [(old: String, new: String)?] = []
      if let id = object.newID, let number = matching.new.numbers[id] {
        new.insert(id)
        pairs += matching.new.withShown(number).map { number in
          matching.new.nearest(to: number) { current in
            matching.oldNumbers[current].flatMap { pair(old: $0, new: current) }
          }
        }
      }
      if let id = object.oldID, let number = matching.old.numbers[id] {
        old.insert(id)
        pairs += matching.old.withShown(number).map { number in
          matching.old.nearest(to: number) { current in
            matching.newNumbers[current].flatMap { pair(old: current, new: $0) }
          }
        }
      }
      for case let pair? in pairs {
        old.insert(pair.old)
        new.insert(pair.new)
      }
    }
    return (old, new)
  }

  /// The ids of an object in both versions; `nil` for the root, which has none.
  private func pair(old: Int, new: Int) -> (old: String, new: String)? {
    guard let a = matching.old.id(of: old), let b = matching.new.id(of: new) else { return nil }
    return (a, b)
  }
}

extension ComparedObjects {
  /// An object, and the controllers that it shows if it is a container.
  fileprivate func withShown(_ number: Int) -> [Int] {
    let links = objects[number].children.filter { objects[$0].element["relationship"] != nil }
    return [number] + links.compactMap { objects[$0].element["destination"].flatMap { numbers[$0] } }
  }

  /// The first result of a closure for an object and those that contain it, the innermost first; `nil` if there is
  /// none.
  fileprivate func nearest<Result>(to number: Int, _ body: (Int) -> Result?) -> Result? {
    var next: Int? = number
    while let current = next {
      if let result = body(current) { return result }
      next = objects[current].parent
    }
    return nil
  }
}
