import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore

/// The version of iOS for which a document is built, from the files around it.
@Suite struct DeploymentTargetTests {
  /// The objects of a project whose target contains `A.xib` and whose widget contains `A.xib` and `B.xib`.
  private static func project(
    app: String, widget: String, shared: String, appFile: String = "", widgetSDK: String = ""
  ) -> String {
    """
    {objects = {
      P = {isa = PBXProject; mainGroup = G; buildConfigurationList = LP; targets = (T1, T2, );};
      G = {isa = PBXGroup; children = (FA, FB, FC, FX, ); sourceTree = "<group>";};
      FA = {isa = PBXFileReference; path = A.xib; sourceTree = "<group>";};
      FB = {isa = PBXFileReference; path = B.xib; sourceTree = "<group>";};
      FC = {isa = PBXFileReference; path = C.xib; sourceTree = "<group>";};
      FX = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>";};
      BA1 = {isa = PBXBuildFile; fileRef = FA;};
      BA2 = {isa = PBXBuildFile; fileRef = FA;};
      BB = {isa = PBXBuildFile; fileRef = FB;};
      T1 = {isa = PBXNativeTarget; buildPhases = (R1, ); buildConfigurationList = L1; name = App;};
      T2 = {isa = PBXNativeTarget; buildPhases = (R2, ); buildConfigurationList = L2; name = Widget;};
      R1 = {isa = PBXResourcesBuildPhase; files = (BA1, );};
      R2 = {isa = PBXResourcesBuildPhase; files = (BA2, BB, );};
      LP = {isa = XCConfigurationList; buildConfigurations = (CP, );};
      L1 = {isa = XCConfigurationList; buildConfigurations = (C1, );};
      L2 = {isa = XCConfigurationList; buildConfigurations = (C2, );};
      CP = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(setting(shared)) };};
      C1 = {isa = XCBuildConfiguration; name = Debug; \(appFile) buildSettings = {\(setting(app)) };};
      C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(setting(widget)) \(widgetSDK) };};
    }; rootObject = P;}
    """
  }

  private static func setting(_ version: String) -> String {
    version.isEmpty ? "" : "IPHONEOS_DEPLOYMENT_TARGET = \"\(version)\";"
  }

  private static let appFile = "baseConfigurationReference = FX;"

  @Test("The lowest version of the targets that contain the document counts") func targets() throws {
    let files = ["App.xcodeproj/project.pbxproj": Self.project(app: "12.0", widget: "14.2", shared: "9.0")]
    #expect(try Self.targets(files) == ["A.xib": "12.0", "B.xib": "14.2", "C.xib": "9.0"])
  }

