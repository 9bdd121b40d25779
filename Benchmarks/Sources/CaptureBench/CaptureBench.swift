import Foundation
import NibCore

/// Records the problems that the layout engine gives to the solver for real scenes, as workloads for the
/// solvers' drivers.
///
///     CaptureBench FOLDER COUNT,COUNT... FILE...
///
/// For each count of views it selects the scene with the nearest count. If no scene is within a tenth of the count, it
/// places several scenes side by side in one layout, beginning with the largest that fit. Scenes with conflicts are
/// left out, because kiwi does not recover from a refused constraint. Scenes whose constraints conflict at one of the
/// measured sizes are left out too.
///
/// It prints one line per count: the count, the workload's path and a descriptive name, or only the count if
/// all scenes together have less than three quarters of it.
@main
enum CaptureBench {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let folder = arguments.first, let counts = arguments.dropFirst().first else { exit(64) }
    let scenes = arguments.dropFirst(2).flatMap(scenes(of:)).sorted(by: CapturedScene.isLarger)
    for wanted in counts.split(separator: ",").compactMap({ Int($0) }) {
      let chosen = choose(wanted, of: scenes)
      guard let system = CapturedSystem(chosen), system.viewCount * 4 >= wanted * 3 else {
        print(wanted)
        continue
      }
      let path = "\(folder)/captured-\(wanted).txt"
      try system.text.write(toFile: path, atomically: true, encoding: .utf8)
      print(wanted, path, system.name, separator: "\t")
    }
  }

  /// The scenes of a file that can be used.
  private static func scenes(of file: String) -> [CapturedScene] {
    // A file that is not a valid document is skipped; `nibterm check` reports its errors.
    guard let bytes = FileManager.default.contents(atPath: file),
      let document = try? NibReader.read([UInt8](bytes), file: file)
    else { return [] }
    return CapturedScene.scenes(of: document).filter { $0.viewCount > 1 && CapturedSystem([$0]) != nil }
  }

  private static func choose(_ wanted: Int, of scenes: [CapturedScene]) -> [CapturedScene] {
    func distance(_ scene: CapturedScene) -> Int { abs(scene.viewCount - wanted) }
    if let nearest = scenes.min(by: { distance($0) < distance($1) }), distance(nearest) * 10 <= wanted {
      return [nearest]
    }
    var chosen: [CapturedScene] = []
    var remaining = wanted
    for scene in scenes where scene.viewCount <= remaining {
      chosen.append(scene)
      remaining -= scene.viewCount
    }
    return chosen
  }
}
