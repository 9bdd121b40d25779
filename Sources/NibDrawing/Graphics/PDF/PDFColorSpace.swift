import NibCore

/// The meaning of the numbers of a color.
indirect enum PDFColorSpace {
  case gray, rgb, cmyk, lab
  /// Colors of a table, with the number of components of each.
  case indexed(PDFColorSpace, [UInt8])
  /// A color of ink, which a function converts to another space.
  case separation(PDFColorSpace, PDFFunction, Int)
  /// Patterns, and the space of those without colors of their own.
  case pattern

  /// Reads a color space; `nil` if it is not known.
  init?(_ value: PDFObject, _ file: PDFFile, _ resources: [String: PDFObject] = [:], depth: Int = 0) {
    guard depth < 6 else { return nil }
    func inner(_ value: PDFObject?) -> PDFColorSpace? {
      PDFColorSpace(file[value], file, resources, depth: depth + 1)
    }
    if let name = value.name {
      switch name {
      case "DeviceGray", "G", "CalGray": self = .gray
      case "DeviceRGB", "RGB", "CalRGB": self = .rgb
      case "DeviceCMYK", "CMYK": self = .cmyk
      case "Pattern": self = .pattern
      default:
        guard let named = file[resources["ColorSpace"]].dictionary?[name], let space = inner(named) else {
          return nil
        }
        self = space
      }
      return
    }
    guard let parts = value.array, let kind = file[parts.first].name else { return nil }
    let rest = parts.dropFirst().map { file[$0] }
    switch (kind, rest.count) {
    case ("ICCBased", 1...):
      switch file[rest[0].dictionary?["N"]].integer {
      case 1: self = .gray
      case 3: self = .rgb
      case 4: self = .cmyk
      default: return nil
      }
    case ("CalGray", _), ("DeviceGray", _): self = .gray
    case ("CalRGB", _), ("DeviceRGB", _): self = .rgb
    case ("DeviceCMYK", _): self = .cmyk
    case ("Lab", _): self = .lab
    case ("Pattern", _): self = .pattern
    case ("Indexed", 3...), ("I", 3...):
      guard let base = inner(rest[0]) else { return nil }
      self = .indexed(base, rest[2].string ?? rest[2].stream.map { file.data(of: $0) } ?? [])
    case ("Separation", 3...), ("DeviceN", 3...):
      guard let base = inner(rest[1]), let function = PDFFunction(rest[2], file) else { return nil }
      self = .separation(base, function, rest[0].array?.count ?? 1)
    default: return nil
    }
  }

  /// The number of components of a color.
  var count: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .separation(_, _, let count): count
    case .pattern: 0
    }
  }

  /// About the number of steps that it takes to compute a color.
  var cost: Int {
    switch self {
    case .separation(let base, let function, _): base.cost + function.cost
    case .indexed(let base, _): base.cost
    default: 1
    }
  }

  /// The color that is set when the space is chosen.
  var first: [Double] {
    switch self {
    case .cmyk: [0, 0, 0, 1]
    case .separation(_, _, let count): Array(repeating: 1, count: min(32, count))
    default: Array(repeating: 0, count: count)
    }
  }

  func color(_ numbers: [Double]) -> ColorComponents {
    func part(_ index: Int) -> Double { index < numbers.count ? min(1, max(0, numbers[index])) : 0 }
    switch self {
    case .gray: return ColorComponents(white: part(0))
    case .rgb: return ColorComponents(red: part(0), green: part(1), blue: part(2))
    case .cmyk:
      let light = 1 - part(3)
      return ColorComponents(
        red: (1 - part(0)) * light, green: (1 - part(1)) * light, blue: (1 - part(2)) * light)
    case .lab: return PDFColorSpace.lab(numbers)
    case .indexed(let base, let table):
      let index = max(0, Int(bounded: numbers.first ?? 0))
      let start = index.multipliedReportingOverflow(by: base.count).partialValue
      guard start >= 0, start + base.count <= table.count else { return ColorComponents(white: 0) }
      return base.color(table[start..<start + base.count].map { Double($0) / 255 })
    case .separation(let base, let function, _): return base.color(function.values(numbers))
    case .pattern: return ColorComponents(white: 0.5)
    }
  }

  private static func lab(_ numbers: [Double]) -> ColorComponents {
    guard numbers.count == 3 else { return ColorComponents(white: 0) }
    func inverse(_ t: Double) -> Double { t > 6 / 29 ? t * t * t : 3 * 36 / 841 * (t - 4 / 29) }
    let light = (numbers[0] + 16) / 116
    let (x, y, z) = (
      0.9505 * inverse(light + numbers[1] / 500), inverse(light), 1.089 * inverse(light - numbers[2] / 200)
    )
    return ColorComponents(
      linearRed: 3.2406 * x - 1.5372 * y - 0.4986 * z, green: -0.9689 * x + 1.8758 * y + 0.0415 * z,
      blue: 0.0557 * x - 0.2040 * y + 1.0570 * z)
  }
}
