import NibCore

/// "Load From Code": a view without a nib, made by another nib and in code.
final class LoadFromCodeController: UIViewController {
  /// The nib does not connect it, so that the view there stays white.
  @Outlet var view0: LoadFromCodeView?

  override func viewDidLoad() {
    super.viewDidLoad()
    view0?.backgroundColor = .red

    let view2 = LoadFromCodeView(frame: CGRect(x: 0, y: 80, width: view.bounds.width, height: 40))
    view2.autoresizingMask = .flexibleWidth
    view2.backgroundColor = .green
    view.addSubview(view2)
  }
}
