/// An action for a row.
open class UIContextualAction: NSObject {
  /// The kinds of actions.
  public enum Style: Int, Hashable, Sendable { case normal, destructive }
  /// The closure that performs an action. It must call the closure that it gets, with `true` if the action was
  /// performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The kind of the action.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The title.
  open var title: String?
  /// The background color. Not used in a terminal.
  open var backgroundColor: UIColor!
  /// The image. A terminal shows its name if there is no title.
  open var image: UIImage?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The action as a choice. It has no effect once `source` returns `nil`.
  /// - Parameter source: returns the view that the handler gets.
  func nibChoice(_ source: @escaping () -> UIView?) -> SheetChoice {
    SheetChoice(
      title: title ?? image?.nibName ?? "Action", style: style == .destructive ? .destructive : .default
    ) { [self] in
      if let view = source() { handler(self, view) { _ in } }
    }
  }
}
