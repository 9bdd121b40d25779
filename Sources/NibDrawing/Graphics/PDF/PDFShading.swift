import NibCore

extension GraphicGradient {
  /// The number of colors by which the function of a shading is replaced.
  private static let stopCount = 32

  /// Reads an axial or radial shading; `nil` for other kinds.
  ///
  /// - Parameter transform: places the shading in the drawing.
  init?(shading: PDFObject, _ file: PDFFile, _ resources: [String: PDFObject], _ transform: CGAffineTransform)
  {
    guard let entries = shading.dictionary, let kind = file[entries["ShadingType"]].integer,
      let space = PDFColorSpace(file[entries["ColorSpace"]], file, resources),
      let function = PDFFunction(file[entries["Function"]], file)
    else { return nil }
    func numbers(_ name: String) -> [Double] {
      (file[entries[name]].array ?? []).compactMap { file[$0].number }
    }
    let places = numbers("Coords")
    switch (kind, places.count) {
    case (2, 4):
      start = CGPoint(x: places[0], y: places[1])
      end = CGPoint(x: places[2], y: places[3])
    case (3, 6):
      start = CGPoint(x: places[0], y: places[1])
      end = CGPoint(x: places[3], y: places[4])
      radii = Radii(start: max(0, places[2]), end: max(0, places[5]))
    default: return nil
    }
    let domain = numbers("Domain").count == 2 ? numbers("Domain") : [0, 1]
    stops = (0...Self.stopCount).map { index in
      let place = Double(index) / Double(Self.stopCount)
      return Stop(
        place: place, color: space.color(function.values([domain[0] + place * (domain[1] - domain[0])])))
    }
    let extend = (file[entries["Extend"]].array ?? []).map { file[$0].bool ?? false }
    extendsStart = extend.first ?? false
    extendsEnd = extend.last ?? false
    self.transform = transform
  }
}
