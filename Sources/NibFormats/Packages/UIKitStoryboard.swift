/// Combines the nibs of a compiled iOS storyboard into one document with scenes.
struct UIKitStoryboard {
  private let storyboard: StoryboardPackage
  private var combinedGraph = StoryboardGraph()
  /// The object of the combined graph for each placeholder, by identifier. Nibs that have a placeholder with
  /// the same identifier share the object.
  private var placeholders: [String: Int] = [:]
  private var scenes: [StoryboardScenes.Scene] = []
  /// The numbers of the controllers that have been added, by their signatures (see `StoryboardControllers`).
  private var known: [String: Int] = [:]
  /// The ids of controllers and views that the names of the files contain.
  private var ids = CodedOriginalIDs()
  /// The names of the nibs that have been read.
  private var readNibs: Set<String> = []
  /// The errors about nibs that could not be read, and warnings about those that nothing refers to.
  private var diagnostics: [Diagnostic] = []

  /// The largest number of objects in the combined graph. Many controllers can refer to the same nib, so a
  /// small damaged storyboard could exhaust the memory.
  private static let objectLimit = 1_000_000

  init(_ storyboard: StoryboardPackage) { self.storyboard = storyboard }

  /// The nib of a controller that the index lists.
  private struct Entry {
    let identifier: String
    let nib: String
    let graph: CodedGraph
    let controllers: StoryboardControllers
  }

