import Foundation

/// A `.colorset` folder of an asset catalog: one color, or one color for each appearance.
struct ColorSet: Decodable {
  fileprivate struct Entry: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }

    struct Value: Decodable {
      var components: [String: String]
      var space: String?

      enum CodingKeys: String, CodingKey {
        case components
        case space = "color-space"
      }
    }

    var idiom: String?
    var appearances: [Appearance]?
    /// The value; `nil` for an entry that was left empty in Xcode.
    var color: Value?
  }

  private var colors: [Entry]

  /// Reads the color set with the given name; `nil` if the bundle has none. A slash in the name separates a
  /// folder of the catalog from the name.
  ///
  /// Catalogs are read as plain folders, either as `Assets.xcassets` or directly among the resources, because
  /// there is no catalog compiler outside Xcode.
  init?(named name: String, in bundle: Bundle) {
    guard !name.isEmpty, let resources = bundle.resourceURL else { return nil }
    for folder in ["Assets.xcassets/", ""] {
      let file = resources.appending(path: "\(folder)\(name).colorset/Contents.json")
      guard let bytes = FileBytes.ifReadable(file.path) else { continue }
      self.init(json: Data(bytes))
      return
    }
    return nil
  }

  /// Reads a `Contents.json`; `nil` if it is not valid. No reason is given, because UIKit gives none for a
  /// color that it cannot find.
  init?(json: Data) {
    guard let set = try? JSONDecoder().decode(ColorSet.self, from: json) else { return nil }
    self = set
  }

  /// The color with its light and dark values; `nil` if the set is empty.
  var color: UIColor? {
    guard let light = components(for: .light), let dark = components(for: .dark) else { return nil }
    return UIColor(nibLight: light, dark: dark)
  }

  /// The components for an appearance: those made for it, otherwise those for any appearance; `nil` if the
  /// set is empty.
  func components(for style: UIUserInterfaceStyle) -> ColorComponents? {
    let usable = colors.filter { $0.color != nil && ($0.idiom ?? "universal") == "universal" }
    let wanted = style == .dark ? "dark" : "light"
    let exact = usable.first {
      $0.appearances?.contains { $0.appearance == "luminosity" && $0.value == wanted } == true
    }
    return (exact ?? usable.first { $0.appearances == nil })?.color?.numbers
  }
}

extension ColorSet.Entry.Value {
  /// The components in extended sRGB. Missing components count as 0, a missing alpha as 1.
  fileprivate var numbers: ColorComponents {
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return ColorComponents(white: white, alpha: alpha) }
    let (red, green, blue) = (number("red") ?? 0, number("green") ?? 0, number("blue") ?? 0)
    guard space == "display-p3" else {
      return ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    }
    return ColorComponents(displayP3Red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A component as Xcode writes it: `0.500`, `128` or `0x80`.
  private func number(_ key: String) -> Double? {
    guard let text = components[key] else { return nil }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let value = Double(text) else { return nil }
    return text.contains(".") ? value : value / 255
  }
}
