/// The menu of a view, which the key `m` and the right mouse button show.
open class UIContextMenuInteraction: NSObject, MenuInteraction {
  /// The view to which the interaction belongs.
  public private(set) weak var view: UIView?
  /// The object that provides the menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// The middle of the view, in the coordinates of another view.
  open func location(in view: UIView?) -> CGPoint {
    guard let source = self.view else { return .zero }
    return source.convert(CGPoint(x: source.bounds.midX, y: source.bounds.midY), to: view)
  }

  /// Has no effect: a menu in a terminal is closed by the user.
  open func dismissMenu() {}

  /// Shows the menu for a point of the view. Returns false if there is none.
  func nibShow(at point: CGPoint) -> Bool {
    guard let view, let delegate,
      let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    else { return false }
    return configuration.nibShow(from: view)
  }
}

/// Methods that provide the menu of a view.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu for a point of the view, in its coordinates; `nil` for no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UIView {
  /// Adds an interaction.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    nibInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = nibInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    nibInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }

  /// The interactions of the view.
  public var interactions: [any UIInteraction] {
    get { nibInteractions }
    set {
      for interaction in nibInteractions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Shows the menu of the view or of its nearest superview that has one. Returns false if there is none.
  ///
  /// - Parameter point: a point in the view; `nil` for its middle.
  @discardableResult
  func nibShowContextMenu(at point: CGPoint? = nil) -> Bool {
    let place = point ?? CGPoint(x: bounds.midX, y: bounds.midY)
    return nibLineage.contains { $0.nibShowOwnMenu(at: convert(place, to: $0)) }
  }
}
