import NibCore

/// The application delegate, which `MainWindow.xib` creates with the window and a controller for each screen.
final class NMViewAppDelegate: NSObject, UIApplicationDelegate, NibInstantiable {
  @Outlet var window: UIWindow?
  @Outlet var loadFromCodeController: LoadFromCodeController!
  @Outlet var loadFromNIBController: LoadFromNIBController!
  @Outlet var layoutSupportController: LayoutSupportController!
  @Outlet var automaticLayoutChangesController: AutomaticLayoutChangesController!
  @Outlet var gridLayoutController: GridLayoutController!
  @Outlet var viewTemplatesController: ViewTemplatesController!

  /// The controller whose view the window shows; `nil` for `loadFromNIBController`. The original project has a separate
  /// target for each controller.
  var shown: UIViewController?

  func applicationDidFinishLaunching(_ application: UIApplication) {
    window?.addSubview((shown ?? loadFromNIBController).view)
    window?.makeKeyAndVisible()
  }
}
