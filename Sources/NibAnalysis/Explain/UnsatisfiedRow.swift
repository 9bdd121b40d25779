import NibCore

/// A demand that is not satisfied, with the demands that prevent it.
struct UnsatisfiedRow {
  let row: Int
  private let layout: ExplainedLayout
  private let words: RowWords

  init(_ row: Int, _ layout: ExplainedLayout) {
    self.row = row
    self.layout = layout
    words = RowWords(layout)
  }

  var priority: Float {
    let own = layout.rows[row]
    return (own.deviation(layout.values) > 0 ? own.above : own.below) ?? 0
  }

  /// The rows that prevent the demand, the nearest first, each with the priority at which it resists.
  var rivals: [(row: Int, priority: Float)] {
    let own = layout.rows[row]
    guard let chain = layout.chains.chain(of: own.terms, near: own.items) else { return [] }
    let mustFall = own.deviation(layout.values) > 0
    return chain.links.compactMap { link in
      // To satisfy the demand, this row would have to move up or down. It resists only if it has a priority
      // in that direction.
      let falls = mustFall == (link.factor > 0)
      guard let priority = falls ? layout.rows[link.row].below : layout.rows[link.row].above,
        priority >= self.priority
      else { return nil }
      return (link.row, priority)
    }
  }

  var sentence: String { "\(words.statement(row)): \(miss)\(reason)" }

  /// The amount by which the demand is missed.
  private var miss: String {
    let deviation = layout.rows[row].deviation(layout.values)
    let number = NibNumber.text(abs(deviation))
    guard case .content = layout.rows[row].source else {
      return "it is off by \(number): the left side is too \(deviation > 0 ? "large" : "small")"
    }
    return deviation > 0 ? "it is stretched by \(number)" : "it is compressed by \(number)"
  }

  /// The rows that prevent the demand, in words.
  private var reason: String {
    guard layout.determines(layout.rows[row].terms) else { return ", which the constraints do not determine" }
    let rivals = rivals
    guard let weakest = rivals.min(by: { $0.priority < $1.priority }) else { return "" }
    let names = rivals.prefix(3).map { words.rival($0.row, priority: $0.priority) }.joined(separator: ", ")
    let more = rivals.count > 3 ? " and \(rivals.count - 3) more" : ""
    return " because of \(names)\(more)\(comparison(with: weakest))"
  }

  private func comparison(with rival: (row: Int, priority: Float)) -> String {
    guard rival.priority > priority else { return "" }
    let (own, other) = (NibNumber.text(priority), NibNumber.text(rival.priority))
    return "; its own priority \(own) is lower than the \(other) of \(words.name(rival.row))"
  }
}
