import NibCore
import NibEditing

/// The constraints that a view lacks, so that its ambiguous edges and lengths keep the values that its designer saw.
struct MissingConstraints {
  private let view: UIView
  private let superview: UIView
  private let id: String
  private let superviewID: String
  private let layout: ExplainedLayout
  private let values: [ViewAmbiguity.Value]
  /// The view as its designer saw it.
  private let own: DesignedFrames.Place
  /// Its frame there, and the bounds of its superview.
  private let frame: CGRect
  private let bounds: CGRect

  /// An edge of the view with its distance from the superview.
  private struct Pin {
    let words: String
    /// The name of the object to which the edge is pinned.
    let target: String
    let constraint: NewConstraint
  }

  /// Returns `nil` if the values cannot have constraints, because an object has no id.
  ///
  /// - Parameters:
  ///   - values: the values of the view, not those of its scrollable content.
  ///   - own: the view as its designer saw it.
  init?(
    for values: [ViewAmbiguity.Value], of view: UIView, in layout: ExplainedLayout,
    _ own: DesignedFrames.Place
  ) {
    guard let id = view.nibOrigin?.id, let superview = view.superview,
      let superviewID = superview.nibOrigin?.id, !id.isEmpty, !superviewID.isEmpty, !values.isEmpty
    else { return nil }
    (self.view, self.superview, self.layout, self.values) = (view, superview, layout, values)
    (self.id, self.superviewID) = (id, superviewID)
    self.own = own
    frame = own.frames.frame(of: own.view)
    bounds = own.view.superview.map(own.frames.bounds(of:)) ?? superview.bounds
  }

  /// Constraints from the edges to the safe area or the superview, as *Add Missing Constraints* of Interface Builder adds
  /// them, then constraints that keep the lengths, and then those with which the content determines the lengths. A view
  /// that the designer saw without a length can only get it from its content.
  var remedies: [Remedy] {
    let pinned = isOpen(.horizontal, .left, .width) + isOpen(.vertical, .top, .height)
    let pins = canPin ? pinned.map(pin) : []
    let edges = pins.isEmpty ? [] : [Remedy(title(of: pins), pins.map { .addConstraint($0.constraint) })]
    let lengths = values.map(\.edge).filter { $0 == .width || $0 == .height }
    guard !lengths.isEmpty else { return edges }
    let chains = lengths.compactMap(byContent)
    let isEmpty = lengths.contains { ($0 == .width ? frame.width : frame.height) < 1 }
    if isEmpty { return chains.isEmpty ? edges : chains }
    return edges + [keeping] + chains
  }

  /// A stack view places its views itself. The content of a scroll view has no fixed far edge.
  private var canPin: Bool {
    if superview is UIStackView { return false }
    let isScrolled = superview is UIScrollView
    return !isScrolled || !values.contains { $0.edge == .width || $0.edge == .height }
  }

  /// The edges on an axis that have to be pinned so that the values of the axis are determined.
  private func isOpen(
    _ axis: LayoutAxes, _ position: NibExplanation.Edge, _ length: NibExplanation.Edge
  ) -> [NibExplanation.Edge] {
    let isHorizontal = axis == .horizontal
    let (near, far): (NibExplanation.Edge, NibExplanation.Edge) =
      isHorizontal ? (.left, .right) : (.top, .bottom)
    let edges = Set(values.map(\.edge))
    guard edges.contains(length) else { return edges.contains(position) ? [near] : [] }
    guard edges.contains(position) else { return [far] }
    return openEdges.needOneConstraint(on: axis) ? [near] : [near, far]
  }

  private var openEdges: OpenEdges { OpenEdges(of: view, in: layout) }

  // MARK: Pins

  /// The constraint that pins an edge at the distance that the designer saw: to the safe area if the edge is inside of it.
  private func pin(_ edge: NibExplanation.Edge) -> Pin {
    let isRightToLeft = superview.nibIsRightToLeft
    let insets = (own.view.superview ?? superview).safeAreaInsets
    let (attribute, distance, inset): (String, CGFloat, CGFloat) =
      switch edge {
      case .left: (isRightToLeft ? "trailing" : "leading", frame.minX - bounds.minX, insets.left)
      case .right: (isRightToLeft ? "leading" : "trailing", farDistance(.horizontal), insets.right)
      case .top: ("top", frame.minY - bounds.minY, insets.top)
      default: ("bottom", farDistance(.vertical), insets.bottom)
      }
    let hasSafeArea = superview.nibOrigin?.element.child(key: "safeArea") != nil
    let usesSafeArea = hasSafeArea && distance >= inset - 0.01
    let outer = NewConstraint.Anchor(superviewID, attribute, isSafeArea: usesSafeArea)
    let own = NewConstraint.Anchor(id, attribute)
    let isFar = attribute == "trailing" || attribute == "bottom"
    var constraint = isFar ? NewConstraint(outer, own) : NewConstraint(own, outer)
    let constant = NibNumber.text(usesSafeArea ? distance - inset : distance)
    constraint.constant = constant
    return Pin(
      words: "\(edge.rawValue) at \(constant)",
      target: usesSafeArea ? "the safe area" : superview.nibNameInSentence, constraint: constraint)
  }

  /// The distance of the far edge. A view that the designer saw without a length would stay invisible with it: it gets the same
  /// distance as at the near edge.
  private func farDistance(_ axis: LayoutAxes) -> CGFloat {
    if axis == .horizontal {
      return frame.width < 1 ? frame.minX - bounds.minX : bounds.maxX - frame.maxX
    }
    return frame.height < 1 ? frame.minY - bounds.minY : bounds.maxY - frame.maxY
  }

  /// For example, `Pin its left at 0 and its bottom at 20 to the safe area`.
  private func title(of pins: [Pin]) -> String {
    let targets = pins.map(\.target).uniqued()
    let parts = targets.map { target in
      "\(pins.filter { $0.target == target }.map { "its \($0.words)" }.listed()) to \(target)"
    }
    return "Pin \(parts.joined(separator: ", and "))"
  }

  // MARK: Lengths

  /// The constraints with which the content determines a length, and those that pin the positions.
  private func byContent(_ length: NibExplanation.Edge) -> Remedy? {
    guard let chain = ContentChain(of: view, length, in: layout, own)?.remedy else { return nil }
    let pins = openPositions.map(pin)
    guard !pins.isEmpty else { return chain }
    return Remedy(title(of: pins), pins.map { .addConstraint($0.constraint) }).and(chain)
  }

  /// The constraints that keep the lengths, and pin the positions that do not follow from them.
  private var keeping: Remedy {
    let lengths = values.map(\.edge).filter { $0 == .width || $0 == .height }
    let edges = openPositions + lengths
    let edits = edges.map { edge -> DocumentEdit in
      guard lengths.contains(edge) else { return .addConstraint(pin(edge).constraint) }
      var constraint = NewConstraint(.init(id, edge.rawValue))
      constraint.constant = NibNumber.text(edge == .width ? frame.width : frame.height)
      return .addConstraint(constraint)
    }
    return Remedy("Add constraints that keep its \(edges.map(\.rawValue).joined(separator: ", "))", edits)
  }

  /// The positions that nothing determines together with the length: neither the far edge nor the center has a place.
  private var openPositions: [NibExplanation.Edge] {
    values.map(\.edge).filter { edge in
      (edge == .left || edge == .top) && !openEdges.needOneConstraint(on: edge.axes)
    }
  }
}
