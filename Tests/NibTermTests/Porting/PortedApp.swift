import Foundation

/// An iOS app of `Tests/Porting`, made into a package by the built `nibterm port` and compiled.
///
/// It is compiled with the modules and objects of this build, because `swift build` would first compile NibTerm again.
final class PortedApp {
  /// The compiled program.
  let program: String
  private let folder: TemporaryFolder

  /// A command that failed, with its output.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Ports and compiles an app.
  ///
  /// - Parameter name: the name of the app's folder in `Tests/Porting`, its module and its program.
  init(_ name: String) throws {
    folder = try TemporaryFolder()
    program = folder.path + "/" + name
    let package = folder.path + "/package"
    let source = PortedApp.root.appendingPathComponent("Tests/Porting/\(name)").path
    let port = try CommandRun("port", source, "-o", package)
    guard port.status == 0 else { throw Failure(description: port.error) }
    let files = try PortedApp.files(in: "\(package)/Sources/\(name)")
    let swift = files.filter { $0.hasSuffix(".swift") }
    let bindings = folder.path + "/NibTermBindings.swift"
    let nibs = files.filter { [".xib", ".storyboard", "Info.plist"].contains(where: $0.hasSuffix) }
    try run(PortedApp.build.appendingPathComponent("NibBindingsTool").path, [bindings] + swift + nibs)
    try run(
      "/usr/bin/env",
      ["swiftc", "-o", program, "-module-name", name] + PortedApp.options + swift + [bindings])
    // The place in which `swift build` puts the resources.
    let bundle = "\(folder.path)/\(name)_\(name).resources"
    try FileManager.default.createDirectory(atPath: bundle, withIntermediateDirectories: false)
    try FileManager.default.copyItem(
      atPath: "\(package)/Sources/\(name)/Resources", toPath: bundle + "/Resources")
  }

  /// Whether there is a compiler that can compile an app. Tests in a sanitizer's build cannot link with its objects.
  static let isPossible: Bool = {
    #if os(Linux)
      let check = try? PortedApp.status(of: "/usr/bin/env", ["swiftc", "-version"])
      let isPlain = ["ASAN_OPTIONS", "TSAN_OPTIONS"].allSatisfy {
        ProcessInfo.processInfo.environment[$0] == nil
      }
      return check?.status == 0 && isPlain
    #else
      return false
    #endif
  }()

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of the build, which contains the tests.
  private static let build = Bundle.main.bundleURL

  /// The compiler's options that name NibTerm's modules, objects and libraries.
  private static var options: [String] {
    var options = ["-swift-version", "5", "-parse-as-library", "-use-ld=lld", "-I", build.path + "/Modules"]
    let sources = root.appendingPathComponent("Sources").path
    for map in (try? files(in: sources))?.filter({ $0.hasSuffix("/module.modulemap") }) ?? [] {
      options += ["-Xcc", "-fmodule-map-file=\(map)"]
    }
    let targets = [
      "NibSupport", "NibFormats", "NibLayout", "NibCells", "NibResources", "NibFoundation", "NibCore",
      "NibDrawing",
      "NibScreen",
    ]
    for target in targets {
      // A build folder can contain objects of deleted files, so the objects are found by the names of the sources.
      let sources = (try? files(in: "\(root.path)/Sources/\(target)")) ?? []
      options += sources.filter { $0.hasSuffix(".swift") }.map { path in
        "\(build.path)/\(target).build/\(URL(fileURLWithPath: path).lastPathComponent).o"
      }
    }
    for library in ["freetype", "png16", "jpeg", "brotlidec", "brotlicommon", "z"] {
      options += ["-Xlinker", "-l:lib\(library).a"]
    }
    return options + ["-lncursesw", "-ltinfo", "-lm"]
  }

  /// The paths of all files in a folder, sorted.
  private static func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
  }

  private func run(_ command: String, _ arguments: [String]) throws {
    let result = try PortedApp.status(of: command, arguments)
    guard result.status == 0 else { throw Failure(description: "\(command) failed:\n\(result.output)") }
  }

  /// Runs a command to its end. The output is that on standard error.
  private static func status(of command: String, _ arguments: [String]) throws -> (
    status: Int32, output: String
  ) {
    let folder = try TemporaryFolder()
    let output = try folder.write("", to: "output")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(forWritingAtPath: output)
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, (try? String(contentsOfFile: output, encoding: .utf8)) ?? "")
  }
}
