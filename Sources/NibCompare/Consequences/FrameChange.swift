import NibAnalysis
import NibCore

/// A view whose solved frame differs between two versions of a document.
package struct FrameChange: Sendable {
  /// The view's name in the new version.
  package let name: ObjectName
  /// The ids in the two versions.
  package let oldID: String
  package let newID: String
  /// The frames in the superview's coordinates, in points; those in the root view's if the view has another superview.
  package let old: CGRect
  package let new: CGRect
  package let oldLocation: SourceLocation
  package let newLocation: SourceLocation
  /// The number of views inside this one whose frames changed too.
  package var countInside = 0

  package init(
    name: ObjectName, oldID: String, newID: String, old: CGRect, new: CGRect, oldLocation: SourceLocation,
    newLocation: SourceLocation
  ) {
    self.name = name
    (self.oldID, self.newID) = (oldID, newID)
    (self.old, self.new) = (old, new)
    (self.oldLocation, self.newLocation) = (oldLocation, newLocation)
  }

  /// The old frame as `x y width height`, with at most one decimal.
  package var oldText: String { FrameChange.text(of: old) }
  /// The new frame as `x y width height`, with at most one decimal.
  package var newText: String { FrameChange.text(of: new) }

  private static func text(of frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { NibNumber.text(Double($0), decimals: 1) }
      .joined(separator: " ")
  }

  /// The change in words, such as `8 lower, 20 narrower`.
  package var text: String {
    let parts = [
      FrameChange.text(new.minX - old.minX, "further right", "further left"),
      FrameChange.text(new.minY - old.minY, "lower", "higher"),
      FrameChange.text(new.width - old.width, "wider", "narrower"),
      FrameChange.text(new.height - old.height, "taller", "shorter"),
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  private static func text(_ difference: CGFloat, _ more: String, _ less: String) -> String? {
    guard abs(difference) > LayoutConsequences.tolerance else { return nil }
    return "\(NibNumber.text(Double(abs(difference)), decimals: 1)) \(difference > 0 ? more : less)"
  }
}
