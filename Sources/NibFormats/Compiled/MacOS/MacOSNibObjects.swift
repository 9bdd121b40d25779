/// The objects that a compiled macOS nib lists, with their children, ids and names.
///
/// The `NSIBObjectData` of the archive contains pairs of parallel lists: objects and their parents, objects
/// and the numbers that Interface Builder gave them (oids), and in older nibs objects and their names.
struct MacOSNibObjects {
  /// The number of the object that represents the nib's owner.
  let owner: Int
  /// The numbers of all listed objects, the owner first.
  private(set) var listed: [Int] = []
  /// The id of each listed object.
  private(set) var ids: [Int: String] = [:]
  /// The names of objects in Interface Builder. Not all objects have one.
  let names: [Int: String]
  private var children: [Int: [Int]] = [:]

  /// Reads the lists. `nil` if the nib has no owner.
  ///
  /// - Parameter data: the number of the `NSIBObjectData` object.
  init?(_ graph: CodedGraph, data: Int) {
    guard let owner = graph.object("NSRoot", of: data) else { return nil }
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
    assignIDs(Self.pairs("NSOids", of: data, in: graph), in: graph)
  }

  /// The children of an object, in the order in which the nib lists them.
  func children(of object: Int) -> [Int] { children[object] ?? [] }

  /// Gives each listed object an id: its oid, or `obj-` and its number in the archive if it has no oid or
  /// shares one with an earlier object.
  private mutating func assignIDs(_ oids: [(object: Int, value: CodedGraph.Value)], in graph: CodedGraph) {
    var usedOIDs: Set<Int> = []
    for pair in oids where ids[pair.object] == nil {
      guard let oid = graph.int(pair.value), usedOIDs.insert(oid).inserted else { continue }
      ids[pair.object] = "\(oid)"
    }
    for object in listed where ids[object] == nil { ids[object] = "obj-\(object)" }
    let listedObjects = Set(listed)
    ids = ids.filter { listedObjects.contains($0.key) }
  }

  /// The pairs of the two lists `<name>Keys`, which contains objects, and `<name>Values`.
  private static func pairs(
    _ name: String, of data: Int, in graph: CodedGraph
  ) -> [(object: Int, value: CodedGraph.Value)] {
    let keys = graph.array(name + "Keys", of: data) ?? []
    let values = graph.array(name + "Values", of: data) ?? []
    return zip(keys, values).compactMap { key, value in graph.object(key).map { ($0, value) } }
  }
}
