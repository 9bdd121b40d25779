/// A behavior with a list of items.
open class NibItemBehavior: UIDynamicBehavior {
  /// The items.
  public private(set) final var items: [any UIDynamicItem] = []

  /// Creates a behavior without items.
  public override init() { super.init() }
  /// Creates a behavior with items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
