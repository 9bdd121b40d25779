import NibCore
import NibTools

/// The values of the parameters of one call of a tool. They have been checked.
struct MCPArguments: Sendable {
  let value: MCPValue
  /// The absolute path of the folder of the server.
  let folder: String
  /// Whether the server may write documents.
  let canWrite: Bool

  /// The value of a parameter; `nil` if it is missing.
  subscript(name: String) -> MCPValue? { value[name].flatMap { $0 == .null ? nil : $0 } }

  /// The text of a parameter, or its number as a text; `nil` for other values.
  func text(_ name: String) -> String? { self[name]?.text }

  func isTrue(_ name: String) -> Bool { self[name] == .bool(true) }

  func list(_ name: String) -> [MCPValue] {
    if case .list(let elements) = self[name] { elements } else { [] }
  }

  /// The path of a parameter.
  func path(_ name: String) throws(MCPProblem) -> String { try path(of: text(name) ?? "") }

  /// A path relative to the folder, without links, that no program mistakes for an option.
  ///
  /// - Throws: if there is no such file, or if it is outside of the folder.
  func path(of text: String) throws(MCPProblem) -> String {
    let full = text.beginsExactly(with: "/") ? text : Disk.path(of: text.isEmpty ? "." : text, in: folder)
    guard let real = Disk.realPath(full) else {
      // The client must not learn which files exist elsewhere.
      let folders = text.utf8.split(separator: UInt8(ascii: "/"))
      guard !text.beginsExactly(with: "/"), !folders.contains(where: { $0.elementsEqual("..".utf8) }) else {
        throw outside(text)
      }
      throw MCPProblem("there is no file '\(text)'; 'find' without a text lists the documents of the folder")
    }
    guard AccessScope.contains(real, in: folder) else { throw outside(text) }
    let relative = real.utf8.dropFirst(folder == "/" ? 1 : folder.utf8.count + 1)
    return relative.isEmpty ? "." : ShellText.unmistakable(String(Substring(relative)))
  }

  private func outside(_ path: String) -> MCPProblem {
    MCPProblem("'\(path)' is outside of the folder that the server was started for; name a file in it")
  }

  /// The options of layouts, from the parameters in `MCPParameter.layout`.
  var layoutOptions: [String] {
    var options: [String] = []
    for (name, option) in [
      ("device", "--device"), ("size", "--size"), ("language", "--language"), ("text_size", "--text-size"),
    ] {
      if let text = text(name) { options.append("\(option)=\(text)") }
    }
    for (name, option) in [("landscape", "--landscape"), ("dark", "--dark"), ("rtl", "--rtl")]
    where isTrue(name) { options.append(option) }
    return options
  }
}

extension MCPParameter {
  static let file = MCPParameter("file", .path, "A .xib or .storyboard file in the folder.", isRequired: true)

  static let object = MCPParameter(
    "object", .text,
    "An id, or a visible text, outlet, identifier, title, label or class; 'Scene/text' in a scene.")

  /// An object that must be named.
  static let requiredObject = MCPParameter(object.name, .text, object.text, isRequired: true)

  /// The parameters that choose how a document is laid out.
  static let layout = [
    MCPParameter("device", .text, "Such as 'iPhone SE' or 'iPad Air'. Default: the document's own canvas."),
    MCPParameter("size", .text, "WIDTHxHEIGHT in points, instead of a device."),
    MCPParameter("language", .text, "Such as de; double, accented and rtl are pseudolanguages."),
    MCPParameter(
      "text_size", .choice(["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]),
      "The Dynamic Type size."),
    MCPParameter("landscape", .flag, ""), MCPParameter("dark", .flag, ""), MCPParameter("rtl", .flag, ""),
  ]
}
