/// Translates outlets, outlet collections and actions. A nib stores them in one list of connections, each of
/// which refers to its source and its destination.
enum CodedConnections {
  private static let outlet = "UIRuntimeOutletConnection"
  private static let action = "UIRuntimeEventConnection"
  private static let collection = "UIRuntimeOutletCollectionConnection"
  private static let label = "UILabel"
  private static let source = "UISource"
  private static let destination = "UIDestination"
  private static let eventMask = "UIEventMask"

  // MARK: From a nib

  /// Adds each connection to the element of its source.
  static func translate(_ translation: CodedTranslation) {
    let graph = translation.graph
    for connection in graph.objects(in: "UINibConnectionsKey", of: graph.root) {
      translate(connection, translation)
    }
  }

  /// The ids of the elements of connections, in the order of the nib's list.
  static func order(in translation: CodedTranslation) -> [String] {
    let graph = translation.graph
    return graph.objects(in: "UINibConnectionsKey", of: graph.root).map { connection in
      let ends = [destination, source].compactMap { graph.object($0, of: connection) }
      let template = ends.first { CodedSegues.isTemplate(graph.objects[$0]) }
      return translation.id(of: template ?? connection)
    }
  }

  /// Adds a connection to the element of its source.
  private static func translate(_ connection: Int, _ translation: CodedTranslation) {
    let graph = translation.graph
    guard let from = graph.object(source, of: connection),
      let to = graph.object(destination, of: connection)
    else { return }
    if CodedSegues.isTemplate(graph.objects[from]) {
      // The template of a segue is connected to the view in which it shows a controller.
      guard graph.string(label, of: connection) == CodedSegues.container else { return }
      return CodedSegues.add(from, to: to, translation)
    }
    guard let element = translation.drafts[from], !isStructural(connection, graph) else { return }
    if CodedSegues.isTemplate(graph.objects[to]) {
      let mask = graph.int(eventMask, of: connection)
      return CodedSegues.add(
        to, to: from, trigger: graph.string(label, of: connection) ?? "", eventMask: mask, translation)
    }
    let drafts: [NibDraft]
    switch graph.objects[connection].className {
    case outlet: drafts = [draft("outlet", of: connection, to: to, translation)]
    case action: drafts = actions(connection, to: to, translation)
    case collection: drafts = outletCollections(connection, list: to, translation)
    default:
      let name = graph.objects[connection].className
      return translation.report(
        .unknownConnection, "the connection class \(name) is unknown; the connection is left out",
        at: graph.objects[connection].offset)
    }
    element.childAdding(named: "connections").children += drafts
  }

  /// Whether a connection exists only in nibs, not in documents. These are the connections that every nib of a
  /// storyboard has, and those to the data source of static cells.
  private static func isStructural(_ connection: Int, _ graph: CodedGraph) -> Bool {
    func className(_ key: String) -> String? { graph.className(graph.value(key, of: connection)) }
    if className(destination) == CodedTableSections.className { return true }
    switch graph.string(label, of: connection) {
    case "storyboard"?, "sceneViewController"?:
      return className(source) == "UIProxyObject" || className(destination) == "UIProxyObject"
    default: return false
    }
  }

  /// The element of a connection.
  ///
  /// - Parameter suffix: makes the id unique if a connection becomes several elements.
  private static func draft(
    _ name: String, of connection: Int, to: Int, idSuffix suffix: String = "", _ translation: CodedTranslation
  ) -> NibDraft {
    let draft = NibDraft(name, at: translation.graph.objects[connection].offset)
    let text = translation.graph.string(label, of: connection)
    draft[name == "action" ? "selector" : "property"] = text
    draft["destination"] = translation.id(of: to)
    draft["id"] = translation.id(of: connection) + suffix
    return draft
  }

  /// The elements of an action: one for each event in the event mask, or one without an event if there is no
  /// mask, as for bar button items.
  private static func actions(
    _ connection: Int, to: Int, _ translation: CodedTranslation
  ) -> [NibDraft] {
    let graph = translation.graph
    let mask = graph.int(eventMask, of: connection) ?? 0
    let words = SchemaWords.controlEvents.words(inMask: mask)
    guard !words.isEmpty else { return [draft("action", of: connection, to: to, translation)] }
    return words.enumerated().map { position, word in
      let suffix = position == 0 ? "" : "-\(word)"
      let action = draft("action", of: connection, to: to, idSuffix: suffix, translation)
      action["eventType"] = word
      return action
    }
  }

