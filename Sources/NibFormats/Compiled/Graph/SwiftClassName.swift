/// A class name of the Objective-C runtime, and the Swift class that it stands for.
///
/// Compiled nibs hold the runtime's names: `_TtC7Nibbage15MyTableViewCell` for the class `MyTableViewCell` of
/// the module `Nibbage`, and in some places `Nibbage.MyTableViewCell`.
package struct SwiftClassName: Hashable, Sendable {
  /// The class without its module.
  var name: String
  /// Nil for a class of no module: one of Objective-C.
  var module: String?

  /// Takes a runtime name apart. What is no mangled name is taken as it stands.
  init(runtimeName: String) {
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

  /// The name as nibs and UIKit's messages have it: with its module, as Swift's runtime writes it.
  package var runtimeName: String {
    guard let module, !module.isEmpty else { return name }
    return "_TtC\(module.utf8.count)\(module)\(name.utf8.count)\(name)"
  }

  /// The words of `7Nibbage15MyTableViewCell`, none if it is not of that form.
  private static func parts(ofMangled text: Substring) -> [String] {
    var rest = text.utf8[...]
    var parts: [String] = []
    while let first = rest.first {
      guard (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(first) else { return [] }
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard let length = Int(String(digits) ?? ""), length <= rest.count - digits.count else { return [] }
      rest = rest.dropFirst(digits.count)
      guard let part = String(rest.prefix(length)) else { return [] }
      parts.append(part)
      rest = rest.dropFirst(length)
    }
    return parts
  }
}
