/// Prepares the ids of two versions for a merge: ids that both invented for different objects are told apart, and
/// constraints and connections that both added alike get the same id.
///
/// Which id changes depends on the objects only, not on which version is called ours, so that both directions of a merge
/// give the same ids.
struct MergeClashes {
  /// The ids that changed in a version, with the new ones.
  private(set) var ours: [String: String] = [:]
  private(set) var theirs: [String: String] = [:]
  private var taken: Set<String>

  init(base: MergeElement, ours: MergeElement, theirs: MergeElement) {
    let known = Set(base.all.compactMap(\.id))
    let mine = MergeClashes.added(in: ours, known)
    let yours = MergeClashes.added(in: theirs, known)
    taken = known.union(mine.map(\.id)).union(yours.map(\.id))
    tellApart(mine, yours)
    unite(mine, yours)
    MergeClashes.rename(self.ours, in: ours)
    MergeClashes.rename(self.theirs, in: theirs)
  }

  private typealias Added = (id: String, element: MergeElement)

  private static func added(in root: MergeElement, _ known: Set<String>) -> [Added] {
    root.all.compactMap { element in
      element.id.flatMap { known.contains($0) ? nil : ($0, element) }
    }
  }

  // MARK: Different objects with the same id

  private mutating func tellApart(_ mine: [Added], _ yours: [Added]) {
    let byID = Dictionary(yours.map { ($0.id, $0.element) }) { first, _ in first }
    for (id, element) in mine where ours[id] == nil && theirs[id] == nil {
      guard let other = byID[id], !isSame(element, other, id: id) else { continue }
      let new = freshID(for: id)
      if element.bytes.lexicographicallyPrecedes(other.bytes) { theirs[id] = new } else { ours[id] = new }
    }
  }

  /// Whether two new objects with the same id are one object, for example because both versions took over the commit
  /// that added it. Numbers, the ids of older documents, are also equal by chance.
  private func isSame(_ a: MergeElement, _ b: MergeElement, id: String) -> Bool {
    guard a.name == b.name else { return false }
    if a.bytes.elementsEqual(b.bytes) { return true }
    return id.contains("-") && MergeClashes.owner(of: a) == MergeClashes.owner(of: b)
  }

  /// An id of the usual form that no version has, made from another id.
  private mutating func freshID(for id: String) -> String {
    let letters = Array("abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    while true {
      var state = hash
      let text = (0..<8).map { _ -> Character in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return letters[Int((state >> 33) % UInt64(letters.count))]
      }
      let new = "\(String(text[0..<3]))-\(String(text[3..<5]))-\(String(text[5..<8]))"
      if taken.insert(new).inserted { return new }
      hash = hash &+ 1
    }
  }

  // MARK: Equal additions with different ids

  private struct Addition: Hashable {
    let owner: String?
    let name: String
    let attributes: [String: [UInt8]]
  }

  /// Gives the same id to constraints and connections that both versions added alike.
  private mutating func unite(_ mine: [Added], _ yours: [Added]) {
    var found: [Addition: [String]] = [:]
    for (id, element) in yours.reversed() where theirs[id] == nil {
      if let addition = addition(element, theirs) { found[addition, default: []].append(id) }
    }
    for (id, element) in mine where ours[id] == nil {
      guard let addition = addition(element, ours), let other = found[addition]?.popLast(), other != id
      else { continue }
      if id < other { theirs[other] = id } else { ours[id] = other }
    }
  }

  private func addition(_ element: MergeElement, _ renamed: [String: String]) -> Addition? {
    guard ["constraint", "outlet", "outletCollection", "action"].contains(element.name),
      element.children.isEmpty
    else { return nil }
    var attributes: [String: [UInt8]] = [:]
    for attribute in element.attributes where attribute.name != "id" {
      let value = String(decoding: attribute.value, as: UTF8.self)
      attributes[attribute.name] = renamed[value].map { Array($0.utf8) } ?? attribute.value
    }
    return Addition(owner: MergeClashes.owner(of: element), name: element.name, attributes: attributes)
  }

  /// The id of the nearest object that contains an element.
  private static func owner(of element: MergeElement) -> String? {
    var next = element.parent
    while let ancestor = next {
      if let id = MergeKeys.globalID(ancestor) { return id }
      next = ancestor.parent
    }
    return nil
  }

  private static func rename(_ ids: [String: String], in root: MergeElement) {
    guard !ids.isEmpty else { return }
    for element in root.all {
      for index in element.attributes.indices {
        let attribute = element.attributes[index]
        guard attribute.name == "id" ? element.name != "device" : MergeReferences.isReference(attribute),
          let new = ids[String(decoding: attribute.value, as: UTF8.self)]
        else { continue }
        element.attributes[index].value = Array(new.utf8)
      }
    }
  }
}
