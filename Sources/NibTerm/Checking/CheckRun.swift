import ArgumentParser
import NibAnalysis
import NibCore
import NibTools

/// One run of `nibterm check`: checks documents on several threads, and reports the findings in the order of the files.
struct CheckRun {
  /// The paths of the documents. The configuration can leave some of them out.
  let files: [String]
  /// The numbers of documents that the search found and that cannot be read, such as pipes, and of folders that could not
  /// be searched completely.
  var unreadable = (documents: 0, folders: 0)
  /// The names of the storyboards that documents can refer to.
  let storyboards: CheckStoryboards
  /// Whether the documents are only those that git reports as changed.
  var isOfChanged = false
  /// Whether to check what would raise an exception, instead of the rules.
  let isStrict: Bool
  /// The documents in which findings are corrected; `nil` to correct nothing.
  let fixes: FixTargets?
  /// The minimum severity of the findings that are reported.
  let severity: Diagnostic.Severity
  let options: LayoutOptions
  /// The languages in which documents are laid out, too; `nil` for none.
  var languages: LanguageList?
  /// The layouts in each of these languages or, without languages, those on other devices.
  var layouts: [LayoutOptions] = []
  /// The path of the document on standard input; `nil` if it has none.
  var inputPath: String?
  let configurations: CheckConfigurations
  let programs: CheckPrograms
  let reporter: CheckReporterKind
  /// The known findings; `nil` if all findings are reported.
  var baseline: BaselineRun?
  /// The number of threads.
  let jobs: Int

  /// Checks the documents.
  ///
  /// - Throws: `ExitCode` 1 if there are errors, a file cannot be read, or no document has a language; 130 if the user
  ///   interrupted the run.
  func run() throws {
    let checked = files.filter(configurations.isChecked)
    var reporter = reporter.make()
    var summary = CheckSummary(total: checked.count)
    summary.leftOut = files.count - checked.count
    summary.unreadable = unreadable.documents
    summary.unsearchedCount = unreadable.folders
    summary.isOfChanged = isOfChanged
    var baseline = baseline
    // Problems of files that several documents use, such as fonts, are reported once.
    var reportedShared: Set<Diagnostic> = []
    // The notes on the sources that were read are reported once for each program.
    var reportedPrograms: Set<String> = []
    var missingLanguages = Set(languages?.languages ?? [])
    self.programs.begin(checked)
    let progress = CheckProgress(count: checked.count)
    write(reporter.begin(), of: reporter, progress)
    for configuration in configurations.filesWithProblems {
      for problem in configuration.diagnostics { summary.count(problem) }
      let shown = configuration.diagnostics.filter { $0.severity >= severity }
      write(
        reporter.document(CheckedDocument(file: configuration.file, findings: shown)), of: reporter, progress)
    }
    // A document that is being corrected must be written before the program ends.
    OrderedJobs(threads: jobs).run(
      checked,
      work: { file in
        defer { self.programs.finish(file) }
        return nibAutoreleasePool { result(of: file) }
      },
      isCancelled: {
        progress.show(summary.files)
        return Interrupt.isRequested
      }, finishesStarted: fixes != nil,
      finish: { result in
        summary.files += 1
        missingLanguages.formIntersection(result.missingLanguages)
        if result.fixedCount > 0 { summary.countFixed(result.fixedCount) }
        if let problem = result.unreadable {
          progress.hide()
          Output.error(problem)
          summary.unreadable += 1
        }
        var document = result
        var findings = document.findings.filter {
          !DiagnosticKind.ofSharedFiles.contains($0.kind) || reportedShared.insert($0).inserted
        }.filter {
          $0.kind != CheckRule.programSources.kind || reportedPrograms.insert($0.message).inserted
        }
        if document.unreadable == nil {
          findings = baseline?.newFindings(findings, in: document.file, severity: severity) ?? findings
        }
        findings = findings.joiningMissingMembers
        for diagnostic in findings { summary.count(diagnostic) }
        document.findings = findings.filter { $0.severity >= severity }
        write(reporter.document(document), of: reporter, progress)
        return true
      })
    progress.hide()
    // Without documents, nothing is known about their languages.
    if summary.files > 0 {
      for language in missingLanguages.map(\.name).sorted() {
        // Other documents may be translated into it.
        let prefix = isOfChanged ? "" : "nibterm: error: "
        Output.error("\(prefix)no \(summary.noun) is translated into '\(VisibleText.line(language))'")
        summary.lacksLanguage = summary.lacksLanguage || !isOfChanged
      }
    }
    summary.isInterrupted = summary.files < checked.count
    summary.hidden = baseline?.hiddenCount ?? 0
    write(reporter.end(summary), of: reporter, progress)
    Output.error(summary.text(showing: severity))
    if summary.isInterrupted {
      if baseline?.isWriting == true { Output.error("the baseline was not written") }
      throw ExitCode(Interrupt.status)
    }
    if let baseline { try finish(baseline) }
    if summary.hasErrors { throw ExitCode(1) }
  }

