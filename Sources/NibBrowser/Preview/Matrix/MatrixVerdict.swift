import NibAnalysis
import NibCore

/// The verdict about the rows of a matrix: how many of its cells fail, and where.
///
/// A cell fails if it has a problem of the severity that `--fail-on` names. These are problems of the layout only:
/// values that a view cannot show and columns without a view are reported apart.
package struct MatrixVerdict {
  /// The severity from which a problem makes its cell fail.
  let threshold: Diagnostic.Severity
  /// `text` for stress values, otherwise `row`.
  let noun: String
  let variants: [MatrixVariant]
  /// The number of rows that are judged or will be.
  let rowCount: Int
  /// Whether the cell looks the same in all requested text sizes.
  let ignoresTextSizes: Bool
  /// The rows that have been judged.
  private var judgedRows: [Int: JudgedRow] = [:]
  /// The judged rows in which a cell fails, in ascending order.
  private var failingRows: [Int] = []
  /// The number of cells that fail in the judged rows.
  private var failCount = 0
  /// The numbers of problems of each kind in the judged rows.
  private var problemCounts: [DiagnosticKind: Int] = [:]
  /// The number of problems of texts that users do not see, because the code of the program sets others.
  private var replacedTextCount = 0
  /// The most severe problem of the judged cells; `nil` if all cells fit.
  private(set) var severity: Diagnostic.Severity?

  private struct JudgedRow {
    let title: String
    /// The indices of the variants in which the row fails.
    let failing: [Int]
  }

  init(
    threshold: Diagnostic.Severity, noun: String, variants: [MatrixVariant], rowCount: Int,
    ignoresTextSizes: Bool
  ) {
    (self.threshold, self.noun, self.variants) = (threshold, noun, variants)
    (self.rowCount, self.ignoresTextSizes) = (rowCount, ignoresTextSizes)
  }

  /// Adds the cells of a row.
  ///
  /// - Parameter title: the name of the row in the verdict, such as `long` or `row 3 Lithium`.
  mutating func add(_ cells: [MatrixCell], ofRow row: Int, title: String) {
    let failing = cells.indices.filter { index in
      cells[index].problems.contains { $0.severity >= threshold }
    }
    judgedRows[row] = JudgedRow(title: title, failing: failing)
    failCount += failing.count
    if !failing.isEmpty {
      failingRows.append(row)
      failingRows.sort()
    }
    replacedTextCount += cells.reduce(0) { $0 + $1.problemsOfReplacedTexts.count }
    for problem in cells.flatMap(\.problems) {
      problemCounts[problem.kind, default: 0] += 1
      severity = max(severity ?? problem.severity, problem.severity)
    }
  }

  func hasJudged(_ row: Int) -> Bool { judgedRows[row] != nil }

  /// The indices of the variants in which a row fails.
  func failingVariants(ofRow row: Int) -> [Int] { judgedRows[row]?.failing ?? [] }

  /// The verdict as a line: `10 texts x 4 widths: all fit`, or
  /// `6 of 40 fail: long at 320 and 375 pt, emoji at 320 pt; 6 overlapping, 9 truncated`.
  package var text: String {
    guard rowCount > 0 else { return "no rows" }
    let scope = judgedRows.count < rowCount ? " (\(judgedRows.count) of \(rowCount) \(noun)s so far)" : ""
    let fixed = ignoresTextSizes ? "this cell ignores the text size: its fonts are fixed" : nil
    let counts = kindCounts.joined(separator: ", ")
    let replaced = replacedTextCount > 0 ? "\(replacedTextCount) in texts that the code sets" : nil
    guard failCount > 0 else {
      let result = counts.isEmpty ? ["all fit"] : ["none fails", counts]
      return size + scope + ": " + (result + [replaced, fixed].compactMap { $0 }).joined(separator: "; ")
    }
    let count =
      "\(failCount) of \(judgedRows.count * variants.count)\(scope) \(failCount == 1 ? "fails" : "fail")"
    return [count + ": " + failingList, fixed, counts, replaced].compactMap { $0 }.joined(separator: "; ")
  }

  /// The first rows that fail, with the variants in which they do. Variants that all rows share stand once at the end.
  private var failingList: String {
    let failing = failingRows.compactMap { judgedRows[$0] }
    let sharedVariants =
      failing.allSatisfy { $0.failing == failing[0].failing } ? failing.first?.failing : nil
    let names = failing.prefix(MatrixVerdict.maximumPlaces).map {
      $0.title + (sharedVariants == nil ? variantWords($0.failing) : "")
    }
    let others = failing.count - names.count
    return names.joined(separator: ", ")
      + (others > 0 ? " and \(NibNumber.count(others, "more \(noun)"))" : "")
      + (sharedVariants.map(variantWords) ?? "")
  }

  /// The largest number of rows that the verdict names.
  private static let maximumPlaces = 3

  /// The number of rows, widths and text sizes: `10 texts x 4 widths`.
  private var size: String {
    let devices = Set(variants.compactMap(\.device)).count
    let widths = devices > 0 ? 1 : Set(variants.map(\.width)).count
    let textSizes = Set(variants.map(\.textSize)).count
    let languages = Set(variants.map(\.language)).count
    let parts = [
      NibNumber.count(rowCount, noun), devices > 0 ? NibNumber.count(devices, "device") : nil,
      widths > 1 ? "\(widths) widths" : nil,
      textSizes > 1 ? "\(textSizes) text sizes" : nil, languages > 1 ? "\(languages) languages" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: " x ")
  }

  /// The variants in which rows fail: ` at 320 and 375 pt`. Empty if there is only one variant.
  private func variantWords(_ failing: [Int]) -> String {
    guard variants.count > 1 else { return "" }
    guard failing.count < variants.count else { return " everywhere" }
    guard Set(variants.map(\.textSize)).count == 1, variants[0].device == nil,
      variants.allSatisfy({ $0.language == nil })
    else {
      let others = failing.count > 1 ? " and \(failing.count - 1) more" : ""
      return " at \(variants[failing[0]].title)\(others)"
    }
    return " at \(failing.map { NibNumber.text(variants[$0].width) }.listed()) pt"
  }

  /// The numbers of problems of each kind: `6 overlapping`, `9 truncated`.
  private var kindCounts: [String] {
    let words = [
      (OverlappedText.kind, "overlapping"), (OverlappedContent.kind, "overlapping other content"),
      (OutsideView.kind, "outside"), (EmptyView.kind, "without room"),
      (CheckRule.constraintConflict.kind, "with conflicting constraints"), (TruncatedText.kind, "truncated"),
      (CoveredView.kind, "hidden behind others"),
    ]
    return words.compactMap { kind, word in problemCounts[kind].map { "\($0) \(word)" } }
  }
}
