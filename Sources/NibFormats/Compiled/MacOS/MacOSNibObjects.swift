/// The objects that a compiled macOS nib lists, with their parents and names.
///
/// The archive's `NSIBObjectData` contains parallel lists: objects and their parents, objects and their
/// numbers (oids), and in older nibs objects and their names.
struct MacOSNibObjects {
  /// The object that represents the nib's owner.
  let owner: Int
  /// All listed objects, the owner first.
  private(set) var listed: [Int] = []
  /// The id of each listed object.
  private(set) var ids: [Int: String] = [:]
  /// The name of each object in Interface Builder.
  let names: [Int: String]
  private var children: [Int: [Int]] = [:]

  /// - Parameter data: the `NSIBObjectData`.
  init?(_ graph: CodedGraph, data: Int) {
    guard let owner = graph.object(graph.value("NSRoot", of: data)) else { return nil }
    self.owner = owner
    names = Self.pairs("NSNames", of: data, in: graph).reduce(into: [:]) { names, pair in
      if let text = graph.string(pair.value) { names[pair.object] = text }
    }
    var known: Set<Int> = [owner]
    listed = [owner]
    for pair in Self.pairs("NSObjects", of: data, in: graph) {
      guard known.insert(pair.object).inserted else { continue }
      listed.append(pair.object)
      children[graph.object(pair.value) ?? owner, default: []].append(pair.object)
    }
    number(Self.pairs("NSOids", of: data, in: graph), in: graph)
  }

  /// The children of an object, in the order of the original document.
  func children(of object: Int) -> [Int] { children[object] ?? [] }

  /// Gives each listed object an id: its number in Interface Builder, otherwise its number in the archive.
  private mutating func number(_ oids: [(object: Int, value: CodedGraph.Value)], in graph: CodedGraph) {
    var taken: Set<Int> = []
    for pair in oids where ids[pair.object] == nil {
      guard let oid = graph.integer(pair.value), taken.insert(oid).inserted else { continue }
      ids[pair.object] = "\(oid)"
    }
    for object in listed where ids[object] == nil { ids[object] = "obj-\(object)" }
    let isListed = Set(listed)
    ids = ids.filter { isListed.contains($0.key) }
  }

  /// Combines the two lists `nameKeys` and `nameValues`.
  private static func pairs(
    _ name: String, of data: Int, in graph: CodedGraph
  ) -> [(object: Int, value: CodedGraph.Value)] {
    let keys = graph.array(graph.value(name + "Keys", of: data)) ?? []
    let values = graph.array(graph.value(name + "Values", of: data)) ?? []
    return zip(keys, values).compactMap { key, value in graph.object(key).map { ($0, value) } }
  }
}
