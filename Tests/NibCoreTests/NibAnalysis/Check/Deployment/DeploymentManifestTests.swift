import Testing

@testable import NibAnalysis
@testable import NibCore

/// The versions of iOS in the manifests of SwiftPM, CocoaPods and XcodeGen.
@Suite struct DeploymentManifestTests {
  @Test(
    "The lowest version in a manifest counts",
    arguments: [
      ("Package.swift", "platforms: [.macOS(.v13), .iOS(.v15)]", "15.0"),
      ("Package.swift", "platforms: [.iOS( \"12.4\" )]", "12.4"),
      ("Package.swift", "platforms: [.iOS(.v12_4)]", "12.4"),
      ("Package.swift", "// .iOS(.v9)\nplatforms: [.macOS(.v13)]", nil),
      ("A.podspec", "s.ios.deployment_target = '9.0'\ns.osx.deployment_target = '10.9'", "9.0"),
      ("A.podspec", "s.platform     = :ios, \"8.0\"", "8.0"),
      ("A.podspec", "s.platforms = { :ios => '11.0', :tvos => '9.0' }", "11.0"),
      ("A.podspec", "s.platforms = { \"ios\" => \"11.0\" }\n# s.platform = :ios, '7.0'", "11.0"),
      ("A.podspec", "s.tvos.deployment_target = '9.0'", nil),
      ("A.podspec.json", "{\"platforms\": {\"ios\": \"10.0\", \"osx\": \"10.9\"}}", "10.0"),
      ("project.yml", "options:\n  deploymentTarget:\n    macOS: \"10.15\"\n    iOS: \"14.0\"\n", "14.0"),
      ("project.yml", "options: {deploymentTarget: {tvOS: 12.0, iOS: 13.0}}\n", nil),
      ("project.yml", "  deploymentTarget: {tvOS: 12.0, iOS: 13.0}\n", "13.0"),
      ("project.yml", "targets:\n  App:\n    platform: iOS\n    deploymentTarget: 12.1 # old\n", "12.1"),
      ("project.yml", "  Mac:\n    platform: macOS\n    deploymentTarget: 11.0\n", nil),
      ("project.yml", "settings:\n  IPHONEOS_DEPLOYMENT_TARGET: '15.2'\n", "15.2"),
      ("project.yml", "options:\n  deploymentTarget:\n    tvOS: 9.0\nother:\n  iOS: 5.0\n", nil),
    ] as [(String, String, String?)])
  func versions(file: String, text: String, expected: String?) throws {
    let manifest = try #require(DeploymentManifest(fileName: file))
    #expect(manifest.deploymentTarget(in: text)?.description == expected)
  }

  @Test(
    "Other files are not manifests", arguments: ["Packages.swift", "project.yaml.txt", "podspec", "Podfile"])
  func otherFiles(name: String) { #expect(DeploymentManifest(fileName: name) == nil) }
}
