import Foundation
import TestSupport
import Testing

@testable import NibResources

@Suite struct ColorSetTests {
  private static let twoAppearances = """
    {"colors": [
      {"idiom": "universal",
       "color": {"color-space": "srgb", "components":
         {"red": "0xFF", "green": "128", "blue": "0.000", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
       "color": {"color-space": "extended-gray", "components": {"white": "1.000", "alpha": "0.500"}}}
    ], "info": {"author": "xcode", "version": 1}}
    """

  /// The color of a set with the given entries.
  private static func color(
    _ entries: String..., for idiom: UIUserInterfaceIdiom = .phone
  ) throws(ColorSet.Problem) -> UIColor {
    let json = "{\"colors\": [\(entries.joined(separator: ", "))]}"
    return try ColorSet(json: Data(json.utf8)).color(for: idiom)
  }

  /// An entry of a color set with a gray.
  private static func gray(_ white: String, _ conditions: String = "") -> String {
    #"{\#(conditions) "color": {"color-space": "gray-gamma-22", "components": {"white": "\#(white)"}}}"#
  }

  private static func when(_ appearances: (String, String)...) -> String {
    let list = appearances.map { "{\"appearance\": \"\($0.0)\", \"value\": \"\($0.1)\"}" }
    return "\"appearances\": [\(list.joined(separator: ", "))],"
  }

  @Test("A color set has separate components for light and dark appearance") func appearances() throws {
    let color = try ColorSet(json: Data(Self.twoAppearances.utf8)).color(for: .phone)
    #expect(color.nibComponents(for: .light) == ColorComponents(red: 1, green: 128.0 / 255, blue: 0))
    #expect(color.nibComponents(for: .dark) == ColorComponents(white: 1, alpha: 0.5))
  }

  @Test("A color of the system has its own values in both appearances") func systemColors() throws {
    let label = #"{"idiom": "universal", "color": {"platform": "ios", "reference": "labelColor"}}"#
    let color = try Self.color(label)
    for style in [UIUserInterfaceStyle.light, .dark] {
      #expect(color.nibComponents(for: style) == SystemColor.label.components(for: style))
    }
    let dark = try Self.color(
      Self.gray("0.5"),
      label.replacingOccurrences(
        of: "\"idiom\"", with: Self.when(("luminosity", "dark")) + "\"idiom\""))
    #expect(dark.nibComponents(for: .light) == ColorComponents(white: 0.5))
    #expect(dark.nibComponents(for: .dark) == ColorComponents(white: 1))
    #expect(throws: ColorSet.Problem.unknownSystemColor("fooColor")) {
      try Self.color(label.replacingOccurrences(of: "labelColor", with: "fooColor"))
    }
  }

  @Test("Colors for high contrast are not used") func contrast() throws {
    let color = try Self.color(
      Self.gray("0.1", Self.when(("contrast", "high"))),
      Self.gray("0.2", Self.when(("luminosity", "dark"), ("contrast", "high"))), Self.gray("0.3"),
      Self.gray("0.4", Self.when(("luminosity", "dark"))))
    #expect(color.nibComponents(for: .light) == ColorComponents(white: 0.3))
    #expect(color.nibComponents(for: .dark) == ColorComponents(white: 0.4))
  }

  @Test("Colors for the kind of device and for the gamut of sRGB are preferred") func devices() throws {
    let entries = [
      Self.gray("0.1", "\"idiom\": \"universal\","), Self.gray("0.2", "\"idiom\": \"ipad\","),
      Self.gray("0.3", "\"idiom\": \"mac\","),
    ]
    let joined = entries.joined(separator: ", ")
    #expect(try Self.color(joined, for: .phone).nibComponents() == ColorComponents(white: 0.1))
    #expect(try Self.color(joined, for: .pad).nibComponents() == ColorComponents(white: 0.2))
    #expect(throws: ColorSet.Problem.noValue) { try Self.color(entries[1], for: .phone) }
    let gamuts = try Self.color(
      Self.gray("0.5", "\"display-gamut\": \"display-P3\","), Self.gray("0.6", "\"display-gamut\": \"sRGB\",")
    )
    #expect(gamuts.nibComponents() == ColorComponents(white: 0.6))
  }

  @Test(
    "Components are fractions, whole numbers to 255 or hexadecimal, as texts or numbers",
    arguments: [
      ("\"0.2\"", 0.2), ("\"51\"", 0.2), ("\"0x33\"", 0.2), ("\"0X33\"", 0.2), ("0.2", 0.2), ("51", 0.2),
      ("\"-0.1\"", -0.1), ("\"1.3\"", 1.3),
    ])
  func components(text: String, value: Double) throws {
    let color = try Self.color(
      #"{"color": {"color-space": "extended-srgb", "components": {"red": \#(text), "alpha": "1"}}}"#)
    #expect(abs(color.nibComponents().red - value) < 1e-9)
    #expect(color.nibComponents().alpha == 1)
  }

  @Test("Components of other color spaces are converted to sRGB") func spaces() throws {
    func color(_ space: String) throws -> ColorComponents {
      let components = #""components": {"red": "0.5", "green": "0.5", "blue": "0.5"}"#
      return try Self.color("{\"color\": {\"color-space\": \"\(space)\", \(components)}}").nibComponents()
    }
    #expect(abs(try color("display-p3").red - 0.5) < 0.001)
    #expect(abs(try color("extended-linear-srgb").red - 0.7354) < 0.001)
  }

  @Test("A malformed entry does not make the others unusable") func malformedEntry() throws {
    #expect(
      try Self.color("{\"color\": 1}", Self.gray("0.5")).nibComponents() == ColorComponents(white: 0.5))
  }

  @Test(
    "A color set without a usable color says why",
    arguments: [
      ("", ColorSet.Problem.malformed), ("[]", .malformed), ("{\"colors\": [{\"color\": 1}]}", .noValue),
      ("{\"colors\": [{\"idiom\": \"universal\"}]}", .noValue),
      ("{\"colors\": [{\"color\": {\"components\": {\"white\": \"x\"}}}]}", .malformed),
    ])
  func unusable(json: String, problem: ColorSet.Problem) {
    #expect(throws: problem) { try ColorSet(json: Data(json.utf8)).color(for: .phone) }
  }

  @Test("A color that the bundle does not contain is nil") func missingColor() {
    #expect(UIColor(named: "no such color") == nil)
    #expect(UIColor(named: "") == nil)
  }

  @Test("A named color is found in the asset catalog of a bundle") func bundleColor() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.twoAppearances, to: "App.bundle/Assets.xcassets/Brand.colorset/Contents.json")
    let bundle = Bundle(url: folder.url.appendingPathComponent("App.bundle"))
    let color = try #require(UIColor(named: "Brand", in: bundle))
    #expect(color.nibName == "Brand")
    #expect(color.nibComponents(for: .dark) == ColorComponents(white: 1, alpha: 0.5))
  }
}
