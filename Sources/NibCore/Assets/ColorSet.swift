import Foundation

/// A `.colorset` folder of an asset catalog: one color, or one color for each appearance.
struct ColorSet: Decodable {
  /// A color for some devices and appearances.
  fileprivate struct Entry: Decodable {
    /// A condition, such as `luminosity` with the value `dark`.
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }

    /// The color: components as text, and their color space.
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

  /// Reads the color set with the given name from a bundle; `nil` if the bundle has none. A name with slashes contains
  /// folders of the catalog.
  ///
  /// Without Xcode, bundles do not contain compiled asset catalogs. The color set must be a folder in `Assets.xcassets`
  /// or directly among the resources.
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

  /// Reads the `Contents.json` of a color set; `nil` if it is not valid. The reason is not reported, because UIKit
  /// reports none for a color that it cannot find.
  init?(json: Data) {
    guard let set = try? JSONDecoder().decode(ColorSet.self, from: json) else { return nil }
    self = set
  }

  /// The color with its values for light and dark appearance; `nil` if one of them is missing.
  var color: UIColor? {
    guard let light = components(for: .light), let dark = components(for: .dark) else { return nil }
    return UIColor(nibLight: light, dark: dark)
  }

  /// The components for an appearance: those of an entry for that appearance, otherwise those of the entry for any
  /// appearance; `nil` if there is neither. Entries for a kind of device are not used.
  func components(for style: UIUserInterfaceStyle) -> ColorComponents? {
    let usable = colors.filter { $0.color != nil && ($0.idiom ?? "universal") == "universal" }
    let appearance = style == .dark ? "dark" : "light"
    let exact = usable.first {
      $0.appearances?.contains { $0.appearance == "luminosity" && $0.value == appearance } == true
    }
    return (exact ?? usable.first { $0.appearances == nil })?.color?.numbers
  }
}

extension ColorSet.Entry.Value {
  /// The components in extended sRGB. A missing color component is 0, a missing alpha is 1.
  fileprivate var numbers: ColorComponents {
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return ColorComponents(white: white, alpha: alpha) }
    let (red, green, blue) = (number("red") ?? 0, number("green") ?? 0, number("blue") ?? 0)
    guard space == "display-p3" else {
      return ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    }
    return ColorComponents(displayP3Red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A component from 0 to 1, which Xcode writes as `0.500`, `128` or `0x80`; `nil` if it is missing or malformed.
  private func number(_ key: String) -> Double? {
    guard let text = components[key] else { return nil }
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let value = Double(text) else { return nil }
    return text.contains(".") ? value : value / 255
  }
}
