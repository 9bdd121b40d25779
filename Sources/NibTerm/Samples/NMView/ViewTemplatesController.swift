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