  /// Builds the document. A nib that is missing or damaged is left out with a diagnostic, and so is the scene
  /// or the view that it contains.
  ///
  /// - Throws: an error if no scene can be read.
  consuming func document() throws(NibReadError) -> NibDocument {
    var entries: [Entry] = []
    for scene in storyboard.index.scenes {
      readNibs.insert(storyboard.storedName(of: scene.nib))
      do {
        let graph = try storyboard.graph(ofNib: scene.nib)
        entries.append(
          Entry(
            identifier: scene.identifier, nib: scene.nib, graph: graph,
            controllers: StoryboardControllers(graph)))
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    if entries.isEmpty, let first = diagnostics.first { throw NibReadError(first) }
    let repeated = Self.repeated(in: entries)
    for (index, entry) in entries.enumerated() where !repeated.contains(index) { add(entry) }
    for index in repeated.sorted() { addName(of: entries[index]) }
    reportUnusedNibs()
    return try UIKitNibTranslator.document(
      of: combinedGraph.finished(), file: storyboard.path, source: [], originalIDs: ids,
      scenes: StoryboardScenes(scenes, storyboard.index).element, diagnostics: diagnostics)
  }

  /// The indexes of the entries whose controller is also inside the container of another entry.
  private static func repeated(in entries: [Entry]) -> Set<Int> {
    var holders: [String: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      for controller in entry.controllers.contained {
        if let text = entry.controllers.signature(of: controller) { holders[text, default: []].append(index) }
      }
    }
    var repeated: Set<Int> = []
    for (index, entry) in entries.enumerated() {
      guard let main = entry.controllers.main, let text = entry.controllers.signature(of: main) else {
        continue
      }
      // Two containers of a damaged storyboard could contain each other.
      if (holders[text] ?? []).contains(where: { $0 != index && !repeated.contains($0) }) {
        repeated.insert(index)
      }
    }
    return repeated
  }

  /// Adds the nib of a controller, and the nibs of the views of all controllers in it.
  private mutating func add(_ entry: Entry) {
    let (graph, controllers) = (entry.graph, entry.controllers)
    let start = combinedGraph.count
    let replaced = controllers.contained.reduce(into: [Int: Int]()) { replaced, controller in
      replaced[controller] = controllers.signature(of: controller).flatMap { known[$0] }
    }
    let omitted = controllers.objects(onlyOf: Set(replaced.keys))
    let numbers = combinedGraph.add(graph, proxies: placeholders, replaced: replaced, omitted: omitted)
    for object in graph.objects.indices {
      if let proxy = graph.proxyIdentifier(of: object) {
        placeholders[proxy] = placeholders[proxy] ?? numbers[object]
      }
    }
    for controller in ([controllers.main].compactMap { $0 } + controllers.contained)
    where replaced[controller] == nil {
      if let text = controllers.signature(of: controller) { known[text] = known[text] ?? numbers[controller] }
    }
    for object in graph.objects.indices where !omitted.contains(object) {
      addView(of: object, in: graph, numbers)
    }
    let main = controllers.main.map { numbers[$0] }
    scenes.append(
      StoryboardScenes.Scene(
        identifier: entry.identifier, controller: main, objects: start..<combinedGraph.count))
    addID(in: entry.identifier, of: controllers.main, graph, number: main)
  }

  /// Adds the identifier of a controller that is inside a container.
  private mutating func addName(of entry: Entry) {
    guard let main = entry.controllers.main,
      let number = entry.controllers.signature(of: main).flatMap({ known[$0] })
    else { return }
    scenes.append(
      StoryboardScenes.Scene(identifier: entry.identifier, controller: number, objects: number..<number))
    addID(in: entry.identifier, of: main, entry.graph, number: number)
  }

  /// Adds the id in the identifier of a controller without a storyboard identifier: `UIViewController-Tka-1R-vQm`.
  private mutating func addID(in identifier: String, of main: Int?, _ graph: CodedGraph, number: Int?) {
    guard let main, let number, graph.string("UIStoryboardIdentifier", of: main) != identifier else { return }
    let name = graph.string("UIOriginalClassName", of: main) ?? graph.objects[main].className
    if identifier.hasPrefix(name + "-") { ids.add(String(identifier.dropFirst(name.count + 1)), of: number) }
  }

  // MARK: Views

  /// Adds the nib of the view of a controller. Does nothing for another object.
  private mutating func addView(of object: Int, in graph: CodedGraph, _ numbers: [Int]) {
    guard let nib = graph.string("UINibName", of: object) else { return }
    let parts = Self.ids(in: nib)
    if let parts { ids.add(parts.controller, of: numbers[object]) }
    // A controller can also load its view from a nib outside of the storyboard.
    guard storyboard.hasNib(nib) || parts != nil else { return }
    readNibs.insert(storyboard.storedName(of: nib))
    do {
      let view = try addView(
        nib, of: numbers[object], externals: Self.externals(of: object, in: graph, numbers))
      if let view, let parts { ids.add(parts.view, of: view) }
    } catch {
      diagnostics.append(error.diagnostic)
    }
  }

  /// The ids in the name of a view's nib: `Tka-1R-vQm-view-b8C-Xf-vdC`. `nil` for another name.
  private static func ids(in nib: String) -> (controller: String, view: String)? {
    guard let match = nib.wholeMatch(of: #/(.+)-view-(.+)/#) else { return nil }
    return (String(match.1), String(match.2))
  }

  /// Adds the nib of a controller's view. Returns the number of the view; `nil` if the nib has none.
  ///
  /// - Parameter externals: the objects that replace placeholders of the nib, by identifier.
  private mutating func addView(
    _ nib: String, of controller: Int, externals: [String: Int]
  ) throws(NibReadError) -> Int? {
    var graph = try storyboard.graph(ofNib: nib)
    UnusedGuides.restore(in: &graph)
    guard let view = CodedOutlet.all(in: graph).first(where: { $0.isOwnersView })?.destination else {
      return nil
    }
    guard combinedGraph.count + graph.objects.count <= Self.objectLimit else {
      throw NibReadError(
        Diagnostic(
          .damagedNib, "the storyboard's nibs have more than \(Self.objectLimit) objects in total",
          at: SourceLocation(file: storyboard.path, line: 1, column: 1)))
    }
    var proxies = placeholders.merging(externals) { $1 }
    proxies["IBFilesOwner"] = controller
    let numbers = combinedGraph.add(graph, proxies: proxies, view: view)
    combinedGraph.setView(numbers[view], of: controller)
    return numbers[view]
  }

  /// The objects of a controller's nib that replace placeholders in the nib of its view, by the identifiers
  /// of the placeholders.
  ///
  /// - Parameter numbers: the number of each object of `graph` in the combined graph.
  private static func externals(
    of controller: Int, in graph: CodedGraph, _ numbers: [Int]
  ) -> [String: Int] {
    let table = graph.dictionary("UIExternalObjectsTableForViewLoading", of: controller) ?? []
    return table.reduce(into: [:]) { externals, pair in
      if let name = graph.string(pair.key), let object = graph.object(pair.value) {
        externals[name] = numbers[object]
      }
    }
  }

  /// Reports the nibs of the folder that belong to no controller.
  private mutating func reportUnusedNibs() {
    for nib in storyboard.nibNames where !readNibs.contains(nib) {
      var diagnostic = Diagnostic(
        .damagedNib, "no controller of the storyboard uses \(nib).nib; it is left out",
        at: SourceLocation(file: storyboard.path + "/" + nib + ".nib", line: 1, column: 1))
      diagnostic.severity = .warning
      diagnostics.append(diagnostic)
    }
  }
}
