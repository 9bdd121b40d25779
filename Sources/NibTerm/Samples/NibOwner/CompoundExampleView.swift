import NibCore

/// Document 001's way to use a nib's view inside other nibs: a view written in code that inserts it. See docs/seeds.md.
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

/// What `CompoundExampleView` shows: a nib whose File's Owner is the view around it, which has the outlets.
internal class InnerExampleView: UIView, NibOwner {
  internal required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }
}

/// The third tab: its scene holds a `CompoundExampleView`.
class CompoundExampleViewController: UIViewController {}
