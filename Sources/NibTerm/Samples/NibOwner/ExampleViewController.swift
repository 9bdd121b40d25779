import NibCore

/// The first tab: a view made by `fromNib()` and placed in code.
public class ExampleViewController: UIViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    if let exampleView = ExampleView.fromNib() {
      exampleView.frame = CGRect(x: 20, y: 20, width: 250, height: 250)
      view.addSubview(exampleView)
    }
  }
}
