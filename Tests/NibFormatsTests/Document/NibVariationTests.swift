import Testing

@testable import NibFormats

@Suite struct NibVariationTests {
  private static let phone = NibTraits(
    widthClass: .compact, heightClass: .regular, userInterfaceIdiom: "phone")
  private static let pad = NibTraits(widthClass: .regular, heightClass: .regular, userInterfaceIdiom: "pad")
  private static let anything = NibTraits()

  @Test(
    "A variation matches traits that have all values of its key",
    arguments: [
      ("default", anything, true), ("default", phone, true),
      ("widthClass=compact", phone, true), ("widthClass=compact", pad, false),
      ("widthClass=compact", anything, false),
      ("heightClass=regular-widthClass=compact", phone, true),
      ("heightClass=regular-widthClass=compact", pad, false),
      ("userInterfaceIdiom=pad", pad, true), ("userInterfaceIdiom=mac", pad, false),
      ("gravity=low", pad, false),
    ])
  func keys(text: String, traits: NibTraits, matches: Bool) throws {
    #expect(try #require(NibVariationKey(text)).matches(traits) == matches)
  }

  @Test("Malformed variation keys give nil", arguments: ["", "compact", "widthClass=compact-", "a=b-c"])
  func invalidKeys(text: String) {
    #expect(NibVariationKey(text) == nil)
  }

  private static let view = """
    <view hidden="NO" spacing="1">
      <variation key="heightClass=regular-widthClass=compact" spacing="3">
        <mask key="constraints"><include reference="b"/><exclude reference="c"/></mask>
        <rect key="frame" x="1" y="1" width="1" height="1"/>
      </variation>
      <variation key="default">
        <mask key="subviews"><exclude reference="a"/></mask>
        <mask key="constraints"><exclude reference="b"/></mask>
        <mask key="somethingElse"><exclude reference="d"/></mask>
      </variation>
      <variation key="heightClass=regular" spacing="2"/>
      <variation key="widthClass=compact" hidden="YES"/>
      <rect key="frame" x="0" y="0" width="0" height="0"/>
    </view>
    """

  @Test("The matching variations are ordered from the least to the most specific") func order() throws {
    let view = try DocumentSamples.element(Self.view)
    #expect(
      view.variations(for: Self.phone).map(\.key) == [
        "default", "heightClass=regular", "widthClass=compact", "heightClass=regular-widthClass=compact",
      ])
    #expect(view.variations(for: Self.pad).map(\.key) == ["default", "heightClass=regular"])
    #expect(view.variations(for: Self.anything).map(\.key) == ["default"])
  }

  @Test("The masks of the matching variations determine which objects are excluded") func masks() throws {
    let view = try DocumentSamples.element(Self.view)
    #expect(view.excludedIDs(for: Self.phone) == ["a", "c"])
    #expect(view.excludedIDs(for: Self.pad) == ["a", "b"])
    #expect(try DocumentSamples.element("<view/>").excludedIDs(for: Self.pad) == [])
  }
}
