import NibCore

/// A subject and its picture in cells.
struct Drawing {
  let subject: ShownSubject
  let options: TreeRenderer.Options
  let canvas: CellCanvas

  init(_ subject: ShownSubject, options: TreeRenderer.Options) {
    self.subject = subject
    self.options = options
    canvas = TreeRenderer.canvas(for: subject.view, options: options)
  }

  /// The subject's name and size in points.
  var heading: String {
    let size = subject.view.bounds.size
    return "\(subject.name)  \(JSON.number(Double(size.width))) x \(JSON.number(Double(size.height)))"
  }
}

/// Drawings for programs: the rows of cells, and the place of every view in points and in cells.
enum JSONDrawing {
  static func text(of drawings: [Drawing], file: String) -> String {
    let roots = drawings.map { "    " + root($0) }.joined(separator: ",\n")
    return "{\n  \"file\": \(JSON.string(file)),\n  \"roots\": [\n\(roots)\n  ]\n}\n"
  }

  private static func root(_ drawing: Drawing) -> String {
    let size = drawing.subject.view.bounds.size
    let rows = TextExport().rows(of: drawing.canvas).map { "        " + JSON.string($0) }
    let views = TreeRenderer.places(in: drawing.subject.view, options: drawing.options).map { "        " + view($0) }
    return """
      {
            "id": \(JSON.string(drawing.subject.id)),
            "name": \(JSON.string(drawing.subject.name)),
            "size": \(JSON.numbers([size.width, size.height].map { Double($0) })),
            "cells": \(JSON.numbers([drawing.canvas.size.columns, drawing.canvas.size.rows].map { Double($0) })),
            "rows": [
      \(rows.joined(separator: ",\n"))
            ],
            "views": [
      \(views.joined(separator: ",\n"))
            ]
          }
      """
  }

  private static func view(_ place: TreeRenderer.Place) -> String {
    let frame = [place.frame.minX, place.frame.minY, place.frame.width, place.frame.height].map { Double($0) }
    let cells = [
      place.cells.minColumn, place.cells.minRow, place.cells.size.columns, place.cells.size.rows,
    ].map { Double($0) }
    let origin = place.view.nibOrigin
    let className = origin?.customClass ?? String(describing: type(of: place.view))
    return "{\"id\": \(JSON.string(origin?.id ?? "")), \"class\": \(JSON.string(className)), "
      + "\"frame\": \(JSON.numbers(frame)), \"cells\": \(JSON.numbers(cells))}"
  }
}

extension JSON {
  fileprivate static func numbers(_ values: [Double]) -> String {
    "[\(values.map { number($0) }.joined(separator: ", "))]"
  }
}
