import ArgumentParser
import NibBrowser
import NibCompare
import NibCore
import NibScreen
import NibTools

/// `nibterm merge --resolve FILE`: resolves the conflicts of a file one by one in the terminal, or all with one
/// version.
struct ResolveRun {
  let path: String
  /// The paths of base, ours and theirs, if they were given.
  let versions: [String]
  /// The version for all conflicts; `nil` to ask.
  let take: ConflictChoice?
  let screen: ScreenOptions
  let script: ScriptOptions

  private static let trouble: Int32 = 2

  func run() throws {
    let file = try readFile()
    if let take { return try resolve(file, take) }
    guard script.isGiven || Terminal.isInteractive, file.count > 0 || file.isMergedAgain else {
      return try list(file)
    }
    try show(file)
  }

  /// Reads the file with conflicts.
  private func readFile() throws -> ConflictFile {
    do {
      return try ConflictFile(path, versions: versions)
    } catch let error as NibReadError {
      Output.error(error.diagnostic)
    } catch let error as ConflictProblem {
      Output.error(error.diagnostic)
    }
    throw ExitCode(ResolveRun.trouble)
  }

  /// Prints the conflicts with their places.
  private func list(_ file: ConflictFile) throws {
    for conflict in file.document.conflicts {
      let place = file.isMergedAgain ? path : "\(path):\(conflict.location.line)"
      Output.line(VisibleText.line("\(place): conflict: \(conflict.sentence)"))
    }
    if file.isMergedAgain {
      Output.error(
        "\(path): git merged this file as text; merged by its objects, "
          + "\(NibNumber.count(file.count, "conflict")) would be left")
      throw ExitCode(1)
    }
    guard file.count == 0 else { throw ExitCode(1) }
    Output.line("\(VisibleText.line(path)): no conflicts are left")
  }

  /// Resolves all conflicts with the same version, and leaves those that this version cannot resolve.
  private func resolve(_ file: ConflictFile, _ choice: ConflictChoice) throws {
    do {
      let decisions = try ConflictDecisions(taking: choice, in: file.document)
      try file.write(decisions.result.bytes)
      for (index, reason) in decisions.refusals {
        let conflict = file.document.conflicts[index]
        Output.error("\(path): note: not resolved: \(conflict.sentence): \(reason)")
      }
      if !decisions.result.removed.isEmpty {
        let ids = decisions.result.removed.map { "#\($0)" }.joined(separator: ", ")
        Output.error("\(path): note: removed with the objects that they need: \(ids)")
      }
      try finish(file, left: decisions.result.unresolvedCount)
    } catch let error as WritingFailure {
      Output.error("\(path): error: the file cannot be written: \(error.reason)")
      throw ExitCode(ResolveRun.trouble)
    } catch let error as ConflictProblem {
      Output.error(error.diagnostic)
      throw ExitCode(ResolveRun.trouble)
    }
  }

  /// Prints the number of conflicts that are left in the file, or the next step.
  ///
  /// - Throws: `ExitCode` 1 if conflicts are left.
  private func finish(_ file: ConflictFile, left: Int) throws {
    guard left == 0 else {
      Output.error("\(path): \(NibNumber.count(left, "conflict")) left")
      throw ExitCode(1)
    }
    let next = file.nextStep.map { "; next: \($0)" } ?? ""
    Output.error("\(path): no conflicts are left\(next)")
  }

  /// Shows the screen for conflicts.
  private func show(_ file: ConflictFile) throws {
    do {
      let handler = try ResolveScreen(file, theme: .named(screen.theme), style: screen.style)
      if script.isGiven { return try script.run(handler, loop: \.loop) }
      let loop = EventLoop(terminal: try screen.makeScreen())
      handler.loop = loop
      let ending = loop.run(handler)
      if case .stopped = ending, let left = handler.unresolvedOnDisk {
        try? finish(file, left: left)
      }
      ending.exitProcess()
    } catch let problem as ConflictProblem {
      Output.error(problem.diagnostic)
    } catch {
      Output.error("nibterm: error: \(error)")
    }
    throw ExitCode(ResolveRun.trouble)
  }
}
