import NibCore
import Testing

@testable import NibDrawing

/// Drawings of SVG files.
@Suite struct SVGDrawingTests {
  private func pixels(_ content: String, attributes: String = "width='8' height='8'") throws -> GraphicPixels
  {
    try GraphicPixels(
      svg:
        "<?xml version='1.0'?><!DOCTYPE svg><svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>"
    )
  }

  @Test(
    "A square of all kinds of elements",
    arguments: [
      "<rect x='2' y='2' width='4' height='4'/>", "<path d='M2 2h4v4H2z'/>", "<path d='m2,2 4,0 0,4-4 0Z'/>",
      "<polygon points='2,2 6,2 6,6 2,6'/>",
      "<line x1='2' y1='4' x2='6' y2='4' stroke='#000' stroke-width='4'/>",
      "<g transform='translate(2 2) scale(4)'><rect width='1' height='1'/></g>",
      "<defs><path id='a' d='M0 0H4V4H0'/></defs><use href='#a' x='2' y='2'/>",
      "<symbol id='a' viewBox='0 0 1 1'><path d='M0 0h1v1h-1'/></symbol><use xlink:href='#a' x='2' y='2' width='4' height='4'/>",
      "<clipPath id='c'><path d='M2 2h4v4h-4'/></clipPath><rect width='8' height='8' clip-path='url(#c)'/>",
      "<mask id='m'><path fill='#fff' d='M2 2h4v4h-4'/></mask><rect width='8' height='8' mask='url(#m)'/>",
      "<rect x='2' y='2' width='4' height='4' transform='rotate(90, 4, 4)'/>",
      "<path d='M2 2 C2 2 6 2 6 2 S6 6 6 6 Q6 6 2 6 Z'/>",
      "<style>.k{fill:none} .j{fill:black}</style><rect class='k' width='8' height='8'/><path class='j' d='M2 2h4v4h-4'/>",
    ])
  func square(content: String) throws {
    let drawn = try pixels(content)
    #expect([1, 2, 4, 5, 6].map(drawn.row) == ["........", "..####..", "..####..", "..####..", "........"])
  }

  @Test(
    "Entities are the texts that the document type declares",
    arguments: [
      "<!ENTITY c 'red'>]><svg width='8' height='8'><rect fill='&c;' width='8' height='8'/></svg>",
      "<!ENTITY ns \"http://www.w3.org/2000/svg\"><!-- ]> ' --><!ENTITY c '&r;'><!ENTITY r 'red'>]>"
        + "<svg xmlns='&ns;' width='8' height='8'><rect fill='&c;' width='8' height='8'/></svg>",
      "<!ENTITY % p SYSTEM 'a.dtd'><!ENTITY box '<rect fill=\"red\" width=\"8\" height=\"8\"/>'>]>"
        + "<svg width='8' height='8'>&box;</svg>",
      "<!ENTITY q 'a \"b\" > ]'>]><svg width='8' height='8' id=\"&q;\"><path d='M0 0h8v8H0' fill='red'/></svg>",
    ])
  func entities(content: String) throws {
    let drawn = try GraphicPixels(svg: "<?xml version='1.0'?><!DOCTYPE svg PUBLIC \"-//W3C\" 'x' [" + content)
    #expect(drawn[4, 4] == 0xFF00_00FF)
  }

  @Test("Entities that contain each other or stand for very much text are refused") func badEntities() {
    func failure(_ declarations: String) -> GraphicBuilder.Failure? {
      let text =
        "<!DOCTYPE svg [\(declarations)]><svg width='8' height='8'><path id='&a;' d='M0 0h8v8'/></svg>"
      do throws(GraphicBuilder.Failure) {
        _ = try SVGReader.graphic(Array(text.utf8))
        return nil
      } catch {
        return error
      }
    }
    #expect(failure("<!ENTITY a '&b;'><!ENTITY b '&a;'>") == .broken("its entity 'a' contains itself"))
    let names = Array("abcdefghijkl")
    let bomb = zip(names, names.dropFirst()).map { name, next in
      "<!ENTITY \(name) '\(String(repeating: "&\(next);", count: 10))'>"
    }
    #expect(failure(bomb.joined() + "<!ENTITY l 'lol'>") == .tooComplex)
    #expect(failure("<!ENTITY b 'x'>") == .broken("it is not a well-formed SVG file"))
  }