  /// The elements of an outlet collection, one for each object in the list that is its destination.
  private static func outletCollections(
    _ connection: Int, list: Int, _ translation: CodedTranslation
  ) -> [NibDraft] {
    let graph = translation.graph
    let className = graph.string("runtimeCollectionClassName", of: connection)
    let members = (graph.array(.object(list)) ?? []).compactMap { graph.object($0) }
    return members.enumerated().map { position, member in
      let draft = draft(
        "outletCollection", of: connection, to: member, idSuffix: position == 0 ? "" : "-\(position)",
        translation)
      if graph.bool("addsContentToExistingCollection", of: connection) == true {
        draft["appends"] = "YES"
      }
      if let className, className != "NSArray" { draft["collectionClass"] = className }
      return draft
    }
  }

  // MARK: To a nib

  /// A connection of a nib, and the id that it has in the document; empty for one that the document does not contain.
  private typealias Identified = (id: String, value: CodedGraph.Value)

  /// Compiles the connections of a nib, in the order of its list.
  static func compile(_ compilation: CodedCompilation) -> [CodedGraph.Value] {
    let lists = connectionLists(of: compilation)
    let connections = lists.flatMap { element, connections in
      guard let source = objectNumber(of: element, compilation) else { return [Identified]() }
      return connections.filter { !$0.isNamed("outletCollection") }.compactMap { connection in
        let value =
          connection.isNamed("segue")
          ? trigger(of: connection, from: source, element, compilation)
          : compile(connection, from: source, compilation)
        return value.map { (connection.id ?? "", $0) }
      } + collections(connections, from: source, compilation)
    }
    return sorted(connections + compilation.generatedConnections.map { ("", $0) }, compilation)
  }

  /// The connections of each object of a nib, in document order.
  private static func connectionLists(
    of compilation: CodedCompilation
  ) -> [(source: NibElement, connections: [NibElement])] {
    guard let scope = compilation.storyboardScope else {
      return compilation.nibElements.filter { $0.isNamed("connections") }.compactMap { list in
        list.parent.map { ($0, Array(list.children)) }
      }
    }
    var lists: [(source: NibElement, connections: [NibElement])] = []
    for connection in scope.connections {
      if lists.last?.source != connection.source { lists.append((connection.source, [])) }
      lists[lists.count - 1].connections.append(connection.element)
    }
    return lists
  }

  /// The order of the classes in the list of connections.
  private static func classOrder(_ style: CompilerStyle) -> [String] {
    style.listsActionsFirst ? [action, collection, outlet] : [collection, outlet, action]
  }

  /// The labels of the outlets that are before all others.
  private static func firstLabels(_ style: CompilerStyle) -> [String] {
    style.listsActionsFirst ? ["staticDataSource"] : ["staticDataSource", "storyboard"]
  }

  /// Connections in the order in which nibs list them: by class, then by label, then by id.
  private static func sorted(
    _ connections: [Identified], _ compilation: CodedCompilation
  ) -> [CodedGraph.Value] {
    let firstLabels = firstLabels(compilation.style)
    let classOrder = classOrder(compilation.style)
    let ranked = connections.enumerated().map { position, connection in
      let object = compilation.object(connection.value)
      let name = object.flatMap { compilation.text(for: label, of: $0) } ?? ""
      let isFirst = object?.className == outlet && firstLabels.contains(name)
      let rank = isFirst ? -1 : object.flatMap { classOrder.firstIndex(of: $0.className) } ?? classOrder.count
      return (
        rank: rank, name: Array(name.utf8), id: Array(connection.id.utf8), position: position,
        value: connection.value
      )
    }
    return ranked.sorted { a, b in
      if a.rank != b.rank { return a.rank < b.rank }
      if a.name != b.name { return a.name.lexicographicallyPrecedes(b.name) }
      if a.id != b.id { return a.id.lexicographicallyPrecedes(b.id) }
      return a.position < b.position
    }.map(\.value)
  }

