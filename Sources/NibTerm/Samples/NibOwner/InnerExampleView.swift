import NibCore

/// What `CompoundExampleView` shows: a nib whose File's Owner is the view around it, which has the outlets.
internal class InnerExampleView: UIView, NibOwner {
  internal required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }
}
