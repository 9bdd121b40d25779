/// The prototype cells of a nib, which are stored as nested nibs. Their objects are added to the graph of the
/// nib before it is translated.
struct CodedPrototypes {
  /// The graph of the nib, with the objects of all nested nibs.
  private(set) var graph: CodedGraph
  /// References to the prototype cells of each table and collection.
  private(set) var cells: [CodedTranslation.PrototypePlace: [CodedGraph.Value]] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  private let file: String
  /// The number of nested nibs that have been found.
  private var count = 0
  private var hasReportedLimit = false

  /// The largest number of nested nibs, and the number of objects in the graph above which no more nibs are
  /// added. Tables may share the data of their prototypes, so a small file could expand to a huge graph. Real
  /// files have a few dozen prototypes and a few thousand objects.
  private static let limits = (nibs: 500, objects: 100_000)

  /// The keys of the lists in a nib's root that contain data about its objects. The items of a nested nib's
  /// lists are added to those of the main nib.
  static let lists = [
    "UINibObjectsKey", "UINibConnectionsKey", "UINibAccessibilityConfigurationsKey",
    "UINibTraitStorageListsKey", "UINibKeyValuePairsKey",
  ]

  /// Adds the objects of all nested nibs to a graph.
  init(linking graph: CodedGraph, file: String) {
    self.graph = graph
    self.file = file
    var number = 0
    // A cell may contain a collection with prototype cells. It is visited too, because the objects of the
    // cell are added at the end of the graph.
    while number < self.graph.objects.count {
      for keys in PrototypeKeys.all { link(keys, of: number) }
      number += 1
    }
  }

  /// Links the nibs of the prototypes of a table or collection view.
  private mutating func link(_ keys: PrototypeKeys, of object: Int) {
    guard let nibs = graph.dictionary(keys.nibs, of: object) else { return }
    let external = graph.dictionary(keys.external, of: object) ?? []
    for nib in nibs {
      guard let data = archive(of: nib.value) else { continue }
      guard countNib(object) else { return }
      let objects = external.first { graph.string($0.key) == graph.string(nib.key) }
      let place = CodedTranslation.PrototypePlace(object: object, key: kind(of: nib.key) ?? keys.nibs)
      link(data, to: place, external: objects?.value)
    }
  }

  /// The kind of the supplementary view that is stored under a key; `nil` for a cell.
  private func kind(of key: CodedGraph.Value) -> String? {
    let name = graph.string(key) ?? ""
    return PrototypeKeys.supplementaryKinds.first { name.hasPrefix($0.value + "/") }?.value
  }

  /// Counts a nib that is to be added. Returns false if a limit is exceeded, and reports this once.
  private mutating func countNib(_ object: Int) -> Bool {
    count += 1
    guard count > Self.limits.nibs || graph.objects.count > Self.limits.objects else { return true }
    if !hasReportedLimit {
      hasReportedLimit = true
      let location = SourceLocation(file: file, offset: graph.objects[object].offset ?? 0)
      diagnostics.append(
        Diagnostic(
          .tooManyPrototypes,
          "object \(object) (\(graph.objects[object].className)) has prototype cells beyond the limit of "
            + "\(Self.limits.nibs) cells or \(Self.limits.objects) objects; they and all later ones are left out",
          at: location))
    }
    return false
  }

  /// The bytes of a nested nib; `nil` if the value is not a nib.
  private func archive(of nib: CodedGraph.Value) -> [UInt8]? {
    guard let nib = graph.object(nib) else { return nil }
    return graph.data("archiveData", of: nib)
  }

  /// Reads the nib of a prototype, and links its objects with those of the document.
  private mutating func link(
    _ data: [UInt8], to place: CodedTranslation.PrototypePlace, external: CodedGraph.Value?
  ) {
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
    let first = graph.objects.count
    let root = graph.link(inner, proxies: proxies(external))
    for list in Self.lists { graph.appendList(list, ofRoot: root) }
    let top = graph.array("UINibTopLevelObjectsKey", of: root) ?? []
    // A proxy that an object of the main nib replaces is not part of the prototype.
    cells[place, default: []] += top.filter { value in
      graph.object(value).map { $0 >= first && graph.objects[$0].className != "UIProxyObject" } ?? false
    }
  }

  /// The objects that replace the proxies in a prototype, by the identifiers of the proxies: the proxies of
  /// the main nib, and the objects that the table lists.
  private func proxies(_ external: CodedGraph.Value?) -> [String: Int] {
    var result: [String: Int] = [:]
    for number in graph.objects.indices {
      guard let identifier = graph.proxyIdentifier(of: number), result[identifier] == nil else { continue }
      result[identifier] = number
    }
    for pair in graph.dictionary(external) ?? [] {
      if let name = graph.string(pair.key), let target = graph.object(pair.value) { result[name] = target }
    }
    return result
  }
}

extension DiagnosticKind {
  package static let tooManyPrototypes = DiagnosticKind(
    "too-many-prototypes", .files, .error,
    "A compiled nib has more prototype cells, or larger ones, than any real nib.",
    details: "Usually the cells refer to each other.", advice: "Compile it again.")
}

extension CodedPrototypes {
  /// Compiles prototypes to nibs inside the nib of their table or collection.
  static func compile(
    _ prototypes: [CodedPrototype], _ keys: PrototypeKeys, into owner: CodedCompilation.Subject,
    _ storyboard: StoryboardCompiler
  ) {
    let compilation = owner.compilation
    var nibs: [(key: CodedGraph.Value, value: CodedGraph.Value)] = []
    var externals: [(key: CodedGraph.Value, value: CodedGraph.Value)] = []
    for prototype in prototypes {
      guard let name = prototype.element["reuseIdentifier"], !name.isEmpty else {
        compilation.report(
          .notCompiled,
          "the prototype has no reuse identifier, so that no cell can be made of it; it is left out",
          at: prototype.element.location, in: prototype.element)
        continue
      }
      let nib = storyboard.compilePart(prototype.element)
      compilation.report(nib.diagnostics)
      let key = compilation.string(prototype.prefix + name)
      let data = compilation.object("NSData", [("NS.bytes", .data(nib.bytes))])
      let values: CodedObjects.Values = [
        ("captureEnclosingNIBBundleOnDecode", .bool(true)), ("archiveData", data),
      ]
      nibs.append((key, compilation.object("UINib", values)))
      externals.append((key, compilation.table(of: nib.externals, "NSMutableDictionary")))
    }
    owner.set(keys.nibs, compilation.dictionary(nibs, "NSMutableDictionary"))
    owner.set(keys.external, compilation.dictionary(externals, "NSMutableDictionary"))
  }
}

extension CodedCompilation {
  /// The table of the objects to which an inner nib refers, by the names of its placeholders.
  func table(of externals: [StoryboardCompiler.External], _ className: String) -> CodedGraph.Value {
    dictionary(
      externals.compactMap { external in
        number(of: external.element).map { (string(external.name), .object($0)) }
      }, className)
  }
}
