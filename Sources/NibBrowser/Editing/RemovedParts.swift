import NibAnalysis
import NibCore
import NibTools

/// The outlets, actions, segues, constraints and views that an edit removes, in words for its preview.
struct RemovedParts {
  /// A line for each kind of object, such as `Outlets: titleLabel of table view controller "List"`.
  let lines: [String]

  /// The maximum number of names of a kind.
  private static let limit = 8

  /// - Parameter chosen: the objects that the edit is about, which are not listed.
  init(from old: NibDocument, to new: NibDocument, besides chosen: Set<String> = []) {
    let removed = old.root.descendants.filter { element in
      element.id.map { !chosen.contains($0) && new.object(id: $0) == nil } ?? false
    }
    let gone = chosen.filter { new.object(id: $0) == nil }
    func isInside(_ element: NibElement) -> Bool {
      sequence(first: element, next: \.parent).contains { $0.id.map(gone.contains) ?? false }
    }
    func line(_ title: String, _ names: [String]) -> String? {
      guard !names.isEmpty else { return nil }
      let more = names.count > RemovedParts.limit ? ", and \(names.count - RemovedParts.limit) more" : ""
      return "\(title): " + names.prefix(RemovedParts.limit).joined(separator: ", ") + more
    }
    func connections(_ names: [String]) -> [String] {
      removed.filter { names.contains($0.name) }.map(RemovedParts.name)
    }
    let constraints = removed.filter { $0.isNamed("constraint") && !isInside($0) }
    let views = removed.filter(\.isShownView)
    let segues = removed.filter { $0.isNamed("segue") }.map { segue in
      SegueSentence.text(of: segue) + RemovedParts.owner(of: segue)
    }
    let losesStart = old.root["initialViewController"] != nil && new.root["initialViewController"] == nil
    lines = [
      line("Outlets removed", connections(["outlet", "outletCollection"])),
      line("Actions removed", connections(["action"])), line("Segues removed", segues),
      line("Constraints removed", constraints.map { ConstraintSentence($0).text }),
      line("Views removed", views.map { ObjectName($0).brief }),
      losesStart ? "The storyboard has no initial view controller any more." : nil,
    ].compactMap { $0 }
  }

  /// The name of an outlet or action with the object that has it.
  private static func name(_ connection: NibElement) -> String {
    (connection["property"] ?? connection["selector"] ?? connection.name) + owner(of: connection)
  }

  /// For example, ` of button "Save"`.
  private static func owner(of connection: NibElement) -> String {
    (connection.parent?.parent).map { " of \(ObjectName($0).brief)" } ?? ""
  }
}

extension NibElement {
  /// Whether the element is a view in the list of its superview.
  fileprivate var isShownView: Bool { parent?.isNamed("subviews") == true }
}
