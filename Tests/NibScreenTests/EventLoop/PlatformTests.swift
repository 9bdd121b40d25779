import Foundation
import Testing

@testable import NibScreen

@Suite struct PlatformTests {
  @Test("Writing to a full pipe gives up when the given time is over") func blockedWrite() throws {
    let pipe = try #require(Platform.makePipe())
    defer {
      close(pipe.read)
      close(pipe.write)
    }
    let block = [UInt8](repeating: 0, count: 1 << 20)
    #expect(block.withUnsafeBytes { Platform.write($0, to: pipe.write, patience: 0) } == false)
    #expect(Platform.read(from: pipe.read)?.count == 4096)
  }

  @Test("Reading returns no bytes while none have arrived, and nil at the end") func emptyRead() throws {
    let pipe = try #require(Platform.makePipe())
    #expect(Platform.read(from: pipe.read) == [])
    Platform.write([1, 2], to: pipe.write)
    #expect(Platform.read(from: pipe.read) == [1, 2])
    close(pipe.write)
    #expect(Platform.read(from: pipe.read) == nil)
    close(pipe.read)
  }

  @Test("A descriptor allows the access for which it was opened") func access() throws {
    let reading = open("/dev/null", O_RDONLY)
    let writing = open("/dev/null", O_WRONLY)
    #expect(Platform.access(of: reading) == (true, false))
    #expect(Platform.access(of: writing) == (false, true))
    close(reading)
    close(writing)
    #expect(Platform.access(of: -1) == (false, false))
  }

  /// The process is therefore not stopped to wait for it.
  @Test("A process counts as in the foreground of a descriptor that is not a terminal")
  func foreground() throws {
    let pipe = try #require(Platform.makePipe())
    #expect(Platform.isInForeground(of: pipe.read))
    #expect(Platform.waitForForeground(of: pipe.read))
    close(pipe.read)
    close(pipe.write)
  }
}
