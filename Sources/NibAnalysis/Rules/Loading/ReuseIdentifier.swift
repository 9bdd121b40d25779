import NibCore

extension CheckRule {
  static let reuseIdentifier = CheckRule(
    "reuse-identifier", .loading, .error,
    "The reuse identifier of the cell is not the one that it is registered for.",
    advice: "Use the same identifier in both places, or clear that of the cell.",
    wrong: .cellNib(identifier: "cart"), right: .cellNib(identifier: "card"),
    strict: { $0.cells })
}
