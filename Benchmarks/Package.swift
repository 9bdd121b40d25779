// swift-tools-version: 6.2
import PackageDescription

// What `make bench` measures NibTerm with; run.py builds and runs it. README.md says how to add a measurement.
//
// The solver is compiled in by a link to its folder, because its benchmark uses internal declarations. Everything else
// depends on NibTerm's products. CaptureBench is in NibTerm's own Package.swift.
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
    .executableTarget(
      name: "ScreenBench",
      dependencies: [
        .product(name: "NibCore", package: "NibTerm"), .product(name: "NibDrawing", package: "NibTerm"),
        .product(name: "NibScreen", package: "NibTerm"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
