import NibCore

/// Shows how other nibs can use a view that is designed in a separate nib: this class has no nib, and inserts that view
/// as a subview. See document 001 in docs/seeds.md.
@IBDesignable
class CompoundExampleView: UIView {
  @Outlet(.weak) var leftView: UIView!
  @Outlet(.weak) var rightView: UIView!

  override init(frame: CGRect) {
    super.init(frame: frame)
    insertInnerView()
  }

  required init?(coder aDecoder: NSCoder) {
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

/// The controller of the sample's third tab, whose scene contains a `CompoundExampleView`.
class CompoundExampleViewController: UIViewController {}
