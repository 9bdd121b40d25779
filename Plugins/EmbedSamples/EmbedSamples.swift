import Foundation
import PackagePlugin

/// A build plugin that writes the documents of SampleNibs into a Swift file of the program, so that the program
/// contains its samples and needs no other files.
@main struct EmbedSamples: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let samples = context.package.directoryURL.appending(path: "SampleNibs")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedSamples.swift")
    let files = try FileManager.default.subpathsOfDirectory(atPath: samples.path)
    return [
      .buildCommand(
        displayName: "Embedding the samples",
        executable: try context.tool(named: "EmbedSamplesTool").url,
        arguments: [samples.path, output.path],
        inputFiles: files.sorted().map { samples.appending(path: $0) },
        outputFiles: [output])
    ]
  }
}
