// swift-tools-version: 6.2
import PackageDescription

// .ci/run and CI set NIBTERM_STRICT, which makes warnings errors. In other builds, warnings of a newer compiler do not stop
// the build. All files are compiled again when the variable is set or removed.
let settings: [SwiftSetting] =
  Context.environment["NIBTERM_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

let package = Package(
  name: "NibTerm",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "nibterm", targets: ["NibTerm"]),
    // The library that programs import in place of UIKit.
    .library(name: "NibCore", targets: ["NibCore"]),
    // Draws views into cells, for programs that do not use the terminal as a screen.
    .library(name: "NibDrawing", targets: ["NibDrawing"]),
    // Only reads documents: bytes in, `NibDocument` out.
    .library(name: "NibFormats", targets: ["NibFormats"]),
    // Runs programs in the terminal: input, event loop and screen.
    .library(name: "NibScreen", targets: ["NibScreen"]),
    // Lists the actions and outlets of a module that uses NibTerm, at each build.
    .plugin(name: "NibBindings", targets: ["NibBindings"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    // Reads the configuration of `check`.
    .package(url: "https://github.com/jpsim/Yams", from: "6.0.0"),
  ],
  targets: [
    .systemLibrary(name: "CNCurses"),
    .systemLibrary(name: "CFork"),
    .systemLibrary(name: "CPNG"),
    .systemLibrary(name: "CJPEG"),
    .systemLibrary(name: "CFreeType"),
    .systemLibrary(name: "CXattr"),
    .target(name: "NibSupport", swiftSettings: settings),
    .target(name: "NibFormats", dependencies: ["NibSupport"], swiftSettings: settings),
    .target(name: "NibLayout", dependencies: ["NibSupport"], swiftSettings: settings),
    .target(name: "NibCells", dependencies: ["NibSupport"], swiftSettings: settings),
    .target(
      name: "NibResources",
      dependencies: [
        "NibSupport", "NibFormats", "NibCells",
        .target(name: "CFreeType", condition: .when(platforms: [.linux])),
        .target(name: "CPNG", condition: .when(platforms: [.linux])),
        .target(name: "CXattr", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: settings,
      linkerSettings: [
        // Static libraries, so that the program runs on machines without FreeType.
        .linkedLibrary(":libfreetype.a", .when(platforms: [.linux])),
        .linkedLibrary(":libpng16.a", .when(platforms: [.linux])),
        .linkedLibrary(":libbrotlidec.a", .when(platforms: [.linux])),
        .linkedLibrary(":libbrotlicommon.a", .when(platforms: [.linux])),
        .linkedLibrary(":libz.a", .when(platforms: [.linux])),
        .linkedLibrary("m", .when(platforms: [.linux])),
      ]),
    .target(name: "NibFoundation", dependencies: ["NibResources"], swiftSettings: settings),
    .target(
      name: "NibCore",
      dependencies: ["NibSupport", "NibFormats", "NibLayout", "NibCells", "NibResources", "NibFoundation"],
      swiftSettings: settings),
    .target(
      name: "NibDrawing",
      dependencies: [
        "NibCore", .target(name: "CPNG", condition: .when(platforms: [.linux])),
        .target(name: "CJPEG", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: settings,
      linkerSettings: [
        // Static libraries, so that the program runs on machines without libpng and libjpeg.
        .linkedLibrary(":libjpeg.a", .when(platforms: [.linux])),
        .linkedLibrary(":libpng16.a", .when(platforms: [.linux])),
        .linkedLibrary(":libz.a", .when(platforms: [.linux])),
        .linkedLibrary("m", .when(platforms: [.linux])),
      ]),
    .target(name: "NibSources", dependencies: ["NibSupport", "NibFormats"], swiftSettings: settings),
    // Edits documents as Interface Builder would.
    .target(name: "NibEditing", dependencies: ["NibSupport", "NibFormats"], swiftSettings: settings),
    .target(
      name: "NibAnalysis", dependencies: ["NibCore", "NibDrawing", "NibSources", "NibEditing"],
      swiftSettings: settings),
    // Compares and merges versions of documents.
    .target(
      name: "NibCompare", dependencies: ["NibCore", "NibDrawing", "NibAnalysis"], swiftSettings: settings),
    .target(
      name: "NibScreen", dependencies: ["NibCore", "NibDrawing", "CNCurses", "CFork"],
      swiftSettings: settings,
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    // The programs of `nibterm samples`.
    .target(
      name: "NibSamples", dependencies: ["NibCore", "NibScreen"], swiftSettings: settings,
      plugins: ["EmbedSamples"]),
    // What several parts of the program need: output, files and folders, git, versions of documents.
    .target(
      name: "NibTools",
      dependencies: [
        "NibCore", "NibDrawing", "NibEditing", "NibAnalysis", "NibCompare", "NibScreen", "NibSamples",
      ],
      swiftSettings: settings),
    // What the program shows on the screen of a terminal: the browser, the preview and the conflicts of a merge.
    .target(
      name: "NibBrowser",
      dependencies: [
        "NibCore", "NibDrawing", "NibEditing", "NibAnalysis", "NibCompare", "NibScreen", "NibTools",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "NibTerm",
      dependencies: [
        "NibCore", "NibDrawing", "NibSources", "NibEditing", "NibAnalysis", "NibCompare", "NibScreen",
        "NibSamples", "NibTools", "NibBrowser",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: settings),
    // A plugin for packages that use NibTerm: it makes the methods and properties that their nibs name known to the
    // loader, and embeds the nibs.
    .plugin(name: "NibBindings", capability: .buildTool(), dependencies: ["NibBindingsTool"]),
    .executableTarget(
      name: "NibBindingsTool", dependencies: ["NibSources", "NibFormats"], path: "Plugins/NibBindingsTool",
      swiftSettings: settings),
    .plugin(name: "EmbedSamples", capability: .buildTool(), dependencies: ["EmbedSamplesTool"]),
    // SwiftPM plans the build again when files are added to a target's folder or removed from it. The tool's folder
    // contains a link to SampleNibs, so that this also happens when samples are added or removed.
    .executableTarget(
      name: "EmbedSamplesTool", dependencies: ["NibSupport"], path: "Plugins/EmbedSamplesTool",
      exclude: ["SampleNibs"],
      swiftSettings: settings),
    // Code that several test targets use.
    .target(
      name: "TestSupport", dependencies: ["NibCells"], path: "Tests/TestSupport", swiftSettings: settings),
    // Small documents as NibCore loads them.
    .target(
      name: "NibCoreTestSupport", dependencies: ["NibCore"], path: "Tests/NibCoreTestSupport",
      swiftSettings: settings),
    .testTarget(name: "NibSupportTests", dependencies: ["NibSupport"], swiftSettings: settings),
    .testTarget(
      name: "NibFormatsTests", dependencies: ["TestSupport", "NibSupport", "NibFormats"],
      swiftSettings: settings),
    .testTarget(
      name: "NibEditingTests", dependencies: ["TestSupport", "NibSupport", "NibFormats", "NibEditing"],
      swiftSettings: settings),
    .testTarget(name: "NibLayoutTests", dependencies: ["TestSupport", "NibLayout"], swiftSettings: settings),
    .testTarget(name: "NibCellsTests", dependencies: ["TestSupport", "NibCells"], swiftSettings: settings),
    .testTarget(
      name: "NibResourcesTests", dependencies: ["TestSupport", "NibResources"], swiftSettings: settings),
    .testTarget(
      name: "NibFoundationTests", dependencies: ["TestSupport", "NibFoundation"], swiftSettings: settings),
    .testTarget(
      name: "NibSourcesTests", dependencies: ["TestSupport", "NibFormats", "NibSources"],
      swiftSettings: settings),
    .testTarget(
      name: "NibCoreTests", dependencies: ["TestSupport", "NibCoreTestSupport", "NibCore"],
      swiftSettings: settings),
    .testTarget(
      name: "NibDrawingTests", dependencies: ["TestSupport", "NibCoreTestSupport", "NibCore", "NibDrawing"],
      exclude: ["Goldens"],
      swiftSettings: settings),
    .testTarget(
      name: "NibAnalysisTests",
      dependencies: ["TestSupport", "NibCore", "NibDrawing", "NibSources", "NibEditing", "NibAnalysis"],
      swiftSettings: settings),
    .testTarget(
      name: "NibCompareTests", dependencies: ["TestSupport", "NibCore", "NibAnalysis", "NibCompare"],
      swiftSettings: settings),
    .testTarget(
      name: "NibScreenTests", dependencies: ["TestSupport", "NibScreen", "NibCore"], swiftSettings: settings),
    // Documents that no one would write: they must not crash, hang or leak any stage.
    .testTarget(
      name: "RobustnessTests",
      dependencies: [
        "TestSupport", "NibCoreTestSupport", "NibCore", "NibDrawing", "NibSources", "NibAnalysis",
      ],
      swiftSettings: settings),
    // A program that crashes, exits or hangs on request. Tests check that the terminal is restored.
    .executableTarget(
      name: "EndingProgram", dependencies: ["NibScreen", "NibCore"], path: "Tests/EndingProgram",
      swiftSettings: settings),
    .testTarget(
      name: "NibSamplesTests",
      dependencies: ["TestSupport", "NibCore", "NibScreen", "NibAnalysis", "NibSamples"],
      swiftSettings: settings),
    .testTarget(
      name: "NibToolsTests",
      dependencies: ["TestSupport", "NibCore", "NibAnalysis", "NibCompare", "NibTools"],
      swiftSettings: settings),
    // The parts of the browser. The tests of NibTerm run it as a whole.
    .testTarget(
      name: "NibBrowserTests",
      dependencies: [
        "TestSupport", "NibCore", "NibDrawing", "NibEditing", "NibAnalysis", "NibCells", "NibTools",
        "NibBrowser",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "NibTermTests", dependencies: ["TestSupport", "NibTerm", "NibCore", "EndingProgram"],
      exclude: ["Goldens"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// A benchmark that compiles the layout engine a second time, to record the constraints that it gives to the solver. It
// is in this package and not in that of the other benchmarks, because it uses package declarations of NibTerm.
// Benchmarks/Harness/bench.py builds it.
if Context.environment["NIBTERM_BENCHMARKS"] != nil {
  package.targets.append(
    .executableTarget(
      name: "CaptureBench", dependencies: ["NibSupport", "NibLayout", "NibCore"],
      path: "Benchmarks/Sources/CaptureBench", swiftSettings: settings + [.define("RECORDING")]))
}
