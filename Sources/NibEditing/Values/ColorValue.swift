import NibFormats

/// A color as it is entered: `#FF8000`, `#FF800080` with opacity, `rgb 1 0.5 0`, `white 0.5`, the name of a system color such as
/// `systemRed`, or that of a color in an asset catalog.
package enum ColorValue: Hashable, Sendable {
  /// Red, green, blue and opacity, from 0 to 1, in sRGB.
  case components([Double])
  /// The gray and the opacity, from 0 to 1.
  case gray([Double])
  /// A color of the system by its name in documents, such as `systemRedColor`.
  case system(String)
  case named(String)

  /// - Returns: `nil` if the text is malformed.
  init?(_ text: String) {
    if text.hasPrefix("#") {
      guard let components = ColorValue.components(hexadecimal: text.dropFirst()) else { return nil }
      self = .components(components)
    } else if let space = ["rgb ", "white "].first(where: { text.lowercased().hasPrefix($0) }) {
      let count = space == "white " ? 1 : 3
      guard let numbers = NibDecimal.list(String(text.dropFirst(space.count))),
        numbers.count == count || numbers.count == count + 1
      else { return nil }
      let filled = numbers.count == count ? numbers + [1] : numbers
      self = count == 1 ? .gray(filled) : .components(filled)
    } else if text.isEmpty || text.contains("\n") {
      return nil
    } else {
      self = .named(text)
    }
  }

  /// A color of Interface Builder's menu with a fixed value: `white`, `black`, `clear` and so on, also with `Color` at the
  /// end.
  init?(standard name: String) {
    let grays: [String: [Double]] = [
      "white": [1, 1], "black": [0, 1], "clear": [0, 0], "lightGray": [2.0 / 3, 1], "gray": [0.5, 1],
      "darkGray": [1.0 / 3, 1],
    ]
    guard let gray = grays[EditResources.shortName(ofSystemColor: name)] else { return nil }
    self = .gray(gray)
  }

  private static func components(hexadecimal digits: Substring) -> [Double]? {
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count else { return nil }
    switch values.count {
    case 3, 4: return filled(values.map { Double($0) / 15 })
    case 6, 8:
      let bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
      return filled(bytes.map { Double($0) / 255 })
    default: return nil
    }
  }

  /// The components with an opacity.
  private static func filled(_ components: [Double]) -> [Double] {
    components.count == 3 ? components + [1] : components
  }

  /// The element of the color.
  ///
  /// - Parameters:
  ///   - key: the name of the property.
  ///   - components: the components that are written beside the name of a system color, as Xcode 11 did; newer versions
  ///     write them into `<resources>`.
  ///   - isMatched: whether the colors of the document are matched. Before Xcode 9, which began to do so, numbers were
  ///     written in calibrated color spaces.
  func draft(key: String?, components: NibColorComponents? = nil, isMatched: Bool) -> NibDraft {
    let classic = components == nil ? nil : classicName
    let draft = classic == nil ? components.map(ColorValue.draft) ?? NibDraft("color") : NibDraft("color")
    draft["key"] = key
    draft["cocoaTouchSystemColor"] = classic
    switch self {
    case .system(let name): draft["systemColor"] = name
    case .named(let name): draft["name"] = name
    case .components(let numbers):
      let space: NibColorComponents.Space = isMatched ? .sRGB : .calibratedRGB
      ColorValue.set(["red", "green", "blue", "alpha"], numbers, space, of: draft)
    case .gray(let numbers):
      let space: NibColorComponents.Space = isMatched ? .genericGamma22GrayColorSpace : .calibratedWhite
      ColorValue.set(["white", "alpha"], numbers, space, of: draft)
    }
    return draft
  }

  /// The name that a system color had before Xcode 11, which wrote it beside the new one instead of components.
  private var classicName: String? {
    switch self {
    case .system("systemBackgroundColor"): "whiteColor"
    case .system("labelColor"): "darkTextColor"
    default: nil
    }
  }

  private static func set(
    _ names: [String], _ numbers: [Double], _ space: NibColorComponents.Space, of draft: NibDraft
  ) {
    for (name, number) in zip(names, numbers) { draft[name] = EditorNumber.text(number) }
    let isPlain = [.calibratedRGB, .calibratedWhite].contains(space)
    draft["colorSpace"] = isPlain ? space.rawValue : "custom"
    draft["customColorSpace"] = isPlain ? nil : space.rawValue
  }

  /// The element of the components that `<resources>` saves for a color.
  static func draft(of color: NibColorComponents) -> NibDraft {
    let draft = NibDraft("color")
    let isGray = [.genericGamma22GrayColorSpace, .calibratedWhite, .deviceWhite].contains(color.space)
    if isGray {
      set(["white", "alpha"], [color.red, color.alpha], .genericGamma22GrayColorSpace, of: draft)
    } else {
      set(
        ["red", "green", "blue", "alpha"], [color.red, color.green, color.blue, color.alpha], color.space,
        of: draft)
    }
    return draft
  }
}
