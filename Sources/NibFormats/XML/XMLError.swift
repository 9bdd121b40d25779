/// The reason why a text cannot be read as XML: it is malformed, or it uses something that this program does
/// not support.
struct XMLError: Error, Hashable {
  let reason: Reason
  /// The offset of the byte that the error is about.
  let offset: Int

  init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// Offsets are in bytes.
  enum Reason: Hashable {
    // Structure
    case noRoot
    case secondRoot(String)
    case textOutsideRoot
    case neverClosed(String)
    case endWithoutStart(String)
    case endMismatch(end: String, start: String, opened: Int)
    case unterminated(Construct)
    // Tags
    case badElementName
    case badTagEnd(String)
    case missingSpace
    case badAttributeName
    case missingValue(String)
    case unquotedValue(String)
    case unterminatedValue(String)
    case lessThanInValue(String)
    case duplicateAttribute(String, first: Int)
    // Characters
    case badReference(String)
    case controlCharacter(UInt8)
    case notUTF8(UInt8)
    case notUTF16
    case halfUTF16
    // Not supported, or beyond the limits
    case encoding(String)
    case documentType
    case tooLarge(Int)
    case tooDeep
    case tooManyAttributes(String)
    case tooManyNames
  }

  enum Construct: String {
    case startTag = "start tag"
    case endTag = "end tag"
    case comment
    case cdataSection = "CDATA section"
    case processingInstruction = "processing instruction"
  }
}

extension XMLError {
  /// The error as a diagnostic, with its line and column.
  func diagnostic(file: String, text: [UInt8]) -> Diagnostic {
    let lines = NibLineTable(text, upTo: offset)
    return Diagnostic(kind, message(lines), at: lines.location(of: offset, file: file))
  }

  private var kind: DiagnosticKind {
    switch reason {
    case .encoding: .unsupportedEncoding
    case .documentType: .xmlDocumentType
    case .tooLarge, .tooDeep, .tooManyAttributes, .tooManyNames: .xmlLimit
    default: .malformedXML
    }
  }

  private func message(_ lines: NibLineTable) -> String {
    structureMessage(lines) ?? tagMessage(lines) ?? characterMessage ?? limitMessage ?? "malformed XML"
  }

  /// The message about the structure of the document.
  private func structureMessage(_ lines: NibLineTable) -> String? {
    switch reason {
    case .noRoot: "the document is empty: it has no element"
    case .secondRoot(let name): "<\(name)> after the end of the root element: a document has only one root"
    case .textOutsideRoot: "text outside the root element"
    case .neverClosed(let name): "<\(name)> is never closed"
    case .endWithoutStart(let name): "end tag </\(name)> has no start tag"
    case .endMismatch(let end, let start, let opened):
      "end tag </\(end)> does not match <\(start)> opened at \(place(opened, lines))"
    case .unterminated(let construct): "\(construct.rawValue) is never closed"
    default: nil
    }
  }

  /// The message about a tag.
  private func tagMessage(_ lines: NibLineTable) -> String? {
    switch reason {
    case .badElementName: "expected the name of an element after <"
    case .badTagEnd(let name): "expected > at the end of the tag of <\(name)>"
    case .missingSpace: "expected white space before the next attribute"
    case .badAttributeName: "expected the name of an attribute, or the end of the tag"
    case .missingValue(let name): "attribute \(name) has no value: expected ="
    case .unquotedValue(let name): "value of attribute \(name) is not quoted"
    case .unterminatedValue(let name): "value of attribute \(name) has no closing quote"
    case .lessThanInValue(let name): "< in the value of attribute \(name): expected &lt; or a closing quote"
    case .duplicateAttribute(let name, let first):
      "attribute \(name) is given twice, first at \(place(first, lines))"
    default: nil
    }
  }

  private var characterMessage: String? {
    switch reason {
    case .badReference(let text):
      "\(text) is not an XML character reference; a plain & is written &amp;"
    case .controlCharacter(let byte): "control character 0x\(hexadecimal(byte)) is not allowed in XML"
    case .notUTF8(let byte): "byte 0x\(hexadecimal(byte)) is not valid UTF-8"
    case .notUTF16: "invalid UTF-16: half a surrogate pair"
    case .halfUTF16: "invalid UTF-16: the text ends in the middle of a character"
    default: nil
    }
  }

  private var limitMessage: String? {
    switch reason {
    case .encoding(let name):
      "encoding \"\(name)\" is not supported: expected UTF-8, UTF-16 or ISO-8859-1; save it as UTF-8"
    case .documentType: "<!DOCTYPE> is not allowed, because it can name other files: delete it"
    case .tooLarge(let size): "\(size) bytes are more than the limit of \(XMLLimits.inputSize)"
    case .tooDeep: "elements are nested more than \(XMLLimits.depth) deep"
    case .tooManyAttributes(let name): "<\(name)> has more than \(XMLLimits.attributesPerElement) attributes"
    case .tooManyNames: "more than \(XMLLimits.distinctNames) distinct names of elements and attributes"
    default: nil
    }
  }

  private func place(_ offset: Int, _ lines: NibLineTable) -> String {
    let (line, column) = lines.position(of: offset)
    return "\(line):\(column)"
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}

extension DiagnosticKind {
  package static let unsupportedEncoding = DiagnosticKind(
    "unsupported-encoding", .files, .error, "The text is not UTF-8, UTF-16 or ISO-8859-1.",
    details: "The message names its encoding.", advice: "Save it as UTF-8.",
    wrong: .declared("encoding=\"Shift_JIS\""), right: .declared("encoding=\"UTF-8\""))

  package static let malformedXML = DiagnosticKind(
    "malformed-xml", .files, .error, "The file is not well-formed XML.",
    xcode: ["The document \"…\" could not be opened. The operation couldn’t be completed."],
    wrong: """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480">
      </view>
      """, right: .plainView)

  package static let xmlDocumentType = DiagnosticKind(
    "xml-document-type", .files, .error,
    "The file has a `<!DOCTYPE>`, which Interface Builder never writes.",
    wrong: .declared("encoding=\"UTF-8\"", then: "\n<!DOCTYPE document>"),
    right: .declared("encoding=\"UTF-8\""))

  package static let xmlLimit = DiagnosticKind(
    "xml-limit", .files, .error, "The XML is too large, or nested too deeply.")
}

extension RuleExample {
  /// A document with the given parts of the XML declaration, and text after the declaration.
  static func declared(_ attributes: String, then text: String = "") -> RuleExample {
    """
    <?xml version="1.0" \(attributes)?>\(text)
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
        <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
      </objects>
    </document>
    """
  }
}
