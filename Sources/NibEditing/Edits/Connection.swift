import NibFormats
import NibSupport

/// Connects an outlet, an action or a segue.
package struct Connection: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// An outlet of the source. It replaces the previous connection of the outlet.
    case outlet(String)
    /// An outlet collection of the source, which can have several connections.
    case outletCollection(String)
    /// An action that the source sends to the destination.
    ///
    /// - Parameter event: the event of a control; `nil` for the one that Interface Builder chooses.
    case action(String, event: String?)
    /// A segue to a controller, which the source triggers, or which a controller performs by its identifier.
    ///
    /// - Parameter kind: one of `NewSegue.kinds`, or the selector of the action to which an unwind segue leads.
    case segue(kind: String, identifier: String?)
  }

  /// The id of the object that has the outlet, or that sends the action.
  package let source: String
  package let kind: Kind
  /// The id of the object that the outlet names, or that receives the action.
  package let destination: String

  /// The identifier of a new segue; `nil` without one.
  var identifier: String? {
    if case .segue(_, let identifier) = kind { identifier } else { nil }
  }

  package init(_ source: String, _ kind: Kind, _ destination: String) {
    (self.source, self.kind, self.destination) = (source, kind, destination)
  }

  func edits(_ maker: EditMaker) throws(EditError) -> [SourceEdit] {
    let source = try maker.object(source)
    let target = try maker.object(destination)
    if case .segue(let kind, let identifier) = kind {
      return try NewSegue(kind, identifier, from: source, to: target, maker).edits
    }
    try Connection.checkScenes(source, target)
    var ids = maker.freshIDs
    let draft: NibDraft
    switch kind {
    case .outlet(let name):
      try check(name)
      let existing = source.children(named: "outlet", inside: "connections").first { $0["property"] == name }
      if let existing { return maker.edits(setting: "destination", of: existing, to: target.id) }
      draft = NibDraft("outlet", ["property": name])
    case .outletCollection(let name):
      try check(name)
      draft = NibDraft("outletCollection", ["property": name])
      draft["collectionClass"] = "NSArray"
    case .action(let selector, let event):
      guard CodeName.selector.matches(selector) else {
        throw EditError("'\(selector)' is not a selector")
      }
      guard source.canSendActions else {
        throw EditError(
          "\(source.name) '\(self.source)' sends no actions; only controls, bar button items and gesture recognizers do"
        )
      }
      draft = NibDraft("action", ["selector": selector])
      draft["eventType"] = try self.event(event, of: source)
    case .segue: return []
    }
    draft["destination"] = target.id
    let id = ids.make(for: ExactText("\(maker.source.count) \(draft.attributes.map(\.value))")).text
    draft["id"] = id
    return Connection.adding(draft, to: source, maker)
  }

  /// Only segues lead from a scene to another one.
  static func checkScenes(_ source: NibElement, _ target: NibElement) throws(EditError) {
    let scenes = [source, target].map { $0.ancestor(named: "scene") }
    guard scenes[0] != scenes[1] else { return }
    throw EditError(
      "\(source.name) '\(source.id ?? "")' and \(target.name) '\(target.id ?? "")' are in different scenes; outlets and "
        + "actions connect objects of one scene, and only segues lead to another one")
  }

  private func check(_ name: String) throws(EditError) {
    guard CodeName.member.matches(name) else {
      throw EditError("'\(name)' is not the name of an outlet")
    }
  }

  /// The event for an action of a control; `nil` for another object.
  private func event(_ event: String?, of source: NibElement) throws(EditError) -> String? {
    guard source.canBeControl else {
      if event == nil { return nil }
      throw EditError("\(source.name) '\(self.source)' has no events; only controls have")
    }
    let words = SchemaWords.controlEvents.all
    guard let event else {
      switch source.name {
      case "button", "view": return "touchUpInside"
      case "textField": return "editingDidEnd"
      default: return "valueChanged"
      }
    }
    guard words.contains(event) else {
      let question = Suggestion(for: event, from: words).question.map { ". \($0)" } ?? ""
      throw EditError("'\(event)' is not an event of controls\(question)")
    }
    return event
  }

  /// The edits that add a connection. Interface Builder sorts connections by their kinds, and outlets and actions by
  /// their names.
  static func adding(_ draft: NibDraft, to source: NibElement, _ maker: EditMaker) -> [SourceEdit] {
    guard let list = source.child(named: "connections") else {
      let list = NibDraft("connections")
      list.children = [draft]
      return maker.edits(adding: [list], to: source)
    }
    let key = Connection.key(draft.name, draft["property"] ?? draft["selector"])
    let follower = list.children.first { Connection.key($0.name, $0["property"] ?? $0["selector"]) > key }
    return maker.edits(adding: [draft], to: list, before: follower)
  }

  private static func key(_ element: String, _ name: String?) -> (Int, String) {
    (["action", "outlet", "outletCollection", "segue"].firstIndex(of: element) ?? 4, name ?? "")
  }
}

/// Removes connections of an object: outlets, actions and segues.
package struct Disconnection: Hashable, Sendable {
  /// The id of the object that has the connections.
  package let source: String
  /// The name of the outlet, the selector of the action, the identifier or kind of the segue, or the id of the
  /// connection; `nil` for all connections.
  package let name: String?
  /// The id of the other object; `nil` for any.
  package let destination: String?

  package init(_ source: String, _ name: String? = nil, to destination: String? = nil) {
    (self.source, self.name, self.destination) = (source, name, destination)
  }

  func edits(_ maker: EditMaker) throws(EditError) -> [SourceEdit] {
    let source = try maker.object(source)
    let connections = source.children(inside: "connections")
    let matching = connections.filter { connection in
      (name.map { Disconnection.names(of: connection).contains($0) } ?? true)
        && (destination == nil || connection["destination"] == destination)
    }
    guard !matching.isEmpty else {
      let names = connections.compactMap { Disconnection.names(of: $0).first }.uniqued().map { "'\($0)'" }
      throw EditError(
        "\(source.name) '\(self.source)' has no connection\(name.map { " '\($0)'" } ?? "")"
          + "\(destination.map { " to '\($0)'" } ?? ""); it has "
          + (names.isEmpty ? "no connections" : names.joined(separator: ", ")))
    }
    return maker.edits(removing: References(maker.document).dependents(of: Set(matching)).elements)
  }

  /// The names of a connection, the most specific first.
  private static func names(of connection: NibElement) -> [String] {
    ["property", "selector", "identifier", "unwindAction", "relationship", "kind", "id"].compactMap {
      connection[$0]
    }
  }
}
