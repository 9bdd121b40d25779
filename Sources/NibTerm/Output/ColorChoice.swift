import ArgumentParser
import NibCore
import NibScreen

/// The value of `--color`: when escape sequences for colors are written.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  /// The colors to write to standard output. `nil` if no escape sequences are written.
  ///
  /// `auto` writes no colors if NO_COLOR is set and not empty (no-color.org), if TERM is `dumb`, or if the output is
  /// not a terminal.
  var depth: ColorDepth? {
    let environment = EnvironmentVariables.ofProcess
    switch self {
    case .never: return nil
    case .always: return ColorChoice.depth(environment)
    case .auto:
      guard Terminal.size != nil, (environment["NO_COLOR"] ?? "").isEmpty, environment["TERM"] != "dumb"
      else {
        return nil
      }
      return ColorChoice.depth(environment)
    }
  }

  /// The colors of the format `ansi`, which writes escape sequences even if the output supports no colors.
  var depthOfColoredText: ColorDepth { depth ?? (self == .never ? .monochrome : .trueColor) }

  private static func depth(_ environment: EnvironmentVariables) -> ColorDepth {
    let terminal = environment["TERM"] ?? ""
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) || terminal.contains("direct") {
      return .trueColor
    }
    return terminal.contains("256color") || terminal.isEmpty ? .indexed256 : .ansi16
  }
}
