/// Combines the nibs of a compiled iOS storyboard into one document with scenes.
struct UIKitStoryboard {
  private let storyboard: StoryboardPackage
  private var combinedGraph = StoryboardGraph()
  /// The object of the combined graph for each placeholder, by identifier. Nibs that have a placeholder with
  /// the same identifier share the object.
  private var placeholders: [String: Int] = [:]
  private var scenes: [StoryboardScenes.Scene] = []
  /// The errors about nibs that could not be read.
  private var diagnostics: [Diagnostic] = []

  /// The largest number of objects in the combined graph. Many controllers can refer to the same nib, so a
  /// small damaged storyboard could exhaust the memory.
  private static let objectLimit = 1_000_000

  init(_ storyboard: StoryboardPackage) { self.storyboard = storyboard }

  /// Builds the document. A nib that is missing or damaged is left out with a diagnostic, and so is the scene
  /// or the view that it contains.
  ///
  /// - Throws: an error if no scene can be read.
  consuming func document() throws(NibReadError) -> NibDocument {
    for scene in storyboard.index.scenes {
      do {
        add(try storyboard.graph(ofNib: scene.nib), identifier: scene.identifier)
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    if scenes.isEmpty, let first = diagnostics.first { throw NibReadError(first) }
    let document = try UIKitNibTranslator.document(
      of: combinedGraph.finished(), file: storyboard.path, source: [])
    return StoryboardScenes(scenes, entryPoint: storyboard.index.entryPoint)
      .storyboard(of: document, diagnostics: diagnostics)
  }

  /// Adds the nib of a controller, and the nibs of the views of all controllers in it.
  private mutating func add(_ graph: CodedGraph, identifier: String) {
    let start = combinedGraph.count
    let numbers = combinedGraph.add(graph, proxies: placeholders)
    for object in graph.objects.indices {
      if let proxy = graph.proxyIdentifier(of: object) {
        placeholders[proxy] = placeholders[proxy] ?? numbers[object]
      }
    }
    for object in graph.objects.indices {
      guard let nib = graph.string("UINibName", of: object), storyboard.hasNib(nib) else {
        continue
      }
      do {
        try addView(nib, of: numbers[object], externals: Self.externals(of: object, in: graph, numbers))
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    let controller = CodedOutlet.all(in: graph).first { $0.label == "sceneViewController" }?.destination
    scenes.append(
      StoryboardScenes.Scene(
        identifier: identifier, controller: controller.map { numbers[$0] },
        objects: start..<combinedGraph.count))
  }

  /// Adds the nib of a controller's view.
  ///
  /// - Parameter externals: the objects that replace placeholders of the nib, by identifier.
  private mutating func addView(
    _ nib: String, of controller: Int, externals: [String: Int]
  ) throws(NibReadError) {
    let graph = try storyboard.graph(ofNib: nib)
    guard let view = CodedOutlet.all(in: graph).first(where: { $0.isOwnersView })?.destination else { return }
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
}
