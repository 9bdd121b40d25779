// swift-tools-version: 6.2
import PackageDescription

// What `make bench` measures NibTerm with; run.py builds and runs it. README.md says how to add a measurement.
//
// The layers below UIKit are compiled in from Sources/NibCore, by links to its folders: that takes seconds, and there
// is no second copy. What needs more depends on NibTerm's products.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "NibTerm", path: "..")],
  targets: [
    .executableTarget(name: "DocumentsBench"),
    .executableTarget(name: "Hello"),
    .executableTarget(name: "SolverBench", dependencies: ["CAllocations"]),
    .target(name: "CAllocations"),
    // The layout engine once more, compiled to write down what it asks of the solver.
    .executableTarget(
      name: "CaptureBench", dependencies: [.product(name: "NibCore", package: "NibTerm")],
      exclude: ["Layout/CellGrid.swift"], swiftSettings: [.define("RECORDING")]),
    .executableTarget(
      name: "ScreenBench",
      dependencies: [
        .product(name: "NibCore", package: "NibTerm"), .product(name: "NibScreen", package: "NibTerm"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
