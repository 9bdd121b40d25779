import NibCore
import NibEditing

extension NibOutline {
  /// The outline as indented text, one line per object: class, id, label, frame, text. Each line ends with a
  /// line break.
  ///
  ///     UITableViewCell #KGk-i7-Jjw [MyCell] {0, 0, 320, 111}
  ///       UILabel #G3a-p1-jLE [Symbol] {78.5, 14, 163.5, 82.5} "Label"
  ///
  /// The text of a plain outline depends only on the objects and their order, not on their positions in the file.
  ///
  /// - Parameters:
  ///   - frames: frames to show instead of those in the document, keyed by the id of the view.
  ///   - notes: texts at the end of the lines of views, keyed by the id of the view.
  package func text(frames: [String: CGRect] = [:], notes: [String: String] = [:]) -> String {
    text(of: nodes[...], frames, notes)
  }

  /// The part of the outline with an object and its contents; empty if the outline does not contain the object.
  package func text(
    of element: NibElement, frames: [String: CGRect] = [:], notes: [String: String] = [:]
  ) -> String {
    guard let index = nodes.firstIndex(where: { $0.element == element }) else { return "" }
    return text(of: nodes[index..<nodes[index].end], frames, notes)
  }

  /// A short form of the outline for agents: an object is named by its element, as the commands that edit name it, or by its
  /// custom class. Scenes, first responders and the content views of cells have no lines, frames are rounded to points, and
  /// long texts are cut.
  ///
  ///     navigationController #Spl-kM-4iV
  ///      navigationBar #TXT-pK-sqr 0 44 375 96
  ///
  /// - Parameter element: the object with whose part of the outline the text begins; `nil` for all objects.
  package func briefText(of element: NibElement? = nil) -> String {
    let start = element.flatMap { element in nodes.firstIndex { $0.element == element } } ?? 0
    let end = element == nil || nodes.isEmpty ? nodes.count : nodes[start].end
    var depths: [Int: Int] = [:]
    return (start..<end).compactMap { index -> String? in
      let node = nodes[index]
      let isShown = NibOutline.isInBriefText(node.element)
      let depth = node.parent.flatMap { depths[$0] } ?? 0
      depths[index] = isShown ? depth + 1 : depth
      guard isShown else { return nil }
      let line = VisibleText.line(NibOutline.briefLine(of: node.element))
      return String(repeating: " ", count: depth) + line + "\n"
    }.joined()
  }

  private static func isInBriefText(_ element: NibElement) -> Bool {
    switch element.name {
    case "scene", "exit": false
    case "placeholder": element["placeholderIdentifier"] != "IBFirstResponder"
    default: element.key != "contentView" && element.key != "collectionViewLayout"
    }
  }

  private static func briefLine(of element: NibElement) -> String {
    let text = ObjectTitle.shownTexts(of: element).first.map { CellText.truncated(escaped($0), columns: 32) }
    let frame = element.child(key: "frame").flatMap { NibRect($0) }.map { frame in
      [frame.x, frame.y, frame.width, frame.height].map { NibNumber.text($0, decimals: 0) }
        .joined(separator: " ")
    }
    return [
      element["customClass"] ?? element.name, element.id.map { "#\($0)" },
      element["userLabel"].map { "[\(escaped($0))]" }, frame, text.map { "\"\($0)\"" },
      InitialController.isInitial(element) ? "(initial)" : nil,
    ].joinedParts
  }

  private func text(
    of nodes: ArraySlice<Node>, _ frames: [String: CGRect], _ notes: [String: String]
  ) -> String {
    let top = nodes.first?.depth ?? 0
    return nodes.map { node in
      let line = VisibleText.line(NibOutline.line(of: node.element, frames: frames))
      let note = node.element.id.flatMap { notes[$0] }.map { "  \($0)" } ?? ""
      return String(repeating: "  ", count: node.depth - top) + line + note + "\n"
    }.joined()
  }

  /// An object on one line: class, id, label, frame and text.
  private static func line(of element: NibElement, frames: [String: CGRect]) -> String {
    if element.isNamed("scene") { return ["scene", element["sceneID"].map { "#\($0)" }].joinedParts }
    let text = ObjectTitle.shownTexts(of: element).first
    return [
      className(of: element), element.id.map { "#\($0)" }, element["userLabel"].map { "[\(escaped($0))]" },
      frame(of: element, frames: frames), text.map { "\"\(escaped($0))\"" },
    ].joinedParts
  }

  /// The custom class of an object, or the class of the framework for its element.
  static func className(of element: NibElement) -> String {
    if let name = element["customClass"] { return name }
    switch element.name {
    case "placeholder": return "NSObject"
    case "exit": return "exit"
    default: return frameworkClass(of: element, element.document.kind.platform)
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

  private static func frame(of element: NibElement, frames: [String: CGRect]) -> String? {
    let saved = element.child(key: "frame") ?? element.child(key: "contentRect")
    let frame = element.id.flatMap { frames[$0] } ?? saved.flatMap { NibRect($0) }.map { CGRect($0) }
    guard let frame else { return nil }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return "{\(numbers.map { NibNumber.text($0, decimals: 2) }.joined(separator: ", "))}"
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
  /// The parts that are not `nil`, separated by one space.
  fileprivate var joinedParts: String { compactMap { $0 }.joined(separator: " ") }
}
