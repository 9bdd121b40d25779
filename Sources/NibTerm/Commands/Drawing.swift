import NibCore
import NibDrawing

/// A subject and its picture in cells.
struct Drawing {
  let subject: ShownSubject
  let renderer: TreeRenderer
  let canvas: CellCanvas

  init(_ subject: ShownSubject, renderer: TreeRenderer) {
    self.subject = subject
    self.renderer = renderer
    canvas = renderer.canvas(for: subject.view)
  }
}

extension ShownSubject {
  /// The name and the size in points.
  var heading: String {
    "\(name)  \(JSON.number(Double(view.bounds.width))) x \(JSON.number(Double(view.bounds.height)))"
  }
}
