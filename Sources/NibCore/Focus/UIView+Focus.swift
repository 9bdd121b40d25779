extension UIView {
  /// The view and its descendants that can have the focus now, in reading order.
  var nibFocusableViews: [UIView] {
    guard let window, window !== self, !nibIsInputView else { return FocusOrder(in: self).views }
    return window.nibFocusOrder.filter { $0.isDescendant(of: self) }
  }

  /// Whether Tab and the arrow keys stop at the view. They do not stop at a scroll view that only scrolls: it has the
  /// focus only while nothing on the screen can be chosen.
  var nibIsStop: Bool {
    switch self {
    case let table as UITableView: table.nibHasRowCursor
    case let collection as UICollectionView: collection.allowsFocus && collection.nibHasChoice
    case is UITextView: true
    default: !(self is UIScrollView)
    }
  }

  /// The view that gets the focus first; see `nibPreferred`.
  var nibPreferredFocus: UIView? { nibFocusableViews.nibPreferred }

  /// Scrolls all enclosing scroll views so that the view is visible.
  func nibScrollIntoView() {
    for view in nibLineage.dropFirst() {
      (view as? UIScrollView)?.scrollRectToVisible(convert(bounds, to: view), animated: false)
    }
  }
}

extension [UIView] {
  /// The view that gets the focus first: the first table if there is one, otherwise the first control in reading order,
  /// otherwise the first view that can be tapped or scrolled.
  var nibPreferred: UIView? {
    let stops = filter(\.nibIsStop)
    return stops.first { $0 is UITableView } ?? stops.first(where: \.canBecomeFocused) ?? stops.first ?? first
  }

  /// Operates the controls of a row or an item on which Enter or Space has no other effect. A single switch or button
  /// is pressed, and the focus stays on the row, so that the arrow keys lead to the next row. Otherwise, the focus
  /// moves into the first control, and a single text is edited.
  func nibOperate(with key: KeyPress) {
    guard let first else { return }
    if count == 1, first is UISwitch || first is UIButton {
      _ = first.nibKeyDown(key)
      return
    }
    first.window?.nibFocus(on: first)
    let isText = first is UITextField || first is UITextView || first is UISearchBar
    if count == 1, isText { _ = first.nibKeyDown(key) }
  }
}

// A view with a tap recognizer is operated with keys as a button is.
extension UIView {
  /// Whether Enter and Space perform the actions of the view's tap recognizers while it has the focus. Lists, texts and
  /// bars use these keys themselves; the list performs the actions of the recognizers of its rows.
  package var nibAnswersTaps: Bool {
    guard gestureRecognizers?.isEmpty == false, !nibTaps.isEmpty,
      !(self is UIScrollView || self is UITextField || self is UISearchBar || self is NibBar)
    else { return false }
    return nibListOfOwnRow == nil
  }

  /// The list with a cursor of which the view is a row or the content view of a row; `nil` for other views.
  private var nibListOfOwnRow: UIView? {
    let isRow = self is UITableViewCell || self is UICollectionViewCell
    let row: UIView? = isRow ? self : superview
    switch (row, row?.superview) {
    case (let cell as UITableViewCell, let table as UITableView) where table.nibHasRowCursor:
      return cell === self || cell.contentView === self ? table : nil
    case (let cell as UICollectionViewCell, let collection as UICollectionView) where collection.nibHasChoice:
      return cell === self || cell.contentView === self ? collection : nil
    default: return nil
    }
  }

  /// The tap recognizers that a key or click uses: those for a single tap, otherwise those for several taps.
  private var nibTaps: [UITapGestureRecognizer] {
    let taps = (gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }.filter(\.isEnabled)
    let single = taps.filter { $0.numberOfTapsRequired <= 1 }
    return single.isEmpty ? taps : single
  }

  /// Performs the actions of the view's tap recognizers whose delegates allow the tap. Returns false if there are none.
  ///
  /// - Parameter place: the location of the tap; `nil` for the middle of the view.
  @discardableResult
  func nibRecognizeTap(at place: (point: CGPoint, view: UIView)? = nil) -> Bool {
    let place = place ?? (point: CGPoint(x: bounds.midX, y: bounds.midY), view: self)
    let candidates = nibTaps
    guard !candidates.isEmpty else { return false }
    let touch = nibTouch(at: place)
    let taps = candidates.filter { $0.nibReceives(touch, at: place) }
    NibException.raising { for tap in taps { try tap.nibRecognize(at: place) } }
    return !taps.isEmpty
  }

  /// The touch of a tap. A key touches this view; a click touches the view under the pointer.
  private func nibTouch(at place: (point: CGPoint, view: UIView)) -> UITouch {
    let point = place.view.convert(place.point, to: nil)
    let hit = place.view === self ? nil : window?.hitTest(point, with: nil)
    return UITouch(hit ?? self, .began, at: point)
  }

  /// Performs the actions of the tap recognizers of a row or of its content view. Returns false if there are none.
  func nibRecognizeRowTap(_ contentView: UIView) -> Bool {
    contentView.nibRecognizeTap() || nibRecognizeTap()
  }
}
