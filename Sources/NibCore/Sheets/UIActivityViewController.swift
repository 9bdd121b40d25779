/// A list of ways to use some items, such as texts and URLs. A terminal offers to copy the items as text, and the
/// activities of the program.
open class UIActivityViewController: UIAlertController {
  /// Called when the user has chosen an activity or closed the list.
  public typealias CompletionWithItemsHandler = (
    _ type: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?, _ error: (any Error)?
  ) -> Void

  /// Called when the user has chosen an activity or closed the list.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  private var items: [Any] = []
  private var activities: [UIActivity] = []

  /// Creates a list for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
    nibSetUp(title: "Share", message: nil, .actionSheet)
    items = activityItems.map { ($0 as? any UIActivityItemSource)?.nibItem(for: self) ?? $0 }
    activities = applicationActivities ?? []
  }

  /// Creates a list without items.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIActivityViewController, ViewControllerWord>.table(
        .property("excludedActivityTypes", \.excludedActivityTypes))
  }

  /// Adds a button for each activity.
  open override func loadView() {
    let excluded = excludedActivityTypes ?? []
    if !excluded.contains(.copyToPasteboard) {
      message = text
      addAction(
        UIAlertAction(title: "Copy", style: .default) { [weak self] _ in
          guard let self else { return }
          UIPasteboard.general.string = text
          finish(.copyToPasteboard, completed: true)
        })
    }
    for activity in activities
    where activity.canPerform(withActivityItems: items)
      && !(activity.activityType.map(excluded.contains) ?? false)
    {
      addAction(
        UIAlertAction(title: activity.activityTitle, style: .default) { [weak self] _ in
          guard let self else { return }
          activity.prepare(withActivityItems: items)
          activity.nibCompletion = { [weak self] in self?.finish(activity.activityType, completed: $0) }
          activity.perform()
        })
    }
    addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.finish(nil, completed: false) })
    super.loadView()
  }

  /// The items as text, one per line. Other items than texts, numbers and URLs are left out.
  private var text: String {
    items.compactMap { item -> String? in
      switch item {
      case let text as String: text
      case let text as NSAttributedString: text.string
      case let url as URL: url.absoluteString
      case let number as NSNumber: number.stringValue
      case let text as NSString: text.description
      default: nil
      }
    }.joined(separator: "\n")
  }

  private func finish(_ type: UIActivity.ActivityType?, completed: Bool) {
    completionWithItemsHandler?(type, completed, nil, nil)
  }
}

/// An object that provides an item for the chosen activity.
public protocol UIActivityItemSource: AnyObject {
  /// A value of the item's type.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The item for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

extension UIActivityItemSource {
  fileprivate func nibItem(for controller: UIActivityViewController) -> Any {
    activityViewController(controller, itemForActivityType: .copyToPasteboard)
      ?? activityViewControllerPlaceholderItem(controller)
  }
}
