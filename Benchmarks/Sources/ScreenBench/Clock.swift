import Foundation

/// Measures the processor time of this thread, and the memory of the process.
enum Clock {
  /// The microseconds of processor time that `body` takes.
  static func time(_ body: () -> Void) -> Double {
    let start = now
    body()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  /// The peak resident memory of the process so far, in megabytes.
  static var residentMegabytes: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) / 1024
  }
}

/// Writes the lines for the harness to descriptor 3, because standard output is the terminal.
enum Results {
  private static let output = FileHandle(fileDescriptor: 3)

  static func print(_ name: String, _ value: Double, _ unit: String) {
    output.write(Data("\(name)\t\(String(format: "%.3f", value))\t\(unit)\n".utf8))
  }
}
