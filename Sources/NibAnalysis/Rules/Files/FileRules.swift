import NibCore

extension CheckRule {
  /// Problems that reading a file reports.
  static let fileRules: [CheckRule] = [
    CheckRule("no-file", .files, .error, "There is no file with this name.", details: onStandardError),
    CheckRule(
      "folder", .files, .error, "A document was expected, but the name is that of a folder.",
      details: onStandardError),
    CheckRule("unreadable", .files, .error, "The file cannot be opened or read.", details: onStandardError),
    CheckRule(
      "file-too-large", .files, .error, "The file is too large to be a document.", details: onStandardError),
    CheckRule("empty-file", .files, .error, "The file has no content."),
    CheckRule("not-a-nib", .files, .error, "The file is of another kind, which the message names."),
    CheckRule("unsupported-format", .files, .error, "The nib has a format that NibTerm does not read."),
    CheckRule(
      "unsupported-encoding", .files, .error, "The text is not UTF-8, UTF-16 or ISO-8859-1.",
      details: "The message names its encoding.", advice: "Save it as UTF-8."),
    CheckRule(
      "encoding-mismatch", .files, .warning, "The XML declaration names another encoding than the text has.",
      details: "The encoding of the text is used.", advice: "Correct the declaration."),
    CheckRule(
      "unsupported-platform", .files, .note, "The document is for macOS, tvOS or watchOS.",
      details: """
        The message names the platform. The outline is read, but nothing in it is checked. Other commands report a \
        warning.
        """),
    CheckRule(
      "baseline", .files, .error, "The baseline of `--baseline` cannot be read or written.",
      details: "A note about a baseline lists its entries that are fixed."),
    CheckRule("malformed-xml", .files, .error, "The file is not well-formed XML."),
    CheckRule(
      "merge-conflict", .files, .error, "The file contains the markers of an unresolved merge.",
      advice: "Resolve the merge."),
    CheckRule(
      "xml-document-type", .files, .error,
      "The file has a `<!DOCTYPE>`, which Interface Builder never writes."),
    CheckRule("xml-limit", .files, .error, "The XML is too large, or nested too deeply."),
    CheckRule(
      "configuration", .files, .warning,
      "A key, rule, option or value in `.nibterm.yml` or `.iblinter.yml` is not valid. It is ignored.",
      details: """
        This is an error if the file cannot be read or is not valid YAML; documents are then checked with the standard \
        configuration.
        """,
      advice: "Correct it, as docs/linter.md describes."),
    CheckRule(
      "unreadable-font", .files, .warning,
      "A font file of the project is damaged, too large (more than 64 MB) or not a font.",
      details: """
        The sizes of texts in its fonts are estimated. The message begins with the path of the file. Reported once by \
        `check` and `layout`.
        """,
      advice: "Replace the file with the original."),
  ]

  /// Problems of old and compiled documents, which reading reports.
  static let archiveRules: [CheckRule] = [
    CheckRule(
      "damaged-nib", .files, .error,
      "The bytes of a compiled nib, or of a package of nibs, are inconsistent.",
      details: """
        The message gives the position of the byte. In a compiled storyboard, only the scene of the damaged nib is lost.
        """,
      advice: "Copy or build it again."),
    CheckRule(
      "no-objects", .files, .error, "The file is an archive but not a nib, because it has no list of objects."
    ),
    CheckRule(
      "too-many-prototypes", .files, .error,
      "A compiled nib has more prototype cells, or larger ones, than any real nib.",
      details: "Usually the cells refer to each other.", advice: "Compile it again."),
    CheckRule(
      "deep-nesting", .files, .error,
      "Objects of a compiled nib are nested more deeply than in any real nib.",
      details: "The inner ones are left out. A warning if the rest can be read."),
    CheckRule(
      "no-table", .files, .warning,
      "Static cells of a compiled nib do not belong to a table, and are left out."),
    CheckRule(
      "unknown-connection", .files, .warning,
      "The class of a connection in a compiled nib is not known; it is left out."),
    CheckRule(
      "malformed-archive", .files, .error,
      "An archive of Xcode 3 or 4 has no lists of objects, or its lists refer to each other without end."),
    CheckRule(
      "unknown-archived-class", .files, .note,
      "A class of an archive of Xcode 3 or 4 is read as another class, which the message names."),
  ]

  private static let onStandardError = """
    Reported on standard error; the other files are checked. docs/files.md has the rules for reading files.
    """
}
