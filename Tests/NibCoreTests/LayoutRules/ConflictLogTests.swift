import Foundation
import Testing

@testable import NibCore
@testable import NibLayout

/// The rule that decides which constraint of a conflict is broken, compared with public logs of UIKit. The logs are not
/// part of the project: the test is skipped where they are missing.
struct ConflictLogTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../../../shared/data/conflict-logs.jsonl").standardizedFileURL

  @Test(
    "The rule breaks the same constraint as UIKit in nine of ten logs",
    .enabled(if: FileManager.default.fileExists(atPath: file.path), "the logs are not at hand"))
  func publicLogs() throws {
    let lines = try String(contentsOf: Self.file, encoding: .utf8).split(separator: "\n")
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let logs = try lines.map { try decoder.decode(Log.self, from: Data($0.utf8)) }
      .filter { $0.constraints.count > 1 }
    let hits = logs.filter { LoggedTree($0).broken == $0.brokenIndex }
    #expect(Double(hits.count) >= 0.9 * Double(logs.count), "\(hits.count) of \(logs.count)")
  }

  /// A log with its fields in the file.
  fileprivate struct Log: Decodable {
    var note: String?
    var constraints: [Member]
    var brokenIndex: Int
    /// The superviews that the log does not tell, by view.
    var holdersAssumed: [String: String]?
  }

  fileprivate struct Member: Decodable {
    var `class`: String
    var name: String?
    var first: Side
    var second: Side?
    var relation: String
    var constant: Double
    var multiplier: Double?

    var isSystem: Bool {
      let prefixes = ["UIView-Encapsulated-Layout", "fittingSize", "_UITemporaryLayout"]
      return self.class == "_UILayoutSupportConstraint"
        || prefixes.contains { name?.hasPrefix($0) ?? false }
    }
  }

  fileprivate struct Side: Decodable {
    var view: String
    var attribute: String
  }
}

/// The views of a log, with its constraints. Views are children of `S`, or of the view whose name theirs continues.
private final class LoggedTree {
  private let log: ConflictLogTests.Log
  private var views: [String: UIView] = [:]
  private var guides: [String: UILayoutGuide] = [:]
  private let names: Set<String>

  init(_ log: ConflictLogTests.Log) {
    self.log = log
    names = Set(log.constraints.flatMap { [$0.first.view, $0.second?.view].compactMap { $0 } })
  }

  /// The outermost view that the log itself names, and the outermost one of all.
  private var outer: String { names.contains("K") && !names.contains("S") ? "K" : "S" }
  private var top: String {
    var name = outer
    while let parent = log.holdersAssumed?[name] { name = parent }
    return name
  }

  private func parent(of name: String) -> String? {
    if let known = log.holdersAssumed?[name] { return known }
    if name.count > 1 { return String(name.dropLast()) }
    return name == top ? nil : outer
  }

  private func view(_ name: String) -> UIView {
    if let known = views[name] { return known }
    let view = UIView()
    views[name] = view
    if let parent = parent(of: name) { self.view(parent).addSubview(view) }
    return view
  }

  private func item(_ name: String) -> AnyObject {
    guard name.hasPrefix("G") else { return view(name) }
    if let known = guides[name] { return known }
    let guide = UILayoutGuide()
    guides[name] = guide
    view(parent(of: name) ?? "S").addLayoutGuide(guide)
    return guide
  }

  private func view(owning side: ConflictLogTests.Side) -> UIView {
    (item(side.view) as? UILayoutGuide)?.owningView ?? view(side.view)
  }

  private static let attributes = Dictionary(
    uniqueKeysWithValues: (0...20).compactMap(NSLayoutConstraint.Attribute.init(rawValue:)).map {
      ("\($0)", $0)
    }
  )

  private func constraint(_ member: ConflictLogTests.Member) -> NSLayoutConstraint {
    let relation: NSLayoutConstraint.Relation =
      switch member.relation {
      case ">=": .greaterThanOrEqual
      case "<=": .lessThanOrEqual
      default: .equal
      }
    let attributes = LoggedTree.attributes
    let constraint = NSLayoutConstraint(
      item: item(member.first.view), attribute: attributes[member.first.attribute] ?? .lastBaseline,
      relatedBy: relation, toItem: member.second.map { item($0.view) },
      attribute: member.second.map { attributes[$0.attribute] ?? .lastBaseline } ?? .notAnAttribute,
      multiplier: CGFloat(member.multiplier ?? 1), constant: CGFloat(member.constant))
    let isHeldByContainer =
      log.note?.contains("container") ?? false || member.name?.hasPrefix("UISV-") ?? false
    let first = view(owning: member.first)
    if let second = member.second.map(view(owning:)) {
      sequence(first: first, next: \.superview).first { second.isDescendant(of: $0) }?.addConstraint(
        constraint)
    } else {
      (isHeldByContainer ? first.superview ?? first : first).addConstraint(constraint)
    }
    return constraint
  }

  /// The index of the constraint that the rule breaks.
  var broken: Int? {
    let constraints = log.constraints.map(constraint)
    guard let root = views.values.first?.nibRoot else { return nil }
    let builder = LayoutBuilder(root: root)
    var problem = LayoutProblem()
    for (member, constraint) in zip(log.constraints, constraints) {
      var ranked = LayoutProblem.Constraint(terms: [], relation: .equal, constant: 0)
      ranked.rank = builder.rank(of: constraint)
      let isMask = member.class == ConflictLogLine.maskClass
      ranked.protection = isMask ? .autoresizingMask : member.isSystem ? .system : .none
      problem.addConstraint(ranked)
    }
    return problem.brokenConstraint(of: Array(problem.constraints.indices))
  }
}
