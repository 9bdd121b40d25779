import NibAnalysis
import NibCore
import NibTools

/// Reads the sources of the programs that load the browser's documents on other threads. The sources of each program
/// are read once.
final class ProgramReader {
  let programs: CheckPrograms
  private let handler: MainHandler<Void>
  private var isReading = false

  /// - Parameters:
  ///   - root: the folder that the browser shows; `nil` if it shows a single file.
  ///   - queue: runs `onRead`; by default on the main queue.
  ///   - onRead: called when the sources of a program have been read after `program(around:)` returned `nil`.
  init(
    checked root: String?, queue: @escaping MainHandler<Void>.Queue = mainQueue, onRead: @escaping () -> Void
  ) {
    programs = CheckPrograms(folders: [], checked: [root].compactMap { $0 }, module: nil)
    // The closure for the handler can capture self only after the handler is set.
    var finish: () -> Void = {}
    handler = MainHandler(queue) { finish() }
    finish = { [weak self] in
      self?.isReading = false
      onRead()
    }
  }

  /// Returns the program that loads a document, if its sources have been read. Otherwise returns `nil` and begins to
  /// read them.
  func program(around file: String) -> NibProgram? {
    if let known = programs.knownProgram(around: file) { return known }
    guard !isReading else { return nil }
    isReading = true
    let (programs, handler) = (programs, handler)
    Worker.run(named: "sources") {
      programs.program(around: file).scanSources()
      handler.send(())
    }
    return nil
  }

  deinit { handler.cancel() }
}
