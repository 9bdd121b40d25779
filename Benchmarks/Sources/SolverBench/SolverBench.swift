import CAllocations
import Foundation

/// Measures the solver on workloads, in the same way as `Peers/kiwi/kiwi.cpp` measures kiwi; see the comments
/// there.
///
///     SolverBench NAME FILE      the times to build and to resize, and the number of allocations of a resize
///     SolverBench values FILE    for each system, the refused constraints and the values of the variables
@main
enum SolverBench {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { exit(64) }
    let workloads = try Workload.read(path: arguments[2])
    if arguments[1] == "values" {
      for workload in workloads { printValues(workload) }
    } else if let workload = workloads.first {
      measure(workload, arguments[1])
    }
  }

  private static func measure(_ workload: Workload, _ name: String) {
    var solver = WorkloadSolver(workload)
    var buffer = solver.makeBuffer()
    solver.read(into: &buffer)
    report("\(name), build", divisor: 1) {
      var fresh = WorkloadSolver(workload)
      fresh.read(into: &buffer)
    }
    let rounds = max(1, 20_000 / (workload.variableCount + 1))
    let resize = {
      for _ in 0..<rounds {
        for size in workload.sizes {
          solver.resize(size)
          solver.read(into: &buffer)
        }
      }
    }
    report("\(name), resize", divisor: rounds * workload.sizes.count, resize)
    let before = allocation_count()
    resize()
    let allocations = allocation_count() - before
    let perResize = Double(allocations) / Double(rounds * workload.sizes.count)
    print("\(name), allocations of a resize\t\(perResize)\tcalls")
  }

  /// Prints the median time of `body` in microseconds. Runs it at least three times, and for at least a tenth
  /// of a second.
  private static func report(_ name: String, divisor: Int, _ body: () -> Void) {
    body()
    var times: [Duration] = []
    let start = ContinuousClock.now
    while times.count < 3 || ContinuousClock.now - start < .milliseconds(100) {
      times.append(ContinuousClock().measure(body))
    }
    times.sort()
    let microseconds = times[times.count / 2] / .microseconds(1) / Double(max(1, divisor))
    print("\(name)\t\(microseconds)\tus")
  }

  private static func printValues(_ workload: Workload) {
    var solver = WorkloadSolver(workload)
    var buffer = solver.makeBuffer()
    let refused = solver.isAccepted.indices.filter { !solver.isAccepted[$0] }
    for size in workload.sizes {
      solver.resize(size)
      solver.read(into: &buffer)
      let words = solver.values(in: buffer).map { String(format: "%.9g", $0) }
      print(
        "refused", refused.map(String.init).joined(separator: " "), "values", words.joined(separator: " "))
    }
  }
}
