extension UIImage {
  /// Creates a reference to an image in memory; `nil` if the bytes are not an image.
  ///
  /// PNG, JPEG, GIF and BMP are recognized by their first bytes, which for PNG, GIF and BMP also contain the
  /// size. A terminal shows the name of the format.
  public convenience init?(data: Data) {
    guard let header = PictureHeader(data) else { return nil }
    self.init(nibSource: .named(header.kind), size: header.size)
  }

  /// Creates a reference to the image in a file; `nil` if there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let bytes = FileBytes.ifReadable(path), let header = PictureHeader(Data(bytes)) else {
      return nil
    }
    self.init(nibSource: .named(Disk.name(of: path)), size: header.size)
  }
}

/// The information in the first bytes of an image file.
private struct PictureHeader {
  let kind: String
  /// The size in points at scale 1; `nil` if it is not in the first bytes.
  let size: CGSize?

  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(26))
    func number(_ offset: Int, _ count: Int, bigEndian: Bool) -> CGFloat? {
      guard bytes.count >= offset + count else { return nil }
      let part = bytes[offset..<offset + count]
      return CGFloat((bigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) })
    }
    func size(_ offset: Int, _ count: Int, bigEndian: Bool) -> CGSize? {
      guard let width = number(offset, count, bigEndian: bigEndian),
        let height = number(offset + count, count, bigEndian: bigEndian)
      else { return nil }
      return CGSize(width: width, height: height)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      (kind, self.size) = ("PNG", size(16, 4, bigEndian: true))
    } else if bytes.starts(with: "GIF8".utf8) {
      (kind, self.size) = ("GIF", size(6, 2, bigEndian: false))
    } else if bytes.starts(with: "BM".utf8) {
      (kind, self.size) = ("BMP", size(18, 4, bigEndian: false))
    } else if bytes.starts(with: [0xff, 0xd8, 0xff]) {
      (kind, self.size) = ("JPEG", nil)
    } else {
      return nil
    }
  }
}
