/// A layout to solve: rectangles (views and guides) and linear constraints between their edges, in points.
///
/// Contains only data, so that a layout can be captured, tested and benchmarked without views. The first item
/// is the root.
package struct LayoutProblem: Sendable {
  /// An index into `items`.
  package typealias ItemID = Int

  /// The property of an item that a term refers to. Positions are in root coordinates, x to the right and y
  /// downwards.
  package enum Attribute: Hashable, Sendable, CaseIterable {
    case left, right, top, bottom, width, height, centerX, centerY, firstBaseline, lastBaseline
  }

  /// The relation between the sum of a constraint's terms and its constant.
  package enum Relation: Hashable, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

  /// A priority for the width and one for the height (1...1000; 1000 is required).
  package struct SizePriorities: Hashable, Sendable {
    package var width: Float
    package var height: Float

    /// Creates priorities for both lengths.
    package init(width: Float, height: Float) {
      self.width = width
      self.height = height
    }
  }

  /// The size in points of content measured at a given width. Wrapped text is as wide as its widest line.
  package struct MeasuredContent: Sendable {
    /// The measured width; `nil` if the content's width does not change.
    package var width: Double?
    package var height: Double

    package init(width: Double? = nil, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// A view's alignment rectangle, or a layout guide.
  package struct Item: Sendable {
    /// The item whose left and top edges the reported frame is relative to; `nil` for the root's coordinates.
    package var parent: ItemID?
    /// The content's width in points; `nil` if the item has none.
    package var intrinsicWidth: Double?
    /// The content's height in points; `nil` if the item has none.
    package var intrinsicHeight: Double?
    /// The priorities with which the item resists being larger than its content.
    package var hugging = SizePriorities(width: 250, height: 250)
    /// The priorities with which the item resists being smaller than its content.
    package var compression = SizePriorities(width: 750, height: 750)
    /// Whether the content is measured again at the solved width, as for wrapping text.
    package var heightDependsOnWidth = false
    /// The first baseline in points from the top; `nil` for the top edge.
    package var firstBaseline: Double?
    /// The last baseline in points from the bottom; `nil` for the bottom edge.
    package var lastBaseline: Double?
    /// Whether the width and the height may be negative, as for the guide of a safe area whose insets are larger than
    /// the view. Negative lengths are reported as zero.
    package var canBeNegative = false
    /// The frame to use, relative to the parent, where the constraints leave the position or size open. A hint is
    /// weaker than every priority. If it is `nil`, any frame that meets the constraints may result.
    package var hint: LayoutRect?
    /// The name in messages and dumps.
    package var name: String

    /// Creates an item without content, with the priorities that views have by default.
    package init(parent: ItemID? = nil, name: String = "") {
      self.parent = parent
      self.name = name
    }
  }

  /// `coefficient * attribute(item)`.
  package struct Term: Hashable, Sendable {
    package var item: ItemID
    /// The edge or length of the item.
    package var attribute: Attribute
    /// The factor of the attribute; may be negative.
    package var coefficient: Double

    /// Creates the term `coefficient * attribute(item)`.
    package init(_ item: ItemID, _ attribute: Attribute, _ coefficient: Double) {
      self.item = item
      self.attribute = attribute
      self.coefficient = coefficient
    }
  }

  /// `sum of terms  relation  constant`.
  package struct Constraint: Hashable, Sendable {
    /// The sum on the left side.
    package var terms: [Term]
    /// The relation of the sum to the constant.
    package var relation: Relation
    /// The right side, in points.
    package var constant: Double
    /// The priority. 1000 and above is required; a constraint with a priority of 0 or less has no effect.
    package var priority: Float
    /// Positions in the terms are measured from the left and top edges of this item; `nil` for the root. This makes
    /// a difference if a multiplier is not 1.
    package var reference: ItemID?
    /// A number that the caller chooses. Conflicts contain it.
    package var identifier: Int
    /// Whether the constraint can be broken in a conflict.
    package var protection: Protection
    /// Decides which of the constraints without protection is broken in a conflict.
    package var rank = BreakingRank()

    /// Creates the constraint `sum of terms  relation  constant`.
    package init(
      terms: [Term], relation: Relation, constant: Double, priority: Float = 1000, identifier: Int = 0,
      protection: Protection = .none
    ) {
      self.terms = terms
      self.relation = relation
      self.constant = constant
      self.priority = priority
      self.identifier = identifier
      self.protection = protection
    }

    /// Creates the constraint `first.attribute  relation  multiplier * second.attribute + constant`.
    package init(
      first: ItemID, _ firstAttribute: Attribute, _ relation: Relation, second: ItemID,
      _ secondAttribute: Attribute,
      multiplier: Double = 1, constant: Double = 0, priority: Float = 1000, identifier: Int = 0,
      protection: Protection = .none
    ) {
      self.init(
        terms: [Term(first, firstAttribute, 1), Term(second, secondAttribute, -multiplier)],
        relation: relation,
        constant: constant, priority: priority, identifier: identifier, protection: protection)
    }

    /// Creates the constraint `first.attribute  relation  constant`.
    package init(
      first: ItemID, _ firstAttribute: Attribute, _ relation: Relation, constant: Double,
      priority: Float = 1000,
      identifier: Int = 0, protection: Protection = .none
    ) {
      self.init(
        terms: [Term(first, firstAttribute, 1)], relation: relation, constant: constant, priority: priority,
        identifier: identifier, protection: protection)
    }
  }

  /// The desired size of the root, each length with a priority. A length with priority 1000 is fixed.
  package struct RootSize: Sendable {
    /// The width in points; `nil` if the constraints determine it.
    package var width: (value: Double, priority: Float)?
    /// The height in points; `nil` if the constraints determine it.
    package var height: (value: Double, priority: Float)?

    /// Creates a size from its lengths, each with a priority.
    package init(width: (Double, Float)?, height: (Double, Float)?) {
      self.width = width.map { (value: $0.0, priority: $0.1) }
      self.height = height.map { (value: $0.0, priority: $0.1) }
    }
  }

  /// The items; the first is the root.
  package private(set) var items: [Item] = []
  /// The constraints, in the order in which they were added.
  package private(set) var constraints: [Constraint] = []
  package var rootSize = RootSize(width: nil, height: nil)

  /// Creates a problem without items.
  package init() {}

  /// Adds an item and returns its index.
  @discardableResult
  package mutating func addItem(_ item: Item) -> ItemID {
    items.append(item)
    return items.count - 1
  }

  /// Adds a constraint and returns its index. A constraint that is not usable is left out when the problem is
  /// solved: see `isUsable(_:)`.
  @discardableResult
  package mutating func addConstraint(_ constraint: Constraint) -> Int {
    constraints.append(constraint)
    return constraints.count - 1
  }

  /// Removes the constraint at an index. The indices of the following constraints decrease by 1.
  package mutating func removeConstraint(at index: Int) { constraints.remove(at: index) }

  package mutating func setConstant(_ constant: Double, ofConstraint index: Int) {
    constraints[index].constant = constant
  }

  package mutating func setPriority(_ priority: Float, ofConstraint index: Int) {
    constraints[index].priority = priority
  }

  /// Removes a length of an item's content, so that the content demands nothing of this length.
  package mutating func removeContent(_ dimension: LayoutLength.Dimension, of item: ItemID) {
    switch dimension {
    case .width: items[item].intrinsicWidth = nil
    case .height: items[item].intrinsicHeight = nil
    }
  }

  /// Replaces the size of an item's content with the measured size.
  mutating func setMeasured(_ content: MeasuredContent, of item: ItemID) {
    items[item].intrinsicHeight = content.height
    if let width = content.width, items[item].intrinsicWidth != nil { items[item].intrinsicWidth = width }
  }

  mutating func restoreWidth(_ width: Double, of item: ItemID) { items[item].intrinsicWidth = width }

  /// Changes the lengths of the root that are set; the priorities stay the same.
  package mutating func resizeRoot(width: Double, height: Double) {
    rootSize.width?.value = width
    rootSize.height?.value = height
  }
}

extension LayoutProblem {
  /// Usable numbers are smaller than this. Larger numbers are meaningless in a layout, and their rounding errors
  /// would make the result for all other items inaccurate.
  private static let limit = 1e9

  /// Whether a number is small enough for a layout; false for NaN.
  package static func isUsable(_ number: Double) -> Bool { abs(number) < limit }

  /// Whether a constraint is valid: its numbers are usable, its priority is above 0, and its items exist.
  package func isUsable(_ constraint: Constraint) -> Bool {
    LayoutProblem.isUsable(constraint.constant) && constraint.priority > 0
      && constraint.terms.allSatisfy {
        items.indices.contains($0.item) && LayoutProblem.isUsable($0.coefficient)
      }
      && constraint.reference.map(items.indices.contains) ?? true
  }

  /// The root's size without lengths that are not usable.
  package var usableRootSize: RootSize {
    func usable(_ length: (value: Double, priority: Float)?) -> (Double, Float)? {
      guard let length, LayoutProblem.isUsable(length.value), !length.priority.isNaN else { return nil }
      return length
    }
    return RootSize(width: usable(rootSize.width), height: usable(rootSize.height))
  }
}
