import NibCore

extension CheckRule {
  static let unknownSuperclass = CheckRule(
    "unknown-superclass", .loading, .note,
    "A superclass has no source, so it is not known which keys the class has.",
    advice: "Name the folder of the source with `--sources`.",
    wrong: .card(outlet: "subtitle", superclass: "LibraryView"), right: .card(),
    strict: { $0.outlets })
}
