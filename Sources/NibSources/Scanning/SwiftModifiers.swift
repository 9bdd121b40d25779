/// The attributes and modifiers before a declaration.
struct SwiftModifiers {
  var attributes: Set<String> = []
  var words: Set<String> = []
  /// The argument of `@objc(...)`.
  var objectiveCName: String?
  var isStatic = false
  /// Whether the modifiers contain `private(set)` or `fileprivate(set)`.
  var hasPrivateSetter = false

  /// Whether all members of a class with these modifiers are visible to Objective-C.
  var exposesAll: Bool { attributes.contains("objcMembers") }

  /// Whether a member with these modifiers is visible to Objective-C.
  var isExposed: Bool {
    !attributes.isDisjoint(with: SwiftModifiers.exposingAttributes)
      || !words.isDisjoint(with: ["dynamic", "override"])
  }

  /// Whether a member with these modifiers can be used only in its file.
  var isPrivate: Bool { words.contains("private") || words.contains("fileprivate") }

  private static let exposingAttributes: Set<String> = [
    "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "GKInspectable", "NSManaged", "objc", "Outlet",
    "Inspectable",
  ]

  /// The words that may follow `class` where it declares a type member, as in `class func`.
  static let declarationWords: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "private", "fileprivate", "internal", "public",
    "open", "dynamic",
  ]

  /// The modifiers that may have an argument in parentheses.
  static let wordsWithArgument: Set<String> = [
    "private", "fileprivate", "internal", "public", "open", "unowned", "nonisolated", "package",
  ]
}
