import Foundation
import TestSupport
import Testing

@testable import NibSources

/// The names of older versions of Swift, which `port` replaces. NibCore has type aliases for some of them.
@Suite struct PortedNamesTests {
  @Test("An alias of NibCore for an old name stands for the name that `port` writes") func aliases() throws {
    let file = SourcePackage.root.appendingPathComponent("Sources/NibCore/Renamed/RenamedTypes.swift")
    let beginning = "public typealias "
    let aliases = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { $0.hasPrefix(beginning) }
      .map { $0.dropFirst(beginning.count).components(separatedBy: " = ") }
    #expect(!aliases.isEmpty)
    for names in aliases { #expect(PortedNames.global[names[0]] == names.last) }
  }
}
