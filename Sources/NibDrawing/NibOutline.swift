import NibCore

/// A document's objects as indented text, one line per object: class, id, label, frame, text.
///
///     UITableViewCell #KGk-i7-Jjw [MyCell] {0, 0, 320, 111}
///       UILabel #G3a-p1-jLE [Symbol] {78.5, 14, 163.5, 82.5} "Label"
///
/// The text depends only on the objects, not on their positions in the file, so a changed outline means a
/// changed document. Outlines are available for documents of every platform.
package struct NibOutline {
  private let document: NibDocument
  private let frames: [String: CGRect]

  /// The outline of all objects of a document.
  ///
  /// - Parameter frames: frames to show instead of those in the document, keyed by the id of the view.
  package init(_ document: NibDocument, frames: [String: CGRect] = [:]) {
    self.document = document
    self.frames = frames
  }

  /// The lines, each ended by a line break. Cost: O(size of the document).
  package var text: String {
    var lines: [String] = []
    append(document.root, depth: 0, to: &lines)
    return lines.map { $0 + "\n" }.joined()
  }

  /// Elements that the outline leaves out together with their contents.
  private static let passedOver: Set<String> = [
    "connections", "constraints", "resources", "dependencies", "simulatedMetricsContainer", "viewLayoutGuide",
    "viewControllerLayoutGuide", "layoutGuides", "userDefinedRuntimeAttributes", "classes", "variation",
    "point",
    "inferredMetricsTieBreakers",
  ]
  /// Elements that have an id but are not objects of the running program.
  private static let settings: Set<String> = ["device", "adaptation", "object", "array", "constraint"]

  private func append(_ element: NibElement, depth: Int, to lines: inout [String]) {
    for child in element.children where !NibOutline.passedOver.contains(child.name) {
      let line = line(of: child)
      if let line { lines.append(String(repeating: "  ", count: depth) + VisibleText.line(line)) }
      append(child, depth: line == nil ? depth : depth + 1, to: &lines)
    }
  }

  private func line(of element: NibElement) -> String? {
    if element.isNamed("scene") { return ["scene", element["sceneID"].map { "#\($0)" }].joinedParts }
    guard let id = element.id, !NibOutline.settings.contains(element.name) else { return nil }
    return [
      className(of: element), "#\(id)", element["userLabel"].map { "[\(NibOutline.escaped($0))]" },
      frame(of: element),
      shownText(of: element).map { "\"\(NibOutline.escaped($0))\"" },
    ].joinedParts
  }

  private func className(of element: NibElement) -> String {
    if let name = element["customClass"] { return name }
    switch element.name {
    case "placeholder": return "NSObject"
    case "exit": return "exit"
    default: return NibOutline.frameworkClass(of: element, document.kind.platform)
    }
  }

  /// The framework class that an element represents on the platform.
  private static func frameworkClass(of element: NibElement, _ platform: NibDocumentKind.Platform) -> String {
    let name = element.name
    let capitalized = name.prefix(1).uppercased() + name.dropFirst()
    switch platform {
    case .macOS where name == "customView": return "NSView"
    case .macOS where name == "customObject": return "NSObject"
    case .macOS: return "NS" + capitalized
    case .watchOS: return "WKInterface" + capitalized
    case .iOS, .tvOS, .unknown: return NibClassRegistry.className(ofElement: name)
    }
  }

  private func frame(of element: NibElement) -> String? {
    let saved = element.child(key: "frame") ?? element.child(key: "contentRect")
    let frame = element.id.flatMap { frames[$0] } ?? saved.flatMap { NibRect($0) }.map { CGRect($0) }
    guard let frame else { return nil }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return "{\(numbers.map { NibOutline.number(Double($0)) }.joined(separator: ", "))}"
  }

  /// The text that the object shows: its text or title, a button's title in the normal state, or its
  /// placeholder.
  private func shownText(of element: NibElement) -> String? {
    for key in ["text", "title", "attributedText", "attributedTitle"] {
      if let text = string(key, of: element) { return text }
    }
    if let name = element["storyboardName"] {
      return [name, element["referencedIdentifier"]].compactMap { $0 }.joined(separator: ".")
    }
    let normal = element.children(named: "state").first { $0.key == "normal" }
    return normal.flatMap { shownText(of: $0) } ?? string("headerTitle", of: element)
      ?? string("placeholder", of: element)
  }

  private func string(_ key: String, of element: NibElement) -> String? {
    if let value = element[key] { return value.isEmpty ? nil : value }
    guard let child = element.child(key: key) else { return nil }
    if child.isNamed("attributedString") { return NibAttributedString(child)?.string }
    guard child.isNamed("string") || child.isNamed("mutableString") else { return nil }
    return NibString(child)?.value
  }

  /// A number with at most two decimals.
  private static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return "\(value)" }
    return hundredths.truncatingRemainder(dividingBy: 100) == 0
      ? "\(Int(hundredths / 100))" : "\(hundredths / 100)"
  }

  /// The text with line breaks, tabs, quotes and backslashes escaped, so that it fits on one line.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\n", "\r\n", "\r", "\u{2028}", "\u{2029}": result += "\\n"
      case "\t": result += "\\t"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: result.append(character)
      }
    }
  }
}

extension [String?] {
  /// The parts that are not nil, separated by one space.
  fileprivate var joinedParts: String { compactMap { $0 }.joined(separator: " ") }
}
