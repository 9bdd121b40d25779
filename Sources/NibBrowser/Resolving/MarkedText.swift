import NibCore
import NibTools

/// Breaks the lines of a version into rows, and marks the words that other versions do not have.
enum MarkedText {
  /// A part of a row with one style.
  struct Run: Equatable {
    var text: String
    var isMarked: Bool
  }

  /// Breaks a line into rows. A word that is broken over two rows has the mark of the whole word.
  ///
  /// - Parameters:
  ///   - common: the words that all versions have.
  ///   - columns: the number of columns of a row.
  static func lines(of line: Substring, common: Set<String>, columns: Int) -> [[Run]] {
    let visible = VisibleText.line(String(line.map { $0.isWhitespace ? " " : $0 }))
    let words = zip(line.split(whereSeparator: \.isWhitespace), visible.split(separator: " "))
    // Whether each visible character that is not white space belongs to a marked word.
    let marks = words.flatMap { word, shown in shown.map { _ in !common.contains(String(word)) } }
    var position = 0
    return SoftBreaks.lines(of: visible, columns: columns).map { row in
      var runs: [Run] = []
      for character in row {
        var isMarked = false
        if !character.isWhitespace {
          isMarked = marks.indices.contains(position) && marks[position]
          position += 1
        }
        if runs.last?.isMarked == isMarked {
          runs[runs.count - 1].text.append(character)
        } else {
          runs.append(Run(text: String(character), isMarked: isMarked))
        }
      }
      return runs
    }
  }
}
