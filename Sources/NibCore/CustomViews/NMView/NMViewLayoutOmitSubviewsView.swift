/// Marks a view whose subviews the explicit layouts leave alone: they follow their autoresizing masks.
///
/// The view itself is placed like any other. Put the marker into the nib's first view, the one that is used.
open class NMViewLayoutOmitSubviewsView: UIView {}
