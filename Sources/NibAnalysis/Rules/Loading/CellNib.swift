import NibCore

extension CheckRule {
  static let cellNib = CheckRule(
    "cell-nib", .loading, .error,
    "A nib that is registered for cells contains another top-level object besides the cell.",
    details: "This is a warning if no source file registers the nib.",
    advice: "Move the other object out, or into the cell.",
    wrong: .cellNib(identifier: "card", otherObjects: "\n<view id=\"other\"/>"),
    right: .cellNib(identifier: "card"),
    strict: { $0.cells })
}
