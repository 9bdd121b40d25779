/// The size for which a scene was designed that does not fill the screen: a scene that is embedded in a container view of
/// another scene, a popover, or a scene with a freeform size. A scene with a container controller, such as a navigation
/// controller, has the size of the child that fills it.
struct DesignedSize {
  /// The size in points.
  let size: CGSize
  /// The surroundings of the scene, without bars.
  let surroundings: StoryboardBars.Surroundings

  /// Returns `nil` for a scene that fills the screen, for one without a saved size, and if the options choose a size.
  init?(
    of controller: UIViewController, _ bars: StoryboardBars, in document: NibDocument,
    _ options: LayoutOptions
  ) {
    guard options.keepsDesignedSizes, let found = Self.surroundings(of: controller, bars) else { return nil }
    var surroundings = StoryboardBars.Surroundings()
    let size: CGSize?
    if found.isEmbedded {
      let container = found.containerID.flatMap { document.object(id: $0) }
      size = controller.nibSavedViewSize ?? container?.savedSize ?? controller.nibSavedSize
      surroundings.isEmbedded = true
      surroundings.containerHeight = size?.height
    } else if found.isPopover {
      size = controller.nibSavedSize
      surroundings.isPopover = true
    } else {
      size = Self.freeformSize(of: controller, bars)
      surroundings.isFreeform = true
      surroundings.freeformSize = size
    }
    guard let size, size.width >= 1, size.height >= 1 else { return nil }
    (self.size, self.surroundings) = (size, surroundings)
  }

  private static func surroundings(
    of controller: UIViewController, _ bars: StoryboardBars
  ) -> StoryboardBars.Surroundings? {
    guard let element = controller.nibOrigin?.element else { return nil }
    return bars.surroundings(ofView: element, controller: element)
  }

  /// The freeform size of a controller, or of the child that fills it; `nil` if the designer chose none.
  private static func freeformSize(of controller: UIViewController, _ bars: StoryboardBars) -> CGSize? {
    if let found = surroundings(of: controller, bars), found.isFreeform {
      return controller.nibSavedViewSize ?? found.freeformSize
    }
    // A column of a split view controller does not fill it.
    guard !(controller is UISplitViewController), let container = controller as? NibContainerController else {
      return nil
    }
    return container.nibChildrenToShow.first.flatMap { freeformSize(of: $0, bars) }
  }
}

extension UIViewController {
  /// The saved size of the controller's own view, in points; `nil` if the document has none.
  fileprivate var nibSavedViewSize: CGSize? { nibOrigin?.element.child(key: "view")?.savedSize }

  /// The saved size of the controller's view, or of its first child with a saved size; `nil` if there is none.
  var nibSavedSize: CGSize? {
    if let size = nibSavedViewSize { return size }
    // A lazy sequence would search the first child twice, and with it each level of nested containers.
    for child in (self as? NibContainerController)?.nibChildrenToShow ?? [] {
      if let size = child.nibSavedSize { return size }
    }
    return nil
  }
}
