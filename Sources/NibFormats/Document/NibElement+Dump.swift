extension NibDocument {
  /// The whole document as indented text. Equal content gives equal text, whatever the file format.
  public func dump() -> String { root.dump() }
}

extension NibElement {
  /// The element and its descendants, one line per element: name, attributes sorted by name, text.
  package func dump() -> String {
    var result = ""
    appendDump(to: &result, indentation: 0)
    for element in descendants {
      element.appendDump(to: &result, indentation: element.depth - depth)
    }
    return result
  }

  private var depth: Int {
    var depth = 0
    var next = parent
    while let element = next {
      depth += 1
      next = element.parent
    }
    return depth
  }

  private func appendDump(to result: inout String, indentation: Int) {
    result += String(repeating: "  ", count: indentation) + name
    for attribute in attributes.sorted(by: { $0.name < $1.name }) {
      result += " \(attribute.name)=\(attribute.value.debugDescription)"
    }
    let text = text
    if !text.isEmpty { result += " \(text.debugDescription)" }
    result += "\n"
  }
}
