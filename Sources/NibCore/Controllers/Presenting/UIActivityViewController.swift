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
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(title: "Share", message: nil, preferredStyle: .actionSheet)
    items = activityItems.map { ($0 as? any UIActivityItemSource)?.nibItem(for: self) ?? $0 }
    activities = applicationActivities ?? []
  }

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
          finish(.copyToPasteboard, true)
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
          activity.nibCompletion = { [weak self] in self?.finish(activity.activityType, $0) }
          activity.perform()
        })
    }
    addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.finish(nil, false) })
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

  private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    completionWithItemsHandler?(type, completed, nil, nil)
  }
}

/// A way to use items, which a program adds to the list.
open class UIActivity: NSObject {
  /// The name of a kind of activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// Called when the activity ends.
  var nibCompletion: ((Bool) -> Void)?

  /// The kind of the activity.
  open var activityType: ActivityType? { nil }
  /// The title of the activity.
  open var activityTitle: String? { nil }
  /// The image of the activity. Not shown in a terminal.
  open var activityImage: UIImage? { nil }
  /// Whether the activity can use the items. The default is false.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before `perform()`.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity. The default ends it without success.
  open func perform() { activityDidFinish(false) }
  /// Ends the activity.
  open func activityDidFinish(_ completed: Bool) {
    nibCompletion?(completed)
    nibCompletion = nil
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
