import Foundation
import Testing

@testable import NibScreen

/// Signals belong to the whole process, so only one test runs at a time.
@Suite(.serialized) struct ForegroundProgramTests {
  @Test(
    "Running a program returns the exit status that a shell would report",
    arguments: [
      (["/bin/sh", "-c", "exit 3"], 3), (["sh", "-c", "exit 0"], 0),
      (["/bin/sh", "-c", "kill -TERM $$"], 143),
      (["/bin/sh", "-c", "kill -INT $$"], 130), (["no-such-program-anywhere"], 127), (["/"], 126), ([], 127),
    ] as [([String], Int32)])
  func status(arguments: [String], status: Int32) {
    #expect(ForegroundProgram(arguments: arguments).run() == status)
  }

  @Test("Running a program does not change which signals are ignored") func ignoredSignals() {
    let before = [SIGINT, SIGQUIT, SIGTSTP].map(Platform.isIgnored)
    _ = ForegroundProgram(arguments: ["true"]).run()
    #expect([SIGINT, SIGQUIT, SIGTSTP].map(Platform.isIgnored) == before)
  }
}
