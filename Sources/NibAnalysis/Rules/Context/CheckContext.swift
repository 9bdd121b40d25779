import NibCore

/// The names of the storyboards that a document can refer to, without suffix.
package struct StoryboardNames: Sendable {
  private let sets: [Set<String>]

  /// - Parameter sets: the names. Several documents can share a set.
  package init(_ sets: [Set<String>]) { self.sets = sets }

  package func contains(_ name: String) -> Bool { sets.contains { $0.contains(name) } }
}

/// A document that is checked, with everything that rules need. Results that several rules use are computed once, when
/// the first rule needs them. If all rules of a run only read elements, the document is not loaded.
///
/// A rule about frames chooses one of three layouts of the document:
/// - `loaded`: with the options of the run, such as a device. Rules about what users see use it.
/// - `onCanvas.loaded`: on Interface Builder's canvas, for which the document saves frames and marks. It is the same as
///   `loaded` unless the options choose another layout.
/// - `replayed`: on the canvas, too, but the content of a view without subviews has the size that the document saves for
///   the view. Rules that compare frames with saved frames use it, because missing fonts and images do not change it.
package final class CheckContext: RuleContext {
  package let document: NibDocument
  package let project: CheckProject
  package let configuration: CheckConfiguration
  /// The options with which the document is laid out.
  package let options: LayoutOptions
  /// The loaded document, laid out with the options.
  package private(set) lazy var loaded = LoadedDocument(document, options: options)
  /// The rule whose function is running; `nil` between rules.
  package private(set) var rule: CheckRule?

  /// Creates a context. The loaded document and all other facts are determined when a rule first needs them.
  ///
  /// - Parameter loaded: the document as loaded with the options, if it already is. It can contain only some of the
  ///   scenes.
  package init(
    _ document: NibDocument, options: LayoutOptions, project: CheckProject,
    configuration: CheckConfiguration, loaded: LoadedDocument? = nil
  ) {
    self.document = document
    self.options = options
    self.project = project
    self.configuration = configuration
    if let loaded { self.loaded = loaded }
  }

  /// The elements by their places in the text.
  private(set) lazy var places = ElementPlaces(document)

  /// All elements, in document order, without the root.
  package private(set) lazy var elements: ArraySlice<NibElement> = places.elements.dropFirst()

  /// The controllers of a storyboard's scenes, without references to other storyboards. Empty for other documents.
  var sceneControllers: [NibElement] {
    guard document.kind.container == .storyboard else { return [] }
    return document.scenes.compactMap(\.nibController).filter(\.isController)
  }

  /// The solved layouts of the loaded document.
  package private(set) lazy var layouts: [CheckedLayout] = CheckedLayout.all(in: loaded)

  /// The positions and sizes that the constraints of each layout leave open.
  private(set) lazy var ambiguities: [LayoutAmbiguity] = layouts.map { LayoutAmbiguity($0) }

  /// The constraints that are installed in the loaded document.
  private(set) lazy var installedConstraints = InstalledConstraint.all(in: document, loaded.environment)

  /// The ids of objects that lack constraints because of a problem with a finding of its own. Such objects have the
  /// same id as an earlier one, to which all constraints refer, or a constraint that cannot be read. In a layout without
  /// the constraints that are removed at build time, the objects that these place belong to them, too: code adds others.
  private(set) lazy var doubtfulIDs: Set<String> = {
    var seen: Set<String> = []
    var ids = Set(elements.compactMap(\.id).filter { !seen.insert($0).inserted })
    let unread = loaded.diagnostics.filter { CheckContext.kindsOfUnreadConstraints.contains($0.kind) }
    for finding in unread + outsideConstraints + illegalConstraints {
      if let constraint = places.unreadConstraint(of: finding) { ids.formUnion(constraint.placedIDs) }
    }
    if !loaded.environment.rules.follows(.placeholderConstraints) {
      for constraint in elements where constraint.isNamed("constraint") && constraint["placeholder"] == "YES"
      {
        ids.formUnion(constraint.placedIDs)
      }
    }
    return ids
  }()

  /// The kinds of diagnostics about constraints that the reader had to ignore or change.
  static let kindsOfUnreadConstraints: Set<DiagnosticKind> = [.malformedConstraint, .danglingReference]

  /// The views whose frames only follow from other problems.
  private(set) lazy var consequences = FrameConsequences(ambiguities, on: loaded, doubtful: doubtfulIDs)

  /// The views whose frames in `replayed` only follow from other problems.
  private(set) lazy var replayedConsequences = FrameConsequences(
    replayedAmbiguities, on: replayed, doubtful: doubtfulIDs)

  /// The axes on which the frames of objects only follow from other problems.
  private(set) lazy var consequentAxes: [NibElement: LayoutAxes] = views.reduce(into: [:]) { axes, view in
    guard let element = view.nibOrigin?.element, let superview = view.superview else { return }
    axes[element, default: []].formUnion(consequences.frameAxes(of: view, in: superview))
  }

  /// The document on its own canvas, for which Interface Builder saved its frames and marks: this context, unless the
  /// options choose another layout.
  var onCanvas: CheckContext { options == LayoutOptions() ? self : canvasContext }

  private lazy var canvasContext = CheckContext(
    document, options: LayoutOptions(), project: project, configuration: configuration)

  /// The axes on which the frame of a view of `replayed` only follows from another problem.
  func consequentAxes(ofReplayed view: UIView) -> LayoutAxes {
    guard let superview = view.superview else { return [] }
    let measured = view.nibOrigin.flatMap { consequentAxes[$0.element] } ?? []
    return replayedConsequences.frameAxes(of: view, in: superview).union(measured)
  }

  /// The positions and sizes that the constraints of each layout of `replayed` leave open.
  private(set) lazy var replayedAmbiguities: [LayoutAmbiguity] = CheckedLayout.all(in: replayed).map {
    LayoutAmbiguity($0)
  }

  /// All views of the loaded document that come from the file, superviews first.
  package private(set) lazy var views: [UIView] = loaded.roots.flatMap(\.view.nibTree).filter {
    $0.nibOrigin != nil
  }

  /// The document loaded on its own canvas, with the saved sizes of views without subviews as their content sizes. Scenes
  /// in which all views have their saved frames already are left out if no rule needs them.
  private(set) lazy var replayed: LoadedDocument = {
    var options = LayoutOptions()
    options.replaysSavedSizes = true
    return LoadedDocument(document, options: options, scenesOf: replayedIDs)
  }()

  /// The ids of objects in the scenes that `replayed` contains; `nil` if it contains all scenes. Views of a scene are also
  /// laid out in other scenes if it is embedded, and the rule about ambiguous views compares all of them if fonts are
  /// missing.
  private var replayedIDs: Set<String>? {
    guard document.kind.container == .storyboard, missingFonts.isEmpty,
      !elements.contains(where: { $0.isNamed("segue") && $0["kind"] == "embed" })
    else { return nil }
    var scenes: Set<NibElement> = []
    var ids: Set<String> = []
    for view in views where view.nibIsMisplaced {
      guard let origin = view.nibOrigin, document.object(id: origin.id) == origin.element,
        let scene = origin.element.ancestor(named: "objects")
      else { return nil }
      if scenes.insert(scene).inserted { ids.insert(origin.id) }
    }
    return ids
  }

  private var determinedFrames: [ObjectIdentifier: DeterminedFrames] = [:]

  /// The frames that required equations alone give to the views of a layout of `loaded` or `replayed`. Each layout is
  /// solved for this only once, because two rules and the correction of frames need it.
  ///
  /// - Parameter root: the root of the layout.
  func determinedFrames(root: UIView) -> DeterminedFrames {
    if let known = determinedFrames[ObjectIdentifier(root)] { return known }
    let frames = DeterminedFrames(root: root)
    determinedFrames[ObjectIdentifier(root)] = frames
    return frames
  }

  /// All views of `replayed`, superviews first.
  private(set) lazy var replayedViews: [UIView] = replayed.roots.flatMap(\.view.nibTree)

  /// The visible views of each root view.
  private(set) lazy var visibleTrees: [VisibleTree] = loaded.roots.map { VisibleTree(scene: $0.view) }

  /// The ids of all objects that are connected to outlets.
  private(set) lazy var outletDestinations: Set<ExactText> = Set(
    texts:
      elements.filter { $0.isNamed("outlet") || $0.isNamed("outletCollection") }
      .compactMap { $0["destination"] })

  /// The elements and attributes that NibTerm does not know.
  private(set) lazy var unknownWords: [NibUnreadWord] = document.unreadWords().filter {
    $0.reason == nil
  }

  /// The document's classes, with their declarations; `nil` if there are no sources.
  private(set) lazy var classes: StrictCheckContext? = project.program.map {
    StrictCheckContext(document, $0)
  }

  /// The properties of the document's objects that code sets; `nil` if there are no sources.
  private(set) lazy var codeUses: ProgramViewUses? = classes.flatMap {
    $0.program.sourceCount > 0 ? ProgramViewUses($0) : nil
  }

  /// Whether the document is one that Xcode compiles as it is. Compiled documents are not compiled again, and archives
  /// of Xcode 3 and 4 are converted first.
  private var isCompiledByXcode: Bool {
    document.kind.container != .nib && !document.source.isEmpty
      && document.root.child(named: "archivedKey") == nil
  }

  /// The version of iOS for which the document's target is built; `nil` if it is not known, and for documents of other
  /// platforms.
  private(set) lazy var projectDeploymentTarget: IOSVersion? =
    document.kind.platform == .iOS
    ? configuration.deploymentTarget ?? project.program?.deploymentTarget(for: document.file) : nil

  /// The version of iOS for which the document is built: the one that the document itself names under "Builds for", or
  /// else that of its target. `nil` if it is not known.
  private(set) lazy var deploymentTarget: IOSVersion? = document.buildsFor ?? projectDeploymentTarget

  let facts = RuleFacts()

  /// The documents and settings of the project; `nil` if they are not known.
  var projectFiles: ProgramFiles? {
    guard let program = project.program, !program.isTruncated, !program.documents.isEmpty else { return nil }
    return program.files
  }

  // MARK: The rule that is running

  /// The findings of a rule. Those of another kind, such as the diagnostics of loading that a rule collects,
  /// get the id and severity of the rule.
  func findings(of rule: CheckRule) -> [Diagnostic] {
    guard let find = rule.find, rule.topic != .building || isCompiledByXcode else { return [] }
    self.rule = rule
    defer { self.rule = nil }
    return find(self).map { found in
      found.mapped { finding in
        guard finding.kind != rule.kind else { return finding }
        var diagnostic = finding
        diagnostic.kind = rule.kind
        diagnostic.severity = rule.severity
        return diagnostic
      }
    }
  }

  /// The value of an option of the rule that is running: that of the configuration, or the standard value.
  package func option(_ name: String) -> RuleValue {
    guard let rule else { preconditionFailure("options belong to rules") }
    if let value = configuration.rules[rule.id]?.options[name] { return value }
    guard let option = rule.options.first(where: { $0.name == name }) else {
      preconditionFailure("the rule '\(rule.id)' does not declare the option '\(name)'")
    }
    return option.standard
  }

  /// The value of an option that is a number. A value that is not a number counts as the standard value.
  package func number(_ name: String) -> Double {
    option(name).number ?? rule?.options.first { $0.name == name }?.standard.number ?? 0
  }

  /// The findings that belong to the rule that is running, out of the result of a search for several rules.
  func ownFindings(in findings: [Diagnostic]) -> [Diagnostic] { findings.filter { $0.kind == kind } }

  /// A finding of the rule that is running about a problem that Xcode reports, too.
  ///
  /// - Parameter text: Xcode's message, which the finding quotes.
  func finding(
    _ message: String, xcode text: String, at element: NibElement, attribute: String? = nil,
    notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    finding("\(message) (Xcode: \"\(text)\")", at: element, attribute: attribute, notes: notes)
  }

  /// A finding of the rule that is running, at the element of a view.
  ///
  /// - Parameter severity: the severity; `nil` for that of the rule.
  func finding(
    severity: Diagnostic.Severity? = nil, _ message: String, at view: UIView, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    view.nibDiagnostic(kind, severity: severity, message, notes: notes)
  }
}

extension NibElement {
  /// The ids of the objects that a constraint places: its items, except for an item that contains the other one.
  var placedIDs: [String] {
    let ids = ConstraintSentence.items(of: self)
    return ids.filter { id in
      guard let item = document.object(id: id) else { return false }
      return !ids.contains { other in
        other != id && document.object(id: other).map { $0 != item && $0.isInside(item) } ?? false
      }
    }
  }
}
