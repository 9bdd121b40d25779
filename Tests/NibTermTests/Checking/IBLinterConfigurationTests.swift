import NibAnalysis
import NibCore
import Testing

@testable import NibTerm

/// `.iblinter.yml`, IBLinter's configuration.
@Suite struct IBLinterConfigurationTests {
  private static func file(_ text: String) -> ConfigurationFile {
    ConfigurationFile(text: text, file: "x/.iblinter.yml", folder: "/app/x")
  }

  @Test("Without settings, the rules that are IBLinter's standard are on, with its severities")
  func standard() {
    let file = Self.file("")
    #expect(file.diagnostics.isEmpty)
    let on = file.rules.filter { $0.value.isOn ?? false }
    #expect(
      on.mapValues(\.severity) == [
        "enable-autolayout": .warning, "duplicate-constraint": .warning, "duplicate-id": .warning,
        "custom-module": .error, "ambiguous-layout": .error,
      ])
    #expect(file.rules.count == 19)
  }

  @Test("Every rule of IBLinter stands for one of our ids") func names() {
    #expect(Set(IBLinterRule.all.map(\.id)).isSubset(of: CheckRule.all.map(\.id)))
    #expect(Set(IBLinterRule.all.map(\.id)).count == 19 && Set(IBLinterRule.all.map(\.name)).count == 19)
  }

  @Test("Every key of the configuration is accepted") func allKeys() {
    let file = Self.file(
      """
      enabled_rules: [relative_to_margin, ambiguous, misplaced-view]
      disabled_rules:
        - ambiguous
        - duplicate_id
        - constraint-conflict
      excluded:
        - Carthage
      included:
        - App/Views
      custom_module_rule:
        - module: Components
          included: [Components/Classes]
          excluded:
            - Components/Classes/Generated
        - module: Components
          included: [More]
      use_base_class_rule:
        - element_class: UILabel
          base_classes: [AppLabel, TitleLabel]
        - element_class: UIButton
      view_as_device_rule:
        device_id: retina4_0
      use_trait_collections_rule:
        enabled: false
      hides_bottom_bar_rule:
        excluded_view_controllers: [Login]
      reporter: xcode
      disable_while_building_for_ib: true
      ignore_cache: true
      """)
    #expect(
      file.diagnostics.map(\.rendered) == [
        "x/.iblinter.yml:27:1: note: the reporter is not read from this file; use --reporter [configuration]"
      ])
    // What is both enabled and disabled is enabled.
    let on = file.rules.filter { $0.value.isOn ?? false }.keys
    #expect(
      Set(on) == [
        "relative-to-margin", "ambiguous-layout", "misplaced-view", "enable-autolayout",
        "duplicate-constraint",
        "custom-module",
      ])
    #expect(file.rules["constraint-conflict"]?.isOn == false)
    #expect(
      file.rules["custom-module"]?.options == [
        "modules": .members([
          "Components": .members([
            "included": ["Components/Classes", "More"], "excluded": ["Components/Classes/Generated"],
          ])
        ])
      ])
    #expect(
      file.rules["use-base-class"]?.options == [
        "classes": .members(["UILabel": ["AppLabel", "TitleLabel"], "UIButton": []])
      ])
    #expect(file.rules["view-as-device"]?.options == ["device": "retina4_0"])
    #expect(file.rules["use-trait-collections"]?.options == ["enabled": "false"])
    #expect(file.rules["hides-bottom-bar"]?.options == ["excluded-classes": ["Login"]])
    #expect(file.includes("/app/x/App/Views/A.xib") && !file.includes("/app/x/App/A.xib"))
  }

  @Test("Missing values are accepted as IBLinter accepts them") func missingValues() {
    let file = Self.file(
      "enabled_rules:\ndisabled_rules:\n  - custom_module\nview_as_device_rule:\nuse_base_class_rule:\n")
    #expect(file.diagnostics.map(\.rendered) == [])
    #expect(file.rules["custom-module"]?.isOn == false)
  }

  @Test("Mistakes are reported with their places and with hints") func mistakes() {
    let file = Self.file(
      """
      enabled_rules: [misplacd, image_resources]
      enabled_rule: x
      view_as_device_rule: {device: retina4_0}
      custom_module_rule: [Components]
      """)
    #expect(
      file.diagnostics.map { $0.rendered.dropFirst("x/.iblinter.yml:".count) } == [
        "1:17: warning: no rule named 'misplacd'; it is ignored. Did you mean 'misplaced'? [configuration]",
        "2:1: warning: no key named 'enabled_rule'; it is ignored. Did you mean 'enabled_rules'? [configuration]",
        "3:23: warning: no key of 'view_as_device_rule' named 'device'; it is ignored. Did you mean 'device_id'? "
          + "[configuration]",
        "4:22: warning: 'an entry of custom_module_rule' must be a map, not 'Components'; it is ignored [configuration]",
      ])
    #expect(file.rules["missing-image"]?.isOn == true)
  }
}
