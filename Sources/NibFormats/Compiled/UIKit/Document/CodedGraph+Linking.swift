extension CodedGraph {
  /// Takes in the objects of another nib, as UIKit does when one nib loads another: a storyboard's scene its
  /// view, a table its prototype cells.
  ///
  /// - Parameter proxies: what stands behind the other nib's proxies, by their identifiers. A proxy that is
  ///   not named stays one.
  /// - Returns: the new number of the other nib's root.
  mutating func link(_ other: CodedGraph, proxies: [String: Int] = [:]) -> Int {
    let base = objects.count
    let targets = other.objects.indices.map { number -> Int in
      guard other.objects[number].className == "UIProxyObject",
        let identifier = other.string(other.value("UIProxiedObjectIdentifier", of: number)),
        let target = proxies[identifier]
      else { return base + number }
      return target
    }
    objects += other.objects.map { object in
      var object = object
      for index in object.entries.indices {
        guard case .object(let number) = object.entries[index].value else { continue }
        object.entries[index].value = .object(targets[number])
      }
      return object
    }
    return base + other.root
  }

  /// Adds the items of one of another root's lists to the own root's list.
  mutating func join(_ key: String, of otherRoot: Int) {
    guard let items = array(value(key, of: otherRoot)), !items.isEmpty else { return }
    let entries = items.map { Entry(CodedGraph.itemKeys.nibArchive, $0) }
    if let list = object(value(key, of: root)), container == .nibArchive {
      objects[list].entries += entries
      return
    }
    let known = (array(value(key, of: root)) ?? []).map { Entry(CodedGraph.itemKeys.nibArchive, $0) }
    objects.append(Object("NSArray", entries: known + entries))
    objects[root].entries.removeAll { $0.key == key }
    objects[root].entries.append(Entry(key, .object(objects.count - 1)))
  }
}
