import Foundation

/// A `.colorset` folder of an asset catalog: one color, or one color for each appearance and kind of device.
package struct ColorSet: Decodable {
  /// A color for some devices and appearances.
  private struct Entry: Decodable {
    /// A condition, such as `luminosity` with the value `dark`.
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }

    var idiom: String?
    var appearances: [Appearance]?
    var gamut: String?
    /// The value; `nil` for an entry that was left empty in Xcode.
    var color: ColorSetValue?

    enum CodingKeys: String, CodingKey {
      case idiom, appearances, color
      case gamut = "display-gamut"
    }

    /// Whether the entry is for every contrast, which is the only condition besides light and dark.
    var isForAnyContrast: Bool { appearances?.allSatisfy { $0.appearance == "luminosity" } ?? true }
  }

  /// An entry, or `nil` if it is malformed. The other entries of the set can still be used.
  private struct PossibleEntry: Decodable {
    let entry: Entry?
    init(from decoder: any Decoder) { entry = try? Entry(from: decoder) }
  }

  /// The reason why a color set gives no color.
  package enum Problem: Error, Hashable {
    /// The file `Contents.json` is missing or not valid.
    case malformed
    /// There is no value for the kind of device, or not for both appearances.
    case noValue
    /// The set refers to a color of the system that is not known.
    case unknownSystemColor(String)

    /// The reason, as the end of a sentence.
    package var text: String {
      switch self {
      case .malformed: "its Contents.json cannot be read"
      case .noValue: "it has no value for this device and both appearances"
      case .unknownSystemColor(let name): "'\(name)' is not a color of iOS"
      }
    }
  }

  private let colors: [PossibleEntry]

  /// Reads the color with the given name from a bundle; `nil` if the bundle has none. A name with slashes contains
  /// folders of the catalog.
  ///
  /// Without Xcode, bundles do not contain compiled asset catalogs. The color set must be a folder in `Assets.xcassets`
  /// or directly among the resources.
  static func color(named name: String, in bundle: Bundle, for idiom: UIUserInterfaceIdiom) -> UIColor? {
    guard !name.isEmpty, let resources = bundle.resourceURL else { return nil }
    for folder in ["Assets.xcassets/", ""] {
      let set = resources.appending(path: "\(folder)\(name).colorset").path
      guard FileBytes.ifReadable(set + "/Contents.json") != nil else { continue }
      return try? color(inFolder: set, for: idiom)
    }
    return nil
  }

  /// Reads the color for a kind of device from the folder of a color set.
  static func color(inFolder folder: String, for idiom: UIUserInterfaceIdiom) throws(Problem) -> UIColor {
    guard let bytes = FileBytes.ifReadable(folder + "/Contents.json") else { throw .malformed }
    return try ColorSet(json: Data(bytes)).color(for: idiom)
  }

  /// Reads the `Contents.json` of a color set.
  init(json: Data) throws(Problem) {
    guard let set = try? JSONDecoder().decode(ColorSet.self, from: json) else { throw .malformed }
    self = set
  }

  /// The color for a kind of device, with its values for light and dark appearance.
  func color(for idiom: UIUserInterfaceIdiom) throws(Problem) -> UIColor {
    let light = try components(for: .light, idiom)
    return UIColor(nibLight: light, dark: try components(for: .dark, idiom))
  }

  /// The components for an appearance: those of an entry for that appearance, otherwise those of the entry for any
  /// appearance.
  func components(
    for style: UIUserInterfaceStyle, _ idiom: UIUserInterfaceIdiom
  ) throws(Problem) -> ColorComponents {
    let entries = entries(for: idiom)
    let appearance = style == .dark ? "dark" : "light"
    let entry =
      entries.first { $0.appearances?.first?.value == appearance }
      ?? entries.first { $0.appearances?.isEmpty ?? true }
    guard let value = entry?.color else { throw .noValue }
    return try value.components(for: style)
  }

  /// The entries for a kind of device, if there are any, otherwise those for every kind. Entries for high contrast are
  /// not used, and those for the gamut of sRGB are preferred, because pictures have no other.
  private func entries(for idiom: UIUserInterfaceIdiom) -> [Entry] {
    let all = colors.compactMap(\.entry).filter { $0.color != nil && $0.isForAnyContrast }
    let entriesOfDevice = all.filter { $0.idiom == idiom.catalogName }
    let universalEntries = all.filter { ($0.idiom ?? "universal") == "universal" }
    let usable = entriesOfDevice.isEmpty ? universalEntries : entriesOfDevice
    let standardGamut = usable.filter { $0.gamut != "display-P3" }
    return standardGamut.isEmpty ? usable : standardGamut
  }
}
