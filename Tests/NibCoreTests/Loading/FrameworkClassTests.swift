import NibResources
import TestSupport
import Testing

@testable import NibCore

/// The classes of NibTerm's own modules that documents can name.
@Suite struct FrameworkClassTests {
  @Test("Every class of UIKit in the sources is found by its name") func names() throws {
    let names = try SourcePackage.classesOfCore().filter { name in
      let begin = name.prefix(2)
      return begin.count == 2 && begin.allSatisfy(\.isUppercase) || name.hasPrefix("Nib")
    }
    #expect(names.count > 100)
    for name in names {
      let found: AnyClass? = NibClassRegistry.builtInClass(named: name)
      #expect(found == runtimeClass(name), "\(name)")
    }
  }

  @Test(
    "Every irregular element has the class of its entry",
    arguments: ElementAliases.classNames.sorted { $0 < $1 })
  func aliases(element: String, name: String) {
    let found: AnyClass? = NibClassRegistry.builtInClass(forElement: element)
    #expect(found == runtimeClass(name))
  }

  /// The class of one of NibTerm's modules with the given name, as the runtime finds it.
  private func runtimeClass(_ name: String) -> AnyClass? {
    NibClassRegistry.frameworks.compactMap { RegisteredModules.runtimeClass(name, in: $0) }.first
  }

  @Test("A custom class does not become an internal class of NibTerm with the same name")
  func internalClasses() {
    #expect(RegisteredModules.runtimeClass("LayoutBuilder", in: "NibCore") != nil)
    #expect(NibClassRegistry.customClass("LayoutBuilder", module: nil) == nil)
    #expect(NibClassRegistry.customClass("UILabel", module: nil) == UILabel.self)
    #expect(NibClassRegistry.customClass("NibLoadingView", module: nil) == NibLoadingView.self)
  }
}
