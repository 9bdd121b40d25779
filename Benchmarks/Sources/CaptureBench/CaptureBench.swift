import Foundation
import NibCore

/// Writes down what the layout engine asks of the solver for real scenes, as workloads for the solvers' drivers.
///
///     CaptureBench FOLDER COUNT,COUNT... FILE...
///
/// For each count of views it takes the scene that is nearest to it. Where none is within a tenth, it puts scenes side
/// by side as one layout: the largest first, each that the count still has room for. Scenes with conflicts have no
/// part, as kiwi does not come back from a refused constraint, nor have those that do not hold at every size.
///
/// It prints a line for each: the count, the workload's path, and a name that says what it is; only the count where all
/// scenes together are not three quarters of it.
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

  /// The scenes of a file that can take part.
  private static func scenes(of file: String) -> [CapturedScene] {
    // One whose bytes are no document is as good as absent: `nibterm check` says what is wrong with it.
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
    var room = wanted
    for scene in scenes where scene.viewCount <= room {
      chosen.append(scene)
      room -= scene.viewCount
    }
    return chosen
  }
}
