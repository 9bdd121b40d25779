import NibCore

/// A segue in the notation of Interface Builder: `Show segue "details" to "Detail"`.
package enum SegueSentence {
  /// The kind of the segue, its identifier and the title of its destination.
  package static func text(of segue: NibElement) -> String {
    let target =
      segue["destination"].map { " to \"\(ObjectTitle.inSentence(id: $0, in: segue.document))\"" } ?? ""
    return kind(of: segue) + (segue["identifier"].map { " \"\($0)\"" } ?? "") + target
  }

  /// Returns, for example, `Show segue` or `Relationship "root view controller"`.
  package static func kind(of segue: NibElement) -> String {
    let kind = segue["kind"] ?? "segue"
    if kind == "relationship" {
      return "Relationship \"\(ObjectTitle.words(segue["relationship"] ?? "").lowercased())\""
    }
    return "\(names[kind] ?? ObjectTitle.words(kind)) segue"
  }

  /// Interface Builder's names for kinds of segues. Its names for all other kinds are the words in the document.
  private static let names = [
    "presentation": "Present Modally", "modal": "Present Modally",
    "popoverPresentation": "Present As Popover", "popover": "Present As Popover",
  ]
}
