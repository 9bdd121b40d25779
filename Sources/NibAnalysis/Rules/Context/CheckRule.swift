import NibCore
import NibEditing

/// A rule of `check`: a kind of diagnostic with the function that finds it in a document.
///
/// To add a rule, declare a constant in an extension in a separate file in the folder of its topic. `make rules`, which
/// `make test` runs, adds it to the list of all rules.
@dynamicMemberLookup
package struct CheckRule: Sendable {
  /// A setting of a rule that the configuration can change.
  package struct Option: Sendable {
    package let name: String
    /// The meaning of the option and of its values, as a sentence.
    package let summary: String
    /// The value if the configuration has none.
    package let standard: RuleValue

    package init(_ name: String, _ summary: String, standard: RuleValue) {
      self.name = name
      self.summary = summary
      self.standard = standard
    }
  }

  /// Returns the findings in a document. The engine sets their kind and severity to those of the rule.
  package typealias Finder = @Sendable (CheckContext) -> [Diagnostic]

  /// Returns the findings of `check --strict` in a document. The engine ignores findings of other rules, so that
  /// several rules can share a function.
  typealias StrictFinder = @Sendable (StrictCheckContext) -> [Diagnostic]

  /// Returns the edits that correct findings of this rule, as far as that is safe.
  package typealias Fixer = @Sendable (CheckContext, [Diagnostic], EditMaker) -> [SourceEdit]

  /// The id, severity and documentation, which can be read as members of the rule.
  package let kind: DiagnosticKind
  /// Whether the rule is used even if neither the configuration nor an option of the command names the rule.
  package let isOnByDefault: Bool
  package let options: [Option]
  /// `nil` if reading or loading the document reports the problem.
  package let find: Finder?
  /// `nil` if `check --strict` has no findings of this rule besides those of loading.
  let strict: StrictFinder?
  /// `nil` if `check --fix` cannot correct the findings.
  package let fix: Fixer?

  /// Creates a rule with a kind that code outside of the rules reports, too.
  init(_ kind: DiagnosticKind, find: Finder? = nil, strict: StrictFinder? = nil) {
    self.init(kind, isOnByDefault: true, options: [], find: find, strict: strict, fix: nil)
  }

  /// Creates a rule with a kind of its own.
  ///
  /// - Parameter xcode: the texts of Xcode for the same problem.
  init(
    _ id: String, _ topic: DiagnosticKind.Topic, _ severity: Diagnostic.Severity, isOnByDefault: Bool = true,
    _ summary: String, details: String = "", advice: String = "", xcode: [String] = [],
    wrong: RuleExample? = nil, right: RuleExample? = nil, options: [Option] = [], find: Finder? = nil,
    strict: StrictFinder? = nil, fix: Fixer? = nil
  ) {
    let kind = DiagnosticKind(
      id, topic, severity, summary, details: details, advice: advice, xcode: xcode, wrong: wrong, right: right
    )
    self.init(kind, isOnByDefault: isOnByDefault, options: options, find: find, strict: strict, fix: fix)
  }

  private init(
    _ kind: DiagnosticKind, isOnByDefault: Bool, options: [Option], find: Finder?, strict: StrictFinder?,
    fix: Fixer?
  ) {
    self.kind = kind
    self.isOnByDefault = isOnByDefault
    self.options = options
    self.find = find
    self.strict = strict
    self.fix = fix
  }

  /// A member of the kind, such as the id.
  package subscript<Value>(dynamicMember member: KeyPath<DiagnosticKind, Value>) -> Value {
    kind[keyPath: member]
  }
}
