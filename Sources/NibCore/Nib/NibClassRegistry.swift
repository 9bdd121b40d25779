import Synchronization

/// Finds classes by the names that documents use.
public enum NibClassRegistry {
  private struct State {
    /// Registered classes, by bare name.
    var classes: [String: AnyClass] = [:]
    /// Modules registered for the documents in a folder.
    var folders: [(path: String, module: String)] = []
    /// Whether only registered modules are searched, and not those that documents name.
    var isTool = false
    /// The results of earlier look-ups; the value is `nil` if no class was found.
    var lookups: [CustomName: AnyClass?] = [:]
    /// The number of changes after which look-ups can have other results.
    var changes = 0
    /// The results of earlier look-ups of classes of UIKit, by element and by class. They never change.
    var elementClasses: [String: AnyClass?] = [:]
    var builtInClasses: [String: AnyClass?] = [:]

    mutating func forgetLookups() {
      lookups.removeAll()
      changes += 1
    }
  }

  /// The name of a custom class, and the modules in which a document looks it up first.
  private struct CustomName: Hashable {
    let name: String
    let module: String?
    let documentModules: [String]
  }

  private static let state = Mutex(State())

  /// Registers a class under the given name, or under its bare name (the name without module and enclosing
  /// types). Needed only for private and nested classes, which the Swift runtime does not find by name.
  public static func register(_ type: AnyClass, as name: String? = nil) {
    state.withLock { state in
      state.classes[name ?? nibBareName(of: type)] = type
      state.forgetLookups()
    }
  }

  /// Registers the module of `type` as one in which custom classes are looked up by their bare name.
  public static func registerModule(of type: AnyClass) {
    guard let module = module(of: type) else { return }
    if RegisteredModules.add(module) { state.withLock { $0.forgetLookups() } }
    BoundMembers.forgetAll()
  }

  /// The modules in which custom classes of all documents are searched, without NibCore.
  static var searchedModules: [String] {
    (state.withLock { $0.isTool } ? [] : [mainModule]) + RegisteredModules.names
  }

  /// Registers the module of `type` for one document, or for the documents in a folder and its subfolders. Only these
  /// documents find the module's custom classes by their bare name.
  package static func registerModule(of type: AnyClass, forDocumentsAt place: URL) {
    guard let module = module(of: type) else { return }
    let path = Disk.resolved(place.path) + "/"
    state.withLock { state in
      if !state.folders.contains(where: { $0 == (path, module) }) { state.folders.append((path, module)) }
    }
  }

  /// Makes look-ups search only NibCore and registered modules, even if a document names another module. A tool that
  /// shows documents of other people calls this function first, so that no document can run code of the tool.
  package static func searchOnlyRegisteredModules() {
    state.withLock { state in
      state.isTool = true
      state.forgetLookups()
    }
  }

  /// The modules registered for the folders that contain a document, and for the document itself.
  private static func modules(
    ofDocument file: String, in folders: [(path: String, module: String)]
  ) -> [String] {
    guard !folders.isEmpty else { return [] }
    let path = Disk.resolved(file)
    return folders.filter { (path + "/").hasPrefix($0.path) }.map(\.module)
  }

  /// The class with the given name (docs/behaviours.md A27). Looks among the registered classes first, then
  /// in the module that the document names, then in every known module.
  ///
  /// - Parameter file: the document's path, because modules can be registered for some documents only.
  package static func customClass(_ name: String, module: String?, file: String = "") -> AnyClass? {
    let (folders, isTool, changes) = state.withLock { ($0.folders, $0.isTool, $0.changes) }
    let documentModules = modules(ofDocument: file, in: folders)
    let key = CustomName(name: name, module: isTool ? nil : module, documentModules: documentModules)
    if let known = state.withLock({ $0.lookups[key] }) { return known }
    var found: AnyClass? = state.withLock { $0.classes[name] }
    if found == nil {
      let modules = [key.module].compactMap { $0 } + documentModules + RegisteredModules.names
      found = runtimeClass(name, in: modules + (isTool ? [] : [mainModule]) + frameworks(with: name))
    }
    state.withLock { if $0.changes == changes { $0.lookups[key] = .some(found) } }
    return found
  }

