extension NSLayoutConstraint {
  /// The alignment and direction of the views in a visual format, with UIKit's raw values.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// The default direction.
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// The default spacing.
    public static let spacingEdgeToEdge: FormatOptions = []
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// Creates the constraints that a format in the Visual Format Language describes. Raises `NSInvalidArgumentException`
  /// with the place of the first mistake.
  ///
  /// - Parameters:
  ///   - format: the text in the language, such as `H:|-[title]-8-[switch]-|`.
  ///   - options: the edges to align, and the direction of the format.
  ///   - metrics: the numbers that the format names.
  ///   - views: the views and layout guides that the format names.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    NibException.raising {
      try nibConstraints(format, options: options, metrics: metrics ?? [:], views: views)
    }
  }

  /// The throwing form of `constraints(withVisualFormat:options:metrics:views:)`.
  /// - Throws: `NSInvalidArgumentException`.
  static func nibConstraints(
    _ format: String, options: FormatOptions = [], metrics: [String: Any] = [:], views: [String: Any]
  ) throws -> [NSLayoutConstraint] {
    do {
      let numbers = metrics.compactMapValues(VisualFormatBuilder.number)
      let parsed = try VisualFormat(format, metrics: numbers)
      return try VisualFormatBuilder(parsed, options, views.mapValues { nibObject(in: $0) }).constraints()
    } catch let failure {
      let mark = String(repeating: " ", count: failure.position) + "^"
      throw NibException.invalidArgument(
        "Unable to parse constraint format: \n\(failure.message). \n\(format) \n\(mark)")
    }
  }
}

/// Makes the constraints of a visual format.
private struct VisualFormatBuilder {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let views: [String: AnyObject]

  init(
    _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ views: [String: AnyObject]
  ) {
    self.format = format
    self.options = options
    self.views = views
  }

  /// A value of a dictionary of metrics as a number; `nil` if it is not a number.
  static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  /// The constraints of all connections and sizes.
  func constraints() throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    var items: [AnyObject] = []
    for (view, connection) in zip(format.views, format.connections) {
      let item = try item(view.name, at: view.position)
      if let previous = items.last {
        result += spaces(connection ?? .touching, from: (previous, end), to: (item, start), standard: 8)
      } else if let connection {
        let superview = try superview(of: item, at: 0)
        result += spaces(connection, from: (superview, start), to: (item, start), standard: nil)
      }
      for predicate in view.predicates { result.append(try size(of: item, predicate)) }
      items.append(item)
    }
    if let connection = format.end, let last = items.last {
      let superview = try superview(of: last, at: format.views.last?.position ?? 0)
      result += spaces(connection, from: (last, end), to: (superview, end), standard: nil)
    }
    return result + alignments(of: items)
  }

  private func item(_ name: String, at position: Int) throws(VisualFormat.Failure) -> AnyObject {
    guard let item = views[name] else {
      throw VisualFormat.Failure(message: "\(name) is not a key in the views dictionary", position: position)
    }
    return item
  }

  /// The view around an item, which `|` means.
  private func superview(of item: AnyObject, at position: Int) throws(VisualFormat.Failure) -> UIView {
    let superview = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    guard let superview else {
      throw VisualFormat.Failure(
        message: "Unable to interpret '|' character, because the related view doesn't have a superview",
        position: position)
    }
    return superview
  }

  // MARK: Spaces

  /// The attribute of the edge of a view that comes first in the direction of the format.
  private var start: NSLayoutConstraint.Attribute {
    if format.isVertical { return .top }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return .left
    case .directionRightToLeft: return .right
    default: return .leading
    }
  }

  /// The attribute of the edge of a view that comes last in the direction of the format.
  private var end: NSLayoutConstraint.Attribute {
    if format.isVertical { return .bottom }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return .right
    case .directionRightToLeft: return .left
    default: return .trailing
    }
  }

  private typealias Edge = (item: AnyObject, attribute: NSLayoutConstraint.Attribute)

  /// The constraints for a connection between two edges.
  ///
  /// - Parameter standard: the standard space in points; `nil` at the edge of the superview, where the space is its
  ///   margin.
  private func spaces(
    _ connection: VisualFormat.Connection, from first: Edge, to second: Edge, standard: CGFloat?
  ) -> [NSLayoutConstraint] {
    switch connection {
    case .touching: return [space(from: first, to: second, 0)]
    case .standard:
      if let standard { return [space(from: first, to: second, standard)] }
      let isAtStart = first.attribute == second.attribute && first.attribute == start
      return isAtStart
        ? [space(from: (first.item, margin(first.attribute)), to: second, 0)]
        : [space(from: first, to: (second.item, margin(second.attribute)), 0)]
    case .predicates(let predicates):
      return predicates.map { predicate in
        guard case .constant(let constant) = predicate.value else {
          return space(from: first, to: second, 0)
        }
        return space(
          from: first, to: second, constant, relation: predicate.relation, priority: predicate.priority)
      }
    }
  }

  /// The constraint `second = first + constant`. In the direction from right to left, the edges are exchanged.
  private func space(
    from first: Edge, to second: Edge, _ constant: CGFloat, relation: NSLayoutConstraint.Relation = .equal,
    priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    var (first, second) = (first, second)
    if format.isVertical, options.contains(.spacingBaselineToBaseline) {
      if first.attribute == .bottom, second.attribute == .top {
        (first.attribute, second.attribute) = (.lastBaseline, .firstBaseline)
      }
    }
    if !format.isVertical, options.intersection(.directionMask) == .directionRightToLeft {
      swap(&first, &second)
    }
    let constraint = NSLayoutConstraint(
      item: second.item, attribute: second.attribute, relatedBy: relation, toItem: first.item,
      attribute: first.attribute, multiplier: 1, constant: constant)
    constraint.priority = priority
    return constraint
  }

  /// The margin at an edge.
  private func margin(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch attribute {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }

  /// The constraint for the size of a view: to a number, or to another view.
  private func size(of item: AnyObject, _ predicate: VisualFormat.Predicate) throws(VisualFormat.Failure)
    -> NSLayoutConstraint
  {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    let constraint: NSLayoutConstraint
    switch predicate.value {
    case .constant(let constant):
      constraint = NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: predicate.relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: constant)
    case .view(let name):
      constraint = NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: predicate.relation,
        toItem: try self.item(name, at: predicate.position), attribute: attribute, multiplier: 1, constant: 0)
    }
    constraint.priority = predicate.priority
    return constraint
  }

  /// The constraints that align each view with the next one.
  private func alignments(of items: [AnyObject]) -> [NSLayoutConstraint] {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline, .firstBaseline,
    ]
    return attributes.filter { options.rawValue & (1 << UInt($0.rawValue)) != 0 }.flatMap { attribute in
      zip(items, items.dropFirst()).map { first, second in
        NSLayoutConstraint(
          item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: attribute,
          multiplier: 1, constant: 0)
      }
    }
  }
}
