/// The numbers that the program gives its images in a terminal with kitty's protocol.
struct KittyNumbers: Sendable {
  private let count: Int
  private let number: @Sendable (Int) -> UInt32
  private var last = 0

  private init(count: Int, number: @escaping @Sendable (Int) -> UInt32) {
    (self.count, self.number) = (count, number)
  }

  /// Large numbers, because other programs in the same terminal usually use small ones.
  static let large = KittyNumbers(count: 1 << 24) { 0x6E69_6201 + UInt32($0) }

  /// Numbers for images as placeholders. The lowest byte is the color of the placeholders: an entry of the palette from
  /// 1 to 7, which tmux never replaces by another color. The highest byte is a mark on each placeholder, and the others
  /// are 0.
  ///
  /// - Parameter pane: the number of the pane. The images of other panes are in the same terminal, and have other
  ///   numbers, except in every eighth pane.
  static func placeholders(pane: Int) -> KittyNumbers {
    let (colors, groups) = (7, 8)
    let marks = 248 / groups
    let first = 1 + pane % groups * marks
    return KittyNumbers(count: colors * marks) {
      UInt32(first + $0 / colors) << 24 | UInt32(1 + $0 % colors)
    }
  }

  /// The next number that is not in use; `nil` if all are.
  mutating func next(besides used: Set<UInt32>) -> UInt32? {
    for _ in 0...used.count {
      defer { last = (last + 1) % count }
      if !used.contains(number(last)) { return number(last) }
    }
    return nil
  }
}
