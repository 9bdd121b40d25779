import NibCore

extension DocumentComparison {
  /// The ids, in each version, of objects of all scenes that changed, so that only these scenes need a layout. `nil` if
  /// the whole document is concerned: it is not a storyboard, or its settings changed.
  package var changedScenes: (old: Set<String>, new: Set<String>)? {
    guard matching.new.document.kind.container == .storyboard else { return nil }
    var (old, new) = (Set<String>(), Set<String>())
    for object in difference.objects {
      if object.newID == nil, object.oldID == nil { return nil }
      // The nearest objects that both versions have are in the same scene.
      if let id = object.newID, let number = matching.new.numbers[id] {
        new.insert(id)
        if let pair = nearestPair(ofNew: number) {
          old.insert(pair.old)
          new.insert(pair.new)
        }
      }
      if let id = object.oldID, let number = matching.old.numbers[id] {
        old.insert(id)
        if let pair = nearestPair(ofOld: number) {
          old.insert(pair.old)
          new.insert(pair.new)
        }
      }
    }
    return (old, new)
  }

  private func nearestPair(ofNew number: Int) -> (old: String, new: String)? {
    var next: Int? = number
    while let current = next {
      if let other = matching.oldNumbers[current], let a = matching.old.id(of: other),
        let b = matching.new.id(of: current)
      {
        return (a, b)
      }
      next = matching.new.objects[current].parent
    }
    return nil
  }

  private func nearestPair(ofOld number: Int) -> (old: String, new: String)? {
    var next: Int? = number
    while let current = next {
      if let other = matching.newNumbers[current], let a = matching.old.id(of: current),
        let b = matching.new.id(of: other)
      {
        return (a, b)
      }
      next = matching.old.objects[current].parent
    }
    return nil
  }
}
