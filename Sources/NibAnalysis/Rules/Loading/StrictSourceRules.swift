import NibCore

extension CheckRule {
  /// The rules of `check --strict` about segues and about the sources themselves.
  static let strictSourceRules: [CheckRule] = [
    CheckRule(
      "unknown-segue-class", .loading, .warning, "No source file declares the class of a custom segue.",
      details: "The exception is raised when the segue is performed.",
      advice: "Correct the class or its module.",
      wrong: customSegue("FadeSeuge"), right: customSegue("FadeSegue")),
    CheckRule(
      "unknown-segue", .loading, .warning, "The class performs a segue with an identifier that no scene has.",
      advice: "Correct the identifier.", wrong: segue("detial"), right: segue("detail")),
    CheckRule(
      "unknown-superclass", .loading, .note,
      "A superclass has no source, so it is not known which keys the class has.",
      advice: "Name the folder of the source with `--sources`.",
      wrong: .card(outlet: "subtitle", superclass: "LibraryView"), right: .card()),
    CheckRule(
      "deep-source", .loading, .warning,
      "A Swift file nests types, or the brackets of a type, more than 64 levels deep.",
      details: """
        The deeper ones are not read, so their classes are unknown. Reported once per file, at the first of them.
        """,
      wrong: .card(code: "\n  var cells: \(nested(levels: 65)) = []"),
      right: .card(code: "\n  var cells: \(nested(levels: 2)) = []")),
    CheckRule(
      "deep-superclasses", .loading, .warning, "A class has more than 255 superclasses.",
      details: "The ones above are not read, so it is not known which other keys and methods the class has."),
    CheckRule(
      "program-sources", .loading, .note, "The number of source files that were read, and their folders.",
      details: "Reported once for each program."),
  ]

  /// The type of an array of arrays.
  private static func nested(levels: Int) -> String {
    String(repeating: "[", count: levels) + "Int" + String(repeating: "]", count: levels)
  }

  private static func customSegue(_ name: String) -> RuleExample {
    RuleExample(
      """
      <scene sceneID="s"><objects>
        <viewController id="list" sceneMemberID="viewController">
          <view key="view" id="view"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
          <connections>
            <segue destination="list" kind="custom" customClass="\(name)" id="segue"/>
          </connections>
        </viewController>
      </objects></scene>
      """, files: ["FadeSegue.swift": "class FadeSegue: UIStoryboardSegue {}\n"])
  }

  private static func segue(_ identifier: String) -> RuleExample {
    RuleExample(
      """
      <scene sceneID="s"><objects>
        <viewController customClass="List" id="list" sceneMemberID="viewController">
          <view key="view" id="view"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
          <connections>
            <segue destination="list" kind="show" identifier="detail" id="segue"/>
          </connections>
        </viewController>
      </objects></scene>
      """,
      files: [
        "List.swift": """
        class List: UIViewController {
          func open() { performSegue(withIdentifier: "\(identifier)", sender: nil) }
        }

        """
      ])
  }
}
