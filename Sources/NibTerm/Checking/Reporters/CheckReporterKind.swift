import NibCore
import NibTools

/// A format that `--reporter` chooses by its name.
///
/// To add a format, declare a constant in an extension in a separate file, and add the constant to `all`, which is in
/// `FormatChoice+All.swift`.
struct CheckReporterKind: FormatChoice {
  let name: String
  /// Whether the text contains the program's own escape sequences, and all other text has been made visible.
  let isStyled: Bool
  /// Creates a reporter for one run.
  let make: @Sendable () -> any CheckReporter

  init(_ name: String, isStyled: Bool = false, _ make: @escaping @Sendable () -> any CheckReporter) {
    self.name = name
    self.isStyled = isStyled
    self.make = make
  }
}
