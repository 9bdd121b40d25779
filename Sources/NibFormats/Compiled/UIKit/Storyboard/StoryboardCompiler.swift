/// Compiles a storyboard to the nibs of its controllers, and of the controllers' views.
final class StoryboardCompiler {
  /// An object outside of a nib, and the name of its placeholder in the nib.
  typealias External = (name: String, element: NibElement)

  /// A nib that is part of the storyboard or of another nib.
  struct Part {
    let bytes: [UInt8]
    let externals: [External]
    let diagnostics: [Diagnostic]
  }

  let document: NibDocument
  let plan: StoryboardPlan
  let homes: StoryboardHomes
  let connections: StoryboardConnections
  /// The keys of the texts that are translated; `nil` if none are.
  let translations: TranslationKeys?
  private let options: NibCompilerOptions
  private let style: CompilerStyle
  /// The compiled views, by their elements.
  private var views: [NibElement: Part] = [:]

  init(_ document: NibDocument, _ options: NibCompilerOptions) {
    self.document = document
    self.options = options
    translations = options.isLocalized ? TranslationKeys(document) : nil
    plan = StoryboardPlan(document)
    homes = StoryboardHomes(document)
    connections = StoryboardConnections(document, homes)
    style = CompilerStyle(document, options)
  }

  /// The files of the compiled storyboard, with their names.
  func compile() -> NibCompiler.Folder {
    var nibs: [(name: String, element: NibElement, part: Part)] = []
    for controller in plan.entries {
      nibs.append((plan.identifier(of: controller), controller, nib(of: controller)))
    }
    for controller in plan.controllers {
      guard let view = Self.view(of: controller), let nib = views[view] else { continue }
      nibs.append((Self.nibName(of: view), view, nib))
    }
    let diagnostics =
      StoryboardProblems(document, plan).diagnostics + connections.diagnostics
      + StoryboardProblems.sharedNames(of: nibs.map { ($0.name, $0.element) })
      + nibs.flatMap(\.part.diagnostics)
    var files = nibs.map { NibCompiler.File(name: $0.name + ".nib", bytes: $0.part.bytes) }
    files.append(NibCompiler.File(name: "Info.plist", bytes: StoryboardIndexWriter(plan).bytes))
    return NibCompiler.Folder(files: files, diagnostics: NibCompiler.distinct(diagnostics))
  }

  // MARK: Nibs

  /// The nib of a controller, and of the controllers that it contains.
  private func nib(of controller: NibElement) -> Part {
    let contained = self.contained(in: controller)
    let scenes = (contained + [controller]).compactMap { homes.home(of: $0) }
    let scope = StoryboardScope(scenes, in: self)
    let compilation = CodedCompilation(document, .uiKit, options, scope: scope)
    let main = compilation.value(of: controller)
    // The outer controllers are connected first, but listed last.
    let storyboard = connectStoryboard(to: controller, compilation)
    var inner: [CodedGraph.Value] = []
    for child in contained {
      guard compilation.compiledNumber(of: child) != nil else { continue }
      inner += objects(besides: child, compilation)
      inner.append(.object(connectStoryboard(to: child, compilation)))
    }
    let own = [main].compactMap { $0 } + objects(besides: controller, compilation)
    let owner = compilation.proxy("IBFilesOwner")
    let placeholders = [
      owner, compilation.proxy("IBFirstResponder"), storyboard,
    ].map { CodedGraph.Value.object($0) }
    if case .object(let number)? = main { compilation.connect(owner, "sceneViewController", to: number) }
    connectTemplates(of: (contained + [controller]).sorted { $0.index < $1.index }, compilation)
    let result = UIKitNibCompiler.finish(compilation) {
      style.listsPlaceholdersFirst ? inner + placeholders + own : inner + own + placeholders
    }
    var graph = result.graph
    if style.hasEnvironmentVersion {
      graph.objects[graph.root].entries.append(
        CodedGraph.Entry(CompilerStyle.environmentVersionKey, .integer(1)))
    }
    return Part(
      bytes: NIBArchiveWriter.bytes(of: graph, coderVersion: style.coderVersion), externals: [],
      diagnostics: result.diagnostics)
  }

  /// The nib of a controller's view, or of a prototype.
  func compilePart(_ main: NibElement) -> Part {
    let scope = StoryboardScope([main], in: self)
    let compilation = CodedCompilation(document, .uiKit, options, scope: scope)
    let object = compilation.value(of: main)
    let owner = compilation.proxy("IBFilesOwner")
    if main.key == "view", case .object(let number)? = object {
      compilation.connect(owner, "view", to: number)
    }
    let result = UIKitNibCompiler.finish(compilation) {
      let externals = scope.externals
      for external in externals {
        compilation.set(
          "UIProxiedObjectIdentifier", compilation.string(external.name), of: external.placeholder)
      }
      let placeholders = [owner, compilation.proxy("IBFirstResponder")].map { CodedGraph.Value.object($0) }
      let others = (compilation.generatedTopLevel + externals.map(\.placeholder)).map {
        CodedGraph.Value.object($0)
      }
      let own = [object].compactMap { $0 }
      return style.listsPlaceholdersFirst ? placeholders + others + own : own + placeholders + others
    }
    return Part(
      bytes: NIBArchiveWriter.bytes(of: result.graph, coderVersion: style.coderVersion),
      externals: scope.externals.map { ($0.name, $0.element) }, diagnostics: result.diagnostics)
  }

  // MARK: Controllers

  private static func view(of controller: NibElement) -> NibElement? {
    controller.child(key: "view").flatMap { $0.isNamed("nil") ? nil : $0 }
  }

