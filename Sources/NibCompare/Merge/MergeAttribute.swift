import NibFormats
import NibSupport

/// An attribute with the bytes that the document has for it.
struct MergeAttribute {
  let name: String
  /// White space, name, `=` and the opening quotation mark.
  var opening: [UInt8]
  /// The value as written, with character references.
  var value: [UInt8]
  let quotationMark: UInt8

  /// The attribute as it is written, with the white space before it.
  var bytes: [UInt8] { opening + value + [quotationMark] }
}
