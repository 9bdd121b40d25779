/// A transition from one controller to another while it is performed.
///
/// The custom class of a storyboard segue overrides `perform()`.
open class UIStoryboardSegue: NSObject {
  /// The identifier from the storyboard.
  public let identifier: String?
  /// The controller that the segue starts at.
  public let source: UIViewController
  /// The controller that the segue shows.
  public let destination: UIViewController
  private let performHandler: (() -> Void)?

  /// Creates a segue. Storyboards call this initializer for custom classes.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
  }

  /// A segue whose `perform()` calls a closure.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
  }

  /// Shows the destination.
  open func perform() { performHandler?() }
}
