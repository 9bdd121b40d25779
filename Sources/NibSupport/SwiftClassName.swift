/// The name of a class in the Objective-C runtime, split into the Swift class and its module.
///
/// Compiled nibs contain the runtime's names: `_TtC7Nibbage15MyTableViewCell` for the class `MyTableViewCell`
/// of the module `Nibbage`, and in some places `Nibbage.MyTableViewCell`.
package struct SwiftClassName: Hashable, Sendable {
  /// The name of the class, without its module.
  package var name: String
  /// The name of the module; `nil` for an Objective-C class, and for a name that could not be split.
  package var module: String?

  /// Parses a runtime name in either of the two forms. Any other name, including that of a nested class, is
  /// used unchanged and without a module.
  package init(runtimeName: String) {
    var parts: [String] = []
    if runtimeName.hasPrefix("_TtC") { parts = Self.parts(ofMangled: runtimeName.dropFirst(4)) }
    if parts.isEmpty { parts = runtimeName.split(separator: ".").map(String.init) }
    guard parts.count == 2 else {
      self.init(name: runtimeName, module: nil)
      return
    }
    self.init(name: parts[1], module: parts[0])
  }

  package init(name: String, module: String?) {
    self.name = name
    self.module = module
  }

  /// The name in nibs and in UIKit's messages: for a class with a module, the mangled name that the Swift
  /// runtime uses.
  package var runtimeName: String {
    guard let module, !module.isEmpty else { return name }
    return "_TtC\(module.utf8.count)\(module)\(name.utf8.count)\(name)"
  }

  /// The name for people: `Nibbage.MyTableViewCell`, or only the name of the class if it has no module.
  package var displayName: String {
    guard let module, !module.isEmpty else { return name }
    return "\(module).\(name)"
  }

  /// The components of `7Nibbage15MyTableViewCell`; empty if the text does not have this form.
  private static func parts(ofMangled text: Substring) -> [String] {
    var unread = text.utf8[...]
    var parts: [String] = []
    while let first = unread.first {
      guard (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(first) else { return [] }
      let digits = unread.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      unread = unread.dropFirst(digits.count)
      guard let length = Int(String(digits) ?? ""), length <= unread.count,
        let part = String(unread.prefix(length))
      else { return [] }
      parts.append(part)
      unread = unread.dropFirst(length)
    }
    return parts
  }
}
