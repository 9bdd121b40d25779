import NibCore

extension TreeRenderer {
  /// Diagnostics for the image files that a tree uses but that cannot be read, or of which small parts are not drawn, and
  /// for symbols without a drawing. In place of files that cannot be read, the names of the images are drawn.
  ///
  /// Cost: that of reading the files that have not been read before.
  package func imageDiagnostics(in root: UIView) -> [Diagnostic] {
    let pixels = grid.pixelsPerPoint
    return places(in: root).flatMap { place in
      ImageReference.all(of: place.view).compactMap { Self.problem(of: $0, in: place.view, pixels) }
        + [Self.problem(ofSymbolIn: place.view)].compactMap { $0 }
    }
  }

  /// The names of the images in a tree of which the project has no file that can be read.
  package func missingImages(in root: UIView) -> Set<String> {
    let pixels = grid.pixelsPerPoint
    let images = places(in: root).lazy.flatMap { place in
      ImageReference.all(of: place.view).filter { $0.content(in: place.view, pixels) == nil }
    }
    return Set(images.compactMap(\.image.nibName))
  }

  /// The problem with the file of an image; `nil` if all of the file is drawn, or if there is none.
  private static func problem(of image: ImageReference, in view: UIView, _ pixels: Double) -> Diagnostic? {
    guard let file = image.set?.file(for: view.traitCollection, scale: pixels) else { return nil }
    func diagnostic(_ kind: DiagnosticKind, _ message: String) -> Diagnostic {
      Diagnostic(
        kind, message, at: SourceLocation(file: file.path),
        path: view.nibOrigin?.element.nibObjectPath ?? ObjectPath())
    }
    do throws(ImageStore.Problem) {
      let parts = try ImageStore.shared.image(at: file.path).leftOut
      return parts.isEmpty
        ? nil
        : diagnostic(.incompletePicture, "the image is drawn without \(GraphicBuilder.LeftOut.list(parts))")
    } catch {
      return diagnostic(.unreadablePicture, "\(error.message); the image's name is drawn instead")
    }
  }

  /// The problem with a symbol that is not known; `nil` if the view shows none.
  private static func problem(ofSymbolIn view: UIView) -> Diagnostic? {
    let image = (view as? UIImageView)?.nibShownImage ?? (view as? UIButton)?.currentImage
    guard let image, image.isSymbolImage, let name = image.nibName, !UIImage.nibIsKnownSymbol(name) else {
      return nil
    }
    let element = view.nibOrigin?.element
    return Diagnostic(
      .undrawnSymbol, "the symbol '\(name)' is drawn as its name, because NibTerm has no drawing of it",
      at: element?.location, path: element?.nibObjectPath ?? ObjectPath())
  }
}

extension DiagnosticKind {
  static let unreadablePicture = DiagnosticKind(
    "unreadable-picture", .warning,
    "The PNG, JPEG, PDF or SVG file of an image is damaged, too large or a file of another format, or a tenth of it or "
      + "more consists of parts that are not drawn, such as text.")
  static let undrawnSymbol = DiagnosticKind(
    "undrawn-symbol", .note,
    "A symbol of the system is drawn as its name, because NibTerm has no drawing of it.")
  static let incompletePicture = DiagnosticKind(
    "incomplete-picture", .note,
    "A small part of the PDF or SVG file of an image is not drawn, or an effect in it, such as a filter.")
}
