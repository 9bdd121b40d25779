import Foundation

/// The parts of a JPEG file that describe its pixels.
package struct JPEGHeader {
  /// The direction in which the pixels are stored, with the numbers of EXIF: 1 is upright, 3 upside down, and from 5 on,
  /// rows are columns.
  package private(set) var orientation = 1
  /// The size of the stored pixels; `nil` if the file ends before it.
  private var storedSize: CGSize?

  /// The size in pixels when the image is upright; `nil` if it is not known.
  package var size: CGSize? {
    orientation < 5 ? storedSize : storedSize.map { CGSize(width: $0.height, height: $0.width) }
  }

  /// Reads the segments before the pixels.
  package init(_ bytes: [UInt8]) {
    var start = 2
    while start + 4 <= bytes.count, bytes[start] == 0xff {
      let marker = bytes[start + 1]
      // A segment can begin with several bytes 0xff.
      if marker == 0xff {
        start += 1
        continue
      }
      let length = JPEGHeader.number(bytes, at: start + 2)
      let end = min(bytes.count, start + 2 + length)
      // The pixels follow after the start of a scan.
      guard marker != 0xda, length >= 2 else { return }
      add(marker, bytes[min(end, start + 4)..<end])
      start += 2 + length
    }
  }

  private mutating func add(_ marker: UInt8, _ content: ArraySlice<UInt8>) {
    switch marker {
    case 0xc4, 0xc8, 0xcc: return  // These describe tables.
    case 0xc0...0xcf:
      guard content.count >= 5 else { return }
      let bytes = Array(content.prefix(5))
      storedSize = CGSize(
        width: JPEGHeader.number(bytes, at: 3), height: JPEGHeader.number(bytes, at: 1))
    case 0xe1 where content.starts(with: "Exif\0\0".utf8):
      orientation = JPEGHeader.orientation(exif: Array(content.dropFirst(6))) ?? orientation
    default: return
    }
  }

  /// A number of two bytes, the higher one first.
  private static func number(_ bytes: [UInt8], at start: Int) -> Int {
    Int(bytes[start]) << 8 | Int(bytes[start + 1])
  }

  /// The number of the entry that contains the orientation.
  private static let orientationTag = 0x0112

  /// The orientation in the first directory of EXIF data, which have the form of a TIFF file; `nil` if there is none.
  private static func orientation(exif: [UInt8]) -> Int? {
    let isLittle = exif.starts(with: "II*\0".utf8)
    guard isLittle || exif.starts(with: "MM\0*".utf8) else { return nil }
    func number(_ start: Int, _ count: Int) -> Int? {
      guard start >= 0, start + count <= exif.count else { return nil }
      let part = exif[start..<start + count]
      return (isLittle ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    let entries = (0..<count).lazy.map { directory + 2 + 12 * $0 }
    guard let entry = entries.first(where: { number($0, 2) == orientationTag || number($0, 2) == nil }),
      number(entry, 2) != nil, let value = number(entry + 8, 2)
    else { return nil }
    return (1...8).contains(value) ? value : nil
  }
}
