import NibCore

/// "View Templates": each press of the button adds an item, which is a copy of a template.
final class ViewTemplatesController: UIViewController {
  @Outlet var itemView: ViewTemplatesView!

  private var counter = 1

  override class var nibActions: [NibAction] {
    super.nibActions + [NibAction("addItem", ViewTemplatesController.addItem)]
  }

  func addItem() {
    let item = itemView.addItem(title: "Item \(counter)", text: "A text belonging to item \(counter).")
    counter += 1
    reveal(item)
  }

  /// Scrolls to the beginning of a new item, which can be out of view on a small screen.
  private func reveal(_ item: UIView) {
    var next = item.superview
    while let view = next {
      if let scrollView = view as? UIScrollView {
        var frame = item.convert(item.bounds, to: scrollView)
        frame.size.height = min(frame.height, scrollView.bounds.height)
        return scrollView.scrollRectToVisible(frame, animated: false)
      }
      next = view.superview
    }
  }
}

/// A row of items. Each item is a copy of the template, which is a separate top-level object of the nib.
final class ViewTemplatesView: NMView {
  /// The view to copy. The reference is strong because nothing else retains the template.
  @Outlet var itemTemplate: UIView!

  private static let (titleTag, textTag) = (3001, 3002)
  private static let gap: CGFloat = 20
  private var nextX: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    nextX = ViewTemplatesView.gap
  }

  @discardableResult
  func addItem(title: String, text: String) -> UIView {
    let size = itemTemplate.bounds.size
    let item = UIView(
      frame: CGRect(x: nextX, y: ViewTemplatesView.gap, width: size.width, height: size.height))
    nextX += size.width + ViewTemplatesView.gap
    item.applyViewTemplate(itemTemplate)
    (item.viewWithTag(ViewTemplatesView.titleTag) as? UILabel)?.text = title
    (item.viewWithTag(ViewTemplatesView.textTag) as? UITextView)?.text = text
    addSubview(item)
    return item
  }
}
