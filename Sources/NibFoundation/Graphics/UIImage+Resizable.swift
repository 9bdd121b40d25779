import Foundation

extension UIImage {
  /// The treatment of the inside of a resizable image.
  public enum ResizingMode: Int, Hashable, Sendable { case tile, stretch }

  /// The widths of the edges that keep their size when the image is drawn larger, in points; zero for an image that is
  /// stretched as a whole.
  public var capInsets: UIEdgeInsets {
    guard let slices = nibShownSlices else { return .zero }
    return UIEdgeInsets(
      top: slices.vertical?.leading ?? 0, left: slices.horizontal?.leading ?? 0,
      bottom: slices.vertical?.trailing ?? 0, right: slices.horizontal?.trailing ?? 0)
  }

  /// Whether the inside of a resizable image is repeated or stretched.
  public var resizingMode: ResizingMode { nibShownSlices?.isTiled == true ? .tile : .stretch }

  /// The same image with edges that keep their size when it is drawn larger.
  ///
  /// - Parameters:
  ///   - capInsets: the widths of the edges in points.
  ///   - resizingMode: whether the inside is repeated or stretched.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
  ) -> UIImage {
    nibSliced(
      ImageSlices(
        horizontal: .init(leading: capInsets.left, trailing: capInsets.right),
        vertical: .init(leading: capInsets.top, trailing: capInsets.bottom), isTiled: resizingMode == .tile))
  }

  /// The same image with a left and a top edge that keep their size when it is drawn larger. The point after such an edge
  /// is stretched, and the rest keeps its size, too. A size of zero stretches the whole width or height.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func axis(_ cap: Int, _ length: CGFloat) -> ImageSlices.Axis? {
      cap > 0 ? .init(leading: CGFloat(cap), trailing: length - CGFloat(cap) - 1) : nil
    }
    return nibSliced(
      ImageSlices(
        horizontal: axis(leftCapWidth, size.width), vertical: axis(topCapHeight, size.height), isTiled: false)
    )
  }

  /// The slices of the image: those that a program set, or those of its image set.
  private var nibShownSlices: ImageSlices? {
    if let nibSlices { return nibSlices }
    guard case .named(let name) = nibSource, nibData == nil else { return nil }
    let environment = NibEnvironment.current
    return environment.catalogs?.imageFile(named: name, for: environment.traits)?.slices
  }
}
