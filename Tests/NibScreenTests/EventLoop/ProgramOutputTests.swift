import Testing

@testable import NibScreen

/// Programs that run without a terminal.
@Suite struct ProgramOutputTests {
  private func run(_ script: String, _ limits: ProgramOutput.Limits = ProgramOutput.Limits())
    -> ProgramOutput?
  {
    ProgramOutput(of: ["/bin/sh", "-c", script], environment: ["PATH": "/usr/bin:/bin"], limits: limits)
  }

  private func limits(silence: Int = 60, time: Int = 60, bytes: Int = 1_000_000) -> ProgramOutput.Limits {
    var limits = ProgramOutput.Limits()
    (limits.silence, limits.time, limits.bytes) = (silence, time, bytes)
    return limits
  }

  @Test("Output, errors and status are collected") func ended() {
    let run = run("echo out; echo err >&2; exit 3")
    #expect(run?.ending == .ended && run?.status == 3)
    #expect(run?.output == Array("out\n".utf8) && run?.errors == Array("err\n".utf8))
  }

  @Test("A program that says nothing is stopped") func silent() {
    #expect(run("sleep 30", limits(silence: 1))?.ending == .silent(seconds: 1))
    #expect(run("exec >&- 2>&-; sleep 30", limits(silence: 1))?.ending == .silent(seconds: 1))
  }

  @Test("A program that never ends is stopped") func endless() {
    #expect(run("while :; do echo x; sleep 0.1; done", limits(time: 1))?.ending == .tooLong(seconds: 1))
    #expect(run("yes", limits(bytes: 10_000))?.ending == .tooMuch(bytes: 10_000))
    #expect(run("yes >&2", limits(bytes: 10_000))?.ending == .tooMuch(bytes: 10_000))
  }

  @Test("A program that another one left running is not waited for") func leftRunning() {
    let run = run("echo out; sleep 30 &", limits(silence: 20))
    #expect(run?.ending == .ended && run?.output == Array("out\n".utf8))
  }
}
