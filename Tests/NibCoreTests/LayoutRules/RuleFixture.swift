import Foundation
import TestSupport
import Testing

@testable import NibCore
@testable import NibFormats

/// A document of the conformance suite at one toolsVersion: a layout rule, and the frames that Interface Builder saves
/// for it (docs/conformance.md).
struct RuleFixture: CustomTestStringConvertible {
  /// The document's entry in `Conformance/cases.json`.
  struct Entry: Decodable, CustomTestStringConvertible {
    let id: String
    let document: String
    let rule: String
    let source: String
    let toolsVersions: [Int]
    /// The position and size of every view in points, by id.
    let frames: [String: [Double]]
    /// The ids of the views that the layout does not place: roots, cells, and views with a fixed frame.
    let given: Set<String>

    var testDescription: String { id }

    /// The views that the layout places.
    var solved: Set<String> { Set(frames.keys).subtracting(given) }
  }

  let entry: Entry
  let toolsVersion: Int
  let bytes: [UInt8]

  var file: String { entry.document }

  var testDescription: String { "\(entry.id) at \(toolsVersion)" }

  /// All entries of the index.
  static let entries: [Entry] = {
    struct Index: Decodable { let cases: [Entry] }
    let data = try? Data(contentsOf: SourcePackage.conformance.appendingPathComponent("cases.json"))
    return data.flatMap { try? JSONDecoder().decode(Index.self, from: $0) }?.cases ?? []
  }()

  /// Every document at each of its versions, in the order of the index.
  static let all: [RuleFixture] = entries.flatMap { entry in
    let data = try? Data(contentsOf: SourcePackage.conformance.appendingPathComponent(entry.document))
    return data.map { data in entry.toolsVersions.map { RuleFixture(entry, toolsVersion: $0, data: data) } }
      ?? []
  }

  /// The ids of the documents with which NibTerm is known to disagree.
  static let knownFailures: Set<String> = {
    let file = SourcePackage.conformance.appendingPathComponent("known-failures.txt")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
    return Set(
      lines.filter { !$0.hasPrefix("#") }.compactMap { $0.split(separator: " ").first.map(String.init) })
  }()

  private init(_ entry: Entry, toolsVersion: Int, data: Data) {
    let text = String(decoding: data, as: UTF8.self)
    let version = text.range(of: "toolsVersion=\"[0-9]+\"", options: .regularExpression)
    let changed = version.map { text.replacingCharacters(in: $0, with: "toolsVersion=\"\(toolsVersion)\"") }
    self.init(entry: entry, toolsVersion: toolsVersion, bytes: Array((changed ?? text).utf8))
  }

  private init(entry: Entry, toolsVersion: Int, bytes: [UInt8]) {
    self.entry = entry
    self.toolsVersion = toolsVersion
    self.bytes = bytes
  }

  func document() throws -> NibDocument { try NibReader.read(bytes, file: file) }

  func loaded(replaysSavedSizes: Bool = false) throws -> LoadedDocument {
    var options = LayoutOptions()
    options.replaysSavedSizes = replaysSavedSizes
    return LoadedDocument(try document(), options: options)
  }

  // MARK: Frames

  /// The frames in the document, by id.
  func savedFrames() throws -> [String: CGRect] {
    let pairs = try document().root.descendants.compactMap { element in
      element.id.flatMap { id in element.child(key: "frame").flatMap { NibRect($0) }.map { (id, CGRect($0)) }
      }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// One line for each view whose frame differs from the expected one.
  func disagreements(of loaded: LoadedDocument) -> [String] {
    entry.frames.sorted { $0.key < $1.key }.compactMap { id, numbers in
      let expected = CGRect(numbers)
      guard let solved = loaded.frame(id) else {
        return "\(file): \(id): expected \(expected.numbers), is missing"
      }
      return solved.agrees(with: expected)
        ? nil : "\(file): \(id): expected \(expected.numbers), solved \(solved.numbers)"
    }
  }

  // MARK: Perturbing

  /// The same document with different saved frames: positions and sizes are larger by the given distance.
  func perturbed(by distance: Double) throws -> RuleFixture {
    var bytes = bytes
    let rects = try document().root.descendants
      .filter { $0.id.map(entry.solved.contains) ?? false }.compactMap { $0.child(key: "frame") }
    // From the end, so that earlier locations stay valid.
    for rect in rects.sorted(by: { $0.location.offset > $1.location.offset }) {
      let start = rect.location.offset
      guard let frame = NibRect(rect), let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else {
        continue
      }
      let numbers = zip(["x", "y", "width", "height"], [frame.x, frame.y, frame.width, frame.height])
      let attributes = numbers.map { "\($0)=\"\($1 + distance)\"" }.joined(separator: " ")
      bytes.replaceSubrange(start...end, with: Array("<rect key=\"frame\" \(attributes)/>".utf8))
    }
    return RuleFixture(entry: entry, toolsVersion: toolsVersion, bytes: bytes)
  }
}

extension CGRect {
  /// Position and size from four numbers in points. Missing numbers are 0.
  init(_ numbers: [Double]) {
    let four = numbers + Array(repeating: 0, count: max(0, 4 - numbers.count))
    self.init(x: four[0], y: four[1], width: four[2], height: four[3])
  }

  /// Whether all four numbers are equal, allowing for thirds of a point that are written with few digits.
  func agrees(with other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) <= 0.01 }
  }

  fileprivate var numbers: String {
    "(" + [minX, minY, width, height].map { NibNumber.text($0) }.joined(separator: " ") + ")"
  }
}
