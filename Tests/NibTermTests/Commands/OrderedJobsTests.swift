import Testing

@testable import NibTerm

/// Work on several threads with results in order.
@Suite struct OrderedJobsTests {
  @Test(arguments: [1, 2, 3, 8])
  func keepsTheOrder(threads: Int) {
    var results: [Int] = []
    OrderedJobs(threads: threads).run(Array(0..<1000)) {
      $0 * $0
    } finish: {
      results.append($0)
    }
    #expect(results == (0..<1000).map { $0 * $0 })
  }

  @Test func nothingToDo() {
    var results: [Int] = []
    OrderedJobs(threads: 4).run([Int]()) {
      $0
    } finish: {
      results.append($0)
    }
    #expect(results.isEmpty)
  }

  /// An unreadable document is reported in its position, and does not affect the others.
  @Test func layoutsOfManyDocuments() throws {
    let folder = try TemporaryFolder()
    var files = try (0..<12).map { try folder.write(SmallNibs.label("Label \($0)"), to: "\($0).xib") }
    files.insert(folder.url.path + "/missing.xib", at: 5)
    let alone = try CommandRun(arguments: ["layout"] + files)
    let together = try CommandRun(arguments: ["layout", "--jobs", "4"] + files)
    #expect(alone.lines.count >= 12)
    #expect(together.output == alone.output)
    #expect(together.error == alone.error)
    #expect(together.error.contains("missing.xib"))
    #expect((alone.status, together.status) == (1, 1))
  }

  @Test(arguments: ["0", "257", "many"])
  func refusesNumbers(jobs: String) throws {
    #expect(try CommandRun("layout", "--jobs", jobs, "a.xib").status == 64)
  }
}
