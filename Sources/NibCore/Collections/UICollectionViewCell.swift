/// The view of one item in a collection view.
open class UICollectionViewCell: UICollectionReusableView, ConfiguredCell {
  /// The view that contains the cell's content. It fills the cell.
  open private(set) var contentView = UIView(frame: .zero)
  /// The view behind the content, which fills the cell.
  open var backgroundView: UIView? { didSet { nibReplaceBackground(oldValue, with: backgroundView) } }
  /// The view that is shown between background and content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { nibReplaceBackground(oldValue, with: selectedBackgroundView, above: backgroundView) }
  }
  /// Whether the cell is selected.
  open var isSelected = false { didSet { nibUpdateState(hasChanged: isSelected != oldValue) } }
  /// Whether the cell is highlighted. A mouse press does not highlight it.
  open var isHighlighted = false { didSet { nibUpdateState(hasChanged: isHighlighted != oldValue) } }
  /// Whether the collection view's cursor is on this item and is shown.
  package var nibIsUnderCursor: Bool {
    guard let collection = superview as? UICollectionView, let cursor = collection.nibCursor else {
      return false
    }
    // The cursor is shown while the collection view has the focus, and always if it cannot have the focus.
    let isCursorShown = collection.nibIsFocused || !collection.allowsFocus
    return isCursorShown && collection.cellForItem(at: cursor) === self
  }

  /// The segues that selecting the item performs.
  var nibSegues: [NibSegue] = []
  /// The size that a nib specifies for this prototype, in points; `nil` for the layout's item size.
  private(set) var nibCustomSize: CGSize?

  /// Creates a cell without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    addSubview(contentView)
  }

  /// Creates a cell from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.superview !== self { insertSubview(contentView, at: 0) }
    nibUpdateState(hasChanged: false)
  }

  // MARK: Content configurations

  var nibContent = CellContent()
  /// The content of the cell as a value; `nil` for the cell's own views.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { nibConfiguration }
    set { nibConfiguration = newValue }
  }
  /// The background of the cell as a value; `nil` for the cell's own background.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if let backgroundConfiguration { backgroundColor = backgroundConfiguration.backgroundColor } }
  }
  /// Called with the cell and its state when it is set and when the state changes.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The state of the cell.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, nibIsEdited)
    return state
  }

  var nibIsEdited: Bool { (superview as? UICollectionView)?.isEditing ?? false }

  /// Updates the configuration at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  /// Updates the configuration for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UICollectionViewCell, CollectionViewCellWord>.table(
        .object(.contentView, \.nibArchivedContent), .object(.backgroundView, \.backgroundView),
        .object(.selectedBackgroundView, \.selectedBackgroundView),
        .value(.customSize, \.nibCustomSize) { (size: NibSize) in CGSize(size) },
        .handledChild(.size),
        .property("selected", \.isSelected), .property("highlighted", \.isHighlighted),
        .property("contentConfiguration", \.contentConfiguration),
        .property("backgroundConfiguration", \.backgroundConfiguration),
        .readable("contentView") { $0.contentView })
  }

  /// Clears selection and highlight.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  /// Makes the content view and the background views fill the cell.
  open override func layoutSubviews() {
    contentView.frame = nibContentFrame
    nibPlaceBackground(backgroundView)
    nibPlaceBackground(selectedBackgroundView)
    super.layoutSubviews()
  }

  override func nibPassesMarginsOnCanvas(to subview: UIView) -> Bool { !(superview is UICollectionView) }

  /// The cell, for its content view and its background views.
  package override func nibPlacer(of subview: UIView) -> UIView? {
    let placedViews = [contentView, backgroundView, selectedBackgroundView]
    return placedViews.contains { $0 === subview } ? self : super.nibPlacer(of: subview)
  }

  /// The frame of the content view: the whole cell, unless a subclass places accessories beside the content view.
  var nibContentFrame: CGRect { bounds }

  /// The size that the content needs. Old documents connect the views to the cell and not to its content view.
  override func nibPreferredSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    guard nibMeasuresContent else { return nil }
    guard let target = nibFittingTarget else { return contentView.nibFittingSize(of: attributes) }
    return nibFittingSize(target.size, keepsWidth: target.keepsWidth)
  }

  override var nibMeasuresContent: Bool {
    nibFittingTarget == nil ? contentView.nibUsesConstraints : nibUsesConstraints
  }

  private var nibFittingTarget: UICollectionView.FittingTarget? {
    (superview as? UICollectionView)?.nibFittingTarget
  }

  private func nibUpdateState(hasChanged: Bool) {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
    if hasChanged || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    setNeedsDisplay()
  }

  private var nibArchivedContent: UIView? {
    get { contentView }
    set { newValue.map(nibSetContentView) }
  }

  /// Replaces the content view, behind which only the backgrounds are.
  private func nibSetContentView(_ view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    // Documents save an empty mask.
    if view.translatesAutoresizingMaskIntoConstraints {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    insertSubview(
      view, at: subviews.prefix { $0 === backgroundView || $0 === selectedBackgroundView }.count)
  }
}

extension UIView {
  /// The smallest size that satisfies the constraints. On an axis that is not estimated, it is the length in the
  /// attributes.
  func nibFittingSize(of attributes: UICollectionViewLayoutAttributes) -> CGSize {
    let axes = attributes.nibEstimatedAxes
    if axes == [.horizontal, .vertical] {
      return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let size = attributes.frame.size
    let fitting = systemLayoutSizeFitting(
      CGSize(
        width: axes.contains(.horizontal) ? 0 : size.width, height: axes.contains(.vertical) ? 0 : size.height
      ),
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    return CGSize(
      width: axes.contains(.horizontal) ? fitting.width : size.width,
      height: axes.contains(.vertical) ? fitting.height : size.height)
  }

  /// The size that satisfies the constraints and is closest to the target size.
  fileprivate func nibFittingSize(_ target: CGSize, keepsWidth: Bool) -> CGSize {
    let size = systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: keepsWidth ? .required : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: keepsWidth ? target.width : size.width, height: size.height)
  }
}

extension UICollectionViewCell: SegueHolder {}
