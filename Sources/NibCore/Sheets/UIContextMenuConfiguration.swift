/// The content of a context menu. A terminal shows its actions but no preview.
open class UIContextMenuConfiguration: NSObject {
  /// A closure that returns the controller of the preview. It is not called.
  public typealias ContentPreviewProvider = () -> UIViewController?
  /// A closure that returns the menu. The parameter contains UIKit's suggestions: none in a terminal.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// The identifier of the configuration.
  public let identifier: Any
  private let actionProvider: ActionProvider?

  /// Creates a configuration.
  public init(
    identifier: Any? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? UUID()
    self.actionProvider = actionProvider
    super.init()
  }

  /// The menu; `nil` if there is none.
  var nibMenu: UIMenu? { actionProvider?([]) }

  /// Shows the menu. Returns false if there is none.
  func nibShow(from responder: UIResponder) -> Bool {
    nibMenu.map { responder.nibShow($0, sender: responder) } ?? false
  }
}
