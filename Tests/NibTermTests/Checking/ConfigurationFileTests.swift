import NibAnalysis
import NibCore
import Testing

@testable import NibTerm

/// `.nibterm.yml`: its meaning, and the messages about its mistakes.
@Suite struct ConfigurationFileTests {
  private static func file(_ text: String) -> ConfigurationFile {
    ConfigurationFile(text: text, file: ".nibterm.yml", folder: "/app")
  }

  private static func problems(_ text: String) -> [String] { file(text).diagnostics.map(\.rendered) }

  @Test("Rules are switched on and off, and get severities and options") func rules() {
    let file = Self.file(
      """
      # Everything that a file can contain.
      included: [App, "Widgets/**/*.xib"]
      excluded:
        - App/Generated
      rules:
        missing-font: off
        relative-to-margin: on
        ambiguous-layout: Error
        duplicate-id: note
        hides-bottom-bar:
          excluded-classes: [Main, Login]
        view-as-device:
          severity: note
          device: iPhone 15
        use-base-class:
          severity: off
          classes:
            UILabel: AppLabel
            UIButton: [A, B]
      """)
    typealias Settings = CheckConfiguration.RuleSettings
    #expect(file.diagnostics.map(\.rendered) == [])
    #expect(
      file.rules == [
        "missing-font": Settings(isOn: false), "relative-to-margin": Settings(isOn: true),
        "ambiguous-layout": Settings(isOn: true, severity: .error),
        "duplicate-id": Settings(isOn: true, severity: .note),
        "hides-bottom-bar": Settings(isOn: true, options: ["excluded-classes": ["Main", "Login"]]),
        "view-as-device": Settings(isOn: true, severity: .note, options: ["device": "iPhone 15"]),
        "use-base-class": Settings(
          isOn: false, options: ["classes": .members(["UILabel": "AppLabel", "UIButton": ["A", "B"]])]),
      ])
    let paths = [
      "/app/App/A.xib", "/app/App/Generated/B.xib", "/app/Widgets/C/D.xib", "/app/Widgets/E.storyboard",
    ]
    #expect(paths.map(file.includes) == [true, false, true, false])
  }

  @Test("The deployment target is a version", arguments: ["15.2", "'15.2'", "15.2.1"]) func deploymentTarget(
    text: String
  ) {
    let file = Self.file("deployment-target: \(text)")
    #expect(file.diagnostics.isEmpty && file.deploymentTarget == IOSVersion(15, 2))
  }

  @Test("The deployment target of the command takes precedence over that of the configuration")
  func precedence() {
    let configurations = CheckConfigurations(deploymentTarget: IOSVersion(9))
    #expect(configurations.configuration(for: "A.xib").deploymentTarget == IOSVersion(9))
  }

  @Test(
    "Empty files and keys mean the standard",
    arguments: ["", "# nothing\n", "rules:\nincluded:\nexcluded: ~\n", "{}"])
  func empty(text: String) {
    let file = Self.file(text)
    #expect(file.diagnostics.map(\.rendered) == [])
    #expect(file.rules.isEmpty && file.includes("/app/A.xib"))
  }

  @Test(
    "Mistakes are reported with their places and with hints",
    arguments: [
      ("rule:\n  a: on", "1:1: warning: no key named 'rule'; it is ignored. Did you mean 'rules'?"),
      (
        "rules:\n  misplaced-vew: off",
        "2:3: warning: no rule named 'misplaced-vew'; it is ignored. Did you mean 'misplaced-view'?"
      ),
      (
        "rules: {misplaced: off}",
        "1:9: warning: no rule named 'misplaced'; it is ignored. Did you mean 'misplaced-view'?"
      ),
      ("rules: {something-else: off}", "1:9: warning: no rule named 'something-else'; it is ignored."),
      (
        "rules:\n  duplicate-id: eror",
        "2:17: warning: 'duplicate-id' must be off, on, note, warning or error; it is ignored. Did you mean 'error'?"
      ),
      (
        "rules:\n  duplicate-id: [1]",
        "2:17: warning: 'duplicate-id' must be off, on, note, warning or error; it is ignored."
      ),
      (
        "rules:\n  view-as-device:\n    devise: x",
        "3:5: warning: no option of 'view-as-device' named 'devise'; it is ignored. Did you mean 'device'?"
      ),
      (
        "rules:\n  view-as-device:\n    device: [x]",
        "3:13: warning: 'device' must be a text, not a list; it is ignored"
      ),
      (
        "rules:\n  use-trait-collections: {enabled: maybe}",
        "2:36: warning: 'enabled' must be true or false, not 'maybe'; it is ignored"
      ),
      (
        "rules:\n  use-base-class: {classes: UILabel}",
        "2:29: warning: 'classes' must be a map, not 'UILabel'; it is ignored"
      ),
      (
        "deployment-target: iOS 15",
        "1:20: warning: 'deployment-target' must be a version of iOS such as 15.0, not 'iOS 15'; it is ignored"
      ),
      ("rules: off", "1:8: warning: 'rules' must be a map, not 'off'; it is ignored"),
      (
        "included: []",
        "1:1: warning: 'included' names no documents, so all are checked; name some, or remove the key"
      ),
      ("excluded: {a: b}", "1:11: warning: 'excluded' must be a list of texts, not a map; it is ignored"),
      ("excluded: [[a]]", "1:12: warning: 'an entry of excluded' must be a text, not a list; it is ignored"),
      ("- App", "1:1: error: a map such as 'rules:' is expected, not a list"),
      ("? [a]\n: b", "1:3: warning: a key must be a text, not a list; it is ignored"),
      ("\u{FEFF}rüle: x", "1:1: warning: no key named 'rüle'; it is ignored."),
      ("{ä: 1, rule: 2}\r\n", "1:2: warning: no key named 'ä'; it is ignored."),
    ])
  func mistakes(text: String, expected: String) {
    #expect(Self.problems(text).first == ".nibterm.yml:\(expected) [configuration]")
  }

  @Test("Columns count bytes, and lines may end with carriage returns") func places() {
    let problems = Self.file("excluded: []\r\nrules: {\"ä\": on, \"ö\": on}").diagnostics
    #expect(
      problems.map { $0.location.map { [$0.line, $0.column, $0.offset] } } == [[2, 9, 22], [2, 19, 32]])
  }

  @Test(
    "Text that is not YAML is an error, and configures nothing",
    arguments: [
      ("rules:\n  a: [b\n", "3:1: error: this is not valid YAML: while parsing a flow sequence: "),
      ("rules:\n\ta: b", "2:1: error: this is not valid YAML: while scanning for the next token: "),
      ("rules: *a", "1:8: error: this is not valid YAML: found undefined alias"),
      ("a: 1\n---\nb: 1", "2:1: error: this is not valid YAML: "),
      ("rules: {}\nrules: {}", "1:1: error: the key 'rules' "),
      (String(repeating: "[", count: 5_000), "1:"),
    ])
  func invalid(text: String, expected: String) {
    let file = Self.file(text)
    #expect(file.diagnostics.count == 1 && file.rules.isEmpty)
    #expect(file.diagnostics.first?.rendered.hasPrefix(".nibterm.yml:\(expected)") ?? false)
    #expect(file.diagnostics.first?.severity == .error)
  }

  @Test("Every rule can be configured", arguments: CheckRule.all.map(\.id)) func ids(id: String) {
    #expect(Self.problems("rules: {\(id): off}") == [])
  }
}
