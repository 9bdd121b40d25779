import NibCore

extension TreeRenderer {
  /// What is wrong with the picture files that a tree shows: those that cannot be read are drawn as their names.
  ///
  /// Cost: that of reading the files that were not read before.
  package func pictureDiagnostics(in root: UIView) -> [Diagnostic] {
    let pixels = max(1 / grid.cellWidth, 2 / grid.cellHeight)
    return places(in: root).flatMap { place in
      PictureWish.all(of: place.view).compactMap { Self.problem(of: $0, in: place.view, pixels) }
    }
  }

  private static func problem(of wish: PictureWish, in view: UIView, _ pixels: Double) -> Diagnostic? {
    guard let file = wish.set?.file(for: view.traitCollection, scale: pixels) else { return nil }
    do throws(PictureStore.Problem) {
      _ = try PictureStore.shared.picture(at: file.path)
      return nil
    } catch {
      return Diagnostic(
        "unreadable-picture", .warning, "\(error.message); the image's name is drawn instead",
        at: SourceLocation(file: file.path, line: 0, column: 0),
        path: view.nibOrigin?.element.nibObjectPath ?? ObjectPath())
    }
  }
}
