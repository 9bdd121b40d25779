import Foundation
import NibCore

@testable import NibDrawing
@testable import NibScreen

/// A terminal in memory that decodes images in all three protocols, from the bytes that a program sends. It also executes
/// what tmux would pass on to the terminal around it, and shows kitty's placeholders.
struct GraphicsTerminal {
  let size: CellSize
  let cell: PixelSize
  /// The characters of the cells.
  private(set) var characters: [CellPoint: Unicode.Scalar] = [:]
  /// The images that were painted on cells, the oldest first. Each has the pixels of its cells as `0xRRGGBBAA`, not
  /// multiplied; 0 for a pixel that was not painted. Text removes the pixels of its cell.
  private var layers: [[CellPoint: [UInt32]]] = []
  /// The largest number of images of sixels, as in xterm. The oldest one disappears if there are more.
  private static let mostLayers = 16
  /// Whether an image disappears as a whole when text is written in one of its rows, as in tmux.
  private let keepsWholeImages: Bool
  /// The images of kitty's protocol.
  private(set) var stored: [Int: PixelImage] = [:]
  private var placements: [[Int]: (cells: CellRect, image: PixelImage)] = [:]
  /// The sizes in cells of kitty's images whose placeholders are text.
  private var virtualPlacements: [Int: CellSize] = [:]
  /// The cells with placeholders.
  private(set) var placeholders: [CellPoint: Placeholder] = [:]
  private var cursor = CellPoint.zero
  private var saved = CellPoint.zero
  /// The command and the Base64 of a transmission that is not complete.
  private var pending: (keys: [String: String], data: String)?
  /// Everything that the terminal does not understand.
  private(set) var faults: [String] = []
  /// The number of images that were sent.
  private(set) var transmissions = 0
  /// The number of pixels that were sent since this was last set to 0.
  var lastPixelCount = 0

  /// A cell of an image that is shown as text.
  struct Placeholder: Hashable {
    var id: Int
    var place: CellPoint
  }

  init(_ size: CellSize, cell: PixelSize, keepsWholeImages: Bool = false) {
    (self.size, self.cell, self.keepsWholeImages) = (size, cell, keepsWholeImages)
  }

  /// The number of images of sixels and of inline images on the screen.
  var layerCount: Int { layers.count }

