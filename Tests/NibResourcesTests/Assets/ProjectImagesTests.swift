import Foundation
import TestSupport
import Testing

@testable import NibResources

/// The images that a document finds in its project, wherever they are, because an app contains them in one folder.
@Suite struct ProjectImagesTests {
  private let around: TemporaryFolder

  init() throws { around = try TemporaryFolder() }

  private func contains(_ names: [String], around document: String) -> [Bool] {
    let catalogs = AssetCatalogs(around: document)
    return names.map { catalogs.contains(imageNamed: $0) }
  }

  @Test(
    "Images anywhere in a project are found, with or without a version control system",
    arguments: [
      "p/.git/HEAD", "p/App.xcodeproj/project.pbxproj", "p/App/Info.plist", "p/App/Supporting Files/main.m",
    ])
  func anywhere(mark: String) throws {
    try around.write("", to: mark)
    for file in [
      "App/Supporting Files/Images/Logo/logo.png", "App/A/B/C/D/E.xcassets/deep.imageset/Contents.json",
    ] {
      try around.write("", to: "p/" + file)
    }
    let document = try around.write("", to: "p/App/View Controllers/Login/Login.xib")
    #expect(contains(["logo", "logo.png", "deep", "none"], around: document) == [true, true, true, false])
  }

  @Test("The file of a data set is found by the name of the set") func dataSets() throws {
    try around.write("", to: "p/.git/HEAD")
    let set = "p/App/Assets.xcassets/Group/items.dataset/"
    try around.write("[1]", to: set + "list.json")
    try around.write(
      """
      {"data": [{"filename": "list.json", "idiom": "universal", "universal-type-identifier": "public.json"}]}
      """, to: set + "Contents.json")
    let document = try around.write("", to: "p/App/View.xib")
    let environment = NibEnvironment(device: .terminal, catalogs: AssetCatalogs(around: document))
    NibEnvironment.$current.withValue(environment) {
      let asset = NSDataAsset(name: "items")
      #expect(asset.map { String(decoding: $0.data, as: UTF8.self) } == "[1]")
      #expect(asset?.typeIdentifier == "public.json" && NSDataAsset(name: "list") == nil)
    }
  }

  @Test("Images in bundles and in the folders of other projects are not those of the app") func foreign()
    throws
  {
    for file in [".git/HEAD", "Pods/Kit/Images/pod.png", "App/Kit.bundle/inside.png"] {
      try around.write("", to: "p/" + file)
    }
    try around.write("", to: "other/stranger.png")
    let document = try around.write("", to: "p/App/Views/Login.xib")
    #expect(contains(["pod", "inside", "stranger"], around: document) == [false, false, false])
  }

  @Test("The suffixes of files are ignored in the names of images") func suffixes() throws {
    let document = try around.write("", to: "p/View.xib")
    try around.write("", to: "p/Images.xcassets/Icons/menu.imageset/Contents.json")
    try around.write("", to: "p/star@2x~ipad.png")
    let names = [
      "menu", "menu.png", "menu@2x.png", "menu.jpg", "menu~ipad.png", "Folder/menu.png", "star.png", "men",
    ]
    #expect(contains(names, around: document) == [true, true, true, true, true, true, true, false])
  }

  @Test(
    "The file of an image set is in its folder",
    arguments: [
      ("a.png", 1), ("../a.png", 0), ("../\u{301}a.png", 0), ("..\u{600}/a.png", 0), ("b/a.png", 0),
    ])
  func filesOfSets(name: String, count: Int) throws {
    let set = ImageSet(
      json: Data("{\"images\": [{\"filename\": \"\(name)\"}]}".utf8), folder: "/p/a.imageset")
    #expect(try #require(set).files.count == count)
  }

  @Test("The nearest of several images with one name is used") func nearest() throws {
    try around.write("", to: "p/.git/HEAD")
    try around.write("", to: "p/Z/far/away/in/here/icon.png")
    try around.write("", to: "p/App/Views/icon@2x.png")
    let document = try around.write("", to: "p/App/Views/View.xib")
    let files = AssetCatalogs(around: document).image(named: "icon")?.files.map { Disk.name(of: $0.path) }
    #expect(files == ["icon@2x.png"])
  }
}
