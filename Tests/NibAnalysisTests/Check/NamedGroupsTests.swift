import Testing

@testable import NibAnalysis

/// The groups of conflicts with constraints in common.
@Suite struct NamedGroupsTests {
  @Test("An element belongs to the first group that has one of its names") func order() {
    let elements: [[String]] = [["a"], ["b"], ["c", "b"], ["c", "a"], ["c"], ["d"], []]
    let groups = NamedGroups(elements) { Set($0) }.groups
    #expect(
      groups.map { $0.elements } == [[["a"], ["c", "a"], ["c"]], [["b"], ["c", "b"]], [["d"]], [[]]])
    #expect(groups.map { $0.names } == [["a", "c"], ["b", "c"], ["d"], []])
  }

  @Test("The names of each of many conflicts are found once") func effort() {
    var count = 0
    let groups = NamedGroups(Array(0..<4000)) { index -> Set<String> in
      count += 1
      return ["constraint \(index)"]
    }.groups
    #expect(groups.count == 4000)
    #expect(count == 4000)
  }
}
