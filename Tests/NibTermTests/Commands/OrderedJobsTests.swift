import Testing

@testable import NibTerm
@testable import NibTools

/// Jobs that run on several threads and deliver their results in order.
@Suite struct OrderedJobsTests {
  @Test("Results arrive in order, on any number of threads", arguments: [1, 2, 3, 8])
  func order(threads: Int) {
    var results: [Int] = []
    OrderedJobs(threads: threads).run(Array(0..<1000)) {
      $0 * $0
    } finish: {
      results.append($0)
      return true
    }
    #expect(results == (0..<1000).map { $0 * $0 })
  }

  @Test("No results arrive after the receiver has stopped the run", arguments: [1, 3]) func stop(threads: Int)
  {
    var results: [Int] = []
    OrderedJobs(threads: threads).run(Array(0..<1000)) {
      $0
    } finish: {
      results.append($0)
      return $0 < 99
    }
    #expect(results == Array(0..<100))
  }

  @Test(
    "After a cancellation, results of started jobs arrive only if they are wanted", arguments: [true, false])
  func cancel(finishesStarted: Bool) {
    var results: [Int] = []
    var calls = 0
    let cancel = {
      calls += 1
      return calls > 1
    }
    OrderedJobs(threads: 2).run(
      Array(0..<1000), work: { $0 }, isCancelled: cancel, finishesStarted: finishesStarted,
      finish: {
        results.append($0)
        return true
      })
    #expect(calls == 2)
    #expect(results == Array(0..<results.count))
    // At most 64 results wait to be delivered.
    #expect(results.count <= (finishesStarted ? 66 : 1))
  }

  @Test("Without jobs, there are no results") func noJobs() {
    var results: [Int] = []
    OrderedJobs(threads: 4).run([Int]()) {
      $0
    } finish: {
      results.append($0)
      return true
    }
    #expect(results.isEmpty)
  }

  @Test("layout --jobs prints the same output and errors as a single thread") func parallelLayouts() throws {
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

  @Test("--jobs accepts only a number from 1 to 256", arguments: ["0", "257", "many"])
  func invalidJobs(jobs: String) throws {
    #expect(try CommandRun("layout", "--jobs", jobs, "a.xib").status == 64)
  }
}
