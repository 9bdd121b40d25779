import NibAnalysis
import NibCore

/// The searchable texts of the nodes of an outline, in lower case. Each text is made when it is first
/// compared, because making the texts of a large document takes longer than the answer to a key may take.
final class OutlineTexts {
  private var texts: [Int: [UInt8]] = [:]

  /// The title, id and classes of a node, separated by line breaks.
  func text(of number: Int, _ node: NibOutline.Node) -> [UInt8] {
    if let known = texts[number] { return known }
    let element = node.element
    let parts = [node.title, node.id, element["customClass"] ?? "", element.nibFrameworkClass]
    let text = Array(parts.joined(separator: "\n").lowercased().utf8)
    texts[number] = text
    return text
  }
}
