import NibCore

/// The property lists that ibtool prints and writes.
enum IBToolPropertyList {
  /// A property list in XML, as Apple's tools write it.
  static func xml(_ value: BinaryPropertyListWriter.Value) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(element(value, indent: ""))
    </plist>

    """
  }

  private static func element(_ value: BinaryPropertyListWriter.Value, indent: String) -> String {
    let inner = indent + "\t"
    switch value {
    case .string(let text): return "\(indent)<string>\(escaped(text))</string>"
    case .integer(let number): return "\(indent)<integer>\(number)</integer>"
    case .bool(let flag): return "\(indent)<\(flag)/>"
    case .array(let items):
      return block("array", items.map { element($0, indent: inner) }, indent)
    case .dictionary(let pairs):
      return block(
        "dict", pairs.map { "\(inner)<key>\(escaped($0.0))</key>\n\(element($0.1, indent: inner))" }, indent)
    }
  }

  private static func block(_ name: String, _ lines: [String], _ indent: String) -> String {
    if lines.isEmpty { return "\(indent)<\(name)/>" }
    return "\(indent)<\(name)>\n" + lines.joined(separator: "\n") + "\n\(indent)</\(name)>"
  }

  private static func escaped(_ text: String) -> String {
    EditorText.content(text)
  }
}
