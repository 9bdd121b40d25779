// swift-tools-version: 6.2
import PackageDescription

// What `make bench` measures NibTerm with; run.py builds and runs it. README.md says how to add a measurement.
//
// The solver and the layout engine are compiled in by links to their folders, because the benchmarks use their internal
// declarations. Everything else depends on NibTerm's products.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "NibTerm", path: "..")],
  targets: [
    .executableTarget(
      name: "DocumentsBench", dependencies: [.product(name: "NibFormats", package: "NibTerm")]),
    .executableTarget(name: "Hello"),
    .executableTarget(name: "SolverBench", dependencies: ["CAllocations"]),
    .target(name: "CAllocations"),
    // The layout engine once more, compiled to write down what it asks of the solver.
    .executableTarget(
      name: "CaptureBench", dependencies: [.product(name: "NibCore", package: "NibTerm")],
      swiftSettings: [.define("RECORDING")]),
    .executableTarget(
      name: "ScreenBench",
      dependencies: [
        .product(name: "NibCore", package: "NibTerm"), .product(name: "NibDrawing", package: "NibTerm"),
        .product(name: "NibScreen", package: "NibTerm"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
