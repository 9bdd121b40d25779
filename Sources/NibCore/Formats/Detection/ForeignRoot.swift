/// An XML file whose root element is not `<document>`.
enum ForeignRoot {
  /// An archive of Xcode 3 or 4: its root's attributes.
  case archive(type: String, version: String, location: UInt32)
  case element(String, location: UInt32)

  static func archive(_ tree: NibTree) -> ForeignRoot {
    .archive(
      type: tree.value(of: "type", element: 0) ?? "no type",
      version: tree.value(of: "version", element: 0) ?? "unknown", location: tree.elements[0].location)
  }

  static func other(_ tree: NibTree) -> ForeignRoot {
    .element(tree.name(of: 0), location: tree.elements[0].location)
  }

  func diagnostic(file: String, text: [UInt8]) -> Diagnostic {
    switch self {
    case .archive(let type, let version, let location):
      return Diagnostic(
        "unsupported-format", .error,
        "archive of Xcode 3 or 4 (\(type), version \(version)): only <document> files, as Xcode 4.5 and later "
          + "write them, are read",
        at: NibLineTable.location(of: Int(location), in: text, file: file))
    case .element(let name, let location):
      return Diagnostic(
        "not-a-nib", .error, "the root element is <\(name)>: expected <document>",
        at: NibLineTable.location(of: Int(location), in: text, file: file))
    }
  }
}