  /// The name of the nib of a controller's view.
  private static func nibName(of view: NibElement) -> String {
    "\(view.parent?.id ?? "")-view-\(view.id ?? "")"
  }

  /// Compiles what only the controllers of storyboards have.
  func compileController(_ controller: NibElement, into object: CodedCompilation.Subject) {
    let compilation = object.compilation
    if let view = Self.view(of: controller) {
      let nib = views[view] ?? compilePart(view)
      views[view] = nib
      object.set("UIExternalObjectsTableForViewLoading", compilation.table(of: nib.externals, "NSDictionary"))
      object.set("UINibName", compilation.string(Self.nibName(of: view)))
    }
    let templates = segues(of: controller).compactMap { compilation.number(of: $0) }
    if !templates.isEmpty {
      object.set("UIStoryboardSegueTemplates", compilation.list(templates.map { .object($0) }))
    }
    let others = objects(besides: controller, compilation)
    if !others.isEmpty {
      object.set("UITopLevelObjectsToKeepAliveFromStoryboard", compilation.list(others))
    }
  }

  /// The controllers inside a container, each as an object, or as a placeholder for the controller of another storyboard.
  func children(of container: NibElement, _ compilation: CodedCompilation) -> [CodedGraph.Value] {
    plan.children(of: container).compactMap { child in
      guard plan.isReference(child) else { return compilation.value(of: child) }
      let name = compilation.string(plan.identifier(of: child))
      return compilation.object("UIStoryboardViewControllerPlaceholder", [("UIStoryboardIdentifier", name)])
    }
  }

  /// The controllers inside a container and inside these, the inner ones first.
  private func contained(in container: NibElement) -> [NibElement] {
    var found: [NibElement] = []
    var visited: Set<NibElement> = [container]
    func visit(_ container: NibElement) {
      for child in plan.children(of: container)
      where !plan.isReference(child) && visited.insert(child).inserted {
        visit(child)
        found.append(child)
      }
    }
    visit(container)
    return found
  }

  /// The objects in the scene of a controller, except the controller.
  private func objects(besides controller: NibElement, _ compilation: CodedCompilation) -> [CodedGraph.Value]
  {
    StoryboardPlan.otherObjects(of: controller).compactMap { compilation.value(of: $0) }
  }

  /// The segues that the scene of a controller performs, in document order.
  private func segues(of controller: NibElement) -> [NibElement] {
    guard let scene = homes.home(of: controller) else { return [] }
    return homes.elements(of: scene).filter { $0.isNamed("segue") && $0["relationship"] == nil }
  }

  // MARK: Connections

  /// Connects a controller to a placeholder for its storyboard. Returns the number of the placeholder.
  private func connectStoryboard(to controller: NibElement, _ compilation: CodedCompilation) -> Int {
    let placeholder = compilation.add(
      "UIProxyObject", [("UIProxiedObjectIdentifier", compilation.string("UIStoryboardPlaceholder"))])
    if let number = compilation.compiledNumber(of: controller) {
      compilation.connect(number, "storyboard", to: placeholder)
    }
    return placeholder
  }

  /// Connects the templates of the segues to their controllers.
  private func connectTemplates(of controllers: [NibElement], _ compilation: CodedCompilation) {
    for controller in controllers {
      guard let number = compilation.compiledNumber(of: controller) else { continue }
      for template in segues(of: controller).compactMap({ compilation.compiledNumber(of: $0) }) {
        compilation.connect(template, "viewController", to: number)
      }
    }
  }
}

extension NibCompiler {
  /// A file of a compiled storyboard, or of a nib that is a folder.
  package struct File: Sendable {
    /// The path of the file in the folder.
    package let name: String
    package let bytes: [UInt8]
  }

  /// A compiled storyboard, which is a folder, and diagnostics about the data that could not be compiled.
  package struct Folder: Sendable {
    package let files: [File]
    package let diagnostics: [Diagnostic]
  }

  /// Compiles an iOS storyboard. The same document always gives the same bytes.
  ///
  /// - Throws: an error for a xib, for a document of another platform, and for an identifier that no file can have.
  package static func compileStoryboard(
    _ document: NibDocument, _ options: NibCompilerOptions = NibCompilerOptions()
  ) throws(NibReadError) -> Folder {
    guard document.kind.isSupported, document.kind.container == .storyboard,
      document.root.child(named: "scenes") != nil
    else {
      throw UIKitNibCompiler.unsupported(document)
    }
    let variants = NibVariant.all(of: document, options)
    let compilers = variants.map { StoryboardCompiler($0.document, $0.options) }
    // The identifiers are names of files, the same ones for all systems.
    let plan = compilers[0].plan
    for controller in plan.entries where plan.identifier(of: controller).contains("/") {
      throw NibReadError(
        Diagnostic(
          .cannotCompile,
          "the storyboard identifier of a controller contains '/', but it is the name of a file",
          at: controller.location, path: controller.objectPath()))
    }
    let folders = compilers.map { $0.compile() }
    guard variants.count > 1 else { return folders[0] }
    return Folder(
      files: zip(variants, folders).flatMap { $0.files(of: $1, isFirst: $0.name == variants[0].name) },
      diagnostics: distinct(folders.flatMap(\.diagnostics)))
  }
}

extension NibVariant {
  /// The files of a compiled storyboard, each nib in the folder that its archives share. All have the same index.
  fileprivate func files(of folder: NibCompiler.Folder, isFirst: Bool) -> [NibCompiler.File] {
    folder.files.compactMap { file in
      guard file.name.hasSuffix(".nib") else { return isFirst ? file : nil }
      return NibCompiler.File(name: "\(file.name)/\(name)", bytes: file.bytes)
    }
  }
}
