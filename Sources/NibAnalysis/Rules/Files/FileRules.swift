import NibCore

extension CheckRule {
  /// Problems that reading a file reports.
  static let fileRules: [CheckRule] = [
    CheckRule(
      "no-file", .files, .error, "There is no file with this name.", details: onStandardError,
      xcode: ["Interface Builder could not open the document \"…\" because it does not exist."]),
    CheckRule(
      "folder", .files, .error, "A document was expected, but the name is that of a folder.",
      details: onStandardError),
    CheckRule("unreadable", .files, .error, "The file cannot be opened or read.", details: onStandardError),
    CheckRule(
      "file-too-large", .files, .error, "The file is too large to be a document.", details: onStandardError),
    CheckRule("empty-file", .files, .error, "The file has no content.", wrong: "", right: view),
    CheckRule(
      "not-a-nib", .files, .error, "The file is of another kind, which the message names.",
      wrong: """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
          <dict/>
        </plist>
        """, right: view),
    CheckRule("unsupported-format", .files, .error, "The nib has a format that NibTerm does not read."),
    CheckRule(
      "unsupported-encoding", .files, .error, "The text is not UTF-8, UTF-16 or ISO-8859-1.",
      details: "The message names its encoding.", advice: "Save it as UTF-8.",
      wrong: declared("encoding=\"Shift_JIS\""), right: declared("encoding=\"UTF-8\"")),
    CheckRule(
      "encoding-mismatch", .files, .warning, "The XML declaration names another encoding than the text has.",
      details: """
        The encoding of the text is used, except that a text that declares ISO-8859-1 and looks like UTF-8 is read as \
        ISO-8859-1, as in Xcode. An error for UTF-8 that declares UTF-16, because Xcode does not open such a document.
        """, advice: "Correct the declaration.",
      wrong: declared("encoding=\"UTF-16\""), right: declared("encoding=\"UTF-8\"")),
    CheckRule(
      "unsupported-platform", .files, .note, "The document is for macOS, tvOS or watchOS.",
      details: """
        The message names the platform. The outline is read, but nothing in it is checked. Other commands report a \
        warning.
        """,
      wrong: empty(type: "Cocoa", runtime: "MacOSX.Cocoa"),
      right: empty(type: "CocoaTouch", runtime: "iOS.CocoaTouch")),
    CheckRule(
      "baseline", .files, .error, "The baseline of `--baseline` cannot be read or written.",
      details: "A note about a baseline lists its entries that are fixed."),
    CheckRule(
      "malformed-xml", .files, .error, "The file is not well-formed XML.",
      xcode: ["The document \"…\" could not be opened. The operation couldn’t be completed."],
      wrong: """
        <view id="root"><rect key="frame" x="0" y="0" width="320" height="480">
        </view>
        """, right: view),
    CheckRule(
      "xml-document-type", .files, .error,
      "The file has a `<!DOCTYPE>`, which Interface Builder never writes.",
      wrong: declared("encoding=\"UTF-8\"", then: "\n<!DOCTYPE document>"),
      right: declared("encoding=\"UTF-8\"")),
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
      "unreadable-font", .files, .warning, in: .loading,
      "A font file of the project is damaged, too large (more than 64 MB) or not a font.",
      details: """
        The sizes of texts in its fonts are estimated. The message begins with the path of the file. Reported once by \
        `check` and `layout`.
        """,
      advice: "Replace the file with the original.",
      wrong: label(font: "Brand-Bold"), right: label(font: "Futura-Medium")),
    CheckRule(
      "unreadable-translation", .files, .warning, in: .loading,
      "A strings file or string catalog with translations of the document cannot be read completely.",
      details: """
        These are the files with the name of the document beside it and in the language folders. Xcode does not build such a \
        file. What can be read before and after the place is used for the other checks.
        """,
      advice: "Correct the file at this place.",
      wrong: label(translation: #""name.text" = "Name""#),
      right: label(translation: #""name.text" = "Name";"#)),
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
      "An archive of Xcode 3 or 4 has no lists of objects, or its lists refer to each other without end.",
      wrong: archive(records: ""), right: archive()),
    CheckRule(
      "unknown-archived-class", .files, .note,
      "A class of an archive of Xcode 3 or 4 is read as another class, which the message names.",
      wrong: archive(class: "IBTeaView"), right: archive()),
  ]

  // MARK: Parts of texts

  private static let onStandardError = """
    Reported on standard error; the other files are checked. docs/files.md has the rules for reading files.
    """

  private static let view: RuleExample = """
    <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
    </view>
    """

  /// A document with the given parts of the XML declaration, and text after the declaration.
  private static func declared(_ attributes: String, then text: String = "") -> RuleExample {
    """
    <?xml version="1.0" \(attributes)?>\(text)
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
        <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
      </objects>
    </document>
    """
  }

  private static func empty(type: String, runtime: String) -> RuleExample {
    """
    <document type="com.apple.InterfaceBuilder3.\(type).XIB" version="3.0" targetRuntime="\(runtime)">
      <objects/>
    </document>
    """
  }

  /// A label beside a file that is a pointer to a font instead of the font.
  private static func label(font: String) -> RuleExample {
    RuleExample(
      """
      <label text="Name" id="name"><rect key="frame" x="0" y="0" width="60" height="20"/>
        <fontDescription key="fontDescription" name="\(font)" family="Brand" pointSize="17"/>
      </label>
      """, files: ["Brand-Bold.ttf": "version https://git-lfs.github.com/spec/v1\n"])
  }

  /// A label beside a file with its translation.
  private static func label(translation: String) -> RuleExample {
    RuleExample(
      """
      <label text="Name" id="name"><rect key="frame" x="0" y="0" width="60" height="20"/></label>
      """, files: ["de.lproj/Example.strings": translation + "\n"])
  }

  /// An archive of Xcode 4 with one view.
  private static func archive(class name: String = "IBUIView", records: String = records) -> RuleExample {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
      <array key="IBDocument.RootObjects" id="10">
        <object class="\(name)" id="7"><int key="NSvFlags">292</int></object>
      </array>\(records)
    </data></archive>
    """
  }

  private static let records = """

      <object class="IBObjectContainer" key="IBDocument.Objects">
        <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
          <object class="IBObjectRecord"><int key="objectID">0</int>
            <array key="object" id="0"/><reference key="children" ref="10"/>
          </object>
          <object class="IBObjectRecord"><int key="objectID">1</int>
            <reference key="object" ref="7"/><reference key="parent" ref="0"/>
          </object>
        </array></object>
      </object>
    """
}
