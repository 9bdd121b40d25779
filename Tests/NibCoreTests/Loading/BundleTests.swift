import Foundation
import TestSupport
import Testing

@testable import NibCore
@testable import NibResources

/// docs/behaviours.md B: finding nibs.
@Suite struct BundleTests {
  /// Runs a block with a folder of the given files, which is removed afterwards.
  private func withBundle(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
    let folder = try TemporaryFolder(files)
    try body(try #require(Bundle(path: folder.path)))
  }

  private func view(tag: Int) -> String { TestNib.xib("<view id=\"A\" tag=\"\(tag)\"/>") }

  private func tag(_ name: String, _ bundle: Bundle) throws -> Int? {
    (try UINib(nibName: name, bundle: bundle).nibInstantiate(withOwner: nil).first as? UIView)?.tag
  }

  @Test("B1 B2: A missing nib is an error when it is instantiated") func missingNib() throws {
    let exception = try #require(TestNib.exception(UINib(nibName: "Nope", bundle: nil)))
    #expect(exception.name == "NSInternalInconsistencyException")
    #expect(
      exception.reason
        == "Could not load NIB in bundle: 'NSBundle <\(Bundle.main.bundlePath)> (loaded)' with name 'Nope'")
  }

  @Test("Of several resource bundles beside the program, only that of its own module is used")
  func ownResources() throws {
    try withBundle(["A_Other.resources/Resources/a": "", "B_App.resources/Resources/a": ""]) {
      bundle throws in
      let folders = ResourceBundles.folders(
        beside: bundle.bundleURL, of: ResourceOwner(program: "App"))
      #expect(
        folders.map { $0.pathComponents.suffix(2).joined(separator: "/") }.filter {
          $0.hasSuffix("Resources")
        }
          == ["B_App.resources/Resources"])
      let own = try #require(Bundle(path: folders[0].path))
      #expect(
        own.url(forResource: "a", withExtension: nil)?.path.hasSuffix("/B_App.resources/Resources/a") == true)
      #expect(own.resourcePath == folders[1].path)
    }
  }

  @Test(
    "Resources are found in the bundle and in its folder Resources",
    arguments: [
      ["B_App.resources/a.json"], ["B_App.resources/Resources/a.json"],
      ["A_Other.resources/a.json", "B_App.resources/a.json"],
      ["B_App.resources/Resources/a.json", "B_App.resources/b.json"],
      ["B_App.resources/a.json", "B_App.resources/Resources/b.json"],
    ])
  func resourcePlaces(files: [String]) throws {
    try withBundle(Dictionary(uniqueKeysWithValues: files.map { ($0, "") })) { bundle throws in
      let beside = ResourceBundles.folders(
        beside: bundle.bundleURL, of: ResourceOwner(program: "App"))
      let folder = try #require(beside.first)
      #expect(folder.lastPathComponent == "B_App.resources")
      let found = Bundle(path: folder.path)?.url(forResource: "a", withExtension: "json")?.path
      let expected = try #require(files.first { $0.hasPrefix("B_App") && $0.hasSuffix("a.json") })
      #expect(found?.hasSuffix("/" + expected) == true, "\(found ?? "")")
    }
  }

  @Test(
    "In programs and in tests, the resources are those of the module",
    arguments: [
      ("App", [], ["Aaa_Aaa", "My_App"], "My_App"),
      ("AppPackageTests.xctest", [], ["Aaa_Aaa", "App_App", "App_AppTests"], "App_App"),
      ("AppPackageTests.xctest", [], ["Aaa_Aaa", "App_AppTests", "App_Model"], "App_Model"),
      ("AppPackageTests.xctest", [], ["Aaa_Aaa", "App_AppTests"], "App_AppTests"),
      ("AppPackageTests.xctest", ["Model"], ["Aaa_Aaa", "App_App", "App_Model"], "App_Model"),
      ("AppPackageTests.xctest", ["Other", "Model"], ["App_App", "App_Model"], "App_Model"),
      ("my-appPackageTests.xctest", ["my_app"], ["a-b_c", "my-app_my-app"], "my-app_my-app"),
      ("Tool", [], ["Aaa_Aaa"], nil), ("Tool", ["Tool"], [], nil), ("Tool", [], ["Aaa_Linked"], "Aaa_Linked"),
      ("Tool", [], ["A_Linked", "A_Tool"], "A_Tool"), ("Tool", ["Aaa"], ["A_Linked", "A_Aaa"], "A_Aaa"),
    ] as [(String, [String], [String], String?)])
  func resourcesOfModule(program: String, modules: [String], folders: [String], expected: String?) throws {
    let files = folders.map { ("\($0).resources/Resources/a", "") } + [("b", "")]
    try withBundle(Dictionary(uniqueKeysWithValues: files)) { bundle throws in
      let owner = ResourceOwner(program: program, modules: modules) { $0 == "Linked" }
      let beside = ResourceBundles.folders(beside: bundle.bundleURL, of: owner)
      #expect(beside.first?.lastPathComponent == expected.map { $0 + ".resources" })
    }
  }

  @Test("The bundle of a class's module is never that of another module") func bundleOfClass() {
    #expect(Bundle.resources(of: PlainController.self) == Bundle.main)
  }

  @Test("B4: The name of a nib can include a file extension") func suffix() throws {
    try withBundle(["X.xib": view(tag: 4)]) { bundle throws in
      #expect(try tag("X", bundle) == 4)
      #expect(try tag("X.xib", bundle) == 4)
      #expect(try tag("X.nib", bundle) == 4)
    }
  }

  @Test("B5: UINib caches the file until memory is low, and loadNibNamed reads it every time")
  func caching() throws {
    try withBundle(["X.xib": view(tag: 1)]) { bundle throws in
      let nib = UINib(nibName: "X", bundle: bundle)
      func nibTag() throws -> Int? { (try nib.nibInstantiate(withOwner: nil).first as? UIView)?.tag }
      #expect(try nibTag() == 1)
      try Data(view(tag: 2).utf8).write(to: bundle.bundleURL.appendingPathComponent("X.xib"))
      #expect(try nibTag() == 1)
      #expect((bundle.loadNibNamed("X", owner: nil)?.first as? UIView)?.tag == 2)
      nib.purge()
      #expect(try nibTag() == 2)
    }
  }

  @Test("B6: Malformed data raises the exception of a missing nib, with the location as a hint")
  func malformedData() throws {
    let nib = UINib(data: Data("<document><view></document>".utf8), bundle: nil)
    let exception = try #require(TestNib.exception(nib))
    #expect(exception.reason.hasSuffix("with name 'data'"))
    #expect(exception.hint?.hasPrefix("data:1:") == true)
  }

  @Test("B7: The variant for the device's idiom comes first, and variants for other idioms are never used")
  func idioms() throws {
    let files = ["X.xib": view(tag: 1), "X~ipad.xib": view(tag: 2), "Y~ipad.xib": view(tag: 3)]
    try withBundle(files) { bundle throws in
      let pad = NibEnvironment(device: try #require(Device.named("ipad9_7")))
      let phone = NibEnvironment(device: try #require(Device.named("retina4_7")))
      let onPad = try NibEnvironment.$current.withValue(pad) { try tag("X", bundle) }
      let onPhone = try NibEnvironment.$current.withValue(phone) { try tag("X", bundle) }
      #expect(onPad == 2)
      #expect(onPhone == 1)
      NibEnvironment.$current.withValue(phone) {
        #expect(TestNib.exception(UINib(nibName: "Y", bundle: bundle)) != nil)
      }
    }
  }

  @Test("B8: Language folders are searched before the root") func languages() throws {
    try withBundle(["X.xib": view(tag: 1), "en.lproj/X.xib": view(tag: 2)]) { bundle throws in
      #expect(try tag("X", bundle) == 2)
    }
    try withBundle(["X.xib": view(tag: 1), "Base.lproj/X.xib": view(tag: 3)]) { bundle throws in
      #expect(try tag("X", bundle) == 3)
    }
  }

  // MARK: Controllers

  final class NamedViewController: UIViewController {}
  final class LittleViewController: UIViewController {}
  final class PlainController: UIViewController {}
  final class LoadingController: UIViewController {
    override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7)) }
  }

  private func ownersView(tag: Int) -> String {
    TestNib.xib(
      "<view id=\"A\" tag=\"\(tag)\"/>",
      owner: TestNib.connections("<outlet property=\"view\" destination=\"A\" id=\"c\"/>"))
  }

  @Test("B9 M6: The default nib name is the class name without Controller, then the class name, then none")
  func defaultNames() throws {
    try withBundle(["NamedView.xib": ownersView(tag: 5), "NamedViewController.xib": ownersView(tag: 6)]) {
      bundle throws in
      #expect(NamedViewController(nibName: nil, bundle: bundle).view.tag == 5)
    }
    try withBundle(["NamedViewController.xib": ownersView(tag: 6)]) { bundle throws in
      #expect(NamedViewController(nibName: nil, bundle: bundle).view.tag == 6)
      #expect(PlainController(nibName: nil, bundle: bundle).view.tag == 0)
      #expect(NamedViewController(nibName: nil, bundle: bundle).nibName == nil)
    }
  }

  @Test("B10 B11: An unrelated nib with the first default name is loaded, with a hint in the error")
  func unrelatedNib() throws {
    let files = ["LittleView.xib": view(tag: 1), "LittleViewController.xib": ownersView(tag: 2)]
    try withBundle(files) { bundle throws in
      let controller = LittleViewController(nibName: nil, bundle: bundle)
      #expect {
        try controller.nibLoadView()
      } throws: { error in
        let exception = error as? NibException
        return exception?.name == "NSInternalInconsistencyException"
          && exception?.reason
            == "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"LittleView\" nib but the view "
            + "outlet was not set."
          && exception?.hint?.contains("LittleViewController has no nibName") == true
      }
    }
  }

  @Test("B12: A controller's missing nib is an error when the view is loaded, not in init")
  func missingControllerNib() throws {
    let controller = UIViewController(nibName: "SomeOtherViewController", bundle: nil)
    #expect(controller.nibName == "SomeOtherViewController")
    #expect {
      try controller.nibLoadView()
    } throws: {
      ($0 as? NibException)?.reason.hasSuffix("with name 'SomeOtherViewController'") == true
    }
  }

  @Test("A33: An override of loadView() takes precedence over any nib")
  func loadView() { #expect(LoadingController().view.frame.width == 7) }
}
