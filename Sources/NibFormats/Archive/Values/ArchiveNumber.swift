/// Writes and reads numbers in the texts of archives.
enum ArchiveNumber {
  /// A number in the form that documents use: without a fraction if it is whole.
  static func text(_ number: Double) -> String {
    guard let whole = Int(exactly: number), whole.magnitude < 1 << 53 else { return "\(number)" }
    return "\(whole)"
  }

  /// The numbers of `{{20, 35}, {130, 100}}`; nil unless there are exactly `count`, all of them finite.
  static func list(_ text: String, count: Int) -> [Double]? {
    let parts = text.split { "{}, \t\n".contains($0) }
    let numbers = parts.compactMap { NibDecimal.parse(String($0)) }
    return numbers.count == parts.count && numbers.count == count ? numbers : nil
  }
}
