import Synchronization
import Testing

@testable import NibAnalysis
@testable import NibCore

/// The parts of a check that are left out because no rule needs them.
@Suite struct LazyCheckTests {
  @Test(
    "The sources of the program are read only for rules that need them",
    arguments: [("duplicate-id", false), ("malformed-value", false), ("outlet", true), ("dead-nib", true)])
  func sources(rule: String, areRead: Bool) {
    let document = CheckSample.document("XIB", "<objects><view id=\"v\"/></objects>", file: "S.xib")
    let count = Counter()
    let project = CheckProject(program: count.program())
    _ = NibCheck(document, project: project, configuration: CheckConfiguration(only: [rule])).diagnostics
    #expect((count.value > 0) == areRead)
  }

  @Test(
    "Only rules about loaded documents need loading",
    arguments: [("duplicate-id", false), ("encoding-mismatch", false), ("dangling-reference", true)])
  func loading(rule: String, isNeeded: Bool) {
    #expect(CheckConfiguration(only: [rule]).needsLoading == isNeeded)
    #expect(CheckConfiguration().needsLoading)
  }

  /// Counts how often a program is read.
  private final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock(\.self) }

    func program() -> NibProgram? {
      count.withLock { $0 += 1 }
      return NibProgram()
    }
  }
}
