// The formats of each kind of output, in the order of the help.

extension OutputFormat {
  static let all: [OutputFormat] = [.text, .ansi, .svg, .png, .kitty, .sixel, .iterm, .json]
}

extension ReportFormat {
  static let all: [ReportFormat] = OutputFormat.all.compactMap { ReportFormat($0) }
}

extension CheckReporterKind {
  static let all: [CheckReporterKind] = [
    .text, .summary, .json, .xcode, .github, .sarif, .gitlab, .codeClimate, .checkstyle, .junit, .markdown,
  ]
}

extension DiffFormat {
  static let all: [DiffFormat] = [.text, .ansi, .json, .markdown, .svg, .png]
}
