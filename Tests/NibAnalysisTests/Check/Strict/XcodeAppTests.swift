import Testing

@testable import NibAnalysis

/// The choice of the app in an Xcode project.
@Suite struct XcodeAppTests {
  /// A project with an app, a framework of the app, a command-line tool, an extension, tests and another app.
  private static let text = """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T, A, C, E, U, B); };
      G = { isa = PBXGroup; children = (m, a, c, e, u, b); sourceTree = "<group>"; };
      m = { isa = PBXFileReference; path = Tool/main.swift; sourceTree = "<group>"; };
      a = { isa = PBXFileReference; path = App/Home.swift; sourceTree = "<group>"; };
      c = { isa = PBXFileReference; path = Core/Badge.swift; sourceTree = "<group>"; };
      e = { isa = PBXFileReference; path = Today/Today.swift; sourceTree = "<group>"; };
      u = { isa = PBXFileReference; path = Checks/Checks.swift; sourceTree = "<group>"; };
      b = { isa = PBXFileReference; path = Other/Other.swift; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = tool; buildPhases = (TP);
            productType = "com.apple.product-type.tool"; };
      A = { isa = PBXNativeTarget; name = App; buildPhases = (AP);
            productType = "com.apple.product-type.application"; };
      C = { isa = PBXNativeTarget; name = Core; buildPhases = (CP);
            productType = "com.apple.product-type.framework"; };
      E = { isa = PBXNativeTarget; name = Today; buildPhases = (EP);
            productType = "com.apple.product-type.app-extension"; };
      U = { isa = PBXNativeTarget; name = Checks; buildPhases = (UP);
            productType = "com.apple.product-type.bundle.unit-test"; };
      B = { isa = PBXNativeTarget; name = Other; buildPhases = (BP);
            productType = "com.apple.product-type.application"; };
      TP = { isa = PBXSourcesBuildPhase; files = (bm); };
      AP = { isa = PBXSourcesBuildPhase; files = (ba); };
      CP = { isa = PBXSourcesBuildPhase; files = (bc); };
      EP = { isa = PBXSourcesBuildPhase; files = (be); };
      UP = { isa = PBXSourcesBuildPhase; files = (bu); };
      BP = { isa = PBXSourcesBuildPhase; files = (bb); };
      bm = { isa = PBXBuildFile; fileRef = m; };
      ba = { isa = PBXBuildFile; fileRef = a; };
      bc = { isa = PBXBuildFile; fileRef = c; };
      be = { isa = PBXBuildFile; fileRef = e; };
      bu = { isa = PBXBuildFile; fileRef = u; };
      bb = { isa = PBXBuildFile; fileRef = b; };
    }; }
    """
  private let project = XcodeProject(Array(XcodeAppTests.text.utf8), in: "/p")

  @Test("An app has the files of its target and of the frameworks that the project builds") func files()
    throws
  {
    let app = try #require(project.app(preferring: "tool"))
    #expect(app.name == "App" && app.others == ["tool", "Today", "Other"])
    let contained = [
      "/p/tool/main.swift", "/p/app/home.swift", "/p/core/badge.swift", "/p/today/today.swift",
      "/p/checks/checks.swift", "/p/other/other.swift",
    ].filter(app.contains)
    #expect(contained == ["/p/app/home.swift", "/p/core/badge.swift"])
  }

  @Test("Of several apps, the one with the given name is chosen") func preferred() {
    #expect(project.app(preferring: "Other")?.name == "Other")
    #expect(XcodeProject([], in: "/p").app(preferring: "App") == nil)
  }
}
