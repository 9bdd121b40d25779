/// A storyboard file: scenes, each of which becomes a controller when asked for.
public final class UIStoryboard: NSObject {
  let document: NibDocument
  private let name: String
  private let bundle: Bundle
  /// Strict unless set otherwise before the first instantiation.
  package var nibMode: NibLoadingMode = .strict
  /// Whether a reference to another storyboard becomes that storyboard's controller. Otherwise, and in a
  /// lenient load that does not find it, a `StoryboardReference` stands in.
  package var nibFollowsReferences = true
  /// What all instantiations so far had to tell besides errors.
  package private(set) var nibDiagnostics: [Diagnostic] = []
  /// What scenes and segues between them had to tell, without what loading single scenes had.
  private(set) var nibSceneDiagnostics: [Diagnostic] = []
  /// Where other storyboards of the same project are looked for; nil: in the bundle alone.
  private let project: ProjectFolder?
  /// Storyboards that references led to, by their names.
  private var referenced: [String: UIStoryboard] = [:]

  /// Raises when there is no such storyboard.
  public convenience init(name: String, bundle: Bundle?) {
    self.init(
      NibException.raising { try StoryboardFiles.document(named: name, bundle: bundle ?? .main) }, name: name,
      bundle: bundle ?? .main)
  }

  /// A storyboard that is read already.
  ///
  /// - Parameter file: where it lies, so that storyboards it refers to are found in the same project.
  public convenience init(nibDocument document: NibDocument, bundle: Bundle? = nil, file: URL? = nil) {
    self.init(
      document, name: document.file, bundle: bundle ?? .main, project: file.map { ProjectFolder(of: $0) })
  }

  private init(_ document: NibDocument, name: String, bundle: Bundle, project: ProjectFolder? = nil) {
    self.document = document
    self.name = name
    self.bundle = bundle
    self.project = project
  }

  /// The controller that the storyboard begins with; nil if it names none.
  public func instantiateInitialViewController() -> UIViewController? {
    NibException.raising { try nibInitialController() }
  }

