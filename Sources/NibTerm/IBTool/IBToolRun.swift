import NibAnalysis
import NibCore
import NibTools

/// One run of the program as ibtool.
struct IBToolRun {
  private let arguments: IBToolArguments
  var report = IBToolReport()
  /// The documents that were compiled or linked, by the files or folders that they became.
  private var sources: [String: String] = [:]

  init(_ arguments: [String]) {
    self.arguments = IBToolArguments(arguments)
    report.namesFiles = self.arguments.files.count > 1
  }

  /// Does what the arguments say and prints the report. Returns the exit status: 0, or 1 after errors.
  consuming func run() -> Int32 {
    for problem in arguments.problems { report.fail(problem) }
    if arguments.problems.isEmpty { act() }
    printReport()
    return report.hasErrors ? 1 : 0
  }

  private mutating func act() {
    switch arguments.action {
    case .version?: break
    case nil: for file in arguments.files { _ = examine(file) }
    case .compile(let output)?: for file in arguments.files { compile(file, to: output) }
    case .compileInto(let folder)?:
      guard makeFolder(folder) else { return }
      for file in arguments.files {
        let isStoryboard = DocumentName.isStoryboard(file)
        let name = Disk.name(of: DocumentCompilation.destination(of: file, isStoryboard: isStoryboard))
        let output = Disk.path(of: name, in: folder)
        if claim(output, for: file) { compile(file, to: output) }
      }
    case .link(let folder)?: for file in arguments.files { link(file, into: folder) }
    case .exportStrings(let output)?: for file in arguments.files { exportStrings(of: file, to: output) }
    case .importStrings(let strings)?:
      for file in arguments.files { importStrings(strings, into: file, writing: arguments.written ?? file) }
    }
    if let path = arguments.infoPlist, !report.hasErrors { writeInfoPlist(to: path) }
  }

  private func printReport() {
    if arguments.action == .version, arguments.problems.isEmpty {
      return Output.write(IBToolVersion.output(arguments.format))
    }
    // --strict makes warnings the reason why nothing is written.
    let reasons: Set<IBToolReport.Severity> = arguments.isStrict && report.hasErrors ? [.error] : []
    let severities = arguments.severities.union(reasons)
    let bytes = report.output(arguments.format, severities)
    // Without options that ask for problems, and without problems, nothing is printed.
    if !arguments.severities.isEmpty || report.hasErrors { Output.write(bytes) }
  }

  // MARK: Compiling

  /// Notes that a document becomes a file or folder. Fails if another one does.
  private mutating func claim(_ output: String, for file: String) -> Bool {
    if let other = sources.updateValue(file, forKey: output) {
      report.fail("The documents \"\(other)\" and \"\(file)\" would have the same output.", of: output)
      return false
    }
    return true
  }

  /// Reads a document, and reports what Xcode's compiler reports about it. Returns `nil` after an error.
  private mutating func examine(_ file: String) -> NibDocument? {
    guard let document = read(file) else { return nil }
    let findings = DocumentCompilation.findingsOfXcode(in: document, for: arguments.deploymentTarget)
    for finding in findings { report.add(finding, of: file) }
    return findings.contains { $0.severity == .error } ? nil : document
  }

  /// Reads a document. Returns `nil` after an error.
  mutating func read(_ file: String) -> NibDocument? {
    do {
      return try InputFile.read(file)
    } catch {
      let name = Disk.name(of: file)
      let reason =
        Disk.exists(file)
        ? "The document \"\(name)\" could not be opened. \(error.diagnostic.message)"
        : "Interface Builder could not open the document \"\(name)\" because it does not exist."
      report.fail(reason, of: file)
      return nil
    }
  }

  private mutating func compile(_ file: String, to output: String) {
    guard let document = examine(file) else { return }
    let isLocalized = arguments.isLocalized || NibCompilerOptions.isLocalized(path: file)
    let options = NibCompilerOptions(
      module: arguments.module, isLocalized: isLocalized, xcode: arguments.xcode,
      deploymentTarget: arguments.deploymentTarget?.decimal)
    var compilation = DocumentCompilation(document, path: file, options)
    compilation.isStrict = arguments.isStrict
    if case .compileInto? = arguments.action {
      compilation.outputOption = "--compilation-directory"
    } else {
      compilation.outputOption = "--compile"
    }
    _ = compilation.save(as: output)
    for diagnostic in compilation.diagnostics { report.add(diagnostic, of: file) }
  }

  // MARK: Linking

  /// Copies a compiled document into a folder, with the folder of its language.
  private mutating func link(_ file: String, into folder: String) {
    let language = Disk.name(of: Disk.folder(of: file))
    let target = language.hasSuffix(".lproj") ? Disk.path(of: language, in: folder) : folder
    let output = Disk.path(of: Disk.name(of: file), in: target)
    guard claim(output, for: file), let files = filesOfStoryboard(file), makeFolder(target) else { return }
    do {
      try FolderWriting.replace(output, with: files, ifReplaceable: CompiledNibs.isStoryboard)
    } catch {
      report.fail("The compiled document could not be written: \(error.reason).", of: output)
    }
  }

  /// The files of a compiled storyboard. Returns `nil` after an error if it cannot be read completely.
  private mutating func filesOfStoryboard(_ path: String) -> [(name: String, bytes: [UInt8])]? {
    guard let files = FolderWriting.files(of: path), let package = NibPackage(directory: path) else {
      report.fail(
        "The compiled document could not be read, is not complete, or contains a link, which is not followed.",
        of: path)
      return nil
    }
    do throws(NibReadError) {
      try package.checkStoryboard()
      return files
    } catch {
      report.fail("The compiled document could not be read: \(error.diagnostic.message).", of: path)
      return nil
    }
  }

  private mutating func makeFolder(_ path: String) -> Bool {
    do {
      try FileWriting.makeFolder(path)
      return true
    } catch {
      report.fail("The folder could not be created: \(error.reason).", of: path)
      return false
    }
  }

  /// Writes the keys that an app's Info.plist needs for the documents. There are none for iOS.
  private mutating func writeInfoPlist(to path: String) {
    do {
      try FileWriting.replace(path, with: Array(IBToolPropertyList.xml(.dictionary([])).utf8))
    } catch {
      report.fail("The property list could not be written: \(error.reason).", of: path)
    }
  }
}

/// What `ibtool --version` prints.
enum IBToolVersion {
  /// The newest version of Xcode whose output is written, and its build of Interface Builder.
  private static let (xcode, build) = ("15.2", "22505")

  static func output(_ format: IBToolArguments.Format) -> [UInt8] {
    let versions: [(String, BinaryPropertyListWriter.Value)] = [
      ("bundle-version", .string(build)), ("short-bundle-version", .string(xcode)),
    ]
    let list = BinaryPropertyListWriter.Value.dictionary([("com.apple.ibtool.version", .dictionary(versions))]
    )
    switch format {
    case .xml: return Array(IBToolPropertyList.xml(list).utf8)
    case .binary: return BinaryPropertyListWriter.bytes(of: list)
    case .text:
      return Array(
        "/* com.apple.ibtool.version */\nbundle-version: \(build)\nshort-bundle-version: \(xcode)\n".utf8)
    }
  }
}