  /// The modules with the classes of UIKit that NibTerm implements.
  static let frameworks = ["NibCore", "NibResources", "NibFoundation"]

  /// The prefixes of classes in NibCore alone: those of frameworks that NibTerm implements in part, and its own.
  private static let prefixesOfCore = [
    "MK", "WK", "AR", "AV", "GLK", "MTK", "MP", "PDF", "PH", "PK", "SCN", "SK", "NM", "Nib",
    "StoryboardReference",
  ]

  /// The modules that can have a class of UIKit with the given name.
  ///
  /// Modules are searched only for names with the prefixes of their public classes. A search that fails reads the names
  /// of all types of the program, and a document never refers to an internal class of NibTerm.
  private static func frameworks(with name: String) -> [String] {
    func begins(with prefixes: [String]) -> Bool { prefixes.contains { name.beginsExactly(with: $0) } }
    if begins(with: ["UI", "NS", "CA", "CG", "OS"]) { return frameworks }
    return begins(with: prefixesOfCore) ? [frameworks[0]] : []
  }

  /// The UIKit class of an element; `nil` if NibTerm does not implement that class.
  package static func builtInClass(forElement element: String) -> AnyClass? {
    if let known = state.withLock({ $0.elementClasses[element] }) { return known }
    let isObject = !ElementAliases.withoutClass.contains(element)
    let found: AnyClass? = isObject ? builtInClass(named: className(ofElement: element)) : nil
    state.withLock { $0.elementClasses[element] = .some(found) }
    return found
  }

  /// The UIKit class with the given name, if NibTerm implements it. Results are cached, because the runtime
  /// searches all classes before it reports that it found none. No lock is held during the search, for which other
  /// threads would have to wait.
  package static func builtInClass(named name: String) -> AnyClass? {
    if let known = state.withLock({ $0.builtInClasses[name] }) { return known }
    let found: AnyClass? = runtimeClass(name, in: frameworks(with: name))
    state.withLock { $0.builtInClasses[name] = .some(found) }
    return found
  }

  /// The class with the given name in the first module that has one.
  private static func runtimeClass(_ name: String, in modules: [String]) -> AnyClass? {
    for module in modules {
      if let found = RegisteredModules.runtimeClass(name, in: module) { return found }
    }
    return nil
  }

  /// The class name of an element, such as `UILabel` for `label`. Irregular names come from `ElementAliases`.
  package static func className(ofElement element: String) -> String {
    if let alias = ElementAliases.classNames[element] { return alias }
    return "UI" + element.prefix(1).uppercased() + String(element.dropFirst())
  }

  /// The module a class was compiled in.
  static func module(of type: AnyClass) -> String? {
    ClassReflection.name(of: type, isQualified: true).split(separator: ".").first.map(String.init)
  }

  /// Whether a class is one of UIKit that NibTerm implements.
  static func isOfFramework(_ type: AnyClass) -> Bool { module(of: type).map(frameworks.contains) ?? false }

  /// The module of the program itself, derived from the executable's name.
  private static let mainModule: String = {
    let name = CommandLine.arguments.first.map { $0.split(separator: "/").last.map(String.init) ?? $0 } ?? ""
    return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }()
}

/// Elements whose class is not `UI` plus the element's name.
enum ElementAliases {
  /// Elements from which no objects are created, although UIKit has classes with such names for programs.
  static let withoutClass: Set<String> = [
    "action", "activity", "command", "deferredMenuElement", "keyCommand", "menu", "menuElement", "pasteboard",
    "contextMenuInteraction", "contextualAction", "accessibility",
  ]

  static let classNames: [String: String] = [
    "containerView": "UIView",
    "collectionViewCellContentView": "UIView",
    // Interface Builder itself misspells this element.
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "mapView": "MKMapView", "wkWebView": "WKWebView", "webView": "UIWebView", "sceneKitView": "SCNView",
    "skView": "SKView", "mtkView": "MTKView", "glkView": "GLKView", "arscnView": "ARSCNView",
    "arskView": "ARSKView", "customObject": "NSObject", "viewControllerPlaceholder": "StoryboardReference",
    "glkViewController": "GLKViewController", "avPlayerViewController": "AVPlayerViewController",
    "hostingController": "UIHostingController",
  ]
}
