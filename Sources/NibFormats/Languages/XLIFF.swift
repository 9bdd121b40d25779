import NibSupport

/// A file of XLIFF 1.2, the form in which Xcode exchanges texts with translators.
package struct XLIFF: Sendable {
  package struct Unit: Hashable, Sendable {
    /// The key of the text.
    package let id: String
    package let source: String
    /// The translation; `nil` if there is none yet.
    package let target: String?
    package let note: String?

    package init(id: String, source: String, target: String?, note: String?) {
      (self.id, self.source, self.target, self.note) = (id, source, target, note)
    }
  }

  /// The texts of one document.
  package struct File: Sendable {
    /// The path of the document or of its strings file, relative to the project.
    package let original: String
    package let sourceLanguage: String
    /// The language of the translations; `nil` if the file has none.
    package let targetLanguage: String?
    package let units: [Unit]
    /// The place of the element; `nil` for one that was not read.
    package let location: SourceLocation?

    package init(
      original: String, sourceLanguage: String, targetLanguage: String?, units: [Unit],
      location: SourceLocation? = nil
    ) {
      (self.original, self.sourceLanguage) = (original, sourceLanguage)
      (self.targetLanguage, self.units, self.location) = (targetLanguage, units, location)
    }
  }

  package let files: [File]

  package init(files: [File]) { self.files = files }

  /// Reads a file.
  ///
  /// - Throws: an error that says why the file is not XLIFF.
  package init(_ bytes: [UInt8], file: String) throws(NibReadError) {
    let text = try DecodedText(bytes, file: file).utf8
    let tree: NibTree
    do {
      tree = try XMLScanner.scan(text)
    } catch {
      throw NibReadError(error.diagnostic(file: file, text: text))
    }
    let document = NibDocument(file: file, kind: NibDocumentKind(.unknown, .xib), tree: tree, text: text)
    guard document.root.isNamed("xliff") else {
      throw NibReadError(
        Diagnostic(
          .notXLIFF, "the root element is <\(document.root.name)>, not <xliff>", at: document.root.location))
    }
    files = document.root.children(named: "file").map { file in
      File(
        original: file["original"] ?? "", sourceLanguage: file["source-language"] ?? "",
        targetLanguage: file["target-language"],
        units: file.descendants.filter { $0.isNamed("trans-unit") }.compactMap(Self.unit),
        location: file.location)
    }
  }

  private static func unit(_ element: NibElement) -> Unit? {
    element["id"].map { id in
      Unit(
        id: id, source: text(of: element.child(named: "source")) ?? "",
        target: text(of: element.child(named: "target")), note: text(of: element.child(named: "note")))
    }
  }

  /// The text of an element and of the inline elements inside it.
  private static func text(of element: NibElement?) -> String? {
    guard let element else { return nil }
    return element.text + element.descendants.map(\.text).joined()
  }

  /// The text of the file, as Xcode writes it.
  package var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" \
    version="1.2" xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \
    http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

    """ + files.map(\.text).joined() + "</xliff>\n"
  }
}

extension XLIFF.File {
  fileprivate var text: String {
    var lines = [
      "  <file original=\"\(XLIFF.escaped(original))\" source-language=\"\(XLIFF.escaped(sourceLanguage))\""
        + (targetLanguage.map { " target-language=\"\(XLIFF.escaped($0))\"" } ?? "")
        + " datatype=\"plaintext\">",
      "    <header>", "      <tool tool-id=\"nibterm\" tool-name=\"NibTerm\"/>", "    </header>",
      "    <body>",
    ]
    for unit in units {
      lines.append("      <trans-unit id=\"\(XLIFF.escaped(unit.id))\" xml:space=\"preserve\">")
      lines.append("        <source>\(XLIFF.escaped(unit.source))</source>")
      if let target = unit.target { lines.append("        <target>\(XLIFF.escaped(target))</target>") }
      lines.append(unit.note.map { "        <note>\(XLIFF.escaped($0))</note>" } ?? "        <note/>")
      lines.append("      </trans-unit>")
    }
    return (lines + ["    </body>", "  </file>"]).joined(separator: "\n") + "\n"
  }
}

extension XLIFF {
  /// Xcode writes quotation marks as references also between tags.
  fileprivate static func escaped(_ text: String) -> String {
    EditorText.content(text).replacing("\"", with: "&quot;")
  }
}

extension DiagnosticKind {
  package static let notXLIFF = DiagnosticKind(
    "not-xliff", .error, "A file with translations to import is not XLIFF 1.2.",
    advice: "Export the file again, for example with Xcode or `nibterm strings export --language`.")
}
