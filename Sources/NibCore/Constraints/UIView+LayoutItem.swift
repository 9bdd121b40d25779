extension UIView {
  /// The view's name for messages: its user label, otherwise its class and id, otherwise its class.
  var nibDisplayName: String {
    let name = nibClassName(of: self)
    guard let origin = nibOrigin else { return name }
    return origin.userLabel ?? "\(name)#\(origin.id)"
  }

  /// The content size for layout, including the alignment insets; `nil` for an axis without one.
  ///
  /// It is the saved size if saved sizes are replayed, otherwise Interface Builder's placeholder, otherwise the
  /// intrinsic size.
  package var nibLayoutContentSize: (width: CGFloat?, height: CGFloat?) {
    if nibReplaysSavedSize, let saved = nibOrigin?.savedFrame?.size { return (saved.width, saved.height) }
    return nibMeasuredContentSize
  }

  /// The content size for layout if saved sizes are not replayed.
  var nibMeasuredContentSize: (width: CGFloat?, height: CGFloat?) {
    let intrinsic = intrinsicContentSize
    return (
      nibLength(priorities.placeholderWidth, intrinsic.width),
      nibLength(priorities.placeholderHeight, intrinsic.height)
    )
  }

  /// The content size on one axis.
  private func nibLength(_ placeholder: CGFloat?, _ intrinsic: CGFloat) -> CGFloat? {
    if let placeholder { return placeholder.isFinite ? placeholder : nil }
    return intrinsic == UIView.noIntrinsicMetric ? nil : intrinsic
  }

  /// Whether constraints tie both ends of the view to those of the content of the scroll view around it, so that the
  /// view is as long as the content.
  func nibFillsScrollContent(along axis: NSLayoutConstraint.Axis) -> Bool {
    guard let scroll = superview, scroll.nibScrollsSubviews else { return false }
    let edges: [Set<NSLayoutConstraint.Attribute>] =
      axis == .horizontal ? [[.left, .leading], [.right, .trailing]] : [[.top], [.bottom]]
    return edges.allSatisfy { edge in
      scroll.constraints.contains { $0.nibTies(self, toContentOf: scroll, at: edge) }
    }
  }

  /// Whether the saved size is used as the content size (`LayoutOptions.replaysSavedSizes`).
  package var nibReplaysSavedSize: Bool { nibEnvironment.replaysSavedSizes && subviews.isEmpty }

  /// Whether the content height must be measured after layout has determined the width.
  package var nibHeightDependsOnWidth: Bool {
    guard !nibReplaysSavedSize, priorities.placeholderHeight == nil else { return false }
    return nibWrapsContent
  }

  /// False for the arranged views of a stack view, which places them even if they have an autoresizing mask.
  var nibIsPlacedByMask: Bool { !(superview?.nibArranges(self) ?? false) }

  /// The distances of a guide with the given role from the edges of the view; `nil` for guides that
  /// constraints place.
  package func nibInsets(of role: UILayoutGuide.Role) -> UIEdgeInsets? {
    switch role {
    case .custom: return nil
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readable: return nibReadable(layoutMargins)
    case .frame, .content: return .zero
    case .top:
      // On Interface Builder's canvas, the guide has no height: its top is where its bottom is.
      let top = safeAreaInsets.top
      return UIEdgeInsets(
        top: nibFollows(.topGuidesWithoutHeight) ? top : 0, left: 0, bottom: bounds.height - top, right: 0)
    case .bottom, .keyboard:
      // Without a keyboard, its guide is as high as the bottom safe area.
      return UIEdgeInsets(top: bounds.height - safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
    }
  }

  /// The smallest height of whole pixels that is not below the given height, in points.
  package func nibHeightInPixels(_ height: CGFloat) -> CGFloat {
    nibEnvironment.rules.pixelRows.ceil(height)
  }

  /// Rounds the edges to the device's pixels, so that neighboring views still share an edge.
  func nibRoundedToPixels(_ frame: CGRect) -> CGRect {
    let (columns, rows) = (nibEnvironment.rules.pixelColumns, nibEnvironment.rules.pixelRows)
    let (left, top) = (columns.round(frame.minX), rows.round(frame.minY))
    return CGRect(
      x: left, y: top, width: columns.round(frame.maxX) - left, height: rows.round(frame.maxY) - top)
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint requires a fixed distance between an edge of a view and the same edge of the content of its
  /// scroll view.
  ///
  /// - Parameter edges: the attributes that can name the edge.
  fileprivate func nibTies(
    _ view: UIView, toContentOf scroll: UIView, at edges: Set<Attribute>
  ) -> Bool {
    guard relation == .equal, priority == .required,
      edges.contains(firstAttribute), edges.contains(secondAttribute)
    else { return false }
    func isContent(_ item: AnyObject?) -> Bool {
      guard let guide = item as? UILayoutGuide else { return item === scroll }
      return guide.role == .content && guide.owningView === scroll
    }
    return firstItem === view && isContent(secondItem)
      || secondItem === view && isContent(firstItem)
  }
}
