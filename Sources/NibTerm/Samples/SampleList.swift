import NibCore

/// The samples as text: a line a screen, in columns.
enum SampleList {
  static func text(of samples: [Sample]) -> String {
    let rows = samples.flatMap { sample in sample.screens.map { [sample.name, $0.name, $0.summary] } }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
      return (cells + [row[2]]).joined(separator: "  ") + "\n"
    }.joined()
  }
}
