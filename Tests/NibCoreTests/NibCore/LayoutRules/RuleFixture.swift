import Foundation
import TestSupport
import Testing

@testable import NibCore
@testable import NibFormats

/// A document of `Fixtures/Rules`: one layout rule, and the frames that Interface Builder saves for it.
struct RuleFixture: CustomTestStringConvertible {
  let file: String
  let bytes: [UInt8]

  var testDescription: String { file }

  /// Every document of the folder, by name.
  static let all: [RuleFixture] = {
    let folder = Project.root.appendingPathComponent("Tests/NibCoreTests/Fixtures/Rules")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted().compactMap { file in
      let data = try? Data(contentsOf: folder.appendingPathComponent(file))
      return data.map { RuleFixture(file: file, bytes: [UInt8]($0)) }
    }
  }()

  /// The comment above the document, which states the rule and the source of its numbers.
  var rule: String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let start = text.range(of: "<!--"), let end = text.range(of: "-->") else { return "" }
    return text[start.upperBound..<end.lowerBound].split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
  }

  /// Whether the comment says that the rule is known to fail.
  var isKnownToFail: Bool { rule.contains("Known to fail:") }

  func document() throws -> NibDocument { try NibReader.read(bytes, file: file) }

  func canvas(replaysSavedSizes: Bool = false) throws -> NibCanvas {
    var options = NibCanvas.Options()
    options.replaysSavedSizes = replaysSavedSizes
    return NibCanvas(try document(), options: options)
  }

  // MARK: Frames

  /// The saved frames in document order.
  func savedFrames() throws -> [(id: String, frame: CGRect)] {
    try document().root.descendants.compactMap { element in
      guard let id = element.id, let rect = element.child(key: "frame").flatMap({ NibRect($0) }) else {
        return nil
      }
      return (id, CGRect(rect))
    }
  }

  /// One line for each view whose frame differs from the saved one.
  func disagreements(of canvas: NibCanvas, with saved: [(id: String, frame: CGRect)]) -> [String] {
    saved.compactMap { id, expected in
      guard let solved = canvas.frame(id) else {
        return "\(file): \(id): saved \(expected.numbers), is missing"
      }
      return solved.agrees(with: expected)
        ? nil : "\(file): \(id): saved \(expected.numbers), solved \(solved.numbers)"
    }
  }

  // MARK: Perturbing

  /// The elements whose frames are solved: views positioned by constraints, stack views or a cell's style.
  func solvedElements() throws -> [NibElement] {
    try document().root.descendants.filter { $0.child(key: "frame") != nil && $0.isSolved }
  }

  /// The same document with different saved frames: positions and sizes are larger by the given distance.
  func perturbed(by distance: Double) throws -> RuleFixture {
    var bytes = bytes
    let rects = try solvedElements().compactMap { $0.child(key: "frame") }
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
    return RuleFixture(file: file, bytes: bytes)
  }
}

extension NibElement {
  fileprivate var isSolved: Bool {
    if self["translatesAutoresizingMaskIntoConstraints"] != "NO" { return isStyled }
    return self["fixedFrame"] != "YES" && !holdsMaskedViews
  }

  /// Whether the view is part of a cell with one of the system's styles.
  private var isStyled: Bool {
    guard let content = parent?.parent, content.isNamed("tableViewCellContentView") else { return false }
    return content.parent?["style"] != nil
  }

  /// The effect of a mask on a view's size depends on the saved size of its superview.
  private var holdsMaskedViews: Bool {
    child(named: "subviews")?.children.contains { $0["translatesAutoresizingMaskIntoConstraints"] != "NO" }
      ?? false
  }
}

extension CGRect {
  /// Whether all four numbers are equal, allowing for thirds of a point that are written with few digits.
  fileprivate func agrees(with other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) <= 0.01 }
  }

  fileprivate var numbers: String {
    "(" + [minX, minY, width, height].map { NibNumber.text($0) }.joined(separator: " ") + ")"
  }
}
