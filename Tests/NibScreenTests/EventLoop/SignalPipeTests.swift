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
}
