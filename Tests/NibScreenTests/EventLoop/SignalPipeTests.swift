import Foundation
import Testing

@testable import NibScreen

@Suite struct SignalPipeTests {
  @Test("A signal that is posted twice is reported once") func repeatedSignal() {
    let pipe = SignalPipe()
    #expect(pipe.take() == [])
    #expect(Platform.wait(for: [pipe.descriptor], timeout: .zero) == [])
    for signal in [SIGWINCH, SIGINT, SIGWINCH] { pipe.post(signal) }
    #expect(Platform.wait(for: [pipe.descriptor], timeout: .zero) == [pipe.descriptor])
    #expect(pipe.take() == [SIGINT, SIGWINCH].sorted())
    #expect(pipe.take() == [])
  }

  @Test(
    "A posted signal that asks the process to end is pending until it is taken",
    arguments: [(SIGINT, true), (SIGTERM, true), (SIGHUP, true), (SIGQUIT, true), (SIGWINCH, false)])
  func pendingTermination(signal: Int32, isTermination: Bool) {
    let pipe = SignalPipe()
    #expect(!pipe.hasPendingTermination)
    pipe.post(signal)
    #expect(pipe.hasPendingTermination == isTermination)
    _ = pipe.take()
    #expect(!pipe.hasPendingTermination)
  }

  @Test("Posting more signals than fit in the pipe neither blocks nor loses the signal") func signalBurst() {
    let pipe = SignalPipe()
    for _ in 0..<100_000 { pipe.post(SIGWINCH) }
    #expect(pipe.take() == [SIGWINCH])
    #expect(pipe.take() == [])
  }
}
