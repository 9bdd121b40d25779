import Foundation
import Testing

@testable import NibScreen

@Suite struct SignalPipeTests {
  @Test func tellsEachSignalOnce() {
    let pipe = SignalPipe()
    #expect(pipe.take() == [])
    #expect(Platform.wait(for: [pipe.descriptor], timeout: .zero) == [])
    for signal in [SIGWINCH, SIGINT, SIGWINCH] { pipe.post(signal) }
    #expect(Platform.wait(for: [pipe.descriptor], timeout: .zero) == [pipe.descriptor])
    #expect(pipe.take() == [SIGINT, SIGWINCH].sorted())
    #expect(pipe.take() == [])
  }

  @Test(arguments: [(SIGINT, true), (SIGTERM, true), (SIGHUP, true), (SIGQUIT, true), (SIGWINCH, false)])
  func knowsAWishToEnd(signal: Int32, isWish: Bool) {
    let pipe = SignalPipe()
    #expect(!pipe.hasPendingTermination)
    pipe.post(signal)
    #expect(pipe.hasPendingTermination == isWish)
    _ = pipe.take()
    #expect(!pipe.hasPendingTermination)
  }

  /// More signals than the pipe holds bytes.
  @Test func aStormFitsIn() {
    let pipe = SignalPipe()
    for _ in 0..<100_000 { pipe.post(SIGWINCH) }
    #expect(pipe.take() == [SIGWINCH])
    #expect(pipe.take() == [])
  }
}
