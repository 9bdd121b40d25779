/// Marks a top-level view of an `NMView`'s nib as another layout of the first one's subviews.
///
/// Only the frames in it count. Its subviews must be those of the first view, in the same order.
open class NMViewLayoutView: UIView {}
