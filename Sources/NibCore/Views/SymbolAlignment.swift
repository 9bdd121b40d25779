extension UIImage {
  /// The distances by which the image of a symbol exceeds its alignment rectangle; zero for other images.
  ///
  /// The alignment rectangle is as wide as the image and as high as a line of the text that the symbol matches: 20
  /// points for text of 17 points. Most symbols are lower, so their insets are negative. The insets are estimates,
  /// because the height of the image is an estimate (docs/interface-builder.md 4.2).
  func nibAlignmentInsets(_ configuration: SymbolConfiguration?, in environment: NibEnvironment)
    -> UIEdgeInsets
  {
    guard let line = nibSymbolLine(configuration, in: environment),
      let height = nibSize(with: configuration, in: environment)?.height
    else { return .zero }
    let inset = (height - line) / 2
    return UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
  }

  /// The height of a line of the text that a symbol matches, rounded down to whole pixels; `nil` for other images and
  /// in a terminal. There, the image of a symbol is its alignment rectangle.
  fileprivate func nibSymbolLine(_ configuration: SymbolConfiguration?, in environment: NibEnvironment)
    -> CGFloat?
  {
    guard isSymbolImage, !environment.rules.isTerminal else { return nil }
    let size = nibConfiguration.applying(configuration ?? .unspecified).nibPointSize
    return environment.rules.pixelRows.floor(size * 1.1934)
  }
}

extension UIImage? {
  /// The number of points by which the top and bottom of a view may be wrong if it shows this image, because the
  /// alignment insets of symbols are not known exactly.
  func nibSymbolTolerance(_ configuration: UIImage.SymbolConfiguration?, of view: UIView) -> CGFloat {
    (self?.nibSymbolLine(configuration, in: view.nibEnvironment) ?? 0) / 4
  }
}
