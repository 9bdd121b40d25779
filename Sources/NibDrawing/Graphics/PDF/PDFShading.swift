import NibCore

extension GraphicGradient {
  /// The number of colors by which the function of a shading is replaced.
  private static let stopCount = 32

  /// Reads an axial or radial shading; `nil` for other kinds.
  ///
  /// - Parameter transform: places the shading in the drawing.
  /// - Returns: the gradient, and about the number of steps that it takes to compute its colors.
  static func read(
    shading: PDFObject, _ file: PDFFile, _ resources: [String: PDFObject], _ transform: CGAffineTransform
  ) -> (gradient: GraphicGradient, cost: Int)? {
    guard let entries = shading.dictionary, let kind = file[entries["ShadingType"]].integer,
      let space = PDFColorSpace(file[entries["ColorSpace"]], file, resources),
      let function = PDFFunction(file[entries["Function"]], file)
    else { return nil }
    let places = file.numbers(entries["Coords"])
    guard (kind, places.count) == (2, 4) || (kind, places.count) == (3, 6) else { return nil }
    let domain = file.numbers(entries["Domain"])
    let (first, last) = domain.count == 2 ? (domain[0], domain[1]) : (0, 1)
    let stops = (0...stopCount).map { index in
      let place = Double(index) / Double(stopCount)
      return Stop(place: place, color: space.color(function.values([first + place * (last - first)])))
    }
    let extend = (file[entries["Extend"]].array ?? []).map { file[$0].bool ?? false }
    let end = kind == 2 ? 2 : 3
    let gradient = GraphicGradient(
      start: CGPoint(x: places[0], y: places[1]), end: CGPoint(x: places[end], y: places[end + 1]),
      radii: kind == 2 ? nil : Radii(start: max(0, places[2]), end: max(0, places[5])), stops: stops,
      transform: transform, extendsStart: extend.first ?? false, extendsEnd: extend.last ?? false)
    return (gradient, stops.count * (space.cost + function.cost))
  }
}
