import ArgumentParser
import NibAnalysis
import NibCompare
import NibCore
import NibTools

/// `nibterm merge BASE OURS THEIRS`: merges two versions of a document, as a merge driver of git.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", _superCommandName: "nibterm",
    abstract: "Merge two versions of a document, as git's merge driver for nibs.",
    discussion: """
      BASE is the common ancestor of OURS and THEIRS. Objects are recognized by their ids, so attributes, subviews, \
      constraints and connections are merged one by one. The merged document is written to standard output or to the \
      file of -o; the report is written to standard error. A conflict is left as a comment with git's markers; the \
      document stays readable, with the content of OURS. Files that are not XML documents are merged as text, as git \
      does. The exit status is 0 if everything was merged, 1 if conflicts are left, and 2 if the files could not be \
      merged; then OURS is what to keep.

      With --resolve, shows the conflicts that are left in FILE one by one, with pictures of the three versions and a \
      key for each, and writes what you choose. With --take, or without a terminal, nothing is asked. The three \
      versions are taken from git while FILE is in conflict there, also if git has merged it as text; otherwise BASE, \
      OURS and THEIRS can be given. The exit status is 0 if nothing is left, 1 if conflicts are left, and 2 for trouble.

      To use it in git: git config merge.nibterm.driver \
      'nibterm merge --path=%P --marker-size=%L -o %A -- %O %A %B', and in .gitattributes: *.xib merge=nibterm and \
      *.storyboard merge=nibterm.
      """)

  @Option(help: ArgumentHelp("Resolve the conflicts that a merge left in this file.", valueName: "file"))
  var resolve: String?

  @Option(
    help: ArgumentHelp(
      "With --resolve: resolve all conflicts with this version: base, ours, theirs or both.",
      valueName: "version"))
  var take: ConflictChoice?

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Write the merged document to this file, which can be OURS. Default: standard output.",
      valueName: "file"))
  var output: String?

  @Option(
    name: [.customShort("L"), .long],
    help: ArgumentHelp(
      "The name of OURS in markers, then those of BASE and THEIRS. Repeatable.", valueName: "name"))
  var label: [String] = []

  @Option(
    help: ArgumentHelp(
      "The path of the document, for messages; git replaces %P with it. Default: the path of OURS.",
      valueName: "path"))
  var path: String?

  @Option(help: ArgumentHelp("The length of the markers; git replaces %L with it.", valueName: "number"))
  var markerSize = 7

  @Flag(help: "Do not compute frames and do not look for problems that neither OURS nor THEIRS has.")
  var noCheck = false

  @OptionGroup var screen: ScreenOptions
  @OptionGroup var script: ScriptOptions

  @Argument(help: ArgumentHelp("The common ancestor.", valueName: "base"))
  var base: String?

  @Argument(help: ArgumentHelp("Our version.", valueName: "ours"))
  var ours: String?

  @Argument(help: ArgumentHelp("Their version.", valueName: "theirs"))
  var theirs: String?

  func validate() throws {
    let missing = zip([base, ours, theirs], ["<base>", "<ours>", "<theirs>"]).first { $0.0 == nil }?.1
    if let missing, resolve == nil || base != nil {
      throw ValidationError("Missing expected argument '\(missing)'")
    }
    if resolve == nil, take != nil { throw ValidationError("--take needs --resolve with a file.") }
    if resolve != nil, output != nil {
      throw ValidationError("--resolve changes its file; --output cannot be used with it.")
    }
    if label.count > 3 {
      throw ValidationError("At most three names can be given with -L: those of OURS, BASE and THEIRS.")
    }
    if !(1...200).contains(markerSize) {
      throw ValidationError("'\(markerSize)' is not a valid length of markers; use a number from 1 to 200.")
    }
  }

  func run() throws {
    let paths = [base, ours, theirs].compactMap { $0 }
    if let resolve {
      return try ResolveRun(
        path: resolve, versions: paths, take: take, screen: screen, script: script
      ).run()
    }
    guard paths.count == 3 else { return }
    try merge(paths)
  }

  /// Merges three files.
  private func merge(_ paths: [String]) throws {
    let texts = try paths.map { path in
      do throws(NibReadError) {
        return try InputFile.bytes(path)
      } catch {
        Output.error(error.diagnostic)
        throw ExitCode(Merge.trouble)
      }
    }
    let labels = MergeLabels(
      ours: label.first ?? "ours", base: label.dropFirst().first ?? "base",
      theirs: label.dropFirst(2).first ?? "theirs")
    // The files that git gives to a merge driver have temporary names.
    let names = zip(paths, [labels.base, labels.ours, labels.theirs]).map { file, version in
      path.map { "\($0) (\(version))" } ?? file
    }
    let merge: DocumentMerge
    do throws(DocumentMerge.Failure) {
      merge = try DocumentMerge(
        base: texts[0], ours: texts[1], theirs: texts[2],
        names: MergeLabels(ours: names[1], base: names[0], theirs: names[2]),
        markers: MergeMarkers(labels: labels, size: markerSize))
    } catch {
      if let diagnostic = error.diagnostic { Output.error(diagnostic) }
      return try mergeText(texts, labels, reason: error.reason)
    }
    try finish(merge, texts)
  }

  /// The exit status if nothing was merged.
  private static let trouble: Int32 = 2

  /// The name of the document in messages.
  private var shownPath: String { path ?? ours ?? "" }

  /// Checks and writes the merged document, and reports what is left to decide.
  private func finish(_ merge: DocumentMerge, _ texts: [[UInt8]]) throws {
    let isNew = merge.bytes != texts[1] && merge.bytes != texts[2]
    let checked =
      noCheck || !isNew
      ? nil : MergeCheck(merge.bytes, versions: [texts[1], texts[2]], file: shownPath)
    try write(checked?.bytes ?? merge.bytes, texts)
    for note in merge.notes { Output.error("\(shownPath): note: \(note)") }
    if let count = checked?.correctedFrames, count > 0 {
      let frames = NibNumber.count(count, "frame") + (count == 1 ? " was" : " were")
      Output.error("\(shownPath): note: \(frames) computed from the merged constraints")
    }
    if !noCheck { reportNewIDs(checked?.bytes ?? merge.bytes, base: texts[0]) }
    for finding in checked?.findings ?? [] { Output.error(finding) }
    for conflict in merge.conflicts {
      Output.error("\(shownPath):\(conflict.line): conflict: \(conflict.sentence)")
    }
    guard !merge.conflicts.isEmpty else { return }
    let conflicts = NibNumber.count(merge.conflicts.count, "conflict")
    Output.error(
      "\(shownPath): \(conflicts) left in comments; the document has the content of "
        + (label.first ?? "ours"))
    throw ExitCode(1)
  }

  /// Reports existing objects that have new ids, if translations in the work tree name their old ids.
  private func reportNewIDs(_ merged: [UInt8], base: [UInt8]) {
    guard let old = try? NibReader.read(base, file: shownPath),
      let new = try? NibReader.read(merged, file: shownPath)
    else { return }
    let ids = TranslatedIDs(ObjectMatching(old, new)) { TranslationFile.all(beside: shownPath) }
    for problem in ids.problems { Output.error(problem) }
    for change in ids.changes where !change.stale.isEmpty {
      Output.error(
        "\(shownPath): note: \(change.name.withPlaceAndClass) has the new id \(change.newID) instead of \(change.oldID); "
          + change.note)
    }
  }

  /// Merges the files as text, as git does without a merge driver.
  private func mergeText(_ texts: [[UInt8]], _ labels: MergeLabels, reason: String) throws {
    if NibReader.differInEncoding(texts) {
      Output.error(
        "\(shownPath): error: \(reason), and the versions have different encodings; save them in the same one and "
          + "merge again")
      throw ExitCode(Merge.trouble)
    }
    guard
      let text =
        TextMerge(base: texts[0], ours: texts[1], theirs: texts[2], labels: labels, markerSize: markerSize)
    else {
      Output.error(
        "\(shownPath): error: \(reason), and git could not merge it as text; keep OURS and merge by hand")
      throw ExitCode(Merge.trouble)
    }
    try write(text.bytes, texts)
    let result = text.hasConflicts ? "conflicts are left" : "there were no conflicts"
    Output.error("\(shownPath): warning: merged as text, because \(reason); \(result)")
    if text.hasConflicts { throw ExitCode(1) }
  }

  /// Writes the merged document.
  ///
  /// - Parameter texts: the texts of base, ours and theirs as they were read.
  private func write(_ bytes: [UInt8], _ texts: [[UInt8]]) throws {
    guard let output, output != "-" else { return Output.write(bytes) }
    do throws(WritingFailure) {
      try FileWriting.replace(output, with: bytes, ifStill: version(at: output, texts))
    } catch {
      let hint = error.isOfWrongKind ? "; name a file, or '-' for standard output" : ""
      Output.error("\(output): error: the merged document cannot be written: \(error.reason)\(hint)")
      throw ExitCode(Merge.trouble)
    }
  }

  /// The text of the version that was read from the file at a path; `nil` if the file is none of the three versions.
  private func version(at path: String, _ texts: [[UInt8]]) -> [UInt8]? {
    guard let status = try? FileStatus(of: path) else { return nil }
    let files = [ours, base, theirs].map { $0.flatMap { try? FileStatus(of: $0) } }
    return zip(files, [texts[1], texts[0], texts[2]]).first { status.isSame(as: $0.0) }?.1
  }
}

extension ConflictChoice: ExpressibleByArgument {}
