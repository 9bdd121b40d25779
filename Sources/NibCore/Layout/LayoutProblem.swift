/// A layout to solve: rectangles (views and guides) and linear constraints between their edges, in points.
///
/// Pure data, so that a layout can be captured, tested and benchmarked without views. The first item is the root.
public struct LayoutProblem: Sendable {
  /// An index into `items`.
  public typealias ItemID = Int

  public enum Attribute: Hashable, Sendable, CaseIterable {
    case left, right, top, bottom, width, height, centerX, centerY, firstBaseline, lastBaseline
  }

  public enum Relation: Hashable, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

  /// A priority (1...1000, 1000 required) for each dimension.
  public struct SizePriorities: Hashable, Sendable {
    public var width: Float
    public var height: Float

    public init(width: Float, height: Float) {
      self.width = width
      self.height = height
    }
  }

  /// A view's alignment rectangle, or a layout guide.
  public struct Item: Sendable {
    /// The item against whose left and top edge the frame is reported; nil: the root's coordinates.
    public var parent: ItemID?
    /// The content's size; nil: none on that axis.
    public var intrinsicWidth: Double?
    public var intrinsicHeight: Double?
    /// How strongly the item refuses to be larger than its content.
    public var hugging = SizePriorities(width: 250, height: 250)
    /// How strongly the item refuses to be smaller than its content.
    public var compression = SizePriorities(width: 750, height: 750)
    /// Wrapping text: the height is measured again at the solved width.
    public var heightDependsOnWidth = false
    /// First baseline from the top and last from the bottom; nil: the edge itself (bottom edge for both).
    public var firstBaseline: Double?
    public var lastBaseline: Double?
    /// Where the item stays on an axis that nothing decides (weaker than every priority).
    public var hint: LayoutRect?
    /// For messages and dumps.
    public var name: String

    public init(parent: ItemID? = nil, name: String = "") {
      self.parent = parent
      self.name = name
    }
  }

  /// `coefficient * attribute(item)`.
  public struct Term: Hashable, Sendable {
    public var item: ItemID
    public var attribute: Attribute
    public var coefficient: Double

    public init(_ item: ItemID, _ attribute: Attribute, _ coefficient: Double) {
      self.item = item
      self.attribute = attribute
      self.coefficient = coefficient
    }
  }

  /// `sum of terms  relation  constant`.
  public struct Constraint: Hashable, Sendable {
    public var terms: [Term]
    public var relation: Relation
    public var constant: Double
    /// 1...1000; 1000 and above is required.
    public var priority: Float
    /// Positions are measured from this item's left and top edge; matters where a multiplier is not 1.
    public var origin: ItemID?
    /// The caller's own tag, reported in conflicts.
    public var identifier: Int
    /// False for the engine's own constraints (guides, masks): in a conflict one that is breakable goes first.
    public var isBreakable: Bool

    public init(
      terms: [Term], relation: Relation, constant: Double, priority: Float = 1000, identifier: Int = 0,
      isBreakable: Bool = true
    ) {
      self.terms = terms
      self.relation = relation
      self.constant = constant
      self.priority = priority
      self.identifier = identifier
      self.isBreakable = isBreakable
    }

    /// `first.attribute  relation  multiplier * second.attribute + constant`.
    public init(
      first: ItemID, _ firstAttribute: Attribute, _ relation: Relation, second: ItemID, _ secondAttribute: Attribute,
      multiplier: Double = 1, constant: Double = 0, priority: Float = 1000, identifier: Int = 0,
      isBreakable: Bool = true
    ) {
      self.init(
        terms: [Term(first, firstAttribute, 1), Term(second, secondAttribute, -multiplier)], relation: relation,
        constant: constant, priority: priority, identifier: identifier, isBreakable: isBreakable)
    }

    /// `first.attribute  relation  constant`.
    public init(
      first: ItemID, _ firstAttribute: Attribute, _ relation: Relation, constant: Double, priority: Float = 1000,
      identifier: Int = 0, isBreakable: Bool = true
    ) {
      self.init(
        terms: [Term(first, firstAttribute, 1)], relation: relation, constant: constant, priority: priority,
        identifier: identifier, isBreakable: isBreakable)
    }
  }

  /// The size the root should have, each length at a priority (1000: given).
  public struct RootSize: Sendable {
    public var width: (value: Double, priority: Float)?
    public var height: (value: Double, priority: Float)?

    public init(width: (Double, Float)?, height: (Double, Float)?) {
      self.width = width.map { (value: $0.0, priority: $0.1) }
      self.height = height.map { (value: $0.0, priority: $0.1) }
    }
  }

  public private(set) var items: [Item] = []
  public private(set) var constraints: [Constraint] = []
  public var rootSize = RootSize(width: nil, height: nil)

  public init() {}

  @discardableResult
  public mutating func addItem(_ item: Item) -> ItemID {
    items.append(item)
    return items.count - 1
  }

  public mutating func addConstraint(_ constraint: Constraint) { constraints.append(constraint) }
}
