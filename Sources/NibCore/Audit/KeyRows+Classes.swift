extension KeyRows {
  /// The classes whose properties connections can name, although nibs do not contain objects of exactly these classes.
  package static var types: [any NibKeyed.Type] {
    [
      UIResponder.self, UIApplication.self, UIAccessibilityElement.self, UILayoutGuide.self,
      NSLayoutConstraint.self,
    ]
  }

  private static let keys: [String: Set<String>] = types.reduce(into: [:]) { keys, type in
    keys[nibBareName(of: type)] = Set(type.nibKeys.map(\.name))
  }

  /// The keys of one of these classes; empty for any other class.
  package static func keys(of name: String) -> Set<String> { keys[name] ?? [] }
}
