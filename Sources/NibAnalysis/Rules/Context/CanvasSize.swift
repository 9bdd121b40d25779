import NibCore

/// The difference that the size of a layout's root can have between Interface Builder's canvas and the program.
/// Examples are the height of a row that sizes itself, and the size of a view that code adds to another view.
struct CanvasSize {
  /// The axes on which the root has another size in the program.
  private(set) var freeAxes: LayoutAxes = [.horizontal, .vertical]
  /// The widths that the root can have, in points; `nil` for any width.
  private(set) var widths: [CGFloat]?
  /// Whether the root has a safe area only on the canvas, because no controller owns the root.
  private(set) var isSafeAreaGiven = false

  /// - Parameter options: the options of the layout. Lengths that a chosen device or size gives are not free.
  /// - Returns: `nil` if the document or the options determine the root's whole size.
  init?(of root: UIView, in document: NibDocument, _ options: LayoutOptions = LayoutOptions()) {
    let holder = root.superview.flatMap { $0.nibIsReusable ? $0 : nil } ?? root
    if holder.superview == nil {
      guard holder.nibViewController == nil, !document.hasOwner(withView: holder) else { return nil }
      isSafeAreaGiven = holder.nibSimulatedSafeArea != .zero
    }
    if let cell = holder as? UITableViewCell {
      let isTelevision = holder.nibEnvironment.rules.isTelevision
      widths = isTelevision ? [CGFloat(Device.appleTV.width)] : CanvasSize.screenWidths
      if cell.nibHasFixedRowHeight { freeAxes.remove(.vertical) }
    } else if holder is UICollectionReusableView {
      guard !(holder.nibOrigin?.element.hasFixedItemSize ?? true) else { return nil }
    } else if holder.superview != nil, !(holder.superview is NibBar) {
      return nil
    }
    guard options.chooseScreen || options.size != nil else { return }
    freeAxes.subtract(CanvasSize.givenAxes(of: holder, options))
    if freeAxes.isEmpty, !isSafeAreaGiven { return nil }
  }

  /// The axes on which a chosen device or size gives a view its length. A table gives its width to its rows, headers
  /// and footers, and a screen to a root that fills it. A size is that of every root. Other views that have not kept a
  /// saved length have been given another one, such as the header of a collection.
  private static func givenAxes(of holder: UIView, _ options: LayoutOptions) -> LayoutAxes {
    let isRoot = holder.superview == nil
    if isRoot, options.size != nil || holder.nibFillsScreen { return [.horizontal, .vertical] }
    if holder is UITableViewCell || holder is UITableViewHeaderFooterView { return .horizontal }
    if isRoot { return holder.nibFillsScreenWidth ? .horizontal : [] }
    guard let saved = holder.nibOrigin?.savedFrame?.size else { return [] }
    let size = holder.bounds.size
    let ofWidth: LayoutAxes = abs(size.width - saved.width) > 1 ? .horizontal : []
    return abs(size.height - saved.height) > 1 ? ofWidth.union(.vertical) : ofWidth
  }

  /// The widths of the screens of all phones and tablets, in portrait and landscape.
  private static let screenWidths: [CGFloat] = Set(
    Device.all.filter { [.phone, .pad].contains($0.idiom) }.flatMap { device in
      [false, true].map { device.screenSize(isLandscape: $0).width }
    }
  ).sorted()
}

extension NibElement {
  /// Whether a flow layout in the document determines the size of this cell, header or footer.
  fileprivate var hasFixedItemSize: Bool {
    guard let layout = ancestor(named: "collectionView")?.child(key: "collectionViewLayout"),
      layout.isNamed("collectionViewFlowLayout")
    else { return false }
    func isSet(_ key: String) -> Bool {
      layout.child(key: key).map { $0.double("width") ?? 0 > 0 && $0.double("height") ?? 0 > 0 } ?? false
    }
    switch key {
    case "sectionHeaderView": return isSet("headerReferenceSize")
    case "sectionFooterView": return isSet("footerReferenceSize")
    default:
      let measuresItems = layout["automaticEstimatedItemSize"] == "YES" || isSet("estimatedItemSize")
      return isSet("itemSize") && !measuresItems && child(key: "customSize") == nil
    }
  }
}

extension NibDocument {
  /// Whether the view is that of the controller that loads the document.
  fileprivate func hasOwner(withView view: UIView) -> Bool {
    view.nibOrigin.map { viewsOfOwner.contains(text: $0.id) } ?? false
  }
}
