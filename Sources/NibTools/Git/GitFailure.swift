import NibCore
import NibScreen

/// The reason why git could not be used.
package enum GitFailure: Error, Equatable {
  case notInstalled
  /// A command failed with this text on standard error.
  case failed(String, reason: [UInt8])
  /// A command was stopped, because it exceeded a limit.
  case stopped(String, ProgramOutput.Ending)

  /// The message, without a full stop.
  package var message: String {
    switch self {
    case .notInstalled: "git cannot be run; install it, or check without --changed"
    case .failed(let command, let reason):
      "git \(command) failed: "
        + (String(decoding: reason, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init)
          ?? "it gave no reason")
    case .stopped(let command, let ending):
      "git \(command) was stopped, because it \(GitFailure.text(of: ending))"
    }
  }

  /// What the process did.
  private static func text(of ending: ProgramOutput.Ending) -> String {
    switch ending {
    case .ended: "ended"
    case .silent(let seconds): "wrote nothing for \(seconds) seconds"
    case .tooLong(let seconds): "did not end within \(seconds) seconds"
    case .tooMuch(let bytes): "wrote more than \(bytes) bytes"
    case .cancelled: "was stopped"
    }
  }
}
