import NibCore

/// A segue in the notation of Interface Builder: `Show segue "details" to "Detail"`.
enum SegueSentence {
  static func text(of segue: NibElement) -> String {
    let target = segue["destination"].map { " to \"\(ObjectTitle.of(id: $0, in: segue.document))\"" } ?? ""
    return kind(of: segue) + (segue["identifier"].map { " \"\($0)\"" } ?? "") + target
  }

  /// `Show segue`, `Relationship "root view controller"`.
  static func kind(of segue: NibElement) -> String {
    let kind = segue["kind"] ?? "segue"
    if kind == "relationship" {
      return "Relationship \"\(ObjectTitle.words(segue["relationship"] ?? "").lowercased())\""
    }
    return "\(names[kind] ?? ObjectTitle.words(kind)) segue"
  }

  /// The words for kinds that differ from the name of the kind.
  private static let names = [
    "presentation": "Present Modally", "modal": "Present Modally",
    "popoverPresentation": "Present As Popover",
    "popover": "Present As Popover",
  ]
}