  /// Writes the text of a reporter.
  private func write(_ text: String, of reporter: any CheckReporter, _ progress: CheckProgress) {
    guard !text.isEmpty else { return }
    progress.hide()
    // A styled report and a raw one contain no characters of documents that must be made visible.
    if reporter.isRaw {
      Output.write(Array(text.utf8))
    } else {
      self.reporter.isStyled ? Output.write(sequences: text) : Output.write(text)
    }
  }

  /// Writes the new baseline, or reports the entries that are fixed.
  private func finish(_ baseline: BaselineRun) throws {
    do throws(BaselineFailure) {
      if let message = try baseline.finish(isUsed: isUsed) { return Output.error(message) }
    } catch {
      Output.error(error.diagnostic)
      throw ExitCode(1)
    }
    let fixed = baseline.fixedEntries(isUsed: isUsed)
    let count = fixed.reduce(0) { $0 + $1.count }
    guard count > 0 else { return }
    if severity == .note {
      for entry in fixed {
        let object = entry.key.identity.object.isEmpty ? "the document" : "'\(entry.key.identity.object)'"
        let message = "'\(entry.key.identity.rule)' in \(object) is fixed, but is still in the baseline"
        let place = SourceLocation(file: baseline.path(of: entry.key))
        Output.error(Diagnostic(.baseline, severity: .note, message, at: place))
      }
    }
    let entries = count == 1 ? "1 entry of the baseline is" : "\(count) entries of the baseline are"
    Output.error("\(entries) fixed; --write-baseline removes \(count == 1 ? "it" : "them")")
  }

  /// Whether this run reports problems of a kind. A run of `--strict` makes other checks than a usual run.
  private func isUsed(_ id: String) -> Bool {
    guard let rule = CheckRule.named(id) else { return configurations.only == nil && !isStrict }
    return configurations.isOn(rule) && (rule.topic == .loading) == isStrict
  }

  /// Checks a document, with the settings for its folder.
  private func result(of file: String) -> CheckedDocument {
    let place = file == "-" ? inputPath ?? file : file
    var result = CheckedDocument(file: place)
    var configuration = configurations.configuration(for: place)
    configuration.languages = languages?.onlyNamed
    do {
      let document = try InputFile.read(file, as: inputPath, in: options.language, on: options.device)
      result.text = document.lineText
      if isStrict {
        let program = programs.program(around: place)
        let findings = program.diagnostics + NibStrictCheck(document, program: program).diagnostics
        result.findings = configuration.applied(to: RuleDirectives(document).applied(to: findings))
      } else {
        let project = CheckProject(
          storyboards: storyboards.names(beside: place), program: programs.program(around: place))
        if let fixes, file != "-" {
          let fix = DocumentFix(document, options: options, project: project, configuration: configuration)
          result.findings =
            fix.diagnostics + [FixedFile.notInUTF8(document, fix.diagnostics)].compactMap(\.self)
          if fix.bytes != document.source { write(fix, of: document, project: project, to: fixes, &result) }
        } else {
          result.findings =
            NibCheck(document, options: options, project: project, configuration: configuration).diagnostics
          let files = document.languageFiles
          result.missingLanguages = Set((languages?.languages ?? []).filter(files.lack))
          if let languages, document.isInDevelopmentLanguage {
            result.findings +=
              LanguageCheck(
                document, languages: languages.languages(of: document), layouts: layouts,
                configuration: configuration, project: project
              ).diagnostics
          } else if languages == nil {
            result.findings +=
              DeviceCheck(
                document, usual: result.findings, layouts: layouts, configuration: configuration,
                project: project
              ).diagnostics
          }
        }
      }
      result.findings = result.findings.map { finding in
        finding.mapped { $0.severity >= severity ? $0.named(in: document) : $0 }
      }
    } catch {
      if InputFile.isUnreadable(error) {
        result.unreadable = error.diagnostic
      } else {
        result.findings = [error.diagnostic]
      }
    }
    return result
  }

  /// Writes a fixed document, if it is one of those that may be changed, and stores what is left to report.
  private func write(
    _ fix: DocumentFix, of document: NibDocument, project: CheckProject, to fixes: FixTargets,
    _ result: inout CheckedDocument
  ) {
    let file = result.file
    guard fixes.contains(file) else {
      // The corrected document is written under its other name, and reported under both names.
      if fixes.containsUnderOtherName(file) {
        result.text = fix.bytes
      } else {
        let check = NibCheck(
          document, options: options, project: project,
          configuration: configurations.configuration(for: file))
        result.findings = check.diagnostics + [FixedFile.notFollowed(file)]
      }
      return
    }
    if let problem = FixedFile.write(fix, of: document, to: file) {
      result.findings.append(problem)
    } else {
      result.fixedCount = fix.fixedCount
      result.text = fix.bytes
    }
  }
}