  /// The connection through which an object performs a segue; `nil` if only code performs it.
  private static func trigger(
    of segue: NibElement, from source: Int, _ element: NibElement, _ compilation: CodedCompilation
  ) -> CodedGraph.Value? {
    guard let template = compilation.number(of: segue) else {
      compilation.report(
        .notCompiled, "only storyboards can contain segues; it is left out", at: segue.location, in: segue)
      return nil
    }
    switch CodedSegues.trigger(of: segue, in: element) {
    case .code?: return nil
    case .container?:
      return .object(
        add(outlet, named: CodedSegues.container, from: template, to: .object(source), compilation))
    case .outlet(let name)?:
      return .object(add(outlet, named: name, from: source, to: .object(template), compilation))
    case .event(let bit)?:
      let number = add(action, named: "perform:", from: source, to: .object(template), compilation)
      if let bit { compilation.set(eventMask, .integer(1 << Int64(bit)), of: number) }
      return .object(number)
    case nil: return nil
    }
  }

  /// The number of the object that an element compiles to. For a placeholder, this is its proxy.
  private static func objectNumber(of element: NibElement, _ compilation: CodedCompilation) -> Int? {
    compilation.proxy(for: element) ?? compilation.number(of: element)
  }

  /// Compiles the element of a connection. If a nib cannot contain the connection, reports a diagnostic and returns
  /// `nil`.
  private static func compile(
    _ element: NibElement, from: Int, _ compilation: CodedCompilation
  ) -> CodedGraph.Value? {
    guard ["outlet", "action"].contains(element.name) else {
      compilation.report(
        .notCompiled, "<\(element.name)> has no known form in a separate compiled nib; it is left out",
        at: element.location, in: element)
      return nil
    }
    guard let to = element["destination"].flatMap({ compilation.number(id: $0) }) else {
      compilation.report(
        .notCompiled, "the connection refers to an object that is not in the compiled nib; it is left out",
        at: element.location, in: element)
      return nil
    }
    let isAction = element.isNamed("action")
    UncompiledParts(attributes: ["destination"] + (isAction ? ["selector", "eventType"] : ["property"]))
      .report(element, to: compilation)
    let number = add(
      isAction ? action : outlet, named: element[isAction ? "selector" : "property"] ?? "", from: from,
      to: .object(to), compilation)
    if let bit = element["eventType"].flatMap({ SchemaWords.controlEvents.number(of: $0) }) {
      compilation.set(eventMask, .integer(1 << Int64(bit)), of: number)
    }
    return .object(number)
  }

  /// The connections of the outlet collections among some elements. A document has one element for each
  /// object in a collection; a nib has one connection for each collection, whose destination is a list of the
  /// objects.
  private static func collections(
    _ list: [NibElement], from: Int, _ compilation: CodedCompilation
  ) -> [Identified] {
    var order: [String] = []
    var members: [String: [NibElement]] = [:]
    for element in list where element.isNamed("outletCollection") {
      let property = element["property"] ?? ""
      if members[property] == nil { order.append(property) }
      members[property, default: []].append(element)
    }
    return order.map { property in
      let elements = members[property] ?? []
      for element in elements {
        UncompiledParts(attributes: ["property", "destination", "collectionClass", "appends"])
          .report(element, to: compilation)
      }
      let values = elements.compactMap { $0["destination"].flatMap { compilation.number(id: $0) } }
      let objects = compilation.list(values.map { .object($0) }, "NSMutableArray")
      let number = add(collection, named: property, from: from, to: objects, compilation)
      let className = elements.lazy.compactMap { $0["collectionClass"] }.first ?? "NSArray"
      compilation.set("runtimeCollectionClassName", compilation.string(className), of: number)
      let appends = elements.contains { $0.bool("appends") == true }
      compilation.set("addsContentToExistingCollection", .bool(appends), of: number)
      return (elements.first?.id ?? "", .object(number))
    }
  }

  /// Adds a connection and returns its number.
  private static func add(
    _ className: String, named name: String, from: Int, to: CodedGraph.Value, _ compilation: CodedCompilation
  ) -> Int {
    compilation.add(
      className, [(label, compilation.string(name)), (source, .object(from)), (destination, to)])
  }
}

extension DiagnosticKind {
  package static let unknownConnection = DiagnosticKind(
    "unknown-connection", .files, .warning,
    "The class of a connection in a compiled nib is not known; it is left out.")
}
