extension ArchiveValue {
  /// The decoded text of a string; nil for any other value.
  var string: String? {
    switch element.name {
    case "string", "mutableString", "characters": return encodedText ?? element.text
    default: return nil
    }
  }

  /// The text of `type="base64-UTF8"`, which encodes characters that XML cannot hold.
  private var encodedText: String? {
    guard element["type"] == "base64-UTF8" else { return nil }
    return ArchiveBytes.decode(element.text).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A whole or decimal number: `<int>4</int>`, `<integer value="4"/>`, `<float>1.000000e+01</float>`.
  var number: Double? {
    switch element.name {
    case "int", "float", "double", "real", "integer": NibDecimal.parse(scalarText)
    default: nil
    }
  }

  /// The number, if it has no fraction.
  var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// The Boolean in `<bool key="...">YES</bool>` or `<boolean value="YES"/>`.
  var truth: Bool? {
    guard element.isNamed("bool") || element.isNamed("boolean") else { return nil }
    switch scalarText {
    case "YES": return true
    case "NO": return false
    default: return nil
    }
  }

  /// The bytes of `<bytes>`.
  var bytes: [UInt8]? { element.isNamed("bytes") ? ArchiveBytes.decode(element.text) : nil }

  private var scalarText: String { element["value"] ?? element.text }

  /// A string, number or Boolean in the form that attributes of documents use.
  var attributeText: String? {
    if let string { return string }
    if let number { return ArchiveNumber.text(number) }
    return truth.map { $0 ? "YES" : "NO" }
  }
}
