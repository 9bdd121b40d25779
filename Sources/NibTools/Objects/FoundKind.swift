/// The role of a found text in its object: the text that it shows, its class, an outlet, and so on.
///
/// The name of a kind is shown with each result, and `name:` before a query limits it to the kind. Results of the same
/// quality are in the order of the kinds here.
package enum FoundKind: UInt8, CaseIterable, Sendable {
  case text, translation, `class`, outlet, action, identifier, segue, reuse, label, image, color, attribute,
    id

  /// The name of the kind, as users type it before a colon.
  package var name: String { "\(self)" }

  /// The kind with a name; `nil` if there is none.
  package init?(name: some StringProtocol) {
    guard let kind = FoundKind.allCases.first(where: { $0.name == name.lowercased() }) else { return nil }
    self = kind
  }

  /// The explanation of the kind in the help of `nibterm find`.
  package var summary: String {
    switch self {
    case .text: "texts, titles, placeholders and accessibility labels"
    case .translation: "texts in other languages, each after the name of its language"
    case .class: "custom classes"
    case .outlet: "outlets, of the object that they refer to and of the one that has them"
    case .action: "selectors of actions"
    case .identifier: "storyboard, restoration, constraint and accessibility identifiers"
    case .segue: "identifiers of segues"
    case .reuse: "reuse identifiers"
    case .label: "labels in Interface Builder"
    case .image: "names of images"
    case .color: "names of colors"
    case .attribute: "key paths and texts of runtime attributes"
    case .id: "object ids"
    }
  }
}
