/// An XML file whose root element is neither `<document>` nor `<archive>`.
struct ForeignRoot {
  private let name: String
  private let location: UInt32

  init(_ tree: NibTree) {
    name = tree.name(of: 0)
    location = tree.elements[0].location
  }

  func diagnostic(file: String, text: [UInt8]) -> Diagnostic {
    Diagnostic(
      "not-a-nib", .error, "the root element is <\(name)>: expected <document> or <archive>",
      at: NibLineTable.location(of: Int(location), in: text, file: file))
  }
}
