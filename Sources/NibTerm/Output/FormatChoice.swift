import ArgumentParser
import NibCore

/// A format of output, which an option such as `--format` chooses by its name.
protocol FormatChoice: Sendable, ExpressibleByArgument {
  /// The formats to choose from, in the order of the help.
  static var all: [Self] { get }

  var name: String { get }
  /// The explanation of the name in the help, if it needs one.
  var summary: String? { get }
}

extension FormatChoice {
  var summary: String? { nil }

  init?(argument: String) {
    guard let format = Self.all.first(where: { $0.name == argument }) else { return nil }
    self = format
  }

  var defaultValueDescription: String { name }

  static var allValueStrings: [String] { all.map(\.name) }

  /// The names for the help: `text, ansi (text in colors), svg (a picture) or json`.
  static var names: String {
    all.map { format in format.name + (format.summary.map { " (\($0))" } ?? "") }.listed("or")
  }
}