  @Test("Files can be ISO-8859-1 or UTF-16") func encodings() throws {
    let text = "<svg width='8' height='8'><title>é</title><rect fill='red' width='8' height='8'/></svg>"
    let latin1 = "<?xml version='1.0' encoding='ISO-8859-1'?>" + text
    let utf16 = "\u{FEFF}<?xml version='1.0' encoding='UTF-16'?>" + text
    let files: [[UInt8]] = [
      latin1.unicodeScalars.map { UInt8($0.value) },
      utf16.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] },
      utf16.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] },
    ]
    for bytes in files {
      #expect(ImageFormat(bytes) == .svg)
      #expect(try SVGReader.graphic(bytes).items.count == 1)
    }
  }

  @Test("A file that is too large is not damaged") func hugeSize() {
    #expect(throws: GraphicBuilder.Failure.tooLarge) {
      try pixels("", attributes: "width='200000' height='8'")
    }
  }

  @Test("A path with too many commands is not drawn in part") func longPath() throws {
    let path = "M0 0h8v8" + String(repeating: "h0", count: 100_000)
    #expect(throws: GraphicBuilder.Failure.tooComplex) { try pixels("<path d='\(path)'/>") }
  }

  @Test("A file with too many or too deep elements is not damaged") func manyElements() {
    let many = String(repeating: "<rect width='1' height='1'/>", count: 50_000)
    let deep = String(repeating: "<g>", count: 600) + String(repeating: "</g>", count: 600)
    for content in [many, deep] {
      #expect(throws: GraphicBuilder.Failure.tooComplex) {
        try SVGReader.graphic(Array("<svg width='8' height='8'>\(content)</svg>".utf8))
      }
    }
  }

  @Test("Arcs are parts of circles, with digits that are not separated") func arcs() throws {
    for path in ["M0 4a4 4 0 1 1 8 0a4 4 0 1 1-8 0", "M0 4A4 4 0 118 4A4 4 0 110 4"] {
      let drawn = try pixels("<path d='\(path)'/>")
      let circle = try pixels("<circle cx='4' cy='4' r='4'/>")
      for row in 0..<8 { #expect(drawn.row(row) == circle.row(row)) }
    }
    // Radii that are too small grow.
    #expect(try pixels("<path d='M0 4A1 1 0 0 0 8 4Z'/>").row(5).contains("######"))
  }

  @Test(
    "Colors of attributes, styles and style sheets",
    arguments: [
      "<rect width='8' height='8' fill='#f00'/>", "<rect width='8' height='8' fill='red'/>",
      "<rect width='8' height='8' style='fill: rgb(255,0,0)'/>",
      "<g fill='rgb(100%, 0%, 0%)'><rect width='8' height='8'/></g>",
      "<rect width='8' height='8' fill='hsl(0, 100%, 50%)'/>",
      "<rect width='8' height='8' fill='hsl(-1turn 100% 50% / 100%)'/>",
      "<rect width='8' height='8' fill='#f00 icc-color(a, 1)'/>",
      "<style>:root{--a: var(--b); --b: red}</style><rect width='8' height='8' fill='var(--a)'/>",
      "<g style='--b: none'><rect width='8' height='8' fill='var(--c, rgb(255, 0, 0))'/></g>",
      "<style>rect{fill:#FF0000;}</style><rect width='8' height='8' fill='blue'/>",
      "<rect width='8' height='8' fill='currentColor' color='#ff0000'/>",
    ])
  func colors(content: String) throws { #expect(try pixels(content)[4, 4] == 0xFF00_00FF) }

  @Test("Opacities are multiplied, and a group is transparent as a whole") func opacity() throws {
    let group = try pixels("<g opacity='.5'><rect width='8' height='8'/><rect width='8' height='8'/></g>")
    #expect(group[4, 4] & 0xFF == 128)
    #expect(try pixels("<rect width='8' height='8' fill-opacity='50%' opacity='.5'/>")[4, 4] & 0xFF == 64)
  }

  @Test("Gradients have the colors of their stops, and those of others that they refer to") func gradients()
    throws
  {
    let stops =
      "<linearGradient id='s'><stop stop-color='#000'/><stop offset='1' stop-color='#fff'/></linearGradient>"
    let linear = try pixels(
      stops + "<linearGradient id='g' href='#s'/><rect width='8' height='8' fill='url(#g)'/>")
    let across = (0..<8).map { Int(linear[$0, 4] >> 24) }
    #expect(across == across.sorted() && across[0] < 30 && across[7] > 225)
    let radial = try pixels(
      stops + "<radialGradient id='g' href='#s'/><rect width='8' height='8' fill='url(#g)'/>")
    #expect(radial[4, 4] >> 24 < 60 && radial[0, 0] >> 24 == 255)
  }

  @Test("A view box is placed in the size of the file") func viewBox() throws {
    let wide = try pixels(
      "<rect width='4' height='4'/>", attributes: "width='8' height='4' viewBox='0 0 4 4'")
    #expect(wide.row(0) == "..####..")
    let stretched = "width='8' height='4' viewBox='0 0 4 4' preserveAspectRatio='none'"
    #expect(try pixels("<rect width='4' height='4'/>", attributes: stretched).row(0) == "########")
  }

  @Test("Hidden elements and definitions are not drawn") func hidden() throws {
    let drawn = try pixels(
      "<defs><rect width='8' height='8'/></defs><g display='none'><rect width='8' height='8'/></g>"
        + "<rect width='8' height='8' visibility='hidden'/><title>a</title>")
    #expect(drawn.row(4) == "........")
  }

  @Test(
    "A line is drawn before or after its area",
    arguments: [
      ("", 0x0000_FFFF), ("paint-order='stroke'", 0xFF00_00FF), ("paint-order='markers stroke'", 0xFF00_00FF),
      ("style='paint-order: stroke fill'", 0xFF00_00FF), ("paint-order='normal'", 0x0000_FFFF),
      ("paint-order='fill'", 0x0000_FFFF),
    ] as [(String, UInt32)])
  func paintOrder(attribute: String, inside: UInt32) throws {
    let drawn = try pixels(
      "<rect x='2' y='2' width='4' height='4' fill='red' stroke='blue' stroke-width='2' \(attribute)/>")
    #expect(drawn[2, 4] == inside)
    #expect(drawn[1, 4] == 0x0000_FFFF)
  }

  @Test(
    "Files that cannot be drawn",
    arguments: [
      ("<svg width='8' height='8'>", GraphicBuilder.Failure.broken("it is not a well-formed SVG file")),
      ("<svg/>", .noSize),
      ("<svg width='8' height='8'><text y='8'>Word</text></svg>", .leftOut([.text])),
      ("<svg width='8' height='8'><image width='8' height='8' href='a.png'/></svg>", .leftOut([.pixels])),
      ("<svg width='8' height='8'><g id='a'><use href='#a'/></g></svg>", .tooComplex),
    ])
  func failures(text: String, failure: GraphicBuilder.Failure) {
    #expect(throws: failure) { try SVGReader.graphic(Array(text.utf8)) }
  }
}
