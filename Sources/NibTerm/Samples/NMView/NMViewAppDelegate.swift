import NibCore

/// The application delegate that `MainWindow.xib` makes, with the window and a controller for each screen.
final class NMViewAppDelegate: NSObject, UIApplicationDelegate, NibInstantiable {
  @Outlet var window: UIWindow?
  @Outlet var loadFromCodeController: LoadFromCodeController!
  @Outlet var loadFromNIBController: LoadFromNIBController!
  @Outlet var layoutSupportController: LayoutSupportController!
  @Outlet var automaticLayoutChangesController: AutomaticLayoutChangesController!
  @Outlet var gridLayoutController: GridLayoutController!
  @Outlet var viewTemplatesController: ViewTemplatesController!

  /// The controller whose view the window shows; the original is built once for each.
  var shown: UIViewController?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window?.addSubview((shown ?? loadFromNIBController).view)
    window?.makeKeyAndVisible()
  }
}
