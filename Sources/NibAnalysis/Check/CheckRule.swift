import NibCore

/// A rule of `check`: what it reports, its documentation, and the function that finds it.
///
/// To add a rule, declare a constant in an extension in a separate file in the folder of its topic, and add it to the
/// list of the topic. `check --rules`, `check --explain` and docs/diagnostics.md are made from these values.
package struct CheckRule: Sendable {
  /// The subject of a rule: a heading in the list of rules.
  package enum Topic: String, Sendable, CaseIterable {
    case layout = "Layout"
    case text = "Text"
    case accessibility = "Accessibility"
    case resources = "Images, colors, fonts and files"
    case objects = "Objects and connections"
    case project = "The project around the document"
    case building = "Building with Xcode"
    case style = "Style"
    case loading = "Loading: check --strict"
    case vocabulary = "Elements, attributes and values"
    case files = "Files"
  }

  /// The part of a check that reports the problems of a rule without a function.
  package enum Stage: Sendable {
    /// Reading the file.
    case reading
    /// Loading and laying out the document.
    case loading
    /// `check --strict`, which compares the document with the program.
    case strict
  }

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

  /// Returns the findings in a document. The engine sets their id and severity to those of the rule.
  package typealias Finder = @Sendable (CheckContext) -> [Diagnostic]

  /// Returns the findings of `check --strict` in a document. Those of other rules are ignored, so that rules can share a
  /// function.
  typealias StrictFinder = @Sendable (StrictCheckContext) -> [Diagnostic]

  /// Returns the edits that correct findings of this rule, as far as that is safe.
  package typealias Fixer = @Sendable (CheckContext, [Diagnostic], DocumentEditor) -> [SourceEdit]

  /// The stable name in kebab case, by which filters, baselines and comments refer to the rule.
  package let id: String
  package let topic: Topic
  /// The severity, unless the configuration chooses another one.
  package let severity: Diagnostic.Severity
  /// False if the rule is only used when the configuration or an option of the command names it.
  package let isOnByDefault: Bool
  /// The meaning of a finding, as one line that ends with a full stop.
  package let summary: String
  /// A description of what the rule examines and why, in sentences; empty if the summary says everything.
  package let details: String
  /// How to correct what was found, as a sentence; empty if there is no general advice.
  package let advice: String
  /// The texts with which Xcode and its compiler for documents, ibtool, report the problem; empty if they do not report
  /// it. `…` stands for a name or a number.
  package let xcodeTexts: [String]
  /// A document with one finding or more; `nil` for a problem that no text of a document shows.
  package let wrong: RuleExample?
  /// The corrected document, in which the rule finds nothing.
  package let right: RuleExample?
  package let options: [Option]
  /// `nil` if the stage as a whole reports the problem.
  package let find: Finder?
  /// `nil` if `check --strict` has no findings of this rule besides those of loading.
  let strict: StrictFinder?
  /// The part of a check that reports the problem if the rule has no function.
  package let stage: Stage
  /// `nil` if `check --fix` cannot correct the findings.
  package let fix: Fixer?

  /// - Parameters:
  ///   - stage: by default reading for the topic `files`, and loading for all others except `loading`.
  ///   - xcode: the texts of Xcode for the same problem.
  init(
    _ id: String, _ topic: Topic, _ severity: Diagnostic.Severity, isOnByDefault: Bool = true,
    in stage: Stage? = nil, _ summary: String,
    details: String = "", advice: String = "", xcode: [String] = [], wrong: RuleExample? = nil,
    right: RuleExample? = nil,
    options: [Option] = [], find: Finder? = nil, strict: StrictFinder? = nil, fix: Fixer? = nil
  ) {
    self.id = id
    self.topic = topic
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.summary = summary
    self.details = details
    self.advice = advice
    xcodeTexts = xcode
    self.wrong = wrong
    self.right = right
    self.options = options
    self.find = find
    self.strict = strict
    self.stage = stage ?? (topic == .files ? .reading : topic == .loading ? .strict : .loading)
    self.fix = fix
  }
}

/// A small document that shows when a rule applies.
package struct RuleExample: Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// The file name of the document.
  package let name: String
  /// The objects of a xib, the scenes of a storyboard (if the text begins with `<scene`), or a whole file (if it begins
  /// with `<document` or `<?xml`, or is empty).
  package let content: String
  /// Files of the project beside the document, by path.
  package let files: [String: String]
  /// The options of the rule, by name.
  package let options: [String: RuleValue]

  /// - Parameters:
  ///   - name: the file name; by default `Example.xib` or `Example.storyboard`.
  ///   - files: the texts of other files in the document's folder, by their paths.
  ///   - options: the options of the rule that differ from the standard.
  package init(
    _ content: String, name: String? = nil, files: [String: String] = [:], options: [String: RuleValue] = [:]
  ) {
    self.content = content
    self.name = name ?? (content.hasPrefix("<scene") ? "Example.storyboard" : "Example.xib")
    self.files = files
    self.options = options
  }

  package init(stringLiteral value: String) { self.init(value) }

  /// Whether the file name of the document matters.
  package var isNamed: Bool { !name.hasPrefix("Example.") }

  /// The text of the document, with the elements that the content leaves out.
  package var document: String {
    if content.isEmpty || content.hasPrefix("<document") || content.hasPrefix("<?xml") { return content }
    let isStoryboard = content.hasPrefix("<scene")
    let list = isStoryboard ? "scenes" : "objects"
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(isStoryboard ? "Storyboard." : "")XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <\(list)>
      \(content)
      </\(list)>
      </document>

      """
  }
}

/// A value in the configuration of a rule.
package indirect enum RuleValue: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  /// Texts, numbers and Boolean values, as they are written.
  case text(String)
  case list([RuleValue])
  case members([String: RuleValue])

  package init(stringLiteral value: String) { self = .text(value) }
  package init(arrayLiteral elements: RuleValue...) { self = .list(elements) }

  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The number, or `nil` if the value is not one.
  package var number: Double? { text.flatMap(Double.init) }

  /// True or false for YAML's Boolean values, `nil` for all other values.
  package var boolean: Bool? {
    switch text?.lowercased() {
    case "true", "yes", "on": true
    case "false", "no", "off": false
    default: nil
    }
  }

  /// The values of a list. A value that is not a list counts as a list of one value.
  package var values: [RuleValue] {
    if case .list(let values) = self { values } else { [self] }
  }

  /// The texts in a list.
  package var texts: [String] { values.compactMap(\.text) }

  /// The value as documentation shows it.
  package var described: String {
    switch self {
    case .text(let text): text
    case .list(let values): values.isEmpty ? "none" : values.map(\.described).joined(separator: ", ")
    case .members(let members):
      members.isEmpty
        ? "none"
        : members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.described)" }.joined(
          separator: ", ")
    }
  }

  /// The members by name; empty if the value has none.
  package var members: [String: RuleValue] {
    if case .members(let members) = self { members } else { [:] }
  }

  /// The value of a member; `nil` if there is none.
  package subscript(name: String) -> RuleValue? {
    if case .members(let members) = self { members[name] } else { nil }
  }
}
