/// Combines the nibs of a compiled iOS storyboard into one storyboard document.
struct UIKitStoryboard {
  private let storyboard: StoryboardPackage
  private var whole = StoryboardGraph()
  /// The objects that represent the placeholders of all nibs.
  private var shared: [String: Int] = [:]
  private var scenes: [StoryboardScenes.Scene] = []
  /// The reasons why nibs could not be read.
  private var remarks: [Diagnostic] = []

  /// The largest number of objects. Many controllers can share a view, so a damaged storyboard could exhaust
  /// the memory.
  private static let objectLimit = 1_000_000

  init(_ storyboard: StoryboardPackage) { self.storyboard = storyboard }

  /// Builds the document, of kind storyboard. If a nib is missing or damaged, only its own scene or view is
  /// lost.
  ///
  /// - Throws: an error if no scene can be read.
  consuming func document() throws(NibReadError) -> NibDocument {
    for scene in storyboard.index.scenes {
      do {
        add(try storyboard.graph(ofNib: scene.nib), identifier: scene.identifier)
      } catch {
        remarks.append(error.diagnostic)
      }
    }
    if scenes.isEmpty, let first = remarks.first { throw NibReadError(first) }
    let document = try UIKitNibTranslator.document(of: whole.finished(), file: storyboard.path, source: [])
    return StoryboardScenes(scenes, entryPoint: storyboard.index.entryPoint)
      .storyboard(of: document, remarks: remarks)
  }

  /// Adds the nib of a controller and the nibs of its views.
  private mutating func add(_ graph: CodedGraph, identifier: String) {
    let start = whole.count
    let numbers = whole.add(graph, proxies: shared)
    for object in graph.objects.indices {
      if let proxy = graph.proxyIdentifier(of: object) { shared[proxy] = shared[proxy] ?? numbers[object] }
    }
    for object in graph.objects.indices {
      guard let nib = graph.string(graph.value("UINibName", of: object)), storyboard.hasNib(nib) else {
        continue
      }
      do {
        try addView(nib, of: numbers[object], externals: Self.externals(of: object, in: graph, numbers))
      } catch {
        remarks.append(error.diagnostic)
      }
    }
    let controller = CodedOutlet.all(in: graph).first { $0.label == "sceneViewController" }?.destination
    scenes.append(
      StoryboardScenes.Scene(
        identifier: identifier, controller: controller.map { numbers[$0] }, objects: start..<whole.count))
  }

  private mutating func addView(
    _ nib: String, of controller: Int, externals: [String: Int]
  ) throws(NibReadError) {
    let graph = try storyboard.graph(ofNib: nib)
    guard let view = CodedOutlet.all(in: graph).first(where: { $0.isOwnersView })?.destination else { return }
    guard whole.count + graph.objects.count <= Self.objectLimit else {
      throw NibReadError(
        Diagnostic(
          "damaged-nib", .error, "the storyboard's nibs have more than \(Self.objectLimit) objects in total",
          at: SourceLocation(file: storyboard.path, line: 1, column: 1)))
    }
    var proxies = shared.merging(externals) { $1 }
    proxies["IBFilesOwner"] = controller
    let numbers = whole.add(graph, proxies: proxies, view: view)
    whole.setView(numbers[view], of: controller)
  }

  /// The objects of the controller's nib that replace the placeholders in the nib of its view.
  private static func externals(
    of controller: Int, in graph: CodedGraph, _ numbers: [Int]
  ) -> [String: Int] {
    let table = graph.dictionary(graph.value("UIExternalObjectsTableForViewLoading", of: controller)) ?? []
    return table.reduce(into: [:]) { externals, pair in
      if let name = graph.string(pair.key), let object = graph.object(pair.value) {
        externals[name] = numbers[object]
      }
    }
  }
}
