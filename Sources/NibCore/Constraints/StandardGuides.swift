/// The guides that every view has in UIKit. They are created on first use.
package struct StandardGuides {
  var safeArea: UILayoutGuide?
  var margins: UILayoutGuide?
  var readable: UILayoutGuide?
  var keyboard: UILayoutGuide?

  /// The guides created so far.
  package var all: [UILayoutGuide] { [safeArea, margins, readable, keyboard].compactMap { $0 } }
}
