/// A controller for a SwiftUI view. Documents do not contain the SwiftUI view, so a frame with the name is
/// shown.
package class UIHostingController: UIViewController {
  override func nibMakeDefaultView() -> UIView { nibMakePlaceholderView() }
}
