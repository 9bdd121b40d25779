import Foundation
import PackagePlugin

/// A build plugin for modules that use NibTerm. From a module's sources and nibs, it writes a Swift file with the
/// methods and properties that the nibs name, so that the loader finds them, and with the nibs themselves.
@main struct NibBindings: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let output = context.pluginWorkDirectoryURL.appending(path: "NibTermBindings.swift")
    let folder = target.directoryURL
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appending(path: $0) }
      .filter {
        ["swift", "xib", "storyboard"].contains($0.pathExtension) || $0.lastPathComponent == "Info.plist"
      }
    return [
      .buildCommand(
        displayName: "Listing what the nibs of \(target.name) name",
        executable: try context.tool(named: "NibBindingsTool").url,
        arguments: [output.path] + files.map(\.path),
        inputFiles: files,
        outputFiles: [output])
    ]
  }
}
