import TestSupport
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

  @Test("Images that Xcode copies count beside asset catalogs, also from folders outside of the project")
  func copiedFiles() throws {
    let folder = try TemporaryFolder([
      "Art/Icons/back@2x.png": "", "Art/Shared.xcassets/Sun.imageset/Contents.json": "{}",
      "Art/Shared.xcassets/Ink.colorset/Contents.json": "{}", "Art/Whole/Deep/moon.png": "",
      "Art/Whole/More.xcassets/Star.imageset/Contents.json": "{}", "Art/Synced/wave.jpg": "",
      "App/Media.xcassets/Logo.imageset/Contents.json": "{}",
    ])
    let project = Self.project(
      listing: "../Art/Icons/back@2x.png", "../Art/lost.png", "../Art/Shared.xcassets", "../Art/Whole",
      "Gone.png"
    ).replacing("path = \"../Art/Whole", with: "lastKnownFileType = folder; path = \"../Art/Whole")
      .replacing("children = (D,", with: "children = (D, S,")
      .replacing(
        "D = {", with: "S = { isa = PBXFileSystemSynchronizedRootGroup; path = ../Art/Synced; }; D = {")
    func findings(_ project: String) throws -> [String] {
      try folder.write(project, to: "App/App.xcodeproj/project.pbxproj")
      let images = ["back", "lost", "Sun", "moon", "Star", "wave", "Gone", "Logo", "none"].map {
        "<imageView image=\"\($0)\" id=\"\($0)\"><color key=\"tintColor\" name=\"Ink\"/></imageView>"
      }
      let text = RuleExample(images.joined()).document
      let path = try folder.write(text, to: "App/Example.xib")
      let program = NibProgram(sourcesIn: [folder.path + "/App"], separatesProjects: true)
      return NibCheck(
        try NibReader.read([UInt8](text.utf8), file: path), project: CheckProject(program: program),
        configuration: CheckConfiguration(only: ["missing-image", "missing-color"])
      ).diagnostics.map(\.message)
    }
    #expect(try findings(project) == ["no image named 'none' in the project"])
    // Nothing is known about a catalog that is not there.
    #expect(try findings(project.replacing("Shared.xcassets", with: "Absent.xcassets")) == [])
  }

  @Test(
    "Images and colors in a catalog of another target are reported, unless their target may be copied into the document's",
    arguments: [
      ("application", "app-extension", true), ("application", "framework", true),
      ("application", "bundle", false), ("application", "library.static", false),
      ("bundle", "application", false),
    ])
  func otherTarget(own: String, other: String, isReported: Bool) throws {
    func project(_ owners: String) -> String {
      """
      { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T, U); };
      G = { isa = PBXGroup; children = (D, C); };
      D = { isa = PBXFileReference; path = Example.xib; }; C = { isa = PBXFileReference; path = Media.xcassets; };
      B = { isa = PBXBuildFile; fileRef = D; }; M = { isa = PBXBuildFile; fileRef = C; };
      R = { isa = PBXResourcesBuildPhase; files = (B); }; S = { isa = PBXResourcesBuildPhase; files = (M); };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (\(owners)); productType = "com.apple.product-type.\(own)"; };
      U = { isa = PBXNativeTarget; name = Other; buildPhases = (S); productType = "com.apple.product-type.\(other)"; };
      }; }
      """
    }
    let content = """
      <imageView image="Sun" id="i"/><imageView image="loose" id="j"/>
      <view id="v"><color key="tintColor" name="Ink"/></view>
      """
    func findings(_ rule: String, _ owners: String) throws -> [String] {
      try Self.findings(
        rule, content,
        files: [
          "App.xcodeproj/project.pbxproj": project(owners), "loose.png": "",
          "Media.xcassets/Sun.imageset/Contents.json": "{}",
          "Media.xcassets/Ink.colorset/Contents.json": "{}",
        ])
    }
    let end = "is only in Media.xcassets of the target Other, but the document is in the target App"
    #expect(try findings("missing-image", "R") == (isReported ? ["the image 'Sun' \(end)"] : []))
    #expect(try findings("missing-color", "R") == (isReported ? ["the color 'Ink' \(end)"] : []))
    #expect(try findings("missing-image", "R, S") == [] && findings("missing-color", "R, S") == [])
  }

  @Test(
    "A catalog of the document's target that is not there is named in a note, in place of what it may contain"
  )
  func missingCatalog() throws {
    let project = """
      { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; children = (D, C, E); };
      D = { isa = PBXFileReference; path = Example.xib; }; C = { isa = PBXFileReference; path = Media.xcassets; };
      E = { isa = PBXFileReference; path = Derived.xcassets; };
      B = { isa = PBXBuildFile; fileRef = D; }; M = { isa = PBXBuildFile; fileRef = C; };
      N = { isa = PBXBuildFile; fileRef = E; };
      R = { isa = PBXResourcesBuildPhase; files = (B, M, N); };
      T = { isa = PBXNativeTarget; name = App; buildPhases = (R); productType = "com.apple.product-type.application"; };
      }; }
      """
    let content = """
      <imageView image="Sun" id="i"/><imageView image="gone" id="j"/>
      <view id="v"><color key="tintColor" name="Ink"/></view>
      <view id="w"><color key="tintColor" name="insulin"/><color key="backgroundColor" name="warning"/></view>
      """
    var files = [
      "App.xcodeproj/project.pbxproj": project, "Media.xcassets/Sun.imageset/Contents.json": "{}",
      "Media.xcassets/Ink.colorset/Contents.json": "{}",
    ]
    func findings(_ rule: String) throws -> [Diagnostic] {
      let rule = try #require(CheckRule.named(rule))
      return try CheckRuleTests.findings(in: RuleExample(content, files: files), only: rule)
    }
    let start =
      "the target of the document contains 'Derived.xcassets', which is not in the project's folder, so that"
    let colors = try findings("missing-color")
    #expect(colors.map(\.message) == ["\(start) these colors cannot be looked up: 'insulin' and 'warning'"])
    #expect(colors.map(\.severity) == [.note])
    let images = try findings("missing-image")
    #expect(images.map(\.message) == ["\(start) these images cannot be looked up: 'gone'"])
    #expect(images.map(\.severity) == [.note])
    files["Derived.xcassets/insulin.colorset/Contents.json"] = "{}"
    #expect(
      try findings("missing-color").map(\.message) == [
        "no color named 'warning' in the asset catalogs of the project"
      ])
    #expect(try findings("missing-image").map(\.severity) == [.warning])
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

  @Test("An image set whose description is damaged is reported; one without a description is not")
  func damagedSets() throws {
    let names = ["list", "empty", "binary", "whole", "none"]
    let content = names.map { "<imageView image=\"\($0)\" id=\"\($0)\"/>" }.joined()
    let files = [
      "A.xcassets/list.imageset/Contents.json": #"{"images": {"filename": 5}}"#,
      "A.xcassets/empty.imageset/Contents.json": "", "A.xcassets/binary.imageset/Contents.json": "\u{1}{",
      "A.xcassets/whole.imageset/Contents.json": "{}", "A.xcassets/none.imageset/a.png": "",
    ]
    #expect(
      try Self.findings("missing-image", content, files: files)
        == ["list", "empty", "binary"].map {
          "the image '\($0)' is in a set that cannot be used, because its Contents.json cannot be read"
        })
  }

  @Test("Image files that no program can read are reported with the reason") func unreadableImages() throws {
    func set(_ name: String, _ file: String, _ content: String) -> [String: String] {
      [
        "A.xcassets/\(name).imageset/Contents.json": #"{"images": [{"filename": "\#(file)"}]}"#,
        "A.xcassets/\(name).imageset/\(file)": content,
      ]
    }
    let files = [
      set("empty", "a.pdf", ""), set("other", "b.svg", "GIF87a"),
      set("open", "c.svg", "<svg width='8' height='8'>"),
      set("text", "d.svg", "<svg width='8' height='8'><text y='8'>Word</text></svg>"),
      set("cut", "e.pdf", "%PDF-1.4 1 0 obj <</Type/Catalog"), set("bare", "f.png", ""),
      set("stored", "g.jpg", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 5\n"),
      set("short", "h.gif", "GIF89a"), ["loose@2x.png": "text"],
    ].reduce(into: [:]) { $0.merge($1) { _, new in new } }
    let names = ["empty", "other", "open", "text", "cut", "bare", "stored", "short", "loose", "none"]
    let content = names.map { "<imageView image=\"\($0)\" id=\"\($0)\"/>" }.joined()
    #expect(
      try Self.findings("unreadable-image", content, files: files) == [
        "the file 'a.pdf' of the image 'empty' cannot be read: the file is empty",
        "the file 'b.svg' of the image 'other' cannot be read: it is not a file in the format SVG",
        "the file 'c.svg' of the image 'open' cannot be read: it is not a well-formed SVG file",
        "the file 'e.pdf' of the image 'cut' cannot be read: the file is not complete",
        "the file 'f.png' of the image 'bare' cannot be read: the file is empty",
        "the file 'g.jpg' of the image 'stored' cannot be read: it is a pointer to a file of Git LFS: fetch the file "
          + "with 'git lfs pull'",
        "the file 'h.gif' of the image 'short' cannot be read: the file is not complete",
        "the file 'loose@2x.png' of the image 'loose' cannot be read: it is not a file in the format PNG",
      ])
  }

  @Test("A damaged project is reported at the damage", arguments: [false, true]) func damagedProject(
    isXML: Bool
  ) throws {
    let content = "<view id=\"v\"/>"
    let start = isXML ? "<?xml version=\"1.0\"?>\n" : "// !$*UTF8*$!\n"
    func findings(_ text: String) throws -> [Diagnostic] {
      let rule = try #require(CheckRule.named("unreadable-project"))
      return try CheckRuleTests.findings(
        in: RuleExample(content, files: ["App.xcodeproj/project.pbxproj": start + text]), only: rule)
    }
    let found = try findings("{ objects = {\n<<<<<<< HEAD\n")
    #expect(
      found.map(\.location?.line) == (isXML ? [] : [3]) && found.allSatisfy { $0.location?.column == 1 })
    #expect(try findings("{ objects = {").count == (isXML ? 0 : 1))
    #expect(try findings(Self.project(listing: "a.png")).isEmpty)
  }

  // MARK: color-without-value

  /// The findings about a view with a color and the given resources.
  private static func colorFindings(_ color: String, _ resources: String = "") throws -> [String] {
    try findings(
      "color-without-value",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701">
      <objects><view id="v"><color key="backgroundColor" \(color)/><color key="tintColor" \(color)/></view></objects>
      <resources>\(resources)</resources></document>
      """)
  }

  private static let red =
    "<color red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"

  @Test(
    "Colors with a known name, or with a value in the document, are not reported",
    arguments: [
      ("systemColor=\"labelColor\"", ""), ("systemColor=\"whiteColor\"", ""),
      ("systemColor=\"newColor\"", "<systemColor name=\"newColor\">\(Self.red)</systemColor>"),
      ("systemColor=\"newColor\" white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"", ""),
      ("name=\"Brand\"", "<namedColor name=\"Brand\">\(Self.red)</namedColor>"), ("name=\"Brand\"", ""),
      ("name=\"controlColor\" catalog=\"System\" colorSpace=\"catalog\"", ""),
      ("white=\"1\" alpha=\"1\" colorSpace=\"calibratedWhite\"", ""),
    ])
  func knownColors(color: String, resources: String) throws {
    #expect(try Self.colorFindings(color, resources) == [])
  }

  @Test(
    "Unknown and empty names of colors, and names in place of values, are reported once",
    arguments: [
      (
        "systemColor=\"lableColor\"", "",
        "no system color is named 'lableColor', and the document contains no value for it. Did you mean 'labelColor'?"
      ),
      (
        "systemColor=\"nopeColor\"", "",
        "no system color is named 'nopeColor', and the document contains no value for it"
      ),
      ("systemColor=\"\"", "", "the name of the system color is empty: choose a color"),
      ("name=\"\"", "", "the name of the color is empty: choose a color"),
      (
        "name=\"A\"", "<namedColor name=\"\">\(Self.red)</namedColor>",
        "a color in the document's <resources> has no name"
      ),
      (
        "name=\"A\"", "<namedColor name=\"A\"/>",
        "the value of the color 'A' in the document's <resources> is missing: add it"
      ),
      (
        "name=\"A\"",
        "<namedColor name=\"A\"><color name=\"B\"/></namedColor><namedColor name=\"B\">\(Self.red)</namedColor>",
        "the value of the color 'A' in the document's <resources> is the name of another color, 'B': give it components, "
          + "such as red, green and blue"
      ),
      (
        "name=\"A\"", "<namedColor name=\"A\"><color name=\"A\"/></namedColor>",
        "the value of the color 'A' in the document's <resources> leads back to itself ('A', 'A'): give it components, "
          + "such as red, green and blue"
      ),
    ])
  func colorsWithoutValue(color: String, resources: String, message: String) throws {
    #expect(try Self.colorFindings(color, resources) == [message])
  }

  @Test("Colors that name each other are reported with the circle") func circle() throws {
    let next = ["A": "B", "B": "C", "C": "A"]
    let list = next.sorted { $0.key < $1.key }.map {
      "<namedColor name=\"\($0.key)\"><color name=\"\($0.value)\"/></namedColor>"
    }
    let found = try Self.colorFindings("name=\"A\"", list.joined())
    #expect(found.count == 3)
    #expect(
      found.first?.contains("'A' in the document's <resources> leads back to itself ('A', 'B', 'C', 'A')")
        == true)
  }

  @Test("A set whose Contents.json cannot be read, such as a folder or a pipe, is reported")
  func unreadableSet()
    throws
  {
    let files = ["Assets.xcassets/Apple.imageset/Contents.json/file": ""]
    #expect(
      try Self.findings("missing-image", "<imageView image=\"Apple\" id=\"i\"/>", files: files) == [
        "the image 'Apple' is in a set that cannot be used, because its Contents.json cannot be read"
      ])
  }
}
