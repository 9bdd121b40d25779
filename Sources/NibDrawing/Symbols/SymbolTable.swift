/// The drawings of symbols by name, in the language of `SymbolDrawing.init(_:)`. Variants such as `.fill` and `.circle` are
/// composed by `SymbolComposer`, and symbols that differ only in a direction are turned.
enum SymbolTable {
  static let drawings: [String: String] = [
    signs, arrows, media, people, objects, devices, nature, places, pages,
  ]
  .reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }

  /// Symbols with several names, or that look the same at the size of an icon.
  static let synonyms: [String: String] = [
    "multiply": "xmark", "gear": "gearshape", "line.horizontal.3": "line.3.horizontal",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease", "list.dash": "list.bullet",
    "list.number": "list.bullet", "suit.heart": "heart", "bin.xmark": "xmark.bin", "network": "globe",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath",
    "gearshape.2": "gearshape", "person.3": "person.2", "photo.on.rectangle": "photo",
    "photo.artframe": "photo",
    "text.justify": "line.3.horizontal", "tray.full": "tray", "mappin.and.ellipse": "mappin", "play.tv": "tv",
    "location.north": "location", "barcode.viewfinder": "qrcode.viewfinder", "macwindow": "rectangle",
    "text.alignright": "text.alignleft", "clock.arrow.circlepath": "arrow.counterclockwise",
    "goforward": "arrow.clockwise", "gobackward": "arrow.counterclockwise", "house.lodge": "house",
    "exclamationmark.arrow.circlepath": "arrow.clockwise", "speaker.wave.3": "speaker.wave.2",
    "speaker.3": "speaker.wave.2", "speaker.2": "speaker.wave.2", "speaker.1": "speaker.wave.1",
    "arrowshape.turn.up.forward": "arrowshape.turn.up.right",
    "arrowshape.turn.up.backward": "arrowshape.turn.up.left",
    "arrowshape.bounce.right": "arrowshape.turn.up.right",
    "arrow.uturn.forward": "arrow.uturn.right", "arrow.uturn.backward": "arrow.uturn.left",
    "folder.open": "folder", "envelope.open": "envelope", "iphone.gen2": "iphone", "iphone.gen3": "iphone",
    "laptopcomputer.and.iphone": "laptopcomputer", "bubble": "bubble.left", "message": "bubble.left",
    "text.bubble": "text.bubble.left", "ellipses.bubble": "ellipsis.bubble.left", "icloud": "cloud",
    "sun.min": "sun.max", "moon.stars": "moon", "bed.double": "bed", "wifi.exclamationmark": "wifi",
    "doc.plaintext": "doc.text", "doc.richtext": "doc.text", "note.text": "doc.text", "note": "doc",
    "books.vertical": "book.closed", "character.book.closed": "book.closed",
    "text.book.closed": "book.closed",
    "creditcard.and.123": "creditcard", "chart.bar.doc.horizontal": "doc.text", "giftcard": "gift",
    "square.fill.on.square": "square.on.square", "plus.square.on.square": "square.on.square",
    "rectangle.on.rectangle": "square.on.square", "doc.on.clipboard": "clipboard",
    "list.clipboard": "clipboard",
    "list.bullet.clipboard": "clipboard", "checklist": "list.bullet", "list.bullet.rectangle": "list.bullet",
    "rectangle.grid.1x2": "square.split.1x2", "rectangle.grid.2x2": "square.grid.2x2",
    "circle.grid.3x3": "square.grid.3x3", "square.grid.4x3": "square.grid.3x3",
    "rectangle.3.group": "square.grid.2x2",
    "rectangle.grid.3x2": "square.grid.3x3", "person.crop.rectangle": "person.crop.square",
    "person.text.rectangle": "person.crop.square", "stopwatch": "timer",
    "gauge": "speedometer", "deskclock": "clock", "rosette": "seal", "medal": "seal",
    "checkmark.rectangle": "checkmark.square",
    "rectangle.and.pencil.and.ellipsis": "square.and.pencil", "pencil.and.outline": "pencil",
    "highlighter": "pencil",
    "pencil.tip": "pencil", "applepencil": "pencil",
    "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
    "arrow.right.square.on.square": "rectangle.portrait.and.arrow.right",
    "figure.stand": "figure.walk", "figure.run": "figure.walk",
    "arrow.forward.to.line": "arrow.right.to.line",
    "rectangle.and.paperclip": "paperclip", "waveform.path.ecg": "waveform.path",
    "square.and.arrow.up.on.square": "square.and.arrow.up",
    "square.and.arrow.down.on.square": "square.and.arrow.down",
    "antenna.radiowaves.left.and.right": "dot.radiowaves.left.and.right",
    "moonphase.first.quarter": "circle.lefthalf.filled", "circle.righthalf.filled": "circle.lefthalf.filled",
    "dial": "speedometer", "fuelpump": "shippingbox", "wrench.and.screwdriver": "wrench",
    "wrench.adjustable": "wrench",
    "checkerboard.shield": "shield.lefthalf.filled", "arrow.up.message": "arrow.up.bubble",
    "case": "briefcase", "suitcase": "briefcase", "bolt.horizontal": "bolt",
    "heart.text.square": "heart.square",
  ]

  private static let signs: [String: String] = [
    "plus": "s M 50 16 L 50 84 M 16 50 L 84 50",
    "minus": "s M 16 50 L 84 50",
    "xmark": "s M 22 22 L 78 78 M 78 22 L 22 78",
    "divide": "s M 16 50 L 84 50 f O 50 22 7 O 50 78 7",
    "equal": "s M 18 38 L 82 38 M 18 62 L 82 62",
    "checkmark": "s M 20 56 L 40 80 L 80 20",
    "questionmark": "s M 32 34 C 32 10 68 10 68 34 C 68 50 50 48 50 64 f O 50 84 6",
    "exclamationmark": "s M 50 12 L 50 62 f O 50 84 6.5",
    "info": "f O 49 16 7 s M 38 40 L 51 40 L 51 84 M 36 84 L 66 84",
    "number": "s M 40 14 L 32 86 M 68 14 L 60 86 M 16 36 L 86 36 M 14 64 L 84 64",
    "percent": "s M 78 16 L 22 84 O 28 28 14 O 72 72 14",
    "at": "s O 50 50 16 M 66 34 L 66 56 C 66 74 90 70 90 48 C 88 0 10 0 10 50 C 10 92 52 98 72 84",
    "ellipsis": "f O 18 50 8.5 O 50 50 8.5 O 82 50 8.5",
    "nosign": "s O 50 50 38 M 24 24 L 76 76",
    "dollarsign": "s M 68 34 C 66 16 32 16 32 34 C 32 54 70 46 70 66 C 70 86 32 86 30 66 M 50 8 L 50 92",
    "eurosign": "s M 76 26 C 54 4 30 22 30 50 C 30 78 54 96 76 74 M 16 42 L 62 42 M 16 58 L 58 58",
    "sterlingsign": "s M 70 28 C 64 8 38 10 38 34 L 38 60 C 38 74 34 82 24 86 L 76 86 M 24 54 L 62 54",
    "yensign": "s M 22 12 L 50 50 L 78 12 M 50 50 L 50 90 M 28 54 L 72 54 M 28 70 L 72 70",
    "circle": "b O 50 50 40",
    "circle.lefthalf.filled": "s O 50 50 38 f M 50 12 A 50 50 38 -90 -270 Z",
    "circle.dashed":
      "s A 50 50 38 0 20 A 50 50 38 45 65 A 50 50 38 90 110 A 50 50 38 135 155 A 50 50 38 180 200"
      + " A 50 50 38 225 245 A 50 50 38 270 290 A 50 50 38 315 335",
    "largecircle.fill.circle": "s O 50 50 40 f O 50 50 26",
    "square": "b R 12 12 76 76 15",
    "app": "b R 10 10 80 80 24",
    "rectangle": "b R 4 22 92 56 10",
    "rectangle.portrait": "b R 22 6 56 88 10",
    "capsule": "b R 4 28 92 44 22",
    "oval": "b E 50 50 46 28",
    "triangle": "b M 50 12 L 92 84 L 8 84 Z",
    "diamond": "b M 50 6 L 94 50 L 50 94 L 6 50 Z",
    "hexagon": "b M 50 6 L 90 28 L 90 72 L 50 94 L 10 72 L 10 28 Z",
    "octagon": "b M 34 10 L 66 10 L 90 34 L 90 66 L 66 90 L 34 90 L 10 66 L 10 34 Z",
    "pentagon": "b M 50 8 L 92 40 L 76 88 L 24 88 L 8 40 Z",
    "seal": "b W 50 50 42 35 12",
    "shield": "b M 50 6 L 86 20 L 86 48 C 86 70 70 86 50 94 C 30 86 14 70 14 48 L 14 20 Z",
    "shield.lefthalf.filled": "s M 50 6 L 86 20 L 86 48 C 86 70 70 86 50 94 C 30 86 14 70 14 48 L 14 20 Z"
      + " f M 50 6 L 50 94 C 30 86 14 70 14 48 L 14 20 Z",
    "star": "b T 50 54 46 19 5",
    "star.leadinghalf.filled": "s T 50 54 44 18 5 f M 50 10 L 50 77 L 24 92 L 31 60 L 8 40 L 38 38 Z",
    "heart": "b M 50 88 C 18 64 8 50 8 34 C 8 8 40 4 50 30 C 60 4 92 8 92 34 C 92 50 82 64 50 88 Z",
    "bubble.left":
      "b M 22 14 L 78 14 C 90 14 94 20 94 30 L 94 58 C 94 68 90 74 78 74 L 48 74 L 28 92 L 28 74 L 22 74 C 10 74"
      + " 6 68 6 58 L 6 30 C 6 20 10 14 22 14 Z",
    "cursorarrow": "b M 26 8 L 76 58 L 54 60 L 66 88 L 56 92 L 44 64 L 26 78 Z",
    "power": "s A 50 54 36 -55 235 M 50 8 L 50 46",
    "command": "s M 36 36 L 64 36 L 64 64 L 36 64 Z O 25 25 12 O 75 25 12 O 25 75 12 O 75 75 12",
    "textformat": "s M 6 80 L 28 22 L 50 80 M 14 62 L 42 62 O 72 66 15 M 88 50 L 88 82",
    "text": "s M 14 30 L 86 30 M 14 52 L 86 52 M 14 74 L 58 74",
    "bold": "s M 30 14 L 30 86 L 54 86 C 82 86 82 48 54 48 L 30 48 M 54 48 C 74 48 74 14 54 14 L 30 14",
    "italic": "s M 40 14 L 76 14 M 24 86 L 60 86 M 58 14 L 42 86",
    "underline": "s M 26 12 L 26 48 C 26 78 74 78 74 48 L 74 12 M 20 90 L 80 90",
  ]

  private static let arrows: [String: String] = [
    "arrow.up": "s M 50 88 L 50 14 M 22 42 L 50 14 L 78 42",
    "arrow.up.right": "s M 22 78 L 78 22 M 34 22 L 78 22 L 78 66",
    "chevron.up": "s M 14 66 L 50 32 L 86 66",
    "chevron.compact.up": "s M 10 58 L 50 42 L 90 58",
    "chevron.up.chevron.down": "s M 22 38 L 50 12 L 78 38 M 22 62 L 50 88 L 78 62",
    "arrowtriangle.up": "b M 50 16 L 88 80 L 12 80 Z",
    "arrow.up.arrow.down":
      "s M 30 86 L 30 14 M 12 32 L 30 14 L 48 32 M 70 14 L 70 86 M 52 68 L 70 86 L 88 68",
    "arrow.left.arrow.right":
      "s M 86 30 L 14 30 M 32 12 L 14 30 L 32 48 M 14 70 L 86 70 M 68 52 L 86 70 L 68 88",
    "arrow.right.arrow.left":
      "s M 14 30 L 86 30 M 68 12 L 86 30 L 68 48 M 86 70 L 14 70 M 32 52 L 14 70 L 32 88",
    "arrow.left.and.right": "s M 8 50 L 92 50 M 28 30 L 8 50 L 28 70 M 72 30 L 92 50 L 72 70",
    "arrow.up.and.down": "s M 50 8 L 50 92 M 30 28 L 50 8 L 70 28 M 30 72 L 50 92 L 70 72",
    "arrow.up.left.and.arrow.down.right":
      "s M 14 46 L 14 14 L 46 14 M 14 14 L 44 44 M 86 54 L 86 86 L 54 86 M 86 86 L 56 56",
    "arrow.down.right.and.arrow.up.left":
      "s M 14 44 L 44 44 L 44 14 M 44 44 L 12 12 M 86 56 L 56 56 L 56 86 M 56 56 L 88 88",
    "arrow.right.to.line": "s M 8 50 L 74 50 M 50 26 L 74 50 L 50 74 M 90 16 L 90 84",
    "arrow.clockwise": "s A 50 54 34 -15 285 M 42 4 L 60 20 L 44 36",
    "arrow.counterclockwise": "s A 50 54 34 195 -105 M 58 4 L 40 20 L 56 36",
    "arrow.triangle.2.circlepath":
      "s A 50 50 36 185 330 A 50 50 36 5 150 M 62 34 L 84 34 L 86 12 M 38 66 L 16 66 L 14 88",
    "arrow.uturn.left": "s M 32 12 L 10 34 L 32 56 M 10 34 L 60 34 C 96 34 96 86 60 86 L 40 86",
    "arrow.uturn.right": "s M 68 12 L 90 34 L 68 56 M 90 34 L 40 34 C 4 34 4 86 40 86 L 60 86",
    "arrow.turn.up.right": "s M 68 12 L 90 34 L 68 56 M 90 34 L 36 34 L 12 34 L 12 86",
    "arrow.turn.down.right": "s M 68 44 L 90 66 L 68 88 M 90 66 L 12 66 L 12 14",
    "arrow.branch":
      "s M 50 92 L 50 60 L 20 30 L 20 12 M 50 60 L 80 30 L 80 12 M 8 26 L 20 12 L 32 26 M 68 26 L 80 12 L 92 26",
    "arrowshape.turn.up.left": "b M 44 14 L 6 46 L 44 76 L 44 60 C 68 58 82 66 94 86 C 94 54 74 34 44 32 Z",
    "arrowshape.turn.up.right": "b M 56 14 L 94 46 L 56 76 L 56 60 C 32 58 18 66 6 86 C 6 54 26 34 56 32 Z",
    "arrowshape.right": "b M 10 34 L 50 34 L 50 14 L 92 50 L 50 86 L 50 66 L 10 66 Z",
    "square.and.arrow.up":
      "s M 34 36 L 20 36 L 20 92 L 80 92 L 80 36 L 66 36 M 50 64 L 50 6 M 32 24 L 50 6 L 68 24",
    "square.and.arrow.down":
      "s M 34 36 L 20 36 L 20 92 L 80 92 L 80 36 L 66 36 M 50 4 L 50 64 M 32 46 L 50 64 L 68 46",
    "rectangle.portrait.and.arrow.right":
      "s M 56 30 L 56 10 L 12 10 L 12 90 L 56 90 L 56 70 M 34 50 L 92 50 M 74 32 L 92 50 L 74 68",
    "repeat":
      "s M 14 46 C 14 30 22 26 34 26 L 84 26 M 70 12 L 84 26 L 70 40 M 86 54 C 86 70 78 74 66 74 L 16 74 M 30 60 L 16 74 L 30 88",
    "shuffle":
      "s M 8 28 L 26 28 C 50 28 50 72 74 72 L 90 72 M 76 58 L 90 72 L 76 86 M 8 72 L 26 72 C 50 72 50 28 74 28 L 90 28"
      + " M 76 14 L 90 28 L 76 42",
    "line.3.horizontal": "s M 8 24 L 92 24 M 8 50 L 92 50 M 8 76 L 92 76",
    "line.3.horizontal.decrease": "s M 8 28 L 92 28 M 24 50 L 76 50 M 38 72 L 62 72",
    "line.diagonal": "s M 16 84 L 84 16",
  ]

  private static let media: [String: String] = [
    "play": "b M 20 10 L 88 50 L 20 90 Z",
    "pause": "b R 20 14 20 72 5 R 60 14 20 72 5",
    "stop": "b R 16 16 68 68 9",
    "forward": "b M 6 20 L 50 50 L 6 80 Z M 52 20 L 96 50 L 52 80 Z",
    "backward": "b M 94 20 L 50 50 L 94 80 Z M 48 20 L 4 50 L 48 80 Z",
    "forward.end": "b M 14 14 L 76 50 L 14 86 Z s M 86 14 L 86 86",
    "backward.end": "b M 86 14 L 24 50 L 86 86 Z s M 14 14 L 14 86",
    "playpause": "b M 8 20 L 52 50 L 8 80 Z R 60 20 9 60 2 R 82 20 9 60 2",
    "record.circle": "b O 50 50 40 e O 50 50 20",
    "music.note": "s M 38 78 L 38 14 L 78 24 f E 28 80 13 10",
    "music.note.list":
      "s M 64 76 L 64 18 L 90 24 M 8 20 L 46 20 M 8 42 L 46 42 M 8 64 L 36 64 f E 54 80 12 9",
    "mic": "b R 34 6 32 54 16 s M 18 44 C 18 82 82 82 82 44 M 50 74 L 50 94 M 32 94 L 68 94",
    "speaker": "b M 10 36 L 28 36 L 56 12 L 56 88 L 28 64 L 10 64 Z",
    "speaker.wave.1": "b M 6 36 L 24 36 L 52 12 L 52 88 L 24 64 L 6 64 Z s A 50 50 20 -40 40",
    "speaker.wave.2":
      "b M 4 38 L 18 38 L 42 18 L 42 82 L 18 62 L 4 62 Z s A 40 50 20 -42 42 A 40 50 38 -46 46",
    "headphones": "s M 14 62 L 14 50 C 14 2 86 2 86 50 L 86 62 b R 10 56 16 32 7 R 74 56 16 32 7",
    "waveform":
      "s M 8 42 L 8 58 M 22 28 L 22 72 M 36 12 L 36 88 M 50 34 L 50 66 M 64 18 L 64 82 M 78 32 L 78 68 M 92 44 L 92 56",
    "waveform.path": "s M 4 54 L 24 54 L 36 18 L 52 86 L 66 34 L 74 54 L 96 54",
    "video": "b R 4 24 60 52 11 M 70 46 L 96 28 L 96 72 L 70 54 Z",
    "camera":
      "b M 16 28 L 30 28 L 37 14 L 63 14 L 70 28 L 84 28 C 90 28 94 32 94 38 L 94 76 C 94 82 90 86 84 86 L 16 86 C 10 86 6"
      + " 82 6 76 L 6 38 C 6 32 10 28 16 28 Z d O 50 56 18",
    "photo": "b R 6 14 88 72 10 d M 10 76 L 36 50 L 52 66 L 66 52 L 90 74 e O 32 34 8",
    "film":
      "b R 6 16 88 68 8 d M 26 16 L 26 84 M 74 16 L 74 84 M 6 39 L 26 39 M 6 61 L 26 61 M 74 39 L 94 39 M 74 61 L 94 61",
    "tv": "b R 4 14 92 60 9 s M 30 90 L 70 90",
    "gamecontroller":
      "b M 28 24 L 72 24 C 88 24 96 60 92 74 C 88 86 78 82 68 66 L 32 66 C 22 82 12 86 8 74 C 4 60 12 24 28 24 Z"
      + " d M 22 44 L 38 44 M 30 36 L 30 52 e O 66 50 4.5 O 76 40 4.5",
    "eye": "b M 4 50 C 24 10 76 10 96 50 C 76 90 24 90 4 50 Z d O 50 50 15",
    "camera.viewfinder":
      "s M 8 30 L 8 8 L 30 8 M 70 8 L 92 8 L 92 30 M 92 70 L 92 92 L 70 92 M 30 92 L 8 92 L 8 70 O 50 52 14"
      + " M 26 36 L 74 36 L 74 68 L 26 68 Z",
  ]
}
