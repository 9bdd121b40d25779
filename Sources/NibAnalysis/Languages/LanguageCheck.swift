import NibCore

/// Finds what the texts of languages change in the layouts of a document: texts that are truncated, views that overlap or
/// leave their superviews, and constraints that conflict, in a language and not in the development language.
package struct LanguageCheck {
  /// The findings, those of each language in the order of the document. Each is at the place of the translation, if it is
  /// about one.
  package private(set) var diagnostics: [Diagnostic] = []

  private let document: NibDocument
  private let configuration: CheckConfiguration
  private let directives: RuleDirectives
  private let codeUses: ProgramViewUses.Reader
  private let files: LanguageFiles

  /// Lays a document out in each language, and compares the problems with those in the development language.
  ///
  /// - Parameters:
  ///   - layouts: the devices and settings for the layouts. Problems that several of them have are reported once.
  ///   - project: the program that loads the document. A problem of a text that its code sets is a note.
  package init(
    _ document: NibDocument, languages: [ShownLanguage], layouts: [LayoutOptions],
    configuration: CheckConfiguration, project: CheckProject = CheckProject()
  ) {
    (self.document, files) = (document, document.languageFiles)
    codeUses = ProgramViewUses.Reader(document) { project.program }
    self.configuration = configuration
    directives = RuleDirectives(document)
    let kinds: Set<DiagnosticKind> = [.truncatedTranslation, .translatedLayout, .replacedTranslation]
    guard document.kind.isSupported, !languages.isEmpty, configuration.isOn(anyOf: kinds) else { return }
    var found: [[Diagnostic]] = languages.map { _ in [] }
    var known: [Set<LanguageProblem.Key>] = languages.map { _ in [] }
    for layout in layouts {
      var usual = layout
      usual.show(in: nil)
      let usualKeys = Set(problems(in: document, usual).map(\.key))
      for (index, language) in languages.enumerated() {
        var options = layout
        options.show(in: language)
        let knownKeys = usualKeys.union(known[index])
        let new = nibAutoreleasePool { findings(in: language, options, except: knownKeys) }
        found[index] += new.map(\.diagnostic)
        known[index].formUnion(new.flatMap(\.keys))
      }
    }
    diagnostics = configuration.applied(to: found.flatMap(\.self))
  }

  /// The problems of a layout in a language that are not known. Those with the same cause are reported together.
  private func findings(
    in language: ShownLanguage, _ options: LayoutOptions, except known: Set<LanguageProblem.Key>
  ) -> [(keys: [LanguageProblem.Key], diagnostic: Diagnostic)] {
    let localized: NibDocument
    do throws(NibReadError) {
      localized = try document.localized(for: language, on: options.device, from: files)
    } catch {
      let key = LanguageProblem.Key(kind: .unreadable)
      return known.contains(key) ? [] : [([key], error.diagnostic)]
    }
    guard let localization = localized.localization else { return [] }
    // A layout from right to left is another one, even if no text differs.
    let isTurned = options.isRightToLeft && !localization.texts.isEmpty
    let changed = localization.changedScenes
    if changed.isEmpty, !isTurned, !localization.isOwnDocument { return [] }
    let scenes = isTurned || localization.isOwnDocument ? nil : changed
    let problems = problems(in: localized, options, scenesOf: scenes).withoutConsequences.filter {
      !known.contains($0.key)
    }
    let search = LanguageCauseSearch(localization) { text in
      let others = localization.texts.filter { $0.key != text.key }
      let changed = document.localized(others, language: localization.language)
      return self.problems(in: changed, options, scenesOf: [String(text.objectID)])
    }
    return search.causes(of: problems).compactMap { cause in
      let findings = cause.problems.compactMap { finding(about: $0, cause.text, localization, options) }
      guard let first = findings.first else { return nil }
      let others = findings.dropFirst().map { Diagnostic.Companion($0.finding, .note($0.note)) }
      return (cause.problems.map(\.key), first.finding.with(others))
    }
  }

  private func problems(
    in document: NibDocument, _ options: LayoutOptions, scenesOf ids: Set<String>? = nil
  ) -> [LanguageProblem] {
    let loaded = LoadedDocument(document, options: options, scenesOf: ids)
    let context = CheckContext(
      document, options: options, project: CheckProject(), configuration: configuration, loaded: loaded)
    return NibEnvironment.$current.withValue(loaded.environment) { LanguageProblem.all(in: context) }
  }

  /// A finding at the place of the translation, and a note on it for another finding with the same cause; `nil` if a comment of
  /// the document switches the rule off.
  private func finding(
    about problem: LanguageProblem, _ text: NibLocalization.Text?, _ localization: NibLocalization,
    _ options: LayoutOptions
  ) -> (finding: Diagnostic, note: Diagnostic.Note)? {
    guard let found = problem.elements.first else { return nil }
    let element = found.id.flatMap { document.object(id: $0) } ?? found
    let name = ObjectName(element).brief
    let isOwn = text.map { String($0.objectID) } == found.id
    let message = LanguageCheck.message(
      problem, name, text, isOwn: isOwn, localization.language, layout: LanguageCheck.words(for: options))
    let note = Diagnostic.Note(
      "it is also why \(name) \(LanguageCheck.predicate(of: problem))", at: element.location)
    var finding = Diagnostic(problem.kind, message, at: element.location, path: element.nibObjectPath)
    guard !directives.applied(to: [finding]).isEmpty else { return nil }
    let place = text?.place ?? (localization.isOwnDocument ? found.location : nil)
    if let place {
      finding.location = place
      finding.ownNotes = [Diagnostic.Note("\(name) is here", at: element.location)]
    }
    guard let code = code(behind: problem, text) else { return (finding, note) }
    finding.kind = .replacedTranslation
    finding.severity = DiagnosticKind.replacedTranslation.severity
    guard !directives.applied(to: [finding]).isEmpty else { return nil }
    finding.message += "; the code \(code.action) in \(Disk.name(of: code.place.file)):\(code.place.line)"
    finding.ownNotes.append(Diagnostic.Note("the code \(code.action) here", at: code.place))
    return (finding, note)
  }

  /// The action of the program's code because of which users may not see a problem, and the place of the action. If it is
  /// not known which text causes the problem, the texts of all its views count.
  private func code(
    behind problem: LanguageProblem, _ text: NibLocalization.Text?
  ) -> (action: String, place: SourceLocation)? {
    guard let uses = codeUses.uses else { return nil }
    let elements = problem.elements.compactMap(\.id).compactMap { document.object(id: $0) }
    if problem.isOfRowHeight, let place = elements.first.flatMap(uses.placeOfRowHeight) {
      return ("lets the rows grow", place)
    }
    let place =
      if let text {
        document.object(id: String(text.objectID)).flatMap {
          uses.place(ofTextOf: $0, attribute: text.attribute)
        }
      } else {
        elements.lazy.compactMap { uses.place(ofTextOf: $0, attribute: nil) }.first
      }
    return place.map { ("sets this text", $0) }
  }

  /// The message of a finding.
  ///
  /// - Parameters:
  ///   - name: the name of the view or constraint in the development language.
  ///   - text: the translation that causes the problem; `nil` if it is not known.
  ///   - isOwn: whether the view shows this translation.
  private static func message(
    _ problem: LanguageProblem, _ name: String, _ text: NibLocalization.Text?, isOwn: Bool,
    _ language: String, layout: String
  ) -> String {
    let quoted = text.map { "\(QuotedText($0.text)) in \(language)" }
    if problem.isAboutText, isOwn, let quoted {
      return "\(quoted) does not fit into \(name)\(layout): it \(problem.detail)"
    }
    let cause = quoted.map { " with \($0)" } ?? " in \(language)"
    return "\(name) \(predicate(of: problem))\(layout)\(cause), but not in the development language"
  }

  /// The problem as words that follow the name of the view or constraint.
  private static func predicate(of problem: LanguageProblem) -> String {
    problem.isAboutText ? "does not show its whole text: it \(problem.detail)" : problem.detail
  }

  /// The device and the text size: ` on iPhone SE 1 at text size AX1`; empty for the document's own.
  private static func words(for options: LayoutOptions) -> String {
    let device = options.device.map { " on \(Device.briefName($0.shownName))" } ?? ""
    let size = options.contentSize == .unspecified ? "" : " at text size \(options.contentSize.nibShortName)"
    return device + size
  }
}

