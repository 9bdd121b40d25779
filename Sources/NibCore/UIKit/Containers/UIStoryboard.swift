/// A storyboard file: scenes, each of which becomes a controller when asked for.
public final class UIStoryboard: NSObject {
  let document: NibDocument
  private let name: String
  private let bundle: Bundle
  /// Strict unless set otherwise before the first instantiation.
  public var nibMode: NibLoadingMode = .strict
  /// What all instantiations so far had to tell besides errors.
  public private(set) var nibDiagnostics: [Diagnostic] = []

  /// Raises when there is no such storyboard.
  public convenience init(name: String, bundle: Bundle?) {
    self.init(
      NibException.raising { try StoryboardFiles.document(named: name, bundle: bundle ?? .main) }, name: name,
      bundle: bundle ?? .main)
  }

  /// A storyboard that is read already.
  public convenience init(nibDocument document: NibDocument, bundle: Bundle? = nil) {
    self.init(document, name: document.file, bundle: bundle ?? .main)
  }

  private init(_ document: NibDocument, name: String, bundle: Bundle) {
    self.document = document
    self.name = name
    self.bundle = bundle
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
  public func nibController(withIdentifier identifier: String) throws -> UIViewController {
    for scene in document.objectLists {
      let found = scene.children.first { $0["storyboardIdentifier"] == identifier }
      if let id = found?.id, let controller = try nibController(id: id) { return controller }
    }
    throw NibException.invalidArgument(
      "Storyboard (\(nibDescription(of: self, separator: ": "))) doesn't contain a view controller with "
        + "identifier '\(identifier)'")
  }

  /// A new controller of the scene whose controller has that id; nil if no scene has.
  ///
  /// - Parameter ancestors: the scenes that are being made, so that a storyboard that contains itself ends.
  /// - Throws: what loading a nib can throw.
  public func nibController(id: String) throws -> UIViewController? { try nibController(id: id, inside: []) }

  func nibController(id: String, inside ancestors: [String]) throws -> UIViewController? {
    guard let scene = document.objectLists.first(where: { $0.children.contains { $0.id == id } }) else {
      return nil
    }
    guard !ancestors.contains(id) else {
      nibDiagnostics.append(
        Diagnostic(
          "recursive-scene", .error, "the scene contains itself; the inner one is left out",
          at: scene.location))
      return nil
    }
    if let reference = scene.children.first(where: { $0.id == id && $0.isNamed("viewControllerPlaceholder") })
    {
      return try nibReferenced(reference)
    }
    let loading = NibInstantiation(
      document: document, objects: scene, name: "\(name)#\(id)", owner: nil, mode: nibMode, bundle: bundle,
      environment: NibEnvironment.current)
    defer { nibDiagnostics += loading.diagnostics }
    _ = try loading.run()
    guard let controller = loading.object(id: id) as? UIViewController else { return nil }
    try StoryboardRelations(self, inside: ancestors + [id]).resolve(controller)
    return controller
  }

  /// A scene of another storyboard.
  private func nibReferenced(_ reference: NibElement) throws -> UIViewController? {
    guard let name = reference["storyboardName"] else { return nil }
    let document = try StoryboardFiles.document(named: name, bundle: bundle)
    let other = UIStoryboard(document, name: name, bundle: bundle)
    other.nibMode = nibMode
    guard let identifier = reference["referencedIdentifier"] else { return try other.nibInitialController() }
    return try other.nibController(withIdentifier: identifier)
  }
}

/// Finds and reads storyboard files by name, where nibs are found too.
enum StoryboardFiles {
  /// - Throws: `NSInvalidArgumentException` with UIKit's text when there is none or it cannot be read.
  static func document(named name: String, bundle: Bundle) throws -> NibDocument {
    let suffix = ".storyboard"
    let bare = name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
    guard !bare.isEmpty, !bare.contains("/") else { throw missing(name, bundle) }
    for folder in NibSearchPath.folders(of: bundle) {
      let url = folder.appendingPathComponent(bare + suffix)
      guard let data = FileManager.default.contents(atPath: url.path) else { continue }
      return try read([UInt8](data), file: url.path, name, bundle)
    }
    if let bytes = NibSearchPath.embedded(bare) { return try read(bytes, file: bare + suffix, name, bundle) }
    throw missing(name, bundle)
  }

  private static func read(_ bytes: [UInt8], file: String, _ name: String, _ bundle: Bundle) throws
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

  private static func missing(_ name: String, _ bundle: Bundle) -> NibException {
    .invalidArgument(
      "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)")
  }
}
