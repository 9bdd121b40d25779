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
    // Refused
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
    case literalData = "CDATA section"
    case processingInstruction = "processing instruction"
  }
}
