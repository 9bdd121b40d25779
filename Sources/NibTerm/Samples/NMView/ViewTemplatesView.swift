import NibCore

/// Items in a row, each a copy of the template that the nib holds besides the view.
final class ViewTemplatesView: NMView {
  /// Held strongly: nothing else keeps it.
  @Outlet var itemTemplate: UIView!

  private static let (titleTag, textTag) = (3001, 3002)
  private static let gap: CGFloat = 20
  private var nextX: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    nextX = ViewTemplatesView.gap
  }

  func addItem(title: String, text: String) {
    let size = itemTemplate.bounds.size
    let item = UIView(
      frame: CGRect(x: nextX, y: ViewTemplatesView.gap, width: size.width, height: size.height))
    nextX += size.width + ViewTemplatesView.gap
    item.applyViewTemplate(itemTemplate)
    (item.viewWithTag(ViewTemplatesView.titleTag) as? UILabel)?.text = title
    (item.viewWithTag(ViewTemplatesView.textTag) as? UITextView)?.text = text
    addSubview(item)
  }
}
