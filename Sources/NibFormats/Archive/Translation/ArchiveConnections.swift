/// The connections of an archive, such as outlets and actions, grouped by the object whose element contains them.
final class ArchiveConnections {
  private var elements: [NibElement: [NibDraft]] = [:]

  init(_ archive: Archive) {
    for record in archive.container["connectionRecords"]?.items ?? [] {
      guard let connection = record["connection"] else { continue }
      let kind = ArchiveConnectionKind(connection.className ?? "")
      guard let owner = connection[kind.owner] else { continue }
      let element = ArchiveConnections.element(
        for: connection, kind, record: record, records: archive.records)
      elements[owner.element, default: []].append(element)
    }
  }

  /// The connections to write inside the element of an object, in archive order.
  func elements(from object: ArchiveValue) -> [NibDraft] { elements[object.element] ?? [] }

  /// The element of an outlet, action or other connection.
  private static func element(
    for connection: ArchiveValue, _ kind: ArchiveConnectionKind, record: ArchiveValue,
    records: ArchiveRecords
  ) -> NibDraft {
    let draft = NibDraft(kind.element, at: connection.element.offset)
    draft[kind.labelAttribute] = connection["label"]?.string ?? ""
    if let target = connection[kind.target].flatMap({ records.id(of: $0) }) {
      draft[kind.targetAttribute] = target
    }
    for field in connection.fields { kind.add(field, to: draft) }
    if let id = record["connectionID"]?.attributeText { draft["id"] = id }
    return draft
  }
}

/// The kinds of connections in archives for iOS and macOS, identified by their archived classes. `action` is an action
/// of UIKit, `targetAction` one of AppKit.
private enum ArchiveConnectionKind {
  case outlet, collection, action, targetAction, binding

  init(_ className: String) {
    if className.contains("OutletCollection") {
      self = .collection
    } else if className.contains("Event") {
      self = .action
    } else if className.contains("Action") {
      self = .targetAction
    } else {
      self = className.contains("Binding") ? .binding : .outlet
    }
  }

  var element: String {
    switch self {
    case .outlet: "outlet"
    case .collection: "outletCollection"
    case .action, .targetAction: "action"
    case .binding: "binding"
    }
  }

  var labelAttribute: String {
    switch self {
    case .outlet, .collection: "property"
    case .action, .targetAction: "selector"
    case .binding: "name"
    }
  }

  /// The key of the object whose element contains the connection. An archive calls the target of an AppKit action its
  /// source, and the sender, whose element contains the action, its destination.
  var owner: String { self == .targetAction ? "destination" : "source" }
  /// The key of the object that the connection refers to.
  var target: String { self == .targetAction ? "source" : "destination" }
  var targetAttribute: String { self == .targetAction ? "target" : "destination" }

  /// Adds a field that only some kinds have. An unknown field becomes an `<archivedKey>`.
  func add(_ field: ArchiveField, to draft: NibDraft) {
    switch field.key {
    case "label", "source", "destination": break
    case "IBEventType":
      // Each number is one more than the position of the event's bit.
      if let event = field.value?.int.flatMap({ SchemaWords.controlEvents.word(of: $0 - 1) }) {
        draft["eventType"] = event
      }
    case "addsContentToExistingCollection":
      if field.value?.bool == true { draft["appends"] = "YES" }
    case "cachedDesigntimeCollectionClassName":
      if let name = field.value?.string { draft["collectionClass"] = name }
    case "connector": addBinding(field, to: draft)
    default: field.add(nil, to: draft)
    }
  }

  /// Adds the property and the key path of an AppKit binding.
  private func addBinding(_ field: ArchiveField, to draft: NibDraft) {
    guard let connector = field.value else { return }
    if let name = connector["NSBinding"]?.string { draft["name"] = name }
    if let path = connector["NSKeyPath"]?.string { draft["keyPath"] = path }
  }
}
