import NibAnalysis
import NibCore
import NibTools

/// Compiles a document and writes the result.
struct DocumentCompilation {
  private let document: NibDocument
  private let path: String
  private let options: NibCompilerOptions
  /// The oldest version of iOS on which the app runs; `nil` if it is not known.
  var deploymentTarget: IOSVersion?
  /// Whether everything that cannot be written is an error, so that nothing is written.
  var isStrict = false
  /// The option of the command that names the file or folder.
  var outputOption = "-o"
  /// The problems that were found.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ document: NibDocument, path: String, _ options: NibCompilerOptions) {
    self.document = document
    self.path = path
    var options = options
    options.date = options.date ?? Self.date
    self.options = options
  }

  /// The time of the compilation, in seconds since the start of 2001, UTC. As in other compilers, the variable
  /// `SOURCE_DATE_EPOCH` sets it, in seconds since the start of 1970. Without it, it is 8 January 2024, when the Xcode
  /// whose output is written (15.2) was released, so that the same document always gives the same bytes.
  private static var date: Double {
    let chosen = EnvironmentVariables.ofProcess["SOURCE_DATE_EPOCH"].flatMap { Double($0) }
    return (chosen ?? 1_704_672_000) - 978_307_200
  }

  private var isStoryboard: Bool { document.kind.container == .storyboard }

  /// Compiles the document and writes it.
  ///
  /// - Parameter output: the file or folder; `-` for standard output, `nil` for the default beside the document.
  /// - Returns: whether it was written. If not, one of the diagnostics is an error.
  mutating func save(as output: String?) -> Bool {
    diagnostics += wrongNames
    if let deploymentTarget {
      let findings = Self.findingsOfXcode(in: document, for: deploymentTarget)
      diagnostics += findings.filter { $0.severity == .error }
    }
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return false }
    let destination = output ?? Self.destination(of: path, isStoryboard: isStoryboard)
    let file = SavedFile(path: destination, content: isStoryboard ? .storyboard : .nib, option: outputOption)
    do {
      if isStoryboard {
        let folder = try NibCompiler.compileStoryboard(document, options)
        diagnostics += folder.diagnostics
        guard isComplete() else { return false }
        guard file.isFile else {
          diagnostics.append(
            Diagnostic(
              .cannotCompile, "a storyboard is compiled to a folder; name one with \(outputOption)", at: place
            ))
          return false
        }
        try file.save(folder.files, madeFrom: [path])
      } else {
        let nib = try NibCompiler.compile(document, options)
        diagnostics += nib.diagnostics
        guard isComplete() else { return false }
        try save(nib, to: file)
      }
      return true
    } catch let error as NibReadError {
      diagnostics.append(error.diagnostic)
    } catch let failure as SavedFile.Failure {
      diagnostics.append(file.diagnostic(failure))
    } catch {
      diagnostics.append(Diagnostic(.cannotCompile, "\(error)", at: place))
    }
    return false
  }

  /// Writes a nib. One for several groups of systems is a folder.
  private func save(_ nib: NibCompiler.Output, to file: SavedFile) throws {
    switch (file.isFile, nib.folder.isEmpty) {
    case (true, true): try file.save(nib.bytes, madeFrom: [path])
    case (true, false): try file.save(nib.folder, madeFrom: [path])
    case (false, true): Output.write(nib.bytes)
    case (false, false):
      throw NibReadError(
        Diagnostic(
          .cannotCompile,
          "for this deployment target, the nib is a folder; name one with \(outputOption), or write what Xcode 13 writes "
            + "with --xcode 13",
          at: place))
    }
  }

  /// Whether the result can be written: it has no errors, and if only a complete one can be written, no warnings, which
  /// become errors.
  private mutating func isComplete() -> Bool {
    diagnostics =
      !isStrict
      ? diagnostics
      : diagnostics.map { diagnostic in
        diagnostic.mapped { finding in
          var finding = finding
          finding.severity = finding.severity == .warning ? .error : finding.severity
          return finding
        }
      }
    return !diagnostics.contains { $0.severity == .error }
  }

  private var place: SourceLocation { SourceLocation(file: path) }

  /// The path of the compiled document beside its source.
  static func destination(of path: String, isStoryboard: Bool) -> String {
    DocumentName.withoutSuffix(path, DocumentName.sourceSuffixes) + (isStoryboard ? ".storyboardc" : ".nib")
  }

  /// The objects with the id or the storyboard identifier of another one, which apps cannot tell apart, and references to
  /// objects that do not exist, such as the initial controller or the destination of a segue.
  private var wrongNames: [Diagnostic] {
    let kinds: Set = [
      DiagnosticKind.duplicateID.id, DiagnosticKind.danglingReference.id,
      CheckRule.duplicateStoryboardIdentifier.id,
    ]
    return NibCheck(document, configuration: CheckConfiguration(only: kinds)).diagnostics
  }

  /// What Xcode's compiler reports about a document.
  static func findingsOfXcode(in document: NibDocument, for target: IOSVersion?) -> [Diagnostic] {
    let kinds = CheckRule.all.filter { $0.topic == .building && !$0.kind.xcodeTexts.isEmpty }.map(\.id)
    let configuration = CheckConfiguration(only: Set(kinds), deploymentTarget: target)
    return NibCheck(document, configuration: configuration).diagnostics
  }
}
