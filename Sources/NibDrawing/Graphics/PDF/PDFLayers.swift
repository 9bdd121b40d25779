import NibCore

/// The layers of a PDF file (optional content groups) that are not visible when the file is opened.
struct PDFLayers {
  private let file: PDFFile
  /// The numbers of the layers that are off.
  private let off: Set<Int>

  /// Reads the default configuration of a file.
  init(_ file: PDFFile) {
    self.file = file
    let properties = file[file[file.trailer["Root"]].dictionary?["OCProperties"]].dictionary
    let settings = file[properties?["D"]].dictionary
    func layers(_ value: PDFObject?) -> Set<Int> {
      Set(
        (file[value].array ?? []).compactMap { if case .reference(let number) = $0 { number } else { nil } })
    }
    let isOff = file[settings?["BaseState"]].name == "OFF"
    let all = isOff ? layers(properties?["OCGs"]).subtracting(layers(settings?["ON"])) : []
    off = all.union(layers(settings?["OFF"]))
  }

  /// Whether content that belongs to a layer, or to layers with a rule, is drawn.
  ///
  /// - Parameter layer: the value that names a layer or a dictionary with layers; `nil` for content without a layer.
  func shows(_ layer: PDFObject?) -> Bool {
    guard !off.isEmpty, let layer else { return true }
    if case .reference(let number) = layer, off.contains(number) { return false }
    guard let entries = file[layer].dictionary, let members = entries["OCGs"] else { return true }
    let list: [PDFObject] = file[members].array ?? [members]
    let states = list.compactMap {
      if case .reference(let number) = $0 { !off.contains(number) } else { nil }
    }
    guard !states.isEmpty else { return true }
    return switch file[entries["P"]].name {
    case "AllOn": !states.contains(false)
    case "AnyOff": states.contains(false)
    case "AllOff": !states.contains(true)
    default: states.contains(true)
    }
  }
}

/// Parts of the content between marks.
extension PDFContentReader {
  /// Begins or ends marked content. The mark `OC` names a layer in the resources.
  mutating func mark(_ word: String) {
    guard word != "EMC" else {
      _ = marks.popLast()
      return
    }
    var isShown = true
    if word == "BDC", operands.count >= 2, operands[operands.count - 2].name == "OC",
      let name = operands.last?.name
    {
      isShown = layers.shows(file[resources["Properties"]].dictionary?[name])
    }
    marks.append(isShown && isVisible)
  }

  /// Whether the current content is drawn: all layers around it are on.
  var isVisible: Bool { marks.last ?? true }
}
