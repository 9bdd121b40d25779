/// A controller that draws with OpenGL, shown as a frame with its name.
package class GLKViewController: UIViewController {
  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + ["preferredFramesPerSecond", "pauseOnWillResignActive", "resumeOnDidBecomeActive"].map {
        .ignored($0, because: "OpenGL draws nothing in a terminal")
      }
  }

  override func nibMakeDefaultView() -> UIView { nibMakePlaceholderView() }
}