extension DiagnosticKind {
  package static let truncatedTranslation = DiagnosticKind(
    "truncated-translation", .text, .warning,
    "A text does not fit in a language, although it fits in the development language.",
    details: """
      Only `check --languages` examines languages. The finding is at the translation in the strings file or string catalog, \
      and a note says where the object is. Texts that the code of the program sets are reported as `replaced-translation`, and \
      placeholders such as *Label* are not reported. If several texts with the same compression resistance compete for too \
      little space, the message names them.
      """,
    advice:
      "Shorten the translation, or let the text wrap or shrink. `nibterm explain --language` says why there is no room."
  )

  package static let translatedLayout = DiagnosticKind(
    "translated-layout", .layout, .warning,
    """
    Views overlap or leave their superview, or constraints conflict or do not determine a place, in a language and not in the \
    development language.
    """,
    details: """
      Only `check --languages` examines languages. Contents of rows that are cut off, texts and controls in the unsafe area and \
      hidden views whose constraints conflict count, too. Layouts of languages that are read from right to left are compared \
      with that of the development language, too.
      """,
    advice: "Shorten the translation, or give the views constraints that keep them apart and inside.")
}

extension DiagnosticKind {
  package static let replacedTranslation = DiagnosticKind(
    "replaced-translation", .text, .note,
    "A text does not fit or changes the layout in a language, but the code of the program sets it.",
    details: """
      Only `check --languages` examines languages. The sources of the document's project are searched for code that sets the \
      text: of an object with an outlet, of a view with a tag, of the standard label of a cell, or in the class of the object. \
      Code that lets the rows of a table grow counts, too. A note names the place. Users see the text that the code sets, which can be another one.
      """,
    advice:
      "See whether the text that the code sets fits. If the code always sets it, its translation is not needed."
  )
}
