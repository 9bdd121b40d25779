extension UIViewController {
  /// Tells this controller, its children and what it presents that memory is short.
  func nibReceiveMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.nibReceiveMemoryWarning() }
    nibPresentation?.controller.nibReceiveMemoryWarning()
  }
}
