import Foundation
import TestSupport
import Testing

@testable import NibResources

/// Reading unusual files: missing, huge, growing, pipes and devices.
@Suite struct FileBytesTests {
  private let temporary: TemporaryFolder
  private var folder: String { temporary.path }

  init() throws { temporary = try TemporaryFolder() }

  private func failure(_ path: String, limit: Int = 100, acceptsPipe: Bool = false) -> String? {
    do throws(FileFailure) {
      _ = try FileBytes.read(path, limit: limit, acceptsPipe: acceptsPipe)
      return nil
    } catch {
      return error.diagnostic(file: "f").rendered
    }
  }

  private func file(_ name: String, _ text: String) throws -> String {
    try temporary.write(text, to: name)
  }

  @Test("A plain file is read completely unless it exceeds the size limit") func plainFiles() throws {
    #expect(try FileBytes.read(file("a", "text")) == Array("text".utf8))
    #expect(try FileBytes.read(file("b", "")) == [])
    let long = String(repeating: "x", count: 100_000)
    #expect(try FileBytes.read(file("c", long)) == Array(long.utf8))
    #expect(failure(try file("d", "12345"), limit: 5) == nil)
    #expect(
      failure(try file("e", "123456"), limit: 5)
        == "f: error: the file has 6 bytes, more than the limit of 5 [file-too-large]")
  }

  @Test("A path that cannot be opened is reported with the reason") func missingFiles() throws {
    let link = "\(folder)/link"
    #expect(symlink(link, link) == 0)
    let plain = try file("plain", "")
    #expect(failure("\(folder)/none") == "f: error: the file does not exist [no-file]")
    #expect(failure("\(folder)/plain\0") == "f: error: the file does not exist [no-file]")
    #expect(failure("\(plain)/inside") == "f: error: the file cannot be read: Not a directory [unreadable]")
    #expect(
      failure(link) == "f: error: the file cannot be read: Too many levels of symbolic links [unreadable]")
    #expect(
      failure("\(folder)/\(String(repeating: "x", count: 300))")
        == "f: error: the file cannot be read: File name too long [unreadable]")
    #expect(
      failure("\(folder)/\u{FFFD}")
        == "f: error: the file does not exist. Names that are not valid UTF-8 cannot be opened; use '-' "
        + "to read standard input [no-file]")
  }

  @Test("Folders and devices are refused, except for /dev/null, which is empty")
  func foldersAndDevices() throws {
    #expect(failure(folder) == "f: error: this is a folder, not a document [folder]")
    for device in ["/dev/zero", "/dev/tty", "/dev/full"] {
      #expect(failure(device) == "f: error: the file cannot be read: it is a device [unreadable]")
    }
    #expect(try FileBytes.read("/dev/null") == [])
  }

  @Test("A socket is refused") func sockets() throws {
    let path = "/tmp/nibterm-\(UInt32.random(in: 0...(.max)))"
    defer { unlink(path) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let socket = socket(AF_UNIX, kind, 0)
    defer { close(socket) }
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(bound == 0)
    #expect(failure(path) == "f: error: the file cannot be read: it is a socket [unreadable]")
  }

  @Test(
    "A file that reports no size, as in /proc, is read up to the limit",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
  func filesWithoutSize() throws {
    let bytes = try FileBytes.read("/proc/self/status")
    #expect(String(decoding: bytes, as: UTF8.self).contains("\nPid:"))
    #expect(
      failure("/proc/self/status", limit: 20)
        == "f: error: the input has more bytes than the limit of 20 [file-too-large]")
  }

  @Test("A pipe is refused unless pipes are accepted, and a pipe without a writer is reported")
  func pipesWithoutWriter() throws {
    let pipe = "\(folder)/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(failure(pipe) == "f: error: the file cannot be read: it is a pipe [unreadable]")
    #expect(
      failure(pipe, acceptsPipe: true)
        == "f: error: the file cannot be read: no data arrives through this pipe [unreadable]")
  }

  @Test("An accepted pipe is read until its writer closes it") func pipesWithWriter() throws {
    let path = "\(folder)/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let text = String(repeating: "through ", count: 20_000)
    let writer = Thread {
      let file = open(path, O_WRONLY)
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(file, $0.baseAddress, min($0.count, 10_000)) }
        if count <= 0 { break }
        rest = rest.dropFirst(count)
      }
      close(file)
    }
    writer.start()
    #expect(try FileBytes.read(path, acceptsPipe: true) == Array(text.utf8))
  }

  @Test("A file that another thread keeps replacing is read in one complete state")
  func concurrentWrites() throws {
    let path = try file("busy", "")
    let texts = [String(repeating: "a", count: 300_000), String(repeating: "b", count: 5)]
    let isDone = Flag()
    let writer = Thread {
      var number = 0
      while !isDone.isSet {
        try? Data(texts[number % 2].utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        number += 1
      }
    }
    writer.start()
    for _ in 0..<50 {
      let text = String(decoding: try FileBytes.read(path), as: UTF8.self)
      #expect(text.isEmpty || texts.contains(text))
    }
    isDone.set()
  }

  private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false
    var isSet: Bool { lock.withLock { value } }
    func set() { lock.withLock { value = true } }
  }
}
