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
      "segue-without-perform", .loading, .warning,
      "A custom segue has no class, or neither its class nor a superclass overrides `perform()`.",
      details: "The exception is raised when the segue is performed.",
      advice: "Override `perform()`, or choose another kind of segue.",
      wrong: customSegue("FadeSegue", code: "var duration = 0.3"), right: customSegue("FadeSegue")),
    CheckRule(
      "unknown-segue", .loading, .warning,
      "The class performs a segue with an identifier that its scene does not have.",
      details: """
        This is a note if another scene with the same class has the segue, because the code may perform it only there, \
        unless the code always runs: in `viewDidLoad()` and other methods that UIKit calls, outside of conditions.
        """,
      advice: "Correct the identifier.", wrong: segue("detial"), right: segue("detail")),
    CheckRule(
      "unknown-scene", .loading, .warning,
      "Code asks a storyboard for a scene with an identifier that it does not have.",
      details: """
        Reported in the storyboard that the code names, or, for `storyboard?.instantiateViewController(...)`, in that of the \
        controller with the code. If it is not known which storyboard is meant, none of the project has the identifier.
        """,
      advice: "Correct the identifier, or set it in the identity inspector.",
      wrong: scene("Detial"), right: scene("Detail")),
    CheckRule(
      "unknown-cell", .loading, .warning,
      "Code dequeues a cell, header or footer with an identifier that no document has and no code registers.",
      details: """
        Calls that return nil for an unknown identifier are not examined. Nothing is reported if an identifier is \
        registered that is only known when the program runs.
        """,
      advice: "Correct the identifier, or register a class or nib for it.",
      wrong: cell("Crad"), right: cell("Card")),
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

  private static func customSegue(_ name: String, code: String = "override func perform() {}") -> RuleExample
  {
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
      """, files: ["FadeSegue.swift": "class FadeSegue: UIStoryboardSegue {\n  \(code)\n}\n"])
  }

  private static func scene(_ identifier: String) -> RuleExample {
    RuleExample(
      """
      <scene sceneID="s"><objects>
        <viewController customClass="List" storyboardIdentifier="Detail" id="list" sceneMemberID="viewController">
          <view key="view" id="view"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
        </viewController>
      </objects></scene>
      """,
      files: [
        "List.swift": """
        class List: UIViewController {
          func open() { storyboard?.instantiateViewController(withIdentifier: "\(identifier)") }
        }

        """
      ])
  }

  private static func cell(_ identifier: String) -> RuleExample {
    RuleExample(
      """
      <scene sceneID="s"><objects>
        <tableViewController customClass="List" id="list" sceneMemberID="viewController">
          <tableView key="view" id="table"><rect key="frame" x="0" y="0" width="320" height="480"/>
            <prototypes>
              <tableViewCell reuseIdentifier="Card" id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
              </tableViewCell>
            </prototypes>
          </tableView>
        </tableViewController>
      </objects></scene>
      """,
      files: [
        "List.swift": """
        class List: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "\(identifier)", for: path)
          }
        }

        """
      ])
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
