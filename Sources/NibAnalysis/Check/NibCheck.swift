import NibCore

/// The result of `check`: the diagnostics of reading and loading a document, and the findings of all rules.
package struct NibCheck {
  /// The diagnostics: first those of font files, translations and projects, then those of the document, sorted by position in the
  /// file, then by id and message.
  package let diagnostics: [Diagnostic]

  /// Whether the results of the checks on the current thread are not needed any more. A check then ends after the rule that
  /// is running, and its findings are incomplete.
  @TaskLocal package static var isCancelled: @Sendable () -> Bool = { false }

  /// Checks a document. Never fails, whatever the document contains.
  ///
  /// - Parameters:
  ///   - options: the environment for the layout. Saved frames are compared on the document's own canvas.
  ///   - project: what is known about the files around the document.
  ///   - configuration: the rules to use, with their severities and options.
  package init(
    _ document: NibDocument, options: LayoutOptions = LayoutOptions(),
    project: CheckProject = CheckProject(), configuration: CheckConfiguration = CheckConfiguration()
  ) {
    self.init(CheckContext(document, options: options, project: project, configuration: configuration))
  }

  package init(_ context: CheckContext) {
    let (document, configuration) = (context.document, context.configuration)
    let reported = configuration.needsLoading ? context.loaded.diagnostics : document.diagnostics
    var findings =
      DeclarationCheck.findings(replacing: reported, in: context) + ConflictCommentCheck(document).diagnostics
    var ofOtherFiles: [Diagnostic] = []
    for rule in CheckRule.all where configuration.isOn(rule) {
      if NibCheck.isCancelled() { break }
      // The keys of translations are compared without loading the document.
      guard document.kind.isSupported || rule.topic == .translations else { continue }
      findings += context.findings(of: rule)
    }
    if document.kind.isSupported {
      if configuration.isOn(anyOf: ProjectFonts.diagnosticKinds) {
        // The layout reads only the font files that it needs. The search for missing fonts reads all of them.
        _ = context.missingFonts
        ofOtherFiles = context.loaded.environment.textMetrics.fonts?.diagnostics ?? []
      }
    }
    if configuration.isOn(anyOf: [.unreadableTranslation]) {
      ofOtherFiles += context.translations.files.compactMap(\.problem)
    }
    let isInDocument = { (finding: Diagnostic) in finding.location.map { $0.file == document.file } ?? true }
    // Other diagnostics are of a nib that a custom class loads, and belong to the document of that nib.
    ofOtherFiles += findings.filter { DiagnosticKind.ofSharedFiles.contains($0.kind) && !isInDocument($0) }
    let visible = RepeatedFindings(in: context).withoutRepetitions(
      RuleDirectives(document).applied(to: findings.filter(isInDocument)))
    diagnostics = configuration.applied(to: ofOtherFiles.uniqued() + visible.sortedForCheck())
  }
}

extension [Diagnostic] {
  /// The diagnostics in the order of the file, without duplicates and with class names in their paths. Diagnostics
  /// without a position come first.
  package func sortedForCheck() -> [Diagnostic] {
    map { $0.mapped(\.withClassNames) }.sorted { a, b in
      let left = (a.location?.line ?? 0, a.location?.column ?? 0, a.id, a.message)
      let right = (b.location?.line ?? 0, b.location?.column ?? 0, b.id, b.message)
      return left < right
    }.uniqued()
  }
}

extension Diagnostic {
  /// The diagnostic with class names in its path. Diagnostics of reading a document have element names instead.
  fileprivate var withClassNames: Diagnostic {
    var result = self
    for index in path.steps.indices where path.steps[index].className.first?.isLowercase == true {
      result.path.steps[index].className = NibClassRegistry.displayName(
        ofElement: path.steps[index].className)
    }
    return result
  }
}
