/// An action below the preview of a controller, which a terminal does not show.
public protocol UIPreviewActionItem: AnyObject {
  var title: String { get }
}

/// An action below the preview of a controller, which a terminal does not show.
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// The appearance of the action.
  public enum Style: Int, Hashable, Sendable { case `default`, selected, destructive }

  /// The title.
  public let title: String
  /// The function of the action.
  public let handler: (any UIPreviewActionItem, UIViewController) -> Void

  /// Creates an action.
  public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
    self.title = title
    self.handler = { item, controller in if let item = item as? UIPreviewAction { handler(item, controller) }
    }
  }
}
