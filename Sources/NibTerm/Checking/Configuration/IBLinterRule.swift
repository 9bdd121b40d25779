import NibCore

/// A rule of IBLinter, and the rule of NibTerm that reports the same problems.
struct IBLinterRule: Sendable {
  let name: String
  /// The id of NibTerm's rule.
  let id: String
  let severity: Diagnostic.Severity
  /// Whether IBLinter uses the rule without configuration.
  let isOnByDefault: Bool

  private init(_ severity: Diagnostic.Severity, _ name: String, _ id: String, isOnByDefault: Bool = false) {
    self.name = name
    self.id = id
    self.severity = severity
    self.isOnByDefault = isOnByDefault
  }

  /// All rules of IBLinter 0.5.
  static let all: [IBLinterRule] = [
    IBLinterRule(.error, "custom_class_name", "custom-class-name"),
    IBLinterRule(.warning, "relative_to_margin", "relative-to-margin"),
    IBLinterRule(.error, "misplaced", "misplaced-view"),
    IBLinterRule(.warning, "enable_autolayout", "enable-autolayout", isOnByDefault: true),
    IBLinterRule(.warning, "duplicate_constraint", "duplicate-constraint", isOnByDefault: true),
    IBLinterRule(.warning, "duplicate_id", "duplicate-id", isOnByDefault: true),
    IBLinterRule(.error, "storyboard_viewcontroller_id", "storyboard-viewcontroller-id"),
    IBLinterRule(.warning, "stackview_backgroundcolor", "stackview-background-color"),
    IBLinterRule(.error, "image_resources", "missing-image"),
    IBLinterRule(.error, "custom_module", "custom-module", isOnByDefault: true),
    IBLinterRule(.warning, "use_base_class", "use-base-class"),
    IBLinterRule(.error, "ambiguous", "ambiguous-layout", isOnByDefault: true),
    IBLinterRule(.warning, "use_trait_collections", "use-trait-collections"),
    IBLinterRule(.warning, "view_as_device", "view-as-device"),
    IBLinterRule(.warning, "reuse_identifier", "reuse-identifier-class"),
    IBLinterRule(.error, "color_resources", "missing-color"),
    IBLinterRule(.error, "hides_bottom_bar", "hides-bottom-bar"),
    IBLinterRule(.warning, "has_initial_view_controller", "has-initial-view-controller"),
    IBLinterRule(.warning, "has_single_view_controller", "has-single-view-controller"),
  ]

  /// The rule with IBLinter's name; `nil` if there is none.
  static func named(_ name: String) -> IBLinterRule? { all.first { $0.name == name } }
}
