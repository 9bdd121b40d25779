// swift-tools-version: 6.2
import PackageDescription

// The programs with which `make bench` measures NibTerm. run.py builds and runs them. README.md explains how to add a
// measurement.
//
// SolverBench compiles the solver itself, through a link to its folder, because it uses internal declarations. The
// other programs depend on NibTerm's products. CaptureBench is in NibTerm's own Package.swift.
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