  /// A new controller of the scene with that storyboard identifier. Raises when there is none.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    NibException.raising { try nibController(withIdentifier: identifier) }
  }

  /// The throwing form of `instantiateInitialViewController()`.
  /// - Throws: what loading a nib can throw.
  public func nibInitialController() throws -> UIViewController? {
    guard let id = document.root["initialViewController"] else { return nil }
    return try nibController(id: id)
  }

  /// The throwing form of `instantiateViewController(withIdentifier:)`.
  /// - Throws: `NSInvalidArgumentException` when no scene has the identifier, and what loading a nib can
  ///   throw.
  package func nibController(withIdentifier identifier: String) throws -> UIViewController {
    for scene in document.objectLists {
      let found = scene.children.first { $0["storyboardIdentifier"] == identifier }
      if let id = found?.id, let controller = try nibController(id: id) { return controller }
    }
    throw NibException.invalidArgument(
      "Storyboard (\(nibDescription(of: self, separator: ": "))) doesn't contain a view controller with "
        + "identifier '\(identifier)'")
  }

  /// A new controller of the scene whose controller has that id; nil if no scene has, or if the scene is being made
  /// already: that is told.
  ///
  /// - Throws: what loading a nib can throw.
  package func nibController(id: String) throws -> UIViewController? { try nibController(id: id, for: nil) }

  /// - Parameter segue: the element that asks for the controller.
  func nibController(id: String, for segue: NibElement?) throws -> UIViewController? {
    guard let scene = document.objectLists.first(where: { $0.children.contains { $0.id == id } }) else {
      return nil
    }
    let refuse = { self.nibReport($0, at: segue ?? scene) }
    return try SceneMaking.make(SceneMaking.Scene(file: document.file, id: id), refuse: refuse) {
      try makeController(id: id, of: scene)
    }
  }

  private func makeController(id: String, of scene: NibElement) throws -> UIViewController? {
    let reference = scene.children.first { $0.id == id && $0.isNamed("viewControllerPlaceholder") }
    if let reference, nibFollowsReferences, let controller = try nibReferenced(reference) {
      return controller
    }
    let loading = NibInstantiation(
      document: document, objects: scene, name: "\(name)#\(id)", owner: nil, mode: nibMode, bundle: bundle,
      environment: NibEnvironment.current)
    defer { nibDiagnostics += loading.diagnostics }
    _ = try loading.run()
    for case let controller as UIViewController in loading.madeObjects { controller.nibStoryboard = self }
    guard let controller = loading.object(id: id) as? UIViewController else { return nil }
    try StoryboardRelations(self).resolve(controller)
    return controller
  }

  // MARK: Telling

  func nibReport(_ diagnostic: Diagnostic) {
    nibDiagnostics.append(diagnostic)
    nibSceneDiagnostics.append(diagnostic)
    ProblemLog.current.report(diagnostic)
  }

  /// A scene that contains itself would have no end.
  func nibReport(_ refusal: SceneMaking.Refusal, at element: NibElement) {
    let (id, message) =
      switch refusal {
      case .insideItself: ("recursive-scene", "the scene contains itself; the inner one is left out")
      case .tooMany:
        (
          "too-many-scenes",
          "more than \(SceneMaking.limit) scenes are shown inside each other; this one and those after it are left out"
        )
      }
    nibReport(Diagnostic(id, .error, message, at: element.location, path: element.nibObjectPath))
  }

  // MARK: References

  /// A scene of another storyboard; nil in a preview that does not find it.
  private func nibReferenced(_ reference: NibElement) throws -> UIViewController? {
    do {
      guard let other = try nibStoryboard(of: reference) else { return nil }
      guard let identifier = reference["referencedIdentifier"] else {
        return try other.nibInitialController()
      }
      return try other.nibController(withIdentifier: identifier)
    } catch let exception as NibException where nibMode == .lenient {
      nibReport(
        Diagnostic(
          "storyboard-reference", .note, exception.reason, at: reference.location,
          path: reference.nibObjectPath))
      return nil
    }
  }

  private func nibStoryboard(of reference: NibElement) throws -> UIStoryboard? {
    guard let name = reference["storyboardName"] else { return nil }
    if let known = referenced[name] { return known }
    let document =
      try project?.storyboard(named: name) ?? StoryboardFiles.document(named: name, bundle: bundle)
    let other = UIStoryboard(document, name: name, bundle: bundle, project: project)
    other.nibMode = nibMode
    referenced[name] = other
    return other
  }
}

/// Finds and reads storyboard files by name, where nibs are found too.
enum StoryboardFiles {
  private static let suffix = ".storyboard"

  /// Whether a storyboard of that name exists.
  static func exists(_ name: String, in bundle: Bundle) -> Bool {
    NibSearchPath.folders(of: bundle).contains {
      Disk.exists($0.appendingPathComponent(name + suffix).path)
    }
  }

  /// - Throws: `NSInvalidArgumentException` with UIKit's text when there is none or it cannot be read.
  static func document(named name: String, bundle: Bundle) throws -> NibDocument {
    let bare = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    guard !bare.isEmpty, !bare.contains("/") else { throw missing(name, bundle) }
    for folder in NibSearchPath.folders(of: bundle) {
      let url = folder.appendingPathComponent(bare + suffix)
      guard let bytes = FileBytes.ifReadable(url.path) else { continue }
      return try read(bytes, file: url.path, name, bundle)
    }
    if let bytes = NibSearchPath.embedded(bare) { return try read(bytes, file: bare + suffix, name, bundle) }
    throw missing(name, bundle)
  }

  static func read(_ bytes: [UInt8], file: String, _ name: String, _ bundle: Bundle) throws
    -> NibDocument
  {
    do {
      return try NibReader.read(bytes, file: file)
    } catch {
      var exception = missing(name, bundle)
      exception.hint = error.diagnostic.rendered
      throw exception
    }
  }

  static func missing(_ name: String, _ bundle: Bundle) -> NibException {
    .invalidArgument(
      "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)")
  }
}
