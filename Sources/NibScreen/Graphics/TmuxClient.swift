import NibCore

/// The terminal in which tmux shows the program.
///
/// tmux says that it accepts sixels if it was built for them. In a terminal that does not show them, it writes plus signs
/// in place of the image, so tmux itself is asked about the terminal.
enum TmuxClient {
  /// Whether the terminal shows sixels. False if tmux cannot be asked, for example on another machine.
  static func showsSixels() -> Bool {
    let environment = ProcessInfo.processInfo.environment
    guard environment["TMUX"]?.isEmpty == false else { return false }
    var limits = ProgramOutput.Limits()
    (limits.silence, limits.time) = (1, 1)
    let answer = ProgramOutput(
      of: ["tmux", "display-message", "-p", "#{client_termfeatures}"], environment: environment,
      limits: limits)
    guard let answer, answer.exitedNormally, answer.status == 0 else { return false }
    return showsSixels(features: String(decoding: answer.output, as: UTF8.self))
  }

  /// Whether sixels are among the features of a terminal as tmux lists them, with commas between them.
  static func showsSixels(features: String) -> Bool {
    features.split { $0 == "," || $0.isWhitespace }.contains("sixel")
  }
}
