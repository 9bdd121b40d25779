import NibCore

extension CheckRule {
  package static let undefinedKey = CheckRule(
    "undefined-key", .loading, .error,
    "An outlet names a key that neither the class of its object nor a superclass has.",
    details: """
      Objective-C does not see properties without `@IBOutlet` or `@objc`, nor those of types that it does not have, such \
      as `Int?`, structures, tuples, and enumerations and protocols without `@objc`. A File's Owner that does not inherit \
      from `NSObject` has no keys at all, and neither has one that is nil: with `owner: nil`, no outlet of it can be set. \
      This is a note for a view of one of Apple's classes if libraries of the project \
      are not there, for example before `pod install`, because an extension in a library can declare outlets.
      """,
    advice: "Remove the connection, or declare the outlet. If it is declared, `@IBOutlet` is missing.",
    wrong: .card(outlet: "titel"), right: .card(),
    strict: { $0.outlets + $0.cells + $0.ownerOutlets })
}
