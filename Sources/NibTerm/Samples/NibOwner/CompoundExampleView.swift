import NibCore

/// Document 001's solution for using the view of one nib in other nibs: a class without a nib, which inserts that view
/// as a subview. See docs/seeds.md.
@IBDesignable
public class CompoundExampleView: UIView {
  @Outlet(.weak) var leftView: UIView!
  @Outlet(.weak) var rightView: UIView!

  public override init(frame: CGRect) {
    super.init(frame: frame)
    insertInnerView()
  }

  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    insertInnerView()
  }

  func insertInnerView() {
    if let innerView = InnerExampleView.fromNib(owner: self) {
      addSubview(innerView)
      innerView.translatesAutoresizingMaskIntoConstraints = false
      innerView.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      innerView.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      innerView.topAnchor.constraint(equalTo: topAnchor).isActive = true
      innerView.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    }
  }
}

/// The content of `CompoundExampleView`. The File's Owner of its nib is the `CompoundExampleView`, which has the
/// outlets.
internal class InnerExampleView: UIView, NibOwner {
  internal required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }
}

/// The third tab: its scene contains a `CompoundExampleView`.
class CompoundExampleViewController: UIViewController {}
