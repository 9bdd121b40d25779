import NibCore

/// "View Templates": the button adds one item after the other, all of them copies of one template.
final class ViewTemplatesController: UIViewController {
  @Outlet var itemView: ViewTemplatesView!

  private var counter = 1

  override class var nibActions: [NibAction] {
    super.nibActions + [NibAction("addItem", ViewTemplatesController.addItem)]
  }

  func addItem() {
    itemView.addItem(title: "Item \(counter)", text: "A text belonging to item \(counter).")
    counter += 1
  }
}

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
