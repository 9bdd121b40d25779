import NibCore

extension StrictCheckContext {
  /// The segues with a class of the program.
  var customSegues: [NibElement] {
    connections("segue").map(\.connection).filter { $0["kind"] == "custom" }
  }
}

extension RuleExample {
  static func customSegue(_ name: String, code: String = "override func perform() {}") -> RuleExample {
    .segue(
      "kind=\"custom\" customClass=\"\(name)\"",
      files: ["FadeSegue.swift": "class FadeSegue: UIStoryboardSegue {\n  \(code)\n}\n"])
  }
}
