import NibCore

extension CheckRule {
  package static let rowCutsContent = CheckRule(
    "row-cuts-content", .layout, .warning,
    "A row that sizes itself is lower than its content, because no constraint connects the content with the bottom of the row.",
    details: """
      The row of a table with an automatic row height is as high as the constraints of its content view require. Content \
      that is only pinned at the top requires nothing: the row gets the height of other content, or the standard height, \
      and cuts off the rest, whatever height Interface Builder shows. Rows are examined as on the device, also without \
      `--device`. Tables whose row height is a number are not reported, nor those for which code returns heights \
      (`tableView(_:heightForRowAt:)`) other than `automaticDimension`, nor rows with a label without a text, which the \
      program sets.
      """,
    advice: "Pin the bottom of the lowest view to the content view.",
    wrong: row(), right: row(pinned: true),
    find: { context in SelfSizingRows(context).findings })

  /// A table with a row whose image view is 80 points high.
  ///
  /// - Parameter pinned: whether the bottom of the image view is pinned to the row.
  private static func row(pinned: Bool = false) -> RuleExample {
    let bottom =
      #"<constraint firstAttribute="bottom" secondItem="photo" secondAttribute="bottom" constant="10" id="c4"/>"#
    let pin = pinned ? "\n              \(bottom)" : ""
    return """
      <scene sceneID="s"><objects>
        <tableViewController id="list" sceneMemberID="viewController">
          <tableView key="view" rowHeight="-1" estimatedRowHeight="-1" id="table">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <prototypes>
              <tableViewCell reuseIdentifier="Card" id="cell"><rect key="frame" x="0" y="0" width="393" height="100"/>
                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                  <rect key="frame" x="0" y="0" width="393" height="100"/>
                  <subviews>
                    <imageView translatesAutoresizingMaskIntoConstraints="NO" id="photo">
                      <rect key="frame" x="16" y="10" width="80" height="80"/>
                      <constraints>
                        <constraint firstAttribute="width" constant="80" id="w"/>
                        <constraint firstAttribute="height" constant="80" id="h"/>
                      </constraints>
                    </imageView>
                  </subviews>
                  <constraints>
                    <constraint firstItem="photo" firstAttribute="leading" secondItem="content" secondAttribute="leading" \
      constant="16" id="c1"/>
                    <constraint firstItem="photo" firstAttribute="top" secondItem="content" secondAttribute="top" \
      constant="10" id="c2"/>\(pin)
                  </constraints>
                </tableViewCellContentView>
              </tableViewCell>
            </prototypes>
          </tableView>
        </tableViewController>
      </objects></scene>
      """
  }
}

/// The rows of a document that size themselves, as they are on the device.
private struct SelfSizingRows {
  private let context: CheckContext
  private let cells: [UITableViewCell]

  init(_ context: CheckContext) {
    self.context = context
    let candidates = context.views.compactMap { $0 as? UITableViewCell }.filter(\.isKnownToSizeItself)
    let ids = Set(candidates.compactMap { $0.nibOrigin?.id })
    var options = context.options
    guard !ids.isEmpty, options.size == nil else {
      cells = []
      return
    }
    guard !options.chooseScreen else {
      cells = candidates
      return
    }
    // On the canvas, rows keep the heights that Interface Builder saved.
    options.device = context.loaded.environment.device
    let loaded = LoadedDocument(context.document, options: options, scenesOf: ids)
    cells = loaded.roots.flatMap(\.view.nibTree).compactMap { $0 as? UITableViewCell }.filter {
      $0.nibOrigin.map { ids.contains($0.id) } ?? false
    }
  }

  var findings: [Diagnostic] { cells.compactMap(finding) }

  private func finding(_ cell: UITableViewCell) -> Diagnostic? {
    let content = cell.contentView
    guard !isDoubtful(cell), !hasEmptyText(content), let lowest = SelfSizingRows.lowest(in: content),
      !hasHeightsOfCode(cell)
    else { return nil }
    let names = MessageNames([cell, lowest.view])
    let distance = NibNumber.text(lowest.distance, decimals: 1)
    let edges = lowest.isAbove ? "top and bottom" : "bottom"
    return context.finding(
      "\(names.inSentence(cell)) sizes itself to \(NibNumber.text(cell.bounds.height, decimals: 1)) points and cuts off "
        + "\(names.inSentence(lowest.view)), which ends \(distance) points below it, because no constraint connects it with "
        + "the bottom of the row: pin its \(edges) to the content view", at: lowest.view)
  }

  /// Whether a label has no text. The program sets one, which can make the row as high as its other content needs.
  private func hasEmptyText(_ content: UIView) -> Bool {
    content.nibTree.contains { $0 is UILabel && ($0.nibText?.string ?? "").isEmpty }
  }

  /// Whether constraints of the row are lacking because of a problem with a finding of its own.
  private func isDoubtful(_ cell: UITableViewCell) -> Bool {
    cell.nibTree.contains { view in view.nibOrigin.map { context.doubtfulIDs.contains($0.id) } ?? false }
  }

  /// Whether code returns a number as the height of the row.
  private func hasHeightsOfCode(_ cell: UITableViewCell) -> Bool {
    guard let element = cell.nibOrigin?.element, let uses = context.codeUses else { return false }
    return uses.returnsRowHeight(element) && uses.placeOfRowHeight(element) == nil
  }

  /// The content that ends lowest below the content view, with the distance in points, and whether it begins above the content
  /// view; `nil` if all visible content is in the row. A content view that clips can hide the lowest view completely: its
  /// bottom has to be pinned, and not that of a view above it that is only cut off.
  private static func lowest(in content: UIView) -> (view: UIView, distance: CGFloat, isAbove: Bool)? {
    let visible = VisibleTree(content, within: .infinite).views.filter { $0.isVisible && $0.showsContent }
    let height = content.bounds.height
    guard visible.contains(where: { $0.frame.maxY > height + tolerance }) else { return nil }
    let unclipped = shown(in: VisibleView(content, within: .infinite), within: .infinite)
    return unclipped.filter { $0.isVisible && $0.showsContent }.max { $0.frame.maxY < $1.frame.maxY }.map {
      ($0.view, $0.frame.maxY - height, $0.frame.minY < -tolerance)
    }
  }

  /// The views in a view that are not hidden.
  ///
  /// - Parameter clip: the area in which the subviews can be seen; `nil` for the area that their superviews leave visible.
  private static func shown(in view: VisibleView, within clip: CGRect?) -> [VisibleView] {
    view.subviews(within: clip).flatMap { [$0] + shown(in: $0, within: nil) }
  }

  /// The largest distance that is ignored, in points.
  private static let tolerance: CGFloat = 1.5
}

extension VisibleView {
  /// Whether users see something in the place of the view itself: a text, an image or a control.
  fileprivate var showsContent: Bool {
    guard element != nil, scrollView == nil else { return false }
    if view is UILabel || view is UITextView { return !(view.nibText?.string ?? "").isEmpty }
    return view is UIControl || view is UIImageView
  }
}

extension UITableViewCell {
  /// Whether the document shows that the row has the height of its constraints.
  package var isKnownToSizeItself: Bool {
    guard let element = nibOrigin?.element, element["rowHeight"] == nil,
      let table = element.ancestor(named: "tableView"), table["rowHeight"] == "-1",
      table["estimatedRowHeight"] != "0"
    else { return false }
    return contentView.subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }
}
