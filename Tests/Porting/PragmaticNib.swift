// Document 004: an initializer that returns the object that a nib created.
import NibCore

NibSearchPath.add(folder: URL(fileURLWithPath: CommandLine.arguments[1]))

public class CustomView: UIView {
  @Outlet(.weak) var nameLabel: UILabel!
  @Outlet(.weak) var valueLabel: UILabel!

  public convenience init() { self.init(frame: CGRect.zero) }

  public override convenience init(frame: CGRect) {
    self.init(internal: nil)
    self.frame = frame
  }

  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}

//: seed 004 "fileprivate protocol _CustomView {" to "}"
//: seed 004 "extension CustomView: _CustomView {" to "}"
//: seed 004 "fileprivate extension _CustomView {" to "}"

class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    //: seed 004 "let nib = UINib(nibName:" to "self.view.addSubview(v)"
  }

  // The document's second passage. Its first line is written out here, because a parenthesis is missing there.
  func addAnother() {
    let v = CustomView(frame: CGRect.init(x: 0, y: 0, width: 320, height: 50))
    //: seed 004 "v.backgroundColor = UIColor.green" to "self.view.addSubview(v)" 2
  }
}

let controller = ViewController()
controller.loadViewIfNeeded()
controller.addAnother()
for case let view as CustomView in controller.view.subviews {
  precondition(view.subviews.count == 2, "there is no view between the view and its labels")
  precondition(
    view.nameLabel.text == "Happy" && view.valueLabel.text == "Holidays", "its outlets are connected")
  precondition(view.frame == CGRect(x: 0, y: 0, width: 320, height: 50), "the view has the caller's frame")
}
precondition(controller.view.subviews.count == 2)
print("an initializer that returns the nib's object")
