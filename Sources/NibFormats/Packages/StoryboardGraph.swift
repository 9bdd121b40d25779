/// Combines the graphs of a compiled storyboard's nibs into one, as if all controllers and their views were
/// objects of a single nib.
///
/// The view of a controller is stored in a separate nib whose owner is the controller. Each of the two nibs
/// has placeholders (`UIProxyObject`) for objects of the other one. The combined graph replaces them with the
/// objects themselves.
struct StoryboardGraph {
  private var objects = [CodedGraph.Object("NSObject")]
  /// The lists of the combined root, such as the list of connections, in order of their first occurrence.
  private var lists: [List] = []
  /// The values of the combined root that are not lists. If several nibs have the same key, the first value
  /// is used.
  private var otherValues: [CodedGraph.Entry] = []
  private var container: CodedGraph.Container?
  /// The newest version of the encoders that wrote the nibs; `nil` if none is known.
  private var coderVersion: Int?

  /// The items that several nibs have in the list with the same key, without duplicates.
  private struct List {
    let key: String
    var items: [CodedGraph.Value] = []
    var known: Set<CodedGraph.Value> = []

    mutating func add(_ item: CodedGraph.Value) {
      if known.insert(item).inserted { items.append(item) }
    }
  }

  private static let topLevelKey = "UINibTopLevelObjectsKey"
  private static let objectsKey = "UINibObjectsKey"
  private static let connectionsKey = "UINibConnectionsKey"
  /// The names of outlets that every nib of a storyboard has, and that documents do not contain: the
  /// controller that the nib belongs to, and the storyboard.
  private static let impliedOutlets: Set<String> = ["sceneViewController", "storyboard"]

  /// A nib that is being added.
  private struct Part {
    let graph: CodedGraph
    /// The objects of the combined graph that replace placeholders, by the identifiers of the placeholders.
    let proxies: [String: Int]
    /// The view of the nib's owner; `nil` if the nib is that of a controller.
    let view: Int?
    /// The objects of the combined graph that replace controllers of the nib, by the numbers of these.
    let replaced: [Int: Int]
    /// The objects of the nib that are left out.
    let omitted: Set<Int>
    /// The number of each object in the combined graph.
    private(set) var numbers: [Int] = []

    /// Numbers the objects of the nib from `start`. A placeholder that is replaced gets the number of the
    /// object that replaces it.
    init(
      _ graph: CodedGraph, proxies: [String: Int], view: Int?, replaced: [Int: Int], omitted: Set<Int>,
      from start: Int
    ) {
      self.graph = graph
      self.proxies = proxies
      self.view = view
      self.replaced = replaced
      self.omitted = omitted
      var next = start
      for old in graph.objects.indices {
        let replacement = old == graph.root ? 0 : replacement(of: old)
        numbers.append(replacement ?? next)
        if replacement == nil { next += 1 }
      }
    }

    /// Whether an object is left out of the combined graph's top-level objects: true for the owner's view,
    /// and for a placeholder that is replaced.
    func isEmbedded(_ object: Int) -> Bool {
      object == view || replacement(of: object) != nil || omitted.contains(object)
    }

    /// The object that replaces a placeholder or a controller; `nil` for any other object.
    func replacement(of object: Int) -> Int? {
      replaced[object] ?? graph.proxyIdentifier(of: object).flatMap { proxies[$0] }
    }

    /// Whether a connection begins at an object that is left out, or at a controller that is replaced.
    func isOmittedConnection(_ connection: Int) -> Bool {
      graph.object("UISource", of: connection).map { omitted.contains($0) || replaced[$0] != nil } ?? false
    }

    /// The value for the combined graph: a reference gets the new number, any other value stays the same.
    func renumbered(_ value: CodedGraph.Value) -> CodedGraph.Value {
      if case .object(let old) = value { .object(numbers[old]) } else { value }
    }
  }

  /// The number of objects that have been added, including the root.
  var count: Int { objects.count }

  /// Adds a nib.
  ///
  /// - Parameters:
  ///   - proxies: the objects of the combined graph that replace the nib's placeholders, by the identifiers
  ///     of the placeholders.
  ///   - view: the view of the nib's owner, which is not a top-level object of the combined graph; `nil` if the
  ///     nib is that of a controller.
  ///   - replaced: the objects of the combined graph that replace controllers of the nib, by the numbers of these.
  ///   - omitted: the objects that no list of the combined graph contains.
  /// - Returns: the number of each object of the nib in the combined graph.
  mutating func add(
    _ graph: CodedGraph, proxies: [String: Int] = [:], view: Int? = nil, replaced: [Int: Int] = [:],
    omitted: Set<Int> = []
  ) -> [Int] {
    container = container ?? graph.container
    coderVersion = [coderVersion, graph.coderVersion].compactMap { $0 }.max()
    let part = Part(
      graph, proxies: proxies, view: view, replaced: replaced, omitted: omitted, from: objects.count)
    for (old, object) in graph.objects.enumerated()
    where old != graph.root && part.replacement(of: old) == nil {
      var copy = object
      for index in copy.entries.indices {
        copy.entries[index].value = part.renumbered(copy.entries[index].value)
      }
      objects.append(copy)
    }
    for entry in graph.objects[graph.root].entries { add(entry, of: part) }
    return part.numbers
  }

  /// Gives a controller its view, in place of the keys by which UIKit loads the view from a separate nib.
  mutating func setView(_ view: Int, of controller: Int) {
    objects[controller].entries.removeAll {
      $0.key == "UINibName" || $0.key == "UIExternalObjectsTableForViewLoading"
    }
    objects[controller].entries.append(CodedGraph.Entry("UIView", .object(view)))
  }

  /// The graph of the combined nib.
  func finished() -> CodedGraph {
    var all = objects
    all[0].entries = otherValues
    for list in lists {
      all[0].entries.append(CodedGraph.Entry(list.key, .object(all.count)))
      let items = list.items.map { CodedGraph.Entry(CodedGraph.itemKeys.nibArchive, $0) }
      all.append(CodedGraph.Object("NSArray", entries: items))
    }
    var graph = CodedGraph(objects: all, container: container ?? .nibArchive)
    graph.coderVersion = coderVersion
    return graph
  }

  /// Adds a value of a nib's root to the combined root.
  private mutating func add(_ entry: CodedGraph.Entry, of part: Part) {
    guard let items = part.graph.array(entry.value) else {
      if !otherValues.contains(where: { $0.key == entry.key }) {
        otherValues.append(CodedGraph.Entry(entry.key, part.renumbered(entry.value), offset: entry.offset))
      }
      return
    }
    let index = lists.firstIndex { $0.key == entry.key } ?? lists.count
    if index == lists.count { lists.append(List(key: entry.key)) }
    for item in items {
      let object = part.graph.object(item)
      if entry.key == Self.topLevelKey, object.map(part.isEmbedded) ?? false { continue }
      if entry.key == Self.objectsKey, object.map(part.omitted.contains) ?? false { continue }
      if entry.key == Self.connectionsKey, object.map(part.isOmittedConnection) ?? false { continue }
      if entry.key == Self.connectionsKey, Self.isImplied(item, of: part) { continue }
      lists[index].add(part.renumbered(item))
    }
  }

  /// Whether a connection is an outlet that documents do not contain.
  private static func isImplied(_ item: CodedGraph.Value, of part: Part) -> Bool {
    guard let outlet = CodedOutlet(item, in: part.graph) else { return false }
    let isViewOfScene = part.view != nil && outlet.isOwnersView
    return isViewOfScene || impliedOutlets.contains(outlet.label)
  }
}
