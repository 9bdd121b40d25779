import NibAnalysis
import NibCore
import NibTools

extension JSON {
  /// A map: the scenes with their frames in points, and the segues, each with its place in the file. Scenes are
  /// numbered from 0, and segues refer to them by these numbers.
  package init(_ map: StoryboardMap, file: String) {
    let scenes = map.scenes.enumerated().map { JSON.scene($0.element, isInitial: $0.offset == map.initial) }
    let segues = map.segues.map(JSON.segue)
    self = .lines(
      .object([
        ("file", .string(file)), ("initial", map.initial.map { .integer($0) } ?? .null),
        ("scenes", .lines(.list(scenes))), ("segues", .lines(.list(segues))),
      ]))
  }

  /// A scene with its frame on the map.
  private static func scene(_ scene: StoryboardMap.Scene, isInitial: Bool) -> JSON {
    let location = scene.element.location
    let frame = scene.frame
    return .object([
      ("id", .string(scene.id)), ("name", .string(scene.name)), ("class", .string(scene.className)),
      ("storyboardIdentifier", scene.storyboardIdentifier.map { .string($0) }),
      ("initial", isInitial ? .bool(true) : nil), ("reference", scene.isReference ? .bool(true) : nil),
      ("placed", .bool(scene.isPlaced)),
      ("frame", .numbers(frame.minX, frame.minY, frame.width, frame.height)),
      ("line", .integer(location.line)), ("column", .integer(location.column)),
    ])
  }

  /// A segue between two scenes, which are numbers in the list of scenes.
  private static func segue(_ segue: StoryboardMap.Segue) -> JSON {
    let location = segue.element.location
    return .object([
      ("id", segue.element.id.map { .string($0) }), ("kind", .string(segue.element["kind"] ?? "")),
      ("label", .string(segue.kind)), ("identifier", segue.identifier.map { .string($0) }),
      ("relationship", segue.element["relationship"].map { .string($0) }),
      ("customClass", segue.element["customClass"].map { .string($0) }),
      ("unwindAction", segue.element["unwindAction"].map { .string($0) }),
      ("source", .integer(segue.source)), ("destination", segue.destination.map { .integer($0) } ?? .null),
      ("from", segue.sourceObject.map { .string($0) }),
      ("line", .integer(location.line)), ("column", .integer(location.column)),
    ])
  }
}
