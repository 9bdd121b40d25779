import NibCore

extension CheckRule {
  package static let startStoryboard = CheckRule(
    "start-storyboard", .loading, .error,
    "A property list names a storyboard with which the app starts, but the app does not contain it.",
    details: """
      The rule looks at the same keys as `main-storyboard`, in property lists and in the settings of Xcode projects. \
      The storyboard is not in the project, is one for macOS, or belongs only to other targets than the app or \
      extension. This is a warning for `UILaunchStoryboardName`, because the app starts without a launch screen, and \
      for a property list that no target is known to use. Reported once for each key, at the name in the property \
      list.
      """,
    advice: "Correct the name, or add the storyboard to the target.",
    wrong: app("Mian"), right: app("Main"),
    strict: { $0.program.unknownStartStoryboards })

  private static func app(_ name: String) -> RuleExample {
    RuleExample(
      """
      <scene sceneID="s"><objects>
        <viewController storyboardIdentifier="first" id="first" sceneMemberID="viewController"/>
      </objects></scene>
      """, name: "Main.storyboard",
      files: [
        "Info.plist": """
        <plist version="1.0"><dict>
          <key>UIMainStoryboardFile</key><string>\(name)</string>
        </dict></plist>

        """
      ])
  }
}

extension NibProgram {
  fileprivate var unknownStartStoryboards: [Diagnostic] {
    findings.once { StartStoryboardCheck(self).diagnostics }
  }
}

/// Finds the storyboards that property lists and settings name, but that their apps do not contain. UIKit raises an
/// exception when the app, scene or extension starts.
private struct StartStoryboardCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let program: NibProgram

  init(_ program: NibProgram) {
    self.program = program
    guard !program.isTruncated else { return }
    let storyboards = program.files.settings.namedStoryboards.filter { !LibraryFolders.contain($0.file) }
    for storyboard in storyboards.uniqued(by: \.location) { check(storyboard) }
  }

  /// Reports a storyboard that settings of the program name, and that is missing or cannot be shown.
  private mutating func check(_ storyboard: NamedStoryboard) {
    let documents = program.files.documents(named: storyboard.name).filter {
      // The launch screen may be a nib.
      DocumentName.isStoryboard($0) || storyboard.isLaunchScreen
    }
    let targets = program.projects.products(naming: storyboard)
    guard let problem = problem(of: storyboard, documents, targets) else { return }
    let severity: Diagnostic.Severity? = storyboard.isLaunchScreen || targets.isEmpty ? .warning : nil
    let message = "\(storyboard.key) names the storyboard '\(storyboard.name)', \(problem)"
    diagnostics.append(
      Diagnostic(
        CheckRule.startStoryboard.kind, severity: severity, message, at: storyboard.location,
        notes: notes(on: storyboard, documents)))
  }

  /// The end of the sentence about a storyboard; `nil` if the app contains it, or if that is not known.
  private func problem(
    of storyboard: NamedStoryboard, _ documents: [String], _ targets: [XcodeTarget]
  ) -> String? {
    guard !documents.isEmpty else {
      return program.projects.listFile(named: "\(storyboard.name).storyboard")
        ? nil : "which is not in the project: correct the name, or add the storyboard"
    }
    for target in targets where !target.files.isEmpty || !target.folders.isEmpty {
      let documentsOfTarget = documents.filter { target.contains(XcodeProject.normalized($0)) }
      if documentsOfTarget.isEmpty {
        return "which is not in the target '\(target.name)': add the storyboard to the target, or correct "
          + "the name"
      }
      if isForMac(documentsOfTarget) { return StartStoryboardCheck.macOS }
    }
    return isForMac(documents) ? StartStoryboardCheck.macOS : nil
  }

  private static let macOS = "which is a storyboard for macOS: name one for iOS"

  private func isForMac(_ documents: [String]) -> Bool {
    documents.allSatisfy { program.files.summary(of: $0)?.platform == .macOS }
  }

  /// A note about the documents with the name, or about a similar name.
  private func notes(on storyboard: NamedStoryboard, _ documents: [String]) -> [Diagnostic.Note] {
    if let other = documents.first { return [Diagnostic.Note("the storyboard is \(other)")] }
    let known = program.documents.filter { DocumentName.isStoryboard($0) }.map {
      DocumentName.nibName(of: $0)
    }
    return Suggestion(for: storyboard.name, from: Set(known).sorted()).question.map { [Diagnostic.Note($0)] }
      ?? []
  }
}

extension NamedStoryboard {
  fileprivate var isLaunchScreen: Bool { key == "UILaunchStoryboardName" }
}
