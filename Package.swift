// swift-tools-version: 6.2
import PackageDescription

// Developers and CI build with warnings as errors (the Makefile sets it); users never stumble over a newer compiler's.
let settings: [SwiftSetting] =
  Context.environment["NIBTERM_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

let package = Package(
  name: "NibTerm",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "nibterm", targets: ["NibTerm"]),
    // What programs import in place of UIKit.
    .library(name: "NibCore", targets: ["NibCore"]),
    // Views drawn into cells, for programs that need no screen.
    .library(name: "NibDrawing", targets: ["NibDrawing"]),
    // Documents alone: bytes to `NibDocument`.
    .library(name: "NibFormats", targets: ["NibFormats"]),
    .library(name: "NibScreen", targets: ["NibScreen"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .systemLibrary(name: "CNCurses"),
    .systemLibrary(name: "CPNG"),
    .target(name: "NibSupport", swiftSettings: settings),
    .target(name: "NibFormats", dependencies: ["NibSupport"], swiftSettings: settings),
    .target(name: "NibLayout", dependencies: ["NibSupport"], swiftSettings: settings),
    .target(name: "NibCells", dependencies: ["NibSupport"], swiftSettings: settings),
    .target(
      name: "NibCore", dependencies: ["NibSupport", "NibFormats", "NibLayout", "NibCells"],
      swiftSettings: settings),
    .target(
      name: "NibDrawing",
      dependencies: ["NibCore", .target(name: "CPNG", condition: .when(platforms: [.linux]))],
      swiftSettings: settings,
      linkerSettings: [
        // Linked into the program, so that it runs where libpng is not installed.
        .linkedLibrary(":libpng16.a", .when(platforms: [.linux])),
        .linkedLibrary(":libz.a", .when(platforms: [.linux])),
        .linkedLibrary("m", .when(platforms: [.linux])),
      ]),
    .target(name: "NibAnalysis", dependencies: ["NibCore", "NibDrawing"], swiftSettings: settings),
    .target(
      name: "NibScreen", dependencies: ["NibCore", "NibDrawing", "CNCurses"], swiftSettings: settings,
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    .executableTarget(
      name: "NibTerm",
      dependencies: [
        "NibCore", "NibDrawing", "NibAnalysis", "NibScreen",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings, plugins: ["EmbedSamples"]),
    .plugin(name: "EmbedSamples", capability: .buildTool(), dependencies: ["EmbedSamplesTool"]),
    // SwiftPM plans a build again when files of a target come or go. The tool's folder has a link to SampleNibs, so that
    // it also does this for samples.
    .executableTarget(
      name: "EmbedSamplesTool", path: "Plugins/EmbedSamplesTool", exclude: ["SampleNibs"],
      swiftSettings: settings),
    // What several test targets use.
    .target(
      name: "TestSupport", dependencies: ["NibCells"], path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "NibCoreTests", dependencies: ["TestSupport", "NibCore", "NibDrawing", "NibAnalysis"],
      exclude: ["Fixtures", "Goldens"],
      swiftSettings: settings),
    .testTarget(name: "NibScreenTests", dependencies: ["NibScreen", "NibCore"], swiftSettings: settings),
    // A program that fails in every way there is, for the tests of what a terminal is left like.
    .executableTarget(
      name: "EndingProgram", dependencies: ["NibScreen", "NibCore"], path: "Tests/EndingProgram",
      swiftSettings: settings),
    .testTarget(
      name: "NibTermTests", dependencies: ["TestSupport", "NibTerm", "NibCore", "EndingProgram"],
      exclude: ["Goldens"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// A benchmark that compiles the layout engine a second time, to write down what it asks of the solver. It is not in the
// package of the other benchmarks, because it uses declarations of this package. Benchmarks/Harness/bench.py builds it.
if Context.environment["NIBTERM_BENCHMARKS"] != nil {
  package.targets.append(
    .executableTarget(
      name: "CaptureBench", dependencies: ["NibSupport", "NibLayout", "NibCore"],
      path: "Benchmarks/Sources/CaptureBench", swiftSettings: settings + [.define("RECORDING")]))
}
