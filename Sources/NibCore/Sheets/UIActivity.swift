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
