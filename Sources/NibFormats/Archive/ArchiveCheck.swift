/// Checks the references of an archive before anything follows them.
enum ArchiveCheck {
  /// A warning for each reference to an id that the archive does not define, and for each id that is defined
  /// twice.
  static func diagnostics(of archive: NibDocument) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for element in archive.root.descendants {
      if let id = element["ref"], archive.object(id: id) == nil {
        found.append(
          Diagnostic(
            "dangling-reference", .warning,
            "ref=\"\(id)\" names no object of this archive; nothing is put there",
            at: element.location))
      }
      if let id = element.id, archive.object(id: id) != element {
        found.append(
          Diagnostic(
            "duplicate-id", .warning,
            "an earlier object has the id \"\(id)\"; references mean the earlier one",
            at: element.location))
      }
      // An archive can be made to have millions.
      if found.count == 100 { break }
    }
    return found
  }
}
