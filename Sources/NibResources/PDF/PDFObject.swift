/// A value in a PDF file, or an operator of a content stream.
package indirect enum PDFObject: Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFObject])
  case dictionary([String: PDFObject])
  case stream(PDFStream)
  /// The number of another object.
  case reference(Int)
  /// A word such as `obj`, or an operator.
  case keyword(String)

  package var number: Double? { if case .number(let value) = self, value.isFinite { value } else { nil } }
  package var name: String? { if case .name(let name) = self { name } else { nil } }
  package var array: [PDFObject]? { if case .array(let values) = self { values } else { nil } }
  package var stream: PDFStream? { if case .stream(let stream) = self { stream } else { nil } }
  package var keyword: String? { if case .keyword(let word) = self { word } else { nil } }
  package var string: [UInt8]? { if case .string(let bytes) = self { bytes } else { nil } }
  package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// A number without a fraction.
  package var integer: Int? { number.map { Int(bounded: $0) } }
  /// The entries of a dictionary, or of a stream's dictionary.
  package var dictionary: [String: PDFObject]? {
    switch self {
    case .dictionary(let entries): entries
    case .stream(let stream): stream.entries
    default: nil
    }
  }
}

/// The bytes of a stream as they are in the file, and its dictionary.
package struct PDFStream: Sendable {
  package let entries: [String: PDFObject]
  let bytes: ArraySlice<UInt8>
  /// The place of the bytes, by which streams of the same file can be told apart.
  package var place: Int { bytes.startIndex }
}
