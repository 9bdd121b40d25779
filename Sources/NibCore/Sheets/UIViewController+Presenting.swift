extension UIViewController {
  /// The controller that presents this controller or an ancestor.
  public var presentingViewController: UIViewController? { nibLineage.lazy.compactMap(\.nibPresenter).first }

  // MARK: Presenting

  /// Presents a controller. Returns `false` if nothing was presented.
  func nibPresent(_ controller: UIViewController, animated: Bool) -> Bool {
    let style = controller.modalPresentationStyle
    let presenter = nibPresenter(for: style)
    guard presenter.nibPresentation == nil, controller.nibPresenter == nil,
      let window = presenter.viewIfLoaded?.window
    else { return false }
    presenter.nibPresentation = Presentation(controller: controller, focused: window.nibFocusedView)
    // Keys must not go to a text behind the presented controller.
    window.endEditing(true)
    controller.nibPresenter = presenter
    if style == .popover, let popover = controller.popoverPresentationController {
      let delegate = popover.delegate as? any UIPopoverPresentationControllerDelegate
      delegate?.prepareForPopoverPresentation(popover)
    }
    controller.loadViewIfNeeded()
    controller.isBeingPresented = true
    defer { controller.isBeingPresented = false }
    let transition =
      animated ? ViewTransition(in: window, from: presenter, to: controller, style: style) : nil
    transition?.begin(for: [presenter, controller])
    if style.coversPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
    controller.beginAppearanceTransition(true, animated: animated)
    presenter.nibPut(controller, over: window)
    if style.coversPresenter { presenter.nibLeaveWindow() }
    transition?.animate()
    transition?.completeLater()
    controller.viewIfLoaded?.layoutIfNeeded()
    controller.endAppearanceTransition()
    presenter.endAppearanceTransition()
    return true
  }

  /// The controller that presents: the outermost ancestor, unless the style asks for a presentation context
  /// and a nearer ancestor defines one.
  private func nibPresenter(for style: UIModalPresentationStyle) -> UIViewController {
    let lineage = nibLineage
    let context = style.isInContext ? lineage.first(where: \.definesPresentationContext) : nil
    return context ?? lineage[lineage.count - 1]
  }

  /// Adds the presented controller's view to the window.
  private func nibPut(_ controller: UIViewController, over window: UIWindow) {
    guard let view = controller.viewIfLoaded else { return }
    if let container = PresentationContainer(controller, in: window) {
      window.addSubview(container)
      container.layoutIfNeeded()
      return
    }
    let place = PresentationPlace(
      style: controller.modalPresentationStyle, environment: nibEnvironment,
      preferredSize: controller.preferredContentSize)
    let context = controller.modalPresentationStyle.isInContext ? viewIfLoaded : nil
    let area = context.map { $0.convert($0.bounds, to: window) } ?? window.bounds
    view.frame = place.frame(in: area)
    view.autoresizingMask = place.mask(for: view.frame, in: area)
    window.addSubview(view)
  }

  /// Removes the presenter's view from the window and stores its place.
  private func nibLeaveWindow() {
    guard let view = viewIfLoaded, let superview = view.superview,
      let index = superview.subviews.firstIndex(of: view)
    else { return }
    nibPresentation?.covered = (superview, index)
    view.removeFromSuperview()
  }

  /// Dismisses the controller that this controller or an ancestor presents, or, if there is none, this
  /// controller itself. Returns `false` if there was nothing to dismiss.
  func nibDismiss(animated: Bool) -> Bool {
    if let presenter = nibLineage.first(where: { $0.nibPresentation != nil }) {
      presenter.nibDismissPresented(animated: animated)
      return true
    }
    return presentingViewController?.nibDismiss(animated: animated) ?? false
  }

  /// Dismisses the presented controller and everything presented over it, topmost first.
  private func nibDismissPresented(animated: Bool) {
    guard let presentation = nibPresentation else { return }
    let shown = presentation.controller
    shown.nibDismissPresented(animated: animated)
    shown.viewIfLoaded?.endEditing(true)
    shown.isBeingDismissed = true
    defer { shown.isBeingDismissed = false }
    let window = shown.viewIfLoaded?.window
    let transition = (animated ? window : nil).map {
      ViewTransition(in: $0, from: shown, to: self, style: shown.modalPresentationStyle)
    }
    transition?.begin(for: [self, shown])
    shown.beginAppearanceTransition(false, animated: animated)
    if presentation.covered != nil { beginAppearanceTransition(true, animated: animated) }
    let container = shown.nibPresentationContainer
    shown.viewIfLoaded?.removeFromSuperview()
    container?.removeFromSuperview()
    nibPresentation = nil
    shown.nibPresenter = nil
    nibReturn(to: presentation.covered)
    transition?.animate()
    transition?.completeLater()
    if let focused = presentation.focused, let window = focused.window, window.nibFocusOrder.contains(focused)
    {
      window.nibFocusedView = focused
    }
    endAppearanceTransition()
    shown.endAppearanceTransition()
  }

  /// Puts the presenter's view back into the window after a dismissal.
  private func nibReturn(to place: (superview: UIView, index: Int)?) {
    guard let place, let view = viewIfLoaded else { return }
    if place.superview is UIWindow { view.frame = place.superview.bounds }
    place.superview.insertSubview(view, at: min(place.index, place.superview.subviews.count))
    place.superview.layoutIfNeeded()
  }
}

extension UIView {
  /// Whether the view hides the views behind it in a terminal, even without a background. This is the case for the view
  /// of a controller that shows the results of a search, or that is presented in a style other than the *over* styles.
  package var nibHidesViewsBehind: Bool {
    guard nibEnvironment.rules.isTerminal, let controller = nibViewController else { return false }
    if controller.nibShowsSearchResults { return true }
    guard controller.nibPresenter != nil else { return false }
    switch controller.modalPresentationStyle {
    case .overFullScreen, .overCurrentContext, .custom, .blurOverFullScreen, .none: return false
    default: return true
    }
  }
}
