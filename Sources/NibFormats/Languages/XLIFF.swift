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
    /// The state of the translation, such as `translated` or `needs-translation`; `nil` if the file does not say it.
    package let state: String?
    /// The place of the element; `nil` for one that was not read.
    package let location: SourceLocation?

    package init(
      id: String, source: String, target: String?, note: String?, state: String? = nil,
      location: SourceLocation? = nil
    ) {
      (self.id, self.source, self.target, self.note, self.state) = (id, source, target, note, state)
      self.location = location
    }

    /// The target, unless it is blank or its state says that it is not translated.
    package var translation: String? {
      func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
      guard let target, !isBlank(target) || isBlank(source) else { return nil }
      return translationState == .new ? nil : target
    }

    /// The state that a string catalog has for it; `nil` if the file does not say it.
    package var translationState: TranslationState? { state.flatMap { TranslationState(xliff: $0) } }
  }

  /// A translation that cannot be used.
  package struct LeftOut: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
      /// It contains an element that stands for text which the file does not have.
      case incomplete
      /// The file does not have the text that was translated.
      case noSource
      /// The file says that the text is not translated (`translate="no"`).
      case untranslatable
      /// The file has another translation with the same key, in this line.
      case repeated(line: Int)
    }

    /// The key of the text.
    package let id: String
    package let reason: Reason
    package let location: SourceLocation
  }

  /// The texts of one document.
  package struct File: Sendable {
    /// The path of the document or of a file with its translations, relative to the project.
    package var original: String
    package let sourceLanguage: String
    /// The language of the translations; `nil` if the file has none.
    package let targetLanguage: String?
    package let units: [Unit]
    /// The places of the texts without a key, which are not in `units`.
    package let unnamed: [SourceLocation]
    /// The translations that are not in `units`, in the order of the file.
    package let leftOut: [LeftOut]
    /// The place of the element; `nil` for one that was not read.
    package let location: SourceLocation?

    package init(
      original: String, sourceLanguage: String, targetLanguage: String?, units: [Unit],
      unnamed: [SourceLocation] = [], leftOut: [LeftOut] = [], location: SourceLocation? = nil
    ) {
      (self.unnamed, self.leftOut) = (unnamed, leftOut)
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
      tree = try XMLScanner.scanKeepingBlankText(text)
    } catch {
      throw NibReadError(error.diagnostic(file: file, text: text))
    }
    let document = NibDocument(file: file, kind: NibDocumentKind(.unknown, .xib), tree: tree, text: text)
    let root = document.root
    guard root.localName == "xliff" else {
      throw NibReadError(
        Diagnostic(
          .notXLIFF, "the root element is <\(document.root.name)>, not <xliff>", at: document.root.location))
    }
    if let version = root["version"], version.hasPrefix("2") {
      throw NibReadError(
        Diagnostic(
          .notXLIFF, "this is XLIFF \(version), but only XLIFF 1.2 can be imported", at: root.location))
    }
    files = root.children.filter { $0.localName == "file" }.map(Self.file)
    if files.isEmpty {
      throw NibReadError(Diagnostic(.notXLIFF, "the file has no <file> element", at: root.location))
    }
  }

  private static func file(_ file: NibElement) -> File {
    let elements = file.descendants.filter { $0.localName == "trans-unit" }
    let named = elements.filter { !$0.textKey.isEmpty }
    // Of several translations with a key, the last one counts.
    var lines: [ExactText: Int] = [:]
    var (units, leftOut): ([Unit], [LeftOut]) = ([], [])
    for element in named.reversed() {
      let unit = unit(element)
      let reason = element.reasonToLeaveOut ?? lines[text: unit.id].map { .repeated(line: $0) }
      if let reason, unit.target != nil {
        leftOut.append(LeftOut(id: unit.id, reason: reason, location: element.location))
      } else {
        units.append(unit)
        if unit.target != nil { lines[text: unit.id] = element.location.line }
      }
    }
    return File(
      original: file["original"] ?? "", sourceLanguage: file["source-language"] ?? "",
      targetLanguage: file["target-language"], units: units.reversed(),
      unnamed: elements.filter(\.textKey.isEmpty).map(\.location), leftOut: leftOut.reversed(),
      location: file.location)
  }

  private static func unit(_ element: NibElement) -> Unit {
    let target = element.child(localName: "target")
    return Unit(
      id: element.textKey, source: element.child(localName: "source")?.ownText ?? "",
      target: target?.ownText, note: element.child(localName: "note")?.inlineText, state: target?["state"],
      location: element.location)
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

extension NibElement {
  /// The name without the prefix of a namespace.
  fileprivate var localName: String {
    name.firstIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  fileprivate func child(localName: String) -> NibElement? { children.first { $0.localName == localName } }

  /// The key of a unit: its id, or its name if this looks more like a key, because some programs for translators give units
  /// ids of their own, such as `7` or `f1.3`. Empty without either.
  fileprivate var textKey: String {
    let names = [self["id"], self["resname"]].compactMap(\.self)
    return names.first(where: TranslationPlan.hasGeneratedID) ?? names.first { $0.contains(".") } ?? names
      .first ?? ""
  }

  /// The reason why the translation of a unit cannot be used, whatever else the file contains; `nil` if it can.
  fileprivate var reasonToLeaveOut: XLIFF.LeftOut.Reason? {
    if child(localName: "source") == nil { return .noSource }
    if isUntranslatable { return .untranslatable }
    return hasIncompleteTarget ? .incomplete : nil
  }

  /// Whether the file says that a text is not translated. What a group says holds for the texts in it.
  private var isUntranslatable: Bool {
    var next: NibElement? = self
    while let element = next, element.localName != "file" {
      if let value = element["translate"] { return value == "no" }
      next = element.parent
    }
    return false
  }

  /// Whether the translation of a unit contains an element that stands for text which the file does not have.
  private var hasIncompleteTarget: Bool {
    child(localName: "target")?.descendants.contains { $0.isPlaceholder && $0["equiv-text"] == nil } ?? false
  }

  /// Whether this is an element that programs for translators put in the place of text, and it is empty.
  private var isPlaceholder: Bool {
    ["x", "bx", "ex", "ph", "it", "bpt", "ept"].contains(localName) && text.isEmpty
  }

  /// The text of a source or target without the line breaks and indentation around it, unless the file says that white space is
  /// a part of the text.
  fileprivate var ownText: String {
    let text = inlineText
    guard !keepsSpace, text.contains(where: \.isNewline) else { return text }
    let start = text.drop(while: \.isWhitespace)
    let (before, after) = (text[..<start.startIndex], text.reversed().prefix(while: \.isWhitespace))
    let hasLines = before.contains(where: \.isNewline) || after.contains(where: \.isNewline)
    return hasLines ? String(start.dropLast(start.isEmpty ? 0 : after.count)) : text
  }

  /// Whether this element, or the nearest one around it that says so, keeps white space.
  private var keepsSpace: Bool {
    sequence(first: self, next: \.parent).lazy.compactMap { $0["xml:space"] }.first == "preserve"
  }

  /// The text of an element and of the inline elements inside it, in their order. An empty element has the text for
  /// which it stands, if the file says which.
  fileprivate var inlineText: String {
    let placeholders = descendants.filter(\.isPlaceholder).map {
      (offset: Int(document.tree.elements[$0.index].location), text: $0["equiv-text"] ?? "")
    }
    return (document.tree.textsInside(index) + placeholders).sorted { $0.offset < $1.offset }
      .map(\.text).joined()
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
      if let target = unit.target {
        let state = unit.state.map { " state=\"\(XLIFF.escaped($0))\"" } ?? ""
        lines.append("        <target\(state)>\(XLIFF.escaped(target))</target>")
      }
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
