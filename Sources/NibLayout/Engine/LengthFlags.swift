/// A flag for the width and one for the height of each item of a layout.
struct LengthFlags {
  private var flags: [Bool]

  init(itemCount: Int) { flags = [Bool](repeating: false, count: 2 * itemCount) }

  subscript(length: LayoutLength) -> Bool {
    get { flags[index(length)] }
    set { flags[index(length)] = newValue }
  }

  private func index(_ length: LayoutLength) -> Int {
    2 * length.item + (length.dimension == .width ? 0 : 1)
  }
}
