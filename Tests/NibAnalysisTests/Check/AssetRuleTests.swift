import Testing

@testable import NibAnalysis
@testable import NibCore

/// Images and colors that are not in the project.
@Suite struct AssetRuleTests {
  /// A catalog with two namespaces, one inside the other, and a folder that is none.
  private static let files = [
    "App/Media.xcassets/Logo.imageset/Contents.json": "{}",
    "App/Media.xcassets/Plain/Photo.imageset/Contents.json": "{}",
    "App/Media.xcassets/Space/Contents.json": namespace,
    "App/Media.xcassets/Space/Star.imageset/Contents.json": "{}",
    "App/Media.xcassets/Space/Group/Mark.symbolset/Contents.json": "{}",
    "App/Media.xcassets/Space/Inner/Contents.json": namespace,
    "App/Media.xcassets/Space/Inner/Moon.imageset/Contents.json": "{}",
    "App/Media.xcassets/Space/Ink.colorset/Contents.json": "{}",
    "App/Media.xcassets/AppIcon.appiconset/Contents.json": "{}",
    "App/Loose/wave@2x~ipad.png": "", "App/Loose/photo.jpg": "",
  ]
  private static let namespace = #"{"properties": {"provides-namespace": true}}"#

  private static func findings(_ rule: String, _ content: String, files: [String: String] = files) throws
    -> [String]
  {
    let rule = try #require(CheckRule.named(rule))
    return try CheckRuleTests.findings(in: RuleExample(content, files: files), only: rule).map(\.message)
  }

  @Test(
    "Images are found in catalogs by their full names, and among loose files",
    arguments: [
      "Logo", "Photo", "Space/Star", "Space/Mark", "Space/Inner/Moon", "AppIcon", "wave", "wave.png",
      "photo.jpg",
      "Loose/photo.jpg", "Logo.png",
    ])
  func knownImages(name: String) throws {
    #expect(try Self.findings("missing-image", "<imageView image=\"\(name)\" id=\"i\"/>") == [])
  }

