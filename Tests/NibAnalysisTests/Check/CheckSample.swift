@testable import NibAnalysis
@testable import NibCore

/// Small documents, and the results of checking them.
enum CheckSample {
  /// The diagnostics of a xib with the given objects, which begin in line 2.
  static func xib(_ objects: String, storyboards: Set<String>? = nil) -> [String] {
    lines("XIB", "<objects>\(objects)</objects>", file: "S.xib", storyboards)
  }

  /// The diagnostics of a storyboard with the given objects in one scene, which begin in line 2.
  static func storyboard(_ objects: String, storyboards: Set<String>? = nil) -> [String] {
    let scenes = "<scenes><scene sceneID=\"s\"><objects>\(objects)</objects></scene></scenes>"
    return lines("Storyboard.XIB", scenes, file: "S.storyboard", storyboards)
  }

  /// A document with the given content in its second line.
  static func document(_ type: String, _ content: String, file: String) -> NibDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(type)" version="3.0" toolsVersion="17701">
      \(content)
      </document>
      """
    do {
      return try NibReader.read(Array(text.utf8), file: file)
    } catch {
      preconditionFailure("the sample is not a document: \(error)")
    }
  }

  private static func lines(
    _ type: String, _ content: String, file: String, _ storyboards: Set<String>?
  ) -> [String] {
    // The sample has no initial controller, so that Xcode would warn about every scene.
    let configuration = CheckConfiguration(rules: ["unreachable-scene": .init(isOn: false)])
    return NibCheck(
      document(type, content, file: file),
      project: CheckProject(storyboards: storyboards.map { StoryboardNames([$0]) }),
      configuration: configuration
    ).diagnostics
      .flatMap { $0.rendered.split(separator: "\n").map(String.init) }
  }

  /// A root view of 100 x 100 points with the given constraints and a subview `id` of 40 x 20 points.
  static func view(
    _ id: String = "a", element: String = "view", attributes: String = "", content: String = "",
    constraints: [String]
  ) -> String {
    let list = constraints.enumerated().map { "<constraint id=\"c\($0.offset + 1)\" \($0.element)/>" }
    return """
      <view id="root"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <\(element) translatesAutoresizingMaskIntoConstraints="NO" \(attributes) id="\(id)">
      <rect key="frame" x="10" y="10" width="40" height="20"/>\(content)</\(element)></subviews><constraints>
      \(list.joined(separator: "\n"))
      </constraints></view>
      """
  }

  /// `item.attribute == other.attribute + constant`.
  static func pin(_ item: String, _ attribute: String, _ constant: Int = 0, to other: String = "root")
    -> String
  {
    let second = constant == 0 ? "" : " constant=\"\(constant)\""
    return "firstItem=\"\(item)\" firstAttribute=\"\(attribute)\" secondItem=\"\(other)\" "
      + "secondAttribute=\"\(attribute)\"\(second)"
  }

  /// `item.attribute == constant`.
  static func length(_ item: String, _ attribute: String, _ constant: Int) -> String {
    "firstItem=\"\(item)\" firstAttribute=\"\(attribute)\" constant=\"\(constant)\""
  }

  /// The content of `a`: a subview `b` of the same size, and the given constraints.
  static func inner(_ constraints: [String]) -> String {
    let list = constraints.enumerated().map { "<constraint id=\"d\($0.offset + 1)\" \($0.element)/>" }
    return """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b">
      <rect key="frame" x="0" y="0" width="40" height="20"/></view></subviews>
      <constraints>\(list.joined())</constraints>
      """
  }
}