  /// The pixels of the screen, one row of `0xRRGGBBAA` after the other; 0 where no image is.
  var pixels: [UInt32] {
    let width = size.columns * cell.width
    var pixels = [UInt32](repeating: 0, count: width * size.rows * cell.height)
    for (point, block) in layers.joined() {
      for (index, value) in block.enumerated() where value != 0 {
        let (x, y) = (index % cell.width, index / cell.width)
        pixels[(point.row * cell.height + y) * width + point.column * cell.width + x] = value
      }
    }
    for (cells, image) in placements.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }).map(\.value) {
      let values = GraphicsTerminal.values(of: image)
      for y in 0..<image.height {
        for x in 0..<image.width {
          let place = (cells.minRow * cell.height + y) * width + cells.minColumn * cell.width + x
          pixels[place] = values[y * image.width + x]
        }
      }
    }
    for (point, placeholder) in placeholders {
      guard let image = stored[placeholder.id], let cells = virtualPlacements[placeholder.id],
        CellRect(origin: .zero, size: cells).contains(placeholder.place)
      else { continue }
      let part = image.part(
        CellRect(origin: placeholder.place, size: CellSize(columns: 1, rows: 1)), cell: cell)
      for (index, value) in GraphicsTerminal.values(of: part).enumerated() {
        let (x, y) = (index % cell.width, index / cell.width)
        pixels[(point.row * cell.height + y) * width + point.column * cell.width + x] = value
      }
    }
    return pixels
  }

  /// Writes the cells of a canvas as a program would.
  mutating func show(_ spans: [CellSpan], of canvas: CellCanvas) {
    for span in spans {
      for column in span.columns {
        cursor = CellPoint(column: column, row: span.row)
        let cell = canvas[row: span.row, column: column]
        cell.text.unicodeScalars.first.map { write($0) }
        placeholders[CellPoint(column: column, row: span.row)] = placeholder(in: cell)
      }
    }
  }

  /// The cell of an image for which the text of a cell stands; `nil` for other texts.
  private mutating func placeholder(in cell: Cell) -> Placeholder? {
    let scalars = Array(cell.text.unicodeScalars)
    guard scalars.first == "\u{10EEEE}" else { return nil }
    let marks = scalars.dropFirst().compactMap { KittyPlaceholders.marks.firstIndex(of: $0) }
    guard marks.count == 3, let color = cell.style.foreground,
      case .indexed(let index) = TerminalColor(color, depth: .trueColor)
    else {
      faults.append("placeholder \(scalars)")
      return nil
    }
    return Placeholder(id: marks[2] << 24 | Int(index), place: CellPoint(column: marks[1], row: marks[0]))
  }

  /// Writes a character at the cursor, which removes the images there.
  private mutating func write(_ character: Unicode.Scalar) {
    characters[cursor] = character
    placeholders[cursor] = nil
    if keepsWholeImages {
      layers.removeAll { layer in layer.keys.contains { $0.row == cursor.row } }
    } else {
      for layer in layers.indices { layers[layer][cursor] = nil }
    }
    cursor.column += 1
  }

  mutating func feed(_ bytes: [UInt8]) {
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: " ") {
        write(" ")
        index += 1
        continue
      }
      guard bytes[index] == 0x1B, index + 1 < bytes.count else {
        faults.append("byte \(bytes[index])")
        index += 1
        continue
      }
      let introducer = bytes[index + 1]
      index += 2
      switch introducer {
      case UInt8(ascii: "7"): saved = cursor
      case UInt8(ascii: "8"): cursor = saved
      case UInt8(ascii: "["):
        let end = bytes[index...].firstIndex { (0x40...0x7E).contains($0) } ?? bytes.count - 1
        control(String(decoding: bytes[index..<end], as: UTF8.self), bytes[end])
        index = end + 1
      case UInt8(ascii: "_"), UInt8(ascii: "P"), UInt8(ascii: "]"):
        if bytes[index...].starts(with: Array("tmux;".utf8)) {
          index = passOn(bytes, from: index + 5)
          continue
        }
        var end = index
        while end < bytes.count, bytes[end] != 0x07, bytes[end] != 0x1B { end += 1 }
        string(introducer, Array(bytes[index..<end]))
        index = end < bytes.count && bytes[end] == 0x07 ? end + 1 : end + 2
      default: faults.append("ESC \(introducer)")
      }
    }
  }

  /// Executes the sequence that tmux would pass on. Returns the index behind it.
  private mutating func passOn(_ bytes: [UInt8], from start: Int) -> Int {
    var sequence: [UInt8] = []
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == 0x1B {
        index += 1
        if bytes[index] != 0x1B { break }
      }
      sequence.append(bytes[index])
      index += 1
    }
    feed(sequence)
    return index + 1
  }

  private mutating func control(_ parameters: String, _ final: UInt8) {
    let numbers = parameters.split(separator: ";").compactMap { Int($0) }
    if final == UInt8(ascii: "m"), numbers == [0] { return }
    guard final == UInt8(ascii: "H"), numbers.count == 2 else { return faults.append("CSI \(parameters)") }
    cursor = CellPoint(column: numbers[1] - 1, row: numbers[0] - 1)
  }

  private mutating func string(_ introducer: UInt8, _ bytes: [UInt8]) {
    switch introducer {
    case UInt8(ascii: "_"): kitty(String(decoding: bytes, as: UTF8.self))
    case UInt8(ascii: "P"): sixels(bytes)
    default: inline(String(decoding: bytes, as: UTF8.self))
    }
  }

  private static func values(of image: PixelImage) -> [UInt32] {
    let bytes = image.straightBytes
    return stride(from: 0, to: bytes.count, by: 4).map { place in
      bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  private mutating func paint(_ values: [UInt32?], width: Int) {
    guard width > 0 else { return }
    var layer: [CellPoint: [UInt32]] = [:]
    for (index, value) in values.enumerated() {
      guard let value else { continue }
      let (x, y) = (index % width, index / width)
      let point = CellPoint(column: cursor.column + x / cell.width, row: cursor.row + y / cell.height)
      layer[point, default: Array(repeating: 0, count: cell.width * cell.height)][
        y % cell.height * cell.width + x % cell.width] = value
    }
    layers.append(layer)
  }

  /// Removes the images of sixels for which the terminal has no room.
  private mutating func limitLayers() {
    layers.removeAll(where: \.isEmpty)
    layers.removeFirst(max(0, layers.count - GraphicsTerminal.mostLayers))
  }
}

// kitty
extension GraphicsTerminal {
  private mutating func kitty(_ text: String) {
    let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    var keys: [String: String] = [:]
    for pair in parts[0].dropFirst().split(separator: ",") {
      let sides = pair.split(separator: "=", maxSplits: 1).map(String.init)
      keys[sides[0]] = sides.last
    }
    let data = parts.count > 1 ? parts[1] : ""
    if data.utf8.count > 4096 { faults.append("a piece of \(data.utf8.count) bytes") }
    if keys["q"] != "2" { faults.append("the command asks for an answer: \(parts[0])") }
    switch (keys["a"], pending) {
    case (_, .some(let earlier)): pending = (earlier.keys, earlier.data + data)
    case ("t", nil): pending = (keys, data)
    case ("p", nil): place(keys)
    case ("d", nil): delete(keys)
    default: faults.append(text)
    }
    if let complete = pending, keys["m"] != "1" {
      pending = nil
      store(complete.keys, complete.data)
    }
  }

  private mutating func store(_ keys: [String: String], _ base64: String) {
    let (width, height) = (number(keys, "s"), number(keys, "v"))
    let depth = number(keys, "f") / 8
    guard keys["o"] == "z", let data = Data(base64Encoded: base64),
      let bytes = Zlib.expanded(Array(data), count: width * height * depth)
    else { return faults.append("data of image \(keys)") }
    let straight: [UInt8] =
      depth == 4
      ? bytes : stride(from: 0, to: bytes.count, by: 3).flatMap { Array(bytes[$0..<$0 + 3]) + [255] }
    guard let image = PixelImage(width: width, height: height, straight: straight) else {
      return faults.append("size of image \(keys)")
    }
    stored[number(keys, "i")] = image
    lastPixelCount += width * height
    transmissions += 1
  }

  private mutating func place(_ keys: [String: String]) {
    guard let image = stored[number(keys, "i")] else { return faults.append("unknown image \(keys)") }
    if keys["U"] == "1" {
      let cells = CellSize(columns: number(keys, "c"), rows: number(keys, "r"))
      if image.width != cells.columns * cell.width || image.height != cells.rows * cell.height {
        faults.append("wrong size \(keys)")
      }
      virtualPlacements[number(keys, "i")] = cells
      return
    }
    let (width, height) = (number(keys, "w"), number(keys, "h"))
    guard keys["C"] == "1", width == number(keys, "c") * cell.width,
      height == number(keys, "r") * cell.height,
      number(keys, "x") + width <= image.width, number(keys, "y") + height <= image.height
    else { return faults.append("wrong placement \(keys)") }
    placements[[number(keys, "i"), number(keys, "p")]] = (
      CellRect(origin: cursor, size: CellSize(columns: number(keys, "c"), rows: number(keys, "r"))),
      image.part(x: number(keys, "x"), y: number(keys, "y"), width: width, height: height)
    )
  }

  private mutating func delete(_ keys: [String: String]) {
    let id = number(keys, "i")
    switch keys["d"] {
    case "i": placements[[id, number(keys, "p")]] = nil
    case "I":
      stored[id] = nil
      virtualPlacements[id] = nil
      for key in placements.keys where key[0] == id { placements[key] = nil }
    default: faults.append("deletion \(keys)")
    }
  }

  private func number(_ keys: [String: String], _ key: String) -> Int { keys[key].flatMap { Int($0) } ?? 0 }
}

// Sixels and inline images
extension GraphicsTerminal {
  /// The numbers of a sixel command, such as a repetition or a color.
  private static func numbers(_ bytes: [UInt8], from index: inout Int) -> [Int] {
    var text = ""
    while index < bytes.count, bytes[index] == UInt8(ascii: ";") || (0x30...0x39).contains(bytes[index]) {
      text.unicodeScalars.append(Unicode.Scalar(bytes[index]))
      index += 1
    }
    return text.split(separator: ";").compactMap { Int($0) }
  }

  private mutating func sixels(_ bytes: [UInt8]) {
    guard let start = bytes.firstIndex(of: UInt8(ascii: "q")) else { return faults.append("DCS") }
    var index = start + 1
    var (width, height, x, top, color) = (0, 0, 0, 0, 0)
    var colors: [Int: UInt32] = [:]
    var values: [UInt32?] = []
    func put(_ bits: UInt8, _ count: Int) {
      for column in x..<x + count {
        for bit in 0..<6 where bits >> UInt8(bit) & 1 == 1 {
          guard column < width, top + bit < height else { continue }
          values[(top + bit) * width + column] = colors[color]
        }
      }
      x += count
    }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        let numbers = GraphicsTerminal.numbers(bytes, from: &index)
        (width, height) = (numbers[2], numbers[3])
        values = Array(repeating: nil, count: width * height)
      case UInt8(ascii: "#"):
        let numbers = GraphicsTerminal.numbers(bytes, from: &index)
        color = numbers[0]
        guard numbers.count == 5, numbers[1] == 2 else { break }
        let parts = numbers[2...].map { UInt32(($0 * 255 + 50) / 100) }
        colors[color] = parts[0] << 24 | parts[1] << 16 | parts[2] << 8 | 0xFF
      case UInt8(ascii: "!"):
        let count = GraphicsTerminal.numbers(bytes, from: &index)[0]
        put(bytes[index] - 0x3F, count)
        index += 1
      case UInt8(ascii: "$"): x = 0
      case UInt8(ascii: "-"): (x, top) = (0, top + 6)
      case 0x3F...0x7E: put(byte - 0x3F, 1)
      default: faults.append("sixel \(byte)")
      }
    }
    if colors.count > 256 { faults.append("\(colors.count) colors") }
    lastPixelCount += values.count { $0 != nil }
    transmissions += 1
    paint(values, width: width)
    limitLayers()
  }

  private mutating func inline(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, parts[0].hasPrefix("1337;File=inline=1;"),
      let data = Data(base64Encoded: parts[1]),
      case .pixels(let image)? = try? ImageStore().image(in: data)
    else { return faults.append(String(text.prefix(80))) }
    let columns = image.width / cell.width
    if !parts[0].contains(";width=\(columns);height=\(image.height / cell.height);") {
      faults.append("size in cells: \(parts[0])")
    }
    lastPixelCount += image.width * image.height
    transmissions += 1
    paint(GraphicsTerminal.values(of: image), width: image.width)
  }
}
