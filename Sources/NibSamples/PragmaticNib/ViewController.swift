import NibCore

/// The sample's screen: one row for each case of `CustomRow`. Each row is 320 x 50 points in size. See document 004 in
/// docs/seeds.md.
class ViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, row) in CustomRow.allCases.enumerated() {
      let frame = CGRect.init(x: 0, y: 50 * index, width: 320, height: 50)
      self.view.addSubview(row.makeView(frame: frame))
    }
  }
}
