/// Arranges subviews in rows and columns with equal gaps. All get the size of the first one.
///
/// As many stand side by side as the view's bounds have room for, and at least one: the original failed on a view that
/// is smaller than its subviews. The others follow on further pages, beyond the bounds. (The original's header says of
/// `NMGridLayoutExtension.none` that arranging ends there. Its code went on, and so does this.)
///
/// Hidden views take no place: a hidden view lies where the next visible one does.
open class NMGridLayoutManager: NMViewLayoutManager, NibKeyValueCoding {
  /// The order in which places are filled.
  open var direction = NMGridLayoutDirection.leftToRightTopToBottom
  /// How views that have no room within the bounds follow the others.
  open var `extension` = NMGridLayoutExtension.none
  /// Where they lie.
  open var extensionDirection = NMGridLayoutExtensionDirection.right

  /// A manager that fills rows from left to right, and goes on at the right.
  public required init() { super.init() }

  /// Arranges all subviews.
  ///
  /// - Returns: true.
  open override func layoutSubviews(_ view: UIView) -> Bool {
    guard let first = view.subviews.first else { return true }
    let grid = NMGrid(cell: first.bounds.size, container: view.bounds.size, manager: self)
    var index = 0
    for subview in view.subviews {
      subview.frame = grid.frame(at: index)
      if !subview.isHidden { index += 1 }
    }
    return true
  }

  /// Takes the three properties by the numbers of their cases, as runtime attributes of a nib give them.
  ///
  /// - Throws: `NibException` for any other key, and for a number that stands for no case.
  open func setValue(_ value: Any?, forKey key: String) throws {
    let number = value.flatMap(nibNumber).flatMap { Int(exactly: $0) }
    switch key {
    case "direction": direction = try NMGridLayoutManager.choice(number, value, key, self)
    case "extension": `extension` = try NMGridLayoutManager.choice(number, value, key, self)
    case "extensionDirection": extensionDirection = try NMGridLayoutManager.choice(number, value, key, self)
    default: try nibSetValue(value, forKey: key, of: self)
    }
  }

  private static func choice<Choice: RawRepresentable>(
    _ number: Int?, _ value: Any?, _ key: String, _ manager: NMGridLayoutManager
  ) throws -> Choice where Choice.RawValue == Int {
    guard let choice = number.flatMap(Choice.init(rawValue:)) else {
      throw NibException.mistyped(value, forKey: key, declared: Choice.self, of: manager)
    }
    return choice
  }
}
