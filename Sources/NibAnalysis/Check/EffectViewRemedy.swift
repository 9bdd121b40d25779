import NibCore
import NibEditing

extension Remedy {
  /// The remedy for constraints that connect views in a visual effect view with the effect view: to connect them with the
  /// content view, which has the same bounds. `nil` if a constraint cannot be replaced.
  static func connectingWithContentView(_ constraints: [NibElement]) -> Remedy? {
    guard let effect = constraints.first?.parent?.parent, let content = effect.child(key: "contentView")?.id,
      let old = effect.id, !content.isEmpty, !old.isEmpty
    else { return nil }
    let new = constraints.compactMap { NewConstraint(of: $0, replacing: old, by: content) }
    let ids = constraints.compactMap(\.id).filter { !$0.isEmpty }
    guard new.count == constraints.count, ids.count == constraints.count else { return nil }
    return Remedy(
      "Connect the views with the content view of \(ObjectName(effect).inSentence) instead",
      [.remove(Removal(ids))] + new.map { .addConstraint($0) })
  }
}

extension NewConstraint {
  /// A constraint that says what one of the document says, about another object; `nil` if that has no other item.
  ///
  /// - Parameters:
  ///   - old: the id of the view that has the constraint.
  ///   - new: the id of the object that takes its place.
  fileprivate init?(of constraint: NibElement, replacing old: String, by new: String) {
    func anchor(_ item: String, _ attribute: String) -> Anchor? {
      constraint[attribute].map { name in
        let id = constraint[item] ?? old
        return Anchor(id == old ? new : id, name)
      }
    }
    guard let first = anchor("firstItem", "firstAttribute"), constraint["secondItem"] != nil,
      let second = anchor("secondItem", "secondAttribute")
    else { return nil }
    self.init(first, second)
    relation = constraint["relation"] ?? relation
    constant = constraint["constant"] ?? constant
    multiplier = constraint["multiplier"] ?? multiplier
    priority = constraint["priority"] ?? priority
    identifier = constraint["identifier"]
  }
}
