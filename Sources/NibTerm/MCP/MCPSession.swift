import NibCore
import NibTools
import Synchronization

/// Reads messages from standard input, one per line, and writes the answers to standard output.
///
/// Calls of tools run one after the other on a thread of their own, so that edits happen in the order of their requests,
/// and so that a client can cancel them. All other messages are answered at once.
final class MCPSession: Sendable {
  private struct State {
    var waiting: [(calls: [MCPServer.Call], isBatch: Bool)] = []
    /// The requests that are being answered and that the client has cancelled.
    var running: Set<MCPMessage.ID> = []
    var cancelled: Set<MCPMessage.ID> = []
    var isBusy = false

    func isWaiting(_ id: MCPMessage.ID) -> Bool { waiting.contains { $0.calls.contains { $0.id == id } } }
  }

  private let state = Mutex(State())
  private let output = Mutex(())
  private let server: Mutex<MCPServer>

  /// The maximum number of requests that wait.
  private static let maximumWaiting = 100

  init(_ server: MCPServer) { self.server = Mutex(server) }

  /// Answers messages until the end of the input, and then the requests that wait.
  func run() {
    let worker = Worker(named: "tools") { [self] in answerNext() ? .goOn : .wait }
    var lines = MCPLines(limit: MCPServer.largestMessage)
    while let line = lines.next() {
      switch line {
      case .tooLong:
        write(MCPMessage.answer(nil, .invalid("the line has more than \(MCPServer.largestMessage) bytes")))
      case .line(let bytes): if handle(bytes) { worker.wake() }
      }
    }
    while state.withLock({ $0.isBusy || !$0.waiting.isEmpty }) {
      worker.wake()
      _ = poll(nil, 0, 5)
    }
    worker.stop()
  }

  /// Handles a line. Returns true if there is work for the thread of the tools.
  private func handle(_ line: [UInt8]) -> Bool {
    switch server.withLock({ $0.reply(to: line) }) {
    case .none: return false
    case .ready(let answer):
      write(answer)
      return false
    case .cancel(let id):
      state.withLock { if $0.running.contains(id) || $0.isWaiting(id) { $0.cancelled.insert(id) } }
      return false
    case .calls(let calls, let isBatch):
      let isFull = state.withLock { state in
        guard state.waiting.count < MCPSession.maximumWaiting else { return true }
        state.waiting.append((calls, isBatch))
        return false
      }
      if isFull {
        for id in calls.compactMap(\.id) {
          write(
            MCPMessage.answer(id, .init(code: -32603, message: "too many requests are waiting; try again")))
        }
      }
      return true
    }
  }

  /// Answers the next requests. Returns false if there are none.
  private func answerNext() -> Bool {
    let next = state.withLock { state -> (calls: [MCPServer.Call], isBatch: Bool)? in
      guard !state.waiting.isEmpty else { return nil }
      let next = state.waiting.removeFirst()
      state.isBusy = true
      state.running = Set(next.calls.compactMap(\.id))
      return next
    }
    guard let next else { return false }
    let server = server.withLock { $0 }
    let answers = next.calls.compactMap { call -> JSON? in
      let isStopped: @Sendable () -> Bool = { [self] in call.id.map { isCancelled($0) } ?? false }
      return isStopped() ? nil : server.answer(to: call, isCancelled: isStopped)
    }
    if next.isBatch {
      if !answers.isEmpty { write(.list(answers)) }
    } else if let answer = answers.first {
      write(answer)
    }
    state.withLock { state in
      state.isBusy = false
      state.cancelled.subtract(state.running)
      state.running = []
    }
    return true
  }

  private func isCancelled(_ id: MCPMessage.ID) -> Bool { state.withLock { $0.cancelled.contains(id) } }

  private func write(_ answer: JSON) { output.withLock { _ in Output.line(answer.text) } }
}

/// The lines of standard input, without empty ones.
struct MCPLines {
  enum Line {
    case line([UInt8])
    /// A line that is longer than the limit. Its bytes are not kept.
    case tooLong
  }

  private let limit: Int
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// The bytes that were read and not returned yet.
  private var rest: ArraySlice<UInt8> = []
  private var hasEnded = false

  init(limit: Int) { self.limit = limit }

  /// Waits for the next line. Returns `nil` at the end.
  mutating func next() -> Line? {
    while !hasEnded || !rest.isEmpty {
      var line: [UInt8] = []
      var isTooLong = false
      while true {
        if let end = rest.firstIndex(of: .newline) {
          append(rest[..<end], to: &line, &isTooLong)
          rest = rest[(end + 1)...]
          break
        }
        append(rest, to: &line, &isTooLong)
        rest = []
        guard read() else { break }
      }
      if isTooLong { return .tooLong }
      if line.contains(where: { ![UInt8.newline, 9, 13, 32].contains($0) }) { return .line(line) }
    }
    return nil
  }

  private func append(_ bytes: ArraySlice<UInt8>, to line: inout [UInt8], _ isTooLong: inout Bool) {
    if isTooLong || line.count + bytes.count > limit {
      (line, isTooLong) = ([], true)
    } else {
      line += bytes
    }
  }

  /// Reads more bytes. Returns false at the end.
  private mutating func read() -> Bool {
    while !hasEnded {
      let count = Foundation.read(STDIN_FILENO, &buffer, buffer.count)
      if count > 0 {
        rest = buffer[..<count]
        return true
      }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        _ = poll(&entry, 1, -1)
        continue
      }
      hasEnded = true
    }
    return false
  }
}