  @Test("A target without the setting has that of the project, and targets for other platforms do not count")
  func inherited() throws {
    let project = Self.project(app: "", widget: "7.0", shared: "13.0", widgetSDK: "SDKROOT = macosx;")
    #expect(
      try Self.targets(["App.xcodeproj/project.pbxproj": project]) == [
        "A.xib": "13.0", "B.xib": "13.0", "C.xib": "13.0",
      ])
  }

  @Test(
    "A configuration file comes after the target's own setting and before that of the project",
    arguments: [
      ("", "IPHONEOS_DEPLOYMENT_TARGET = 11.0 // old", "11.0"),
      ("10.0", "IPHONEOS_DEPLOYMENT_TARGET = 11.0", "10.0"),
      ("$(inherited)", "IPHONEOS_DEPLOYMENT_TARGET=11.0", "11.0"),
      ("$(MINIMUM)", "MINIMUM = ${LOWEST}\nLOWEST = 11.3", "11.3"),
      ("", "#include \"Base.xcconfig\"", "10.3"),
      ("", "#include \"Base.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = 10.4", "10.4"),
      ("", "#include \"App.xcconfig\"\n#include? \"Missing.xcconfig\"", "13.0"),
      ("", "\u{FEFF}IPHONEOS_DEPLOYMENT_TARGET=11.0;\r\n", "11.0"),
      ("", "  #include? \"../Config/Base.xcconfig\"", "10.3"),
      // Conditions.
      ("", "IPHONEOS_DEPLOYMENT_TARGET[sdk=x*] = 8.0\nA = $(A)", "13.0"),
      ("", "IPHONEOS_DEPLOYMENT_TARGET[sdk=*] = 9.0\nIPHONEOS_DEPLOYMENT_TARGET = 10.0", "9.0"),
      ("", "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*][arch=*] = 9.0", "9.0"),
      ("", "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos26.0] = 9.0", "9.0"),
      ("", "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphonesimulator*] = 9.0", "9.0"),
      ("", "IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*][arch=arm64] = 9.0", "13.0"),
      ("", "IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*] = 9.0", "13.0"),
      ("", "IPHONEOS_DEPLOYMENT_TARGET[config=Debug] = 9.0", "9.0"),
      ("", "IPHONEOS_DEPLOYMENT_TARGET[config=Release] = 9.0", "13.0"),
      ("", "IPHONEOS_DEPLOYMENT_TARGET = 9.0\nIPHONEOS_DEPLOYMENT_TARGET[sdk=iphone*] = $(inherited)", "9.0"),
      // Variables in texts, with standard values, and in the names of variables.
      ("$(MAJOR).${MINOR}", "MAJOR = 9\nMINOR = 3", "9.3"),
      ("$(NONE:default=9.3)", "", "9.3"),
      ("$(OLDEST:default=9.3)", "OLDEST = 9.0", "9.0"),
      ("$(OLDEST_$(CONFIGURATION))", "OLDEST_Debug = 9.4", "9.4"),
      ("$(OLDEST", "OLDEST = 9.0", nil),
      ("$(A)", "A = $(A)", nil),
      ("$(A)", "A = $(B)$(B)$(B)\nB = $(A)$(A)$(A)", nil),
    ] as [(String, String, String?)])
  func configurationFiles(setting: String, text: String, expected: String?) throws {
    let project = Self.project(app: setting, widget: "14.0", shared: "13.0", appFile: Self.appFile)
    let files = [
      "App.xcodeproj/project.pbxproj": project, "Config/App.xcconfig": text,
      "Config/Base.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 10.3\n#include \"App.xcconfig\"\n",
    ]
    #expect(try Self.targets(files)["A.xib"] == (expected ?? "14.0"))
  }

  @Test(
    "The SDK says whether a target is for iOS, by name, with a version, or as a list of platforms",
    arguments: [
      ("SDKROOT = iphoneos14.4;", "7.0"), ("SDKROOT = iphonesimulator;", "7.0"),
      ("SDKROOT = \"/SDKs/iPhoneOS9.0.sdk\";", "7.0"), ("SDKROOT = auto;", "7.0"),
      ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";", "7.0"),
      ("SDKROOT = auto; SUPPORTED_PLATFORMS = macosx;", "13.0"), ("SDKROOT = appletvos;", "13.0"),
    ])
  func platforms(settings: String, expected: String) throws {
    let project = Self.project(app: "", widget: "7.0", shared: "13.0", widgetSDK: settings)
    #expect(try Self.targets(["App.xcodeproj/project.pbxproj": project])["A.xib"] == expected)
  }

  @Test("Conditions hold in projects too") func conditions() throws {
    let project = Self.project(
      app: "12.0", widget: "14.0", shared: "13.0",
      widgetSDK: "\"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]\" = 9.2;")
    #expect(try Self.targets(["App.xcodeproj/project.pbxproj": project])["B.xib"] == "9.2")
  }

  @Test(
    "The exceptions of a folder do not belong to its target, and belong to others",
    arguments: [
      ("", "12.0"), ("EA = {\(exceptionSet) target = T1; membershipExceptions = (A.xib, );};", "9.0"),
      ("EA = {\(exceptionSet) target = T2; membershipExceptions = (A.xib, );};", "11.0"),
      ("EA = {\(exceptionSet) target = T2; membershipExceptions = (\"/Localized: A.xib\", );};", "11.0"),
      ("EA = {\(exceptionSet) target = T2; membershipExceptions = (\"/Localized/A.xib\", );};", "11.0"),
      ("EA = {\(exceptionSet) target = T2; membershipExceptions = (Base.lproj, );};", "12.0"),
      ("EA = {\(exceptionSet) target = T2; membershipExceptions = (B.xib, );};", "12.0"),
    ])
  func exceptions(objects: String, expected: String) throws {
    let project = """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; buildConfigurationList = LP; targets = (T1, T2, );};
        G = {isa = PBXGroup; children = (S, ); sourceTree = "<group>";};
        S = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (EA, ); path = App; sourceTree = "<group>";};
        \(objects)
        T1 = {isa = PBXNativeTarget; fileSystemSynchronizedGroups = (S, ); buildConfigurationList = L1; name = App;};
        T2 = {isa = PBXNativeTarget; buildConfigurationList = L2; name = Widget;};
        LP = {isa = XCConfigurationList; buildConfigurations = (CP, );};
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, );};
        L2 = {isa = XCConfigurationList; buildConfigurations = (C2, );};
        CP = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(Self.setting("9.0")) };};
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(Self.setting("12.0")) };};
        C2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(Self.setting("11.0")) };};
      }; rootObject = P;}
      """
    let name = "App/Base.lproj/A.xib"
    #expect(try Self.targets(["App.xcodeproj/project.pbxproj": project], names: [name])[name] == expected)
  }

  private static let exceptionSet = "isa = PBXFileSystemSynchronizedBuildFileExceptionSet;"

  @Test("Without a target, the nearest manifest counts, and then the project") func manifests() throws {
    let package = "platforms: [.iOS(.v13)]"
    #expect(
      try Self.targets(["Package.swift": package])
        == ["A.xib": "13.0", "B.xib": "13.0", "C.xib": "13.0"])
    let project = Self.project(app: "12.0", widget: "14.2", shared: "9.0")
    #expect(
      try Self.targets(["Package.swift": package, "App.xcodeproj/project.pbxproj": project])
        == ["A.xib": "12.0", "B.xib": "14.2", "C.xib": "13.0"])
    #expect(try Self.targets([:]) == [:])
  }

  @Test("A document that says for which version it is built does not use the deployment target")
  func precedence() throws {
    let text = { (version: String) in
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><dependencies>
      <deployment \(version) identifier="iOS"/></dependencies><objects><stackView id="v"/></objects></document>
      """
    }
    for (version, target, expected) in [
      ("version=\"2048\"", nil, ["unavailable-object"]),
      ("version=\"2048\"", IOSVersion(13), ["build-version-below-target", "unavailable-object"]),
      ("version=\"2304\"", IOSVersion(8), []), ("", IOSVersion(8), ["unavailable-object"]),
      ("", IOSVersion(9), []), ("", nil, []),
    ] as [(String, IOSVersion?, [String])] {
      let document = try NibReader.read(Array(text(version).utf8), file: "S.xib")
      let configuration = CheckConfiguration(
        only: ["unavailable-object", "build-version-below-target"], deploymentTarget: target)
      #expect(NibCheck(document, configuration: configuration).diagnostics.map(\.id) == expected)
    }
  }

  /// The versions of documents in a folder with the given files.
  private static func targets(
    _ files: [String: String], names: [String] = ["A.xib", "B.xib", "C.xib"]
  ) throws -> [String: String] {
    let temporary = try TemporaryFolder(files)
    defer { withExtendedLifetime(temporary) {} }
    let folder = temporary.url
    let program = NibProgram(sourcesIn: [folder.path])
    var result: [String: String] = [:]
    for name in names {
      result[name] = program.deploymentTarget(for: folder.appendingPathComponent(name).path)?.description
    }
    return result
  }
}
