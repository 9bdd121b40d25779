/// A transition from one controller to another. An object is created each time a segue is performed.
///
/// Custom classes of segues override `perform()`.
open class UIStoryboardSegue: NSObject {
  /// The identifier from the storyboard.
  public let identifier: String?
  /// The controller from which the segue starts.
  public let source: UIViewController
  /// The controller that the segue shows.
  public let destination: UIViewController
  private var performHandler: (() -> Void)?

  /// Creates a segue. Storyboards call this initializer for custom classes.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Creates a segue whose `perform()` calls a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Shows the destination by calling the closure that was passed to the initializer, if there is one.
  open func perform() { performHandler?() }
}
