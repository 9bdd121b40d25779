// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "NibTerm",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "nibterm", targets: ["NibTerm"]),
    .library(name: "NibCore", targets: ["NibCore"]),
    .library(name: "NibScreen", targets: ["NibScreen"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .systemLibrary(name: "CNCurses"),
    .target(name: "NibCore"),
    .target(name: "NibScreen", dependencies: ["NibCore", "CNCurses"]),
    .executableTarget(
      name: "NibTerm",
      dependencies: [
        "NibCore", "NibScreen",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "NibCoreTests", dependencies: ["NibCore"], exclude: ["Fixtures", "Goldens"]),
    .testTarget(name: "NibScreenTests", dependencies: ["NibScreen", "NibCore"]),
    .testTarget(name: "NibTermTests", dependencies: ["NibCore"]),
  ],
  swiftLanguageModes: [.v6]
)
