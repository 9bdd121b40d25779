/// Combines the graphs of a storyboard's nibs into one, as if all controllers and their views were objects of
/// a single nib.
///
/// In a storyboard, the view of a controller is a separate nib whose owner is the controller. Each of the two
/// nibs has placeholders for objects of the other one. The combined graph replaces them with the objects
/// themselves.
struct StoryboardGraph {
  private var objects = [CodedGraph.Object("NSObject")]
  /// The top-level lists, in order of their first occurrence.
  private var lists: [List] = []
  /// The other top-level values. The first value of each key is used.
  private var scalars: [CodedGraph.Entry] = []
  private var container: CodedGraph.Container?

  private struct List {
    let key: String
    var items: [CodedGraph.Value] = []
    var known: Set<CodedGraph.Value> = []

    mutating func add(_ item: CodedGraph.Value) {
      if known.insert(item).inserted { items.append(item) }
    }
  }

  private static let topLevelKey = "UINibTopLevelObjectsKey"
  private static let connectionsKey = "UINibConnectionsKey"
  /// Outlets that repeat what the structure of the graph already says: the controller that a nib is made for,
  /// and the storyboard that it comes from.
  private static let plumbing: Set<String> = ["sceneViewController", "storyboard"]

  /// A nib that is being added.
  private struct Part {
    let graph: CodedGraph
    let proxies: [String: Int]
    let view: Int?
    /// The new number of each object.
    private(set) var numbers: [Int] = []

    /// Numbers the objects of the nib from `start`. A placeholder that is replaced gets the number of the
    /// object that replaces it.
    init(_ graph: CodedGraph, proxies: [String: Int], view: Int?, from start: Int) {
      self.graph = graph
      self.proxies = proxies
      self.view = view
      var next = start
      for old in graph.objects.indices {
        let place = old == graph.root ? 0 : place(of: old)
        numbers.append(place ?? next)
        if place == nil { next += 1 }
      }
    }

    /// Whether an object is inside another one, or is replaced by another one.
    func isEmbedded(_ object: Int) -> Bool { object == view || place(of: object) != nil }

    /// The object that replaces a placeholder; nil for any other object.
    func place(of object: Int) -> Int? { graph.proxyIdentifier(of: object).flatMap { proxies[$0] } }

    func moved(_ value: CodedGraph.Value) -> CodedGraph.Value {
      if case .object(let old) = value { .object(numbers[old]) } else { value }
    }
  }

  /// The number of objects so far.
  var count: Int { objects.count }

  /// Adds a nib.
  ///
  /// - Parameters:
  ///   - proxies: the objects that replace the nib's placeholders, by the identifiers of the placeholders.
  ///   - view: the view of the nib's owner, which stops being a top-level object.
  /// - Returns: the new number of each object of the nib.
  mutating func add(_ graph: CodedGraph, proxies: [String: Int] = [:], view: Int? = nil) -> [Int] {
    container = container ?? graph.container
    let part = Part(graph, proxies: proxies, view: view, from: objects.count)
    for (old, object) in graph.objects.enumerated() where old != graph.root && part.place(of: old) == nil {
      var copy = object
      for index in copy.entries.indices { copy.entries[index].value = part.moved(copy.entries[index].value) }
      objects.append(copy)
    }
    for entry in graph.objects[graph.root].entries { add(entry, of: part) }
    return part.numbers
  }

  /// Sets the view of a controller, and removes the name of the view's nib.
  mutating func setView(_ view: Int, of controller: Int) {
    objects[controller].entries.removeAll {
      $0.key == "UINibName" || $0.key == "UIExternalObjectsTableForViewLoading"
    }
    objects[controller].entries.append(CodedGraph.Entry("UIView", .object(view)))
  }

  /// The complete graph.
  func finished() -> CodedGraph {
    var all = objects
    all[0].entries = scalars
    for list in lists {
      all[0].entries.append(CodedGraph.Entry(list.key, .object(all.count)))
      let items = list.items.map { CodedGraph.Entry(CodedGraph.itemKeys.nibArchive, $0) }
      all.append(CodedGraph.Object("NSArray", entries: items))
    }
    return CodedGraph(objects: all, container: container ?? .nibArchive)
  }

  /// Adds a top-level value of a nib.
  private mutating func add(_ entry: CodedGraph.Entry, of part: Part) {
    guard let items = part.graph.array(entry.value) else {
      if !scalars.contains(where: { $0.key == entry.key }) {
        scalars.append(CodedGraph.Entry(entry.key, part.moved(entry.value), offset: entry.offset))
      }
      return
    }
    let index = lists.firstIndex { $0.key == entry.key } ?? lists.count
    if index == lists.count { lists.append(List(key: entry.key)) }
    for item in items {
      if entry.key == Self.topLevelKey, part.graph.object(item).map(part.isEmbedded) ?? false { continue }
      if entry.key == Self.connectionsKey, Self.isPlumbing(item, of: part) { continue }
      lists[index].add(part.moved(item))
    }
  }

  private static func isPlumbing(_ item: CodedGraph.Value, of part: Part) -> Bool {
    guard let outlet = CodedOutlet(item, in: part.graph) else { return false }
    return plumbing.contains(outlet.label) || (part.view != nil && outlet.isOwnersView)
  }
}

/// An outlet of a compiled UIKit nib.
struct CodedOutlet {
  let label: String
  let destination: Int
  /// Whether the outlet connects the nib's owner to its view.
  let isOwnersView: Bool

  /// Reads a connection; nil if the value is not an outlet connection.
  init?(_ value: CodedGraph.Value, in graph: CodedGraph) {
    guard let connection = graph.object(value),
      graph.objects[connection].className == "UIRuntimeOutletConnection",
      let label = graph.string(graph.value("UILabel", of: connection)),
      let destination = graph.object(graph.value("UIDestination", of: connection))
    else { return nil }
    self.label = label
    self.destination = destination
    let source = graph.object(graph.value("UISource", of: connection))
    isOwnersView = label == "view" && source.flatMap { graph.proxyIdentifier(of: $0) } == "IBFilesOwner"
  }

  /// All outlets of a nib.
  static func all(in graph: CodedGraph) -> [CodedOutlet] {
    (graph.array(graph.value("UINibConnectionsKey", of: graph.root)) ?? []).compactMap {
      CodedOutlet($0, in: graph)
    }
  }
}

extension CodedGraph {
  /// The identifier of a placeholder in a UIKit nib, for example `IBFilesOwner`; nil for any other object.
  func proxyIdentifier(of object: Int) -> String? {
    guard objects[object].className == "UIProxyObject" else { return nil }
    return string(value("UIProxiedObjectIdentifier", of: object))
  }
}
