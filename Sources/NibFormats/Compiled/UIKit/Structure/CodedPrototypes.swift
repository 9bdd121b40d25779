/// Prototype cells: nibs of their own inside a nib. They are joined to it before it is translated.
struct CodedPrototypes {
  /// A table or collection, and the key that has its prototypes.
  struct Place: Hashable {
    var object: Int
    var key: String
  }

  /// The nib with all nibs inside it.
  private(set) var graph: CodedGraph
  private(set) var cells: [Place: [CodedGraph.Value]] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  private let file: String
  private var count = 0

  /// Nibs may share the data of their prototypes, so that a small file could stand for a huge graph. Real ones have some
  /// dozens of prototypes, and some thousands of objects.
  private static let limits = (nibs: 500, objects: 100_000)

  private static let keys = [
    (nibs: "UITableViewCellPrototypeNibs", external: "UITableViewCellPrototypeNibExternalObjects"),
    (nibs: "UICollectionViewCellPrototypeNibs", external: "UICollectionViewCellPrototypeNibExternalObjects"),
  ]

  /// The lists of a nib that tell of its objects.
  static let lists = [
    "UINibObjectsKey", "UINibConnectionsKey", "UINibAccessibilityConfigurationsKey",
    "UINibTraitStorageListsKey", "UINibKeyValuePairsKey",
  ]

  init(linking graph: CodedGraph, file: String) {
    self.graph = graph
    self.file = file
    var number = 0
    // A cell may hold a collection with cells of its own: those join at the end of the graph.
    while number < self.graph.objects.count {
      for key in Self.keys { link(key.nibs, key.external, of: number) }
      number += 1
    }
  }

  private mutating func link(_ key: String, _ externalKey: String, of object: Int) {
    guard let nibs = graph.dictionary(graph.value(key, of: object)) else { return }
    let external = graph.dictionary(graph.value(externalKey, of: object)) ?? []
    for nib in nibs {
      guard let data = archive(of: nib.value) else { continue }
      guard begin(object) else { return }
      let objects = external.first { graph.string($0.key) == graph.string(nib.key) }
      link(data, to: Place(object: object, key: key), external: objects?.value)
    }
  }

  /// Counts a nib that is to be linked; false, after telling once, if there were too many.
  private mutating func begin(_ object: Int) -> Bool {
    count += 1
    guard count > Self.limits.nibs || graph.objects.count > Self.limits.objects else { return true }
    if count <= Self.limits.nibs { count = Self.limits.nibs + 1 }
    if count == Self.limits.nibs + 1 {
      let location = SourceLocation(file: file, line: 0, column: 0, offset: graph.objects[object].offset ?? 0)
      diagnostics.append(
        Diagnostic(
          "too-many-prototypes", .error,
          "object \(object) (\(graph.objects[object].className)) and others have more than \(Self.limits.nibs) "
            + "prototype cells, or cells of more than \(Self.limits.objects) objects; the rest is left out",
          at: location))
    }
    return false
  }

  private func archive(of nib: CodedGraph.Value) -> [UInt8]? {
    guard let nib = graph.object(nib) else { return nil }
    return graph.data(graph.value("archiveData", of: nib))
  }

  private mutating func link(_ data: [UInt8], to place: Place, external: CodedGraph.Value?) {
    let inner: CodedGraph
    do {
      inner = try NIBArchiveReader.graph(of: data, file: file)
    } catch {
      var diagnostic = error.diagnostic
      diagnostic.severity = .warning
      diagnostic.message = "a prototype cell cannot be read: " + diagnostic.message
      diagnostics.append(diagnostic)
      return
    }
    let root = graph.link(inner, proxies: proxies(external))
    for list in Self.lists { graph.join(list, of: root) }
    let top = graph.array(graph.value("UINibTopLevelObjectsKey", of: root)) ?? []
    cells[place, default: []] += top.filter { graph.className($0) != "UIProxyObject" }
  }

  /// What stands behind a prototype's proxies: those of the nib itself, and the objects that the table lists.
  private func proxies(_ external: CodedGraph.Value?) -> [String: Int] {
    var result: [String: Int] = [:]
    for number in graph.objects.indices where graph.objects[number].className == "UIProxyObject" {
      let identifier = graph.string(graph.value("UIProxiedObjectIdentifier", of: number))
      if let identifier, result[identifier] == nil { result[identifier] = number }
    }
    for pair in graph.dictionary(external) ?? [] {
      if let name = graph.string(pair.key), let target = graph.object(pair.value) { result[name] = target }
    }
    return result
  }
}
