import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore

/// The versions of iOS in the manifests of SwiftPM, CocoaPods and XcodeGen.
@Suite struct ProgramManifestTests {
  private static let tuist = "import ProjectDescription\n"

  @Test(
    "The lowest version in a manifest counts",
    arguments: [
      ("Package.swift", "platforms: [.macOS(.v13), .iOS(.v15)]", "15.0"),
      ("Package.swift", "platforms: [.iOS( \"12.4\" )]", "12.4"),
      ("Package.swift", "platforms: [.iOS(.v12_4)]", "12.4"),
      ("Package.swift", "platforms: [SupportedPlatform.iOS(SupportedPlatform.IOSVersion.v12_4)]", "12.4"),
      ("Package.swift", "let lowest: SupportedPlatform.IOSVersion = .v13\nplatforms: [.iOS(lowest)]", "13.0"),
      // Versions that SwiftPM does not build for any more are raised to the oldest one.
      ("Package.swift", "// swift-tools-version:5.5\nplatforms: [.iOS(.v8)]", "12.0"),
      ("Package@swift-5.0.swift", "platforms: [.iOS(\"11.4\")]", "12.0"),
      ("Package.swift", "let lowest = \"12.1\"\nplatforms: [.iOS(lowest)]", "12.1"),
      ("Package.swift", "/* .iOS(.v9) */ platforms: [.iOS(.v12)]", "12.0"),
      ("Package.swift", "/* /* */ .iOS(.v9) */ platforms: [.iOS(.v12)]", "12.0"),
      ("Package.swift", "url: \"https://a.b\"), platforms: [.iOS(.v12)]", "12.0"),
      ("Package@swift-5.9.swift", "platforms: [.iOS(.v13)]", "13.0"),
      ("Project.swift", "\(tuist)deploymentTargets: .iOS(\"12.0\")", "12.0"),
      (
        "Project.swift", "\(tuist)deploymentTarget: .iOS(targetVersion: \"11.0\", devices: [.iphone])", "11.0"
      ),
      (
        "Project.swift", "\(tuist)deploymentTargets: .multiplatform(iOS: \"10.0\", macOS: \"11.0\")", "10.0"
      ),
      ("Project.swift", "\(tuist)let lowest = \"9.0\"\ndeploymentTargets: .iOS(lowest)", "9.0"),
      ("Project.swift", "\(tuist)base: [\"IPHONEOS_DEPLOYMENT_TARGET\": \"9.1\"]", "9.1"),
      ("Project.swift", "\(tuist)destinations: .iOS, deploymentTargets: .macOS(\"11.0\")", nil),
      ("Project.swift", "struct Project { let phone = Device.iOS(\"9.0\") }", nil),
      ("Package.swift", "// .iOS(.v9)\nplatforms: [.macOS(.v13)]", nil),
      ("A.podspec", "s.ios.deployment_target = '9.0'\ns.osx.deployment_target = '10.9'", "9.0"),
      ("A.podspec", "s.platform     = :ios, \"8.0\"", "8.0"),
      ("A.podspec", "s.platforms = { :ios => '11.0', :tvos => '9.0' }", "11.0"),
      ("A.podspec", "s.platforms = { \"ios\" => \"11.0\" }\n# s.platform = :ios, '7.0'", "11.0"),
      ("A.podspec", "s.platforms = { ios: '11.0', tvos: '9.0' }", "11.0"),
      ("A.podspec", "s.ios.deployment_target = 9.3", "9.3"),
      ("A.podspec", "lowest = '9.4'\ns.ios.deployment_target = lowest", "9.4"),
      ("A.podspec", "s.ios do |ios|\n  ios.deployment_target = '9.5'\nend", "9.5"),
      ("A.podspec", "s.summary = '# 1'; s.ios.deployment_target = '9.6' # '8.0'", "9.6"),
      ("A.podspec", "s.tvos.deployment_target = '9.0'", nil),
      ("A.podspec.json", "{\"platforms\": {\"ios\": \"10.0\", \"osx\": \"10.9\"}}", "10.0"),
      ("project.yml", "options:\n  deploymentTarget:\n    macOS: \"10.15\"\n    iOS: \"14.0\"\n", "14.0"),
      ("project.yml", "options: {deploymentTarget: {tvOS: 12.0, iOS: 13.0}}\n", "13.0"),
      ("project.yml", "  deploymentTarget: {tvOS: 12.0, iOS: 13.0}\n", "13.0"),
      ("project.yml", "targets:\n  App:\n    platform: iOS\n    deploymentTarget: 12.1 # old\n", "12.1"),
      ("project.yml", "  Mac:\n    platform: macOS\n    deploymentTarget: 11.0\n", nil),
      (
        "project.yml",
        """
        targets:
          App:
            deploymentTarget: 12.1
            sources:
              - App
            platform: iOS
          Mac:
            platform: macOS
            deploymentTarget: 11.0
        """, "12.1"
      ),
      ("project.yml", "settings:\n  IPHONEOS_DEPLOYMENT_TARGET: '15.2'\n", "15.2"),
      ("project.yml", "options:\n  deploymentTarget:\n    tvOS: 9.0\nother:\n  iOS: 5.0\n", nil),
    ] as [(String, String, String?)])
  func versions(file: String, text: String, expected: String?) throws {
    let manifest = try #require(ProgramManifest(fileName: file))
    #expect(manifest.deploymentTarget(in: manifest.text(Array(text.utf8)))?.description == expected)
  }

  @Test(
    "Other files are not manifests", arguments: ["Packages.swift", "project.yaml.txt", "podspec", "Podfile"])
  func otherFiles(name: String) { #expect(ProgramManifest(fileName: name) == nil) }
}
