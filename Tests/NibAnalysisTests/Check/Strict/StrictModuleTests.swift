import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore
@testable import NibSources

/// The modules in which documents look for Swift classes.
@Suite struct StrictModuleTests {
  // MARK: Projects

  /// A project with the targets `App`, whose product has a name with a space, and `Core`.
  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (A, C); buildConfigurationList = L; };
      G = { isa = PBXGroup; children = (d, a, c); sourceTree = "<group>"; };
      d = { isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
      a = { isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
      c = { isa = PBXFileReference; path = Core/Badge.swift; sourceTree = "<group>"; };
      A = { isa = PBXNativeTarget; name = App; buildPhases = (AP); buildConfigurationList = AL;
            productType = "com.apple.product-type.application"; };
      C = { isa = PBXNativeTarget; name = Core; buildPhases = (CP); buildConfigurationList = CL;
            productType = "com.apple.product-type.framework"; };
      AP = { isa = PBXSourcesBuildPhase; files = (bd, ba); };
      CP = { isa = PBXSourcesBuildPhase; files = (bc); };
      bd = { isa = PBXBuildFile; fileRef = d; };
      ba = { isa = PBXBuildFile; fileRef = a; };
      bc = { isa = PBXBuildFile; fileRef = c; };
      L = { isa = XCConfigurationList; buildConfigurations = (LD); };
      LD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; }; };
      AL = { isa = XCConfigurationList; buildConfigurations = (AD); };
      AD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "My $(TARGET_NAME)"; }; };
      CL = { isa = XCConfigurationList; buildConfigurations = (CD); };
      CD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
    }; rootObject = P; }
    """

  private static func files(_ object: String, _ others: [String: String] = [:]) -> [String: String] {
    let storyboard = RuleExample(
      "<scene sceneID=\"s\"><objects>\(object)</objects></scene>"
    ).document
    return others.merging(["Main.storyboard": storyboard]) { first, _ in first }
  }

  /// The findings about classes in `Main.storyboard`, with their notes.
  private static func findings(_ files: [String: String]) throws -> [String] {
    let temporary = try TemporaryFolder(files)
    defer { withExtendedLifetime(temporary) {} }
    let folder = temporary.url
    let file = folder.appendingPathComponent("Main.storyboard").path
    let document = try NibReader.read(Array((files["Main.storyboard"] ?? "").utf8), file: file)
    let program = NibProgram(sourcesIn: [folder.path])
    return NibStrictCheck(document, program: program).diagnostics
      .filter {
        ["unknown-class", "undefined-key", "unknown-segue-class"].contains($0.id) && $0.severity > .note
      }
      .map { "\($0.id): \($0.message)" }
  }

  private static func controller(_ name: String, _ attributes: String) -> String {
    "<viewController customClass=\"\(name)\" \(attributes) id=\"c\" sceneMemberID=\"viewController\"/>"
  }

  private static let target = "customModuleProvider=\"target\""

  @Test(
    "A Swift class is found only in the modules of the targets that compile it",
    arguments: [
      ("Home", "customModule=\"My_App\" \(target)", nil), ("Home", "customModule=\"Old\" \(target)", nil),
      ("Home", target, nil), ("Home", "customModule=\"My_App\"", nil),
      ("Badge", "customModule=\"Core\"", nil),
      ("Home", "", "Home"), ("Home", "customModule=\"App\"", "App.Home"),
      ("Home", "customModule=\"Core\"", "Core.Home"), ("Badge", "", "Badge"),
      ("Badge", "customModule=\"My_App\" \(target)", "My_App.Badge"),
      ("Badge", "customModule=\"Old\" \(target)", "My_App.Badge"),
      ("Badge", "customModule=\"Coer\"", "Coer.Badge"),
    ])
  func targets(name: String, attributes: String, unknown: String?) throws {
    let found = try Self.findings(
      Self.files(
        Self.controller(name, attributes),
        [
          "App.xcodeproj/project.pbxproj": Self.project,
          "Home.swift": "import UIKit\nclass Home: UIViewController {}",
          "Core/Badge.swift": "import UIKit\npublic class Badge: UIViewController {}",
        ]))
    #expect(
      found == (unknown.map { ["unknown-class: Unknown class \($0) in Interface Builder file."] } ?? []))
  }

  @Test(
    "A class of Objective-C, and the name that a Swift class has for Objective-C, are in no module",
    arguments: [
      ("Home.h", "@interface Home : UIViewController\n@end"),
      ("Home.swift", "import UIKit\n@objc(Home) class Other: UIViewController {}"),
    ])
  func objectiveC(file: String, source: String) throws {
    for attributes in ["", "customModule=\"Gone\"", Self.target] {
      let object = Self.controller("Home", attributes)
      // The name with a module is that of a Swift class.
      #expect(
        try Self.findings(Self.files(object, [file: source]))
          == (attributes.contains("Gone")
            ? ["unknown-class: Unknown class Gone.Home in Interface Builder file."] : []))
    }
  }

  @Test(
    "A Swift class with a name for Objective-C is found under this name, and under its own name in its module",
    arguments: [
      ("@objc(Home) class Home", "Home", "", nil), ("@objc(Home) class Home", "Home", target, nil),
      ("@objc(Home) class Home", "Home", "customModule=\"My_App\"", nil),
      ("@objc(Home) class Home", "Home", "customModule=\"Core\"", "Core.Home"),
      ("@objc(ABHome) class Home", "ABHome", "", nil), ("@objc(ABHome) class Home", "ABHome", target, nil),
      ("@objc(ABHome) class Home", "ABHome", "customModule=\"My_App\"", "My_App.ABHome"),
      ("@objc(ABHome) class Home", "Home", "customModule=\"My_App\"", nil),
      ("@objc(ABHome) class Home", "Home", "", "Home"),
      ("@objc() class Home", "Home", "customModule=\"My_App\"", nil),
      ("@objc(home:) class Home", "Home", "customModule=\"My_App\"", nil),
    ])
  func namesForObjectiveC(source: String, name: String, attributes: String, unknown: String?) throws {
    let found = try Self.findings(
      Self.files(
        Self.controller(name, attributes),
        [
          "App.xcodeproj/project.pbxproj": Self.project,
          "Home.swift": "import UIKit\n\(source): UIViewController {}",
        ]))
    #expect(
      found == (unknown.map { ["unknown-class: Unknown class \($0) in Interface Builder file."] } ?? []))
  }

  @Test("A Swift class is not found without a module, and the outlets of its object raise") func bare() throws
  {
    let source = ["Home.swift": "import UIKit\nclass Home: UIViewController { @IBOutlet var name: UILabel! }"]
    #expect(
      try Self.findings(Self.files(Self.controller("Home", ""), source)) == [
        "unknown-class: Unknown class Home in Interface Builder file."
      ])
    #expect(try Self.findings(Self.files(Self.controller("Home", "customModule=\"App\""), source)) == [])
    let outlet = """
      <viewController customClass="Home" id="c" sceneMemberID="viewController">
      <view key="view" id="v"><subviews><label id="l"/></subviews></view>
      <connections><outlet property="name" destination="l" id="o"/></connections></viewController>
      """
    #expect(
      try Self.findings(Self.files(outlet, source)) == [
        "undefined-key: [<UIViewController 0x0> setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key name."
      ])
    // Files for NibTerm, and files that import nothing, are not compiled for UIKit as they are.
    for first in ["import NibCore", ""] {
      let other = ["Home.swift": "\(first)\nclass Home: UIViewController { var name: UILabel! }"]
      #expect(try Self.findings(Self.files(Self.controller("Home", ""), other)) == [])
    }
  }

  @Test(
    "The class of a pod is in the pod's module",
    arguments: [
      ("customModule=\"Badges\"", true), ("customModule=\"BadgeKit\"", true), ("", false),
      ("customModule=\"Badgse\"", false), ("customModule=\"My_App\" \(target)", false),
    ])
  func pods(attributes: String, isFound: Bool) throws {
    let files = Self.files(
      Self.controller("Badge", attributes),
      [
        "App.xcodeproj/project.pbxproj": Self.project,
        "Pods/Badges/Sources/Badge.swift": "import UIKit\npublic class Badge: UIViewController {}",
      ])
    #expect(try Self.findings(files).isEmpty == isFound)
  }

  @Test(
    "A module that the program links or imports, but does not contain, may declare a class of the same name",
    arguments: [
      ("import UIKit", false, true), ("import UIKit\nimport GameKitUI", false, false),
      ("import UIKit", true, false), ("import UIKit\nclass GameKitUI {}", false, true),
    ])
  func libraries(imports: String, isLinked: Bool, isReported: Bool) throws {
    let framework =
      "f = { isa = PBXFileReference; path = GameKitUI.framework; sourceTree = BUILT_PRODUCTS_DIR; };"
    let linking = Self.project.replacing("objects = {", with: "objects = { \(framework)")
    let object = """
      <viewController customClass="Home" customModule="GameKitUI" id="c" sceneMemberID="viewController">
      <view key="view" id="v"><subviews><label id="l"/></subviews></view>
      <connections><outlet property="name" destination="l" id="o"/></connections></viewController>
      """
    let found = try Self.findings(
      Self.files(
        object,
        [
          "App.xcodeproj/project.pbxproj": isLinked ? linking : Self.project,
          "Home.swift": "\(imports)\nclass Home: UIViewController {}",
        ]))
    #expect(!found.isEmpty == isReported)
  }

  @Test(
    "Packages and podspecs name modules",
    arguments: [
      ("Package.swift", ".target(name: \"Card-Kit\", path: \"Lib\")", "Card_Kit"),
      ("Package.swift", ".target(name: \"A\", dependencies: [.target(name: \"B\")], path: \"Lib\")", "A"),
      ("Cards.podspec", "s.name = 'Cards'\ns.source_files = 'Lib/**/*.swift'", "Cards"),
      ("Cards.podspec", "s.name = 'Cards'\ns.module_name = 'Kit'\ns.source_files = 'Lib/*'", "Kit"),
    ])
  func manifests(name: String, text: String, module: String) throws {
    for (other, isFound) in [(module, true), ("Other", false)] {
      let files = Self.files(
        Self.controller("Badge", "customModule=\"\(other)\""),
        [name: text, "Lib/Badge.swift": "import UIKit\npublic class Badge: UIViewController {}"])
      #expect(try Self.findings(files).isEmpty == isFound)
    }
  }

  @Test("A podspec whose sources are not known decides nothing") func unknownPodspec() throws {
    for text in ["s.name = 'A'\ns.source_files = files", "s.name = 'A'\ns.source_files = \"#{x}/*\""] {
      let files = Self.files(
        Self.controller("Badge", "customModule=\"Other\""),
        ["A.podspec": text, "Lib/Badge.swift": "import UIKit\npublic class Badge: UIViewController {}"])
      #expect(try Self.findings(files) == [])
    }
  }
}