  @Test(
    "Missing images are reported with the name that is probably meant",
    arguments: [
      ("Plain/Photo", ". Did you mean 'Photo'?"), ("Star", ". Did you mean 'Space/Star'?"),
      ("Space/Inner/Mon", ". Did you mean 'Space/Inner/Moon'?"), ("logo", ". Did you mean 'Logo'?"),
      ("background-dark", ""),
    ])
  func missingImages(name: String, hint: String) throws {
    #expect(
      try Self.findings("missing-image", "<imageView image=\"\(name)\" id=\"i\"/>") == [
        "no image named '\(name)' in the project\(hint)"
      ])
  }

  @Test("Every image is reported once, wherever the document names it") func uses() throws {
    let content = """
      <button id="b"><state key="normal" title="B" image="gone1" backgroundImage="gone2"/>
        <state key="selected" image="gone1"/><state key="disabled" image="bag" catalog="system"/></button>
      <tabBarItem title="T" selectedImage="gone3" id="t"/>
      <view id="v"><accessibility key="accessibilityConfiguration">
        <accessibilityTraits key="traits" image="YES"/></accessibility>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="image" keyPath="icon" value="gone4"/>
          <userDefinedRuntimeAttribute type="string" keyPath="name" value="gone5"/>
        </userDefinedRuntimeAttributes></view>
      """
    #expect(
      try Self.findings("missing-image", content)
        == ["gone1", "gone2", "gone3", "gone4"].map {
          "no image named '\($0)' in the project"
        })
  }

  @Test("Images of the system, and those that are only listed, are told apart by the resources")
  func resources() throws {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701">
      <objects><imageView highlightedImage="bag" image="stored" id="i"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="image" keyPath="icon" value="key" catalog="system"/>
      </userDefinedRuntimeAttributes></imageView></objects>
      <resources><image name="bag" catalog="system" width="64" height="64"/>
      <image name="listed" width="16" height="16"/>
      <image name="stored" width="16" height="16"><mutableData key="keyedArchiveRepresentation"/></image></resources>
      </document>
      """
    #expect(try Self.findings("missing-image", document) == ["no image named 'listed' in the project"])
  }

  @Test("Named colors are found in catalogs only, and colors of the system are not examined") func colors()
    throws
  {
    let content = """
      <view id="v"><color key="backgroundColor" name="Space/Ink"/><color key="tintColor" name="Ink"/></view>
      <view id="w"><color key="backgroundColor" name="Ink"/><color key="tintColor" name="Logo"/>
      <color key="textColor" name="controlColor" catalog="System"/>
      <color key="shadowColor" systemColor="labelColor"/></view>
      """
    #expect(
      try Self.findings("missing-color", content) == [
        "no color named 'Ink' in the asset catalogs of the project. Did you mean 'Space/Ink'?",
        "no color named 'Logo' in the asset catalogs of the project",
      ])
  }

  /// A project whose target contains the document, and that lists some more files.
  private static func project(listing paths: String...) -> String {
    let ids = paths.indices.map { "F\($0)" }
    let files = zip(ids, paths).map { "\($0) = { isa = PBXFileReference; path = \"\($1)\"; };" }
    return """
      { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (D, \(ids.joined(separator: ", "))); };
      D = { isa = PBXFileReference; path = Example.xib; };
      \(files.joined(separator: "\n"))
      B = { isa = PBXBuildFile; fileRef = D; };
      R = { isa = PBXResourcesBuildPhase; files = (B); };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (R); };
      }; }
      """
  }

  @Test("Without asset catalogs, the files of the project and its list decide which images there are")
  func listedFiles() throws {
    let content = """
      <imageView image="gone.png" id="i"/><imageView image="there" id="j"/><imageView image="listed.png" id="k"/>
      """
    let list = Self.project(listing: "Art/listed@2x.png", "there.png")
    func findings(_ list: String, _ more: [String: String] = [:]) throws -> [String] {
      let files = ["App/there.png": "", "App.xcodeproj/project.pbxproj": list]
      return try Self.findings("missing-image", content, files: files.merging(more) { first, _ in first })
    }
    #expect(try findings(list) == ["no image named 'gone.png' in the project"])
    // The images in catalogs and folders that were not searched, and of libraries that are not there, are not known.
    #expect(try findings(Self.project(listing: "Images.xcassets")) == [])
    #expect(
      try findings(list.replacing("path = \"there", with: "lastKnownFileType = folder; path = \"../there"))
        == [])
    #expect(try findings(list, ["Podfile": "pod 'Art'"]) == [])
    // No target contains the document.
    #expect(try findings(list.replacing("files = (B)", with: "files = ()")) == [])
  }

  @Test("Nothing is reported in projects without asset catalogs and lists of files") func noCatalogs() throws
  {
    let files = ["App/photo.jpg": ""]
    #expect(try Self.findings("missing-image", "<imageView image=\"gone\" id=\"i\"/>", files: files) == [])
    #expect(
      try Self.findings(
        "missing-color", "<view id=\"v\"><color key=\"c\" name=\"gone\"/></view>", files: files) == [])
  }

  @Test("A color set that cannot be used is reported once, with the reason") func unreadableColors() throws {
    let content = """
      <view id="v"><color key="tintColor" name="A"/><color key="backgroundColor" name="A"/></view>
      <view id="w"><color key="tintColor" name="B"/></view>
      """
    let files = [
      "Assets.xcassets/A.colorset/Contents.json": "{",
      "Assets.xcassets/B.colorset/Contents.json":
        #"{"colors": [{"color": {"platform": "osx", "reference": "controlAccentColor"}}]}"#,
    ]
    #expect(
      try Self.findings("unreadable-color", content, files: files) == [
        "the color set 'A' cannot be used, because its Contents.json cannot be read",
        "the color set 'B' cannot be used, because 'controlAccentColor' is not a color of iOS",
      ])
  }
}
