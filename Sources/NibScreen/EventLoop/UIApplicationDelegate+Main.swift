import NibCore

extension UIApplicationDelegate {
  /// Runs the program in the terminal until somebody quits: what `@main` before the delegate's class calls.
  ///
  /// The main interface is loaded, the delegate finishes launching, then the window is shown (see
  /// `UIApplication.nibLaunch`). An exception of loading ends the process as on iOS.
  public static func main() {
    ProgramLog.open()
    do {
      let window = try UIApplication.shared.nibLaunch(delegate: UIApplication.nibMakeDelegate(Self.self))
      let ending = try TerminalApplication(window: window).run()
      UIApplication.shared.delegate?.applicationWillTerminate(.shared)
      ending.exitProcess()
    } catch let exception as NibException {
      exception.raise()
    } catch {
      Terminal.terminate(message: "\(error)")
    }
  }
}
