import TestSupport

@testable import NibCells
@testable import NibCore
@testable import NibDrawing

/// A folder with a document and an asset catalog, which is removed at the end of the test.
struct PictureProject {
  private let folder: TemporaryFolder
  /// The document's path. The file is empty, because only its location matters.
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.write("", to: "Main.xib")
  }

  /// Writes a file below the folder.
  func write(_ bytes: [UInt8], to path: String) throws { try folder.write(bytes, to: path) }

  /// Writes an image set of the catalog: its `Contents.json` and its files.
  func add(_ name: String, _ images: String, properties: String = "{}", files: [String: [UInt8]]) throws {
    let set = "Assets.xcassets/\(name).imageset/"
    for (file, bytes) in files { try write(bytes, to: set + file) }
    let json = "{\"images\": [\(images)], \"properties\": \(properties), \"info\": {\"version\": 1}}"
    try write(Array(json.utf8), to: set + "Contents.json")
  }

  /// The environment of a document in the folder.
  func environment(_ style: UIUserInterfaceStyle = .light) -> NibEnvironment {
    NibEnvironment(device: Device.all[2], style: style, catalogs: AssetCatalogs(around: file))
  }
}

/// A PNG file with 8 bits per component and alpha, stored without compression.
func png(_ width: Int, _ height: Int, _ pixels: [UInt32]) -> [UInt8] {
  var rows: [UInt8] = []
  for y in 0..<height {
    rows.append(0)
    for x in 0..<width { rows += bigEndian(pixels[y * width + x]) }
  }
  let header = bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 6, 0, 0, 0]
  return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
    + chunk("IDAT", stored(rows)) + chunk("IEND", [])
}

/// The same in the form that Xcode gives the files of apps for devices. The colors must be multiplied by the opacity.
func xcodePNG(_ width: Int, _ height: Int, _ pixels: [UInt32]) -> [UInt8] {
  let swapped = pixels.map { $0 & 0x00FF_00FF | $0 >> 16 & 0xFF00 | ($0 & 0xFF00) << 16 }
  let plain = png(width, height, swapped)
  // The signature and the header are in the first 33 bytes, followed by the length and name of the pixels.
  let data = plain[41...].dropLast(4 + 12)
  return Array(plain[..<8]) + chunk("CgBI", [0x50, 0, 0x20, 6]) + Array(plain[8..<33])
    + chunk("IDAT", Array(data.dropFirst(2).dropLast(4))) + chunk("IEND", [])
}

private func chunk(_ kind: String, _ data: [UInt8]) -> [UInt8] {
  let body = Array(kind.utf8) + data
  return bigEndian(UInt32(data.count)) + body + bigEndian(crc(body))
}

/// A zlib stream with one block that is not compressed. `data` has at most 65,535 bytes.
private func stored(_ data: [UInt8]) -> [UInt8] {
  let count = UInt16(data.count)
  let length = [UInt8(count & 0xFF), UInt8(count >> 8), UInt8(~count & 0xFF), UInt8(~count >> 8)]
  var (a, b): (UInt32, UInt32) = (1, 0)
  for byte in data {
    a = (a + UInt32(byte)) % 65521
    b = (b + a) % 65521
  }
  return [0x78, 0x01, 0x01] + length + data + bigEndian(b << 16 | a)
}

private func crc(_ bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(UInt32.max) { sum, byte in
    (0..<8).reduce(sum ^ UInt32(byte)) { part, _ in part & 1 == 1 ? part >> 1 ^ 0xEDB8_8320 : part >> 1 }
  }
}

private func bigEndian(_ value: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(value >> UInt32($0) & 0xFF) }
}
