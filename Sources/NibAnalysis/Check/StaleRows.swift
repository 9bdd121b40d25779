import NibCore
import NibEditing

/// The frames of static rows that begin elsewhere than where the row above them ends. Interface Builder saves the rows of a
/// section without gaps.
enum StaleRows {
  /// The frames that close the gaps. The rows of later sections keep their distance from those above.
  ///
  /// - Parameter isChosen: whether the frame of a row is updated.
  static func edits(in document: NibDocument, where isChosen: (NibElement) -> Bool) -> [FrameEdit] {
    document.root.descendants.filter { $0.isNamed("tableView") }.flatMap { table in
      edits(of: table.children(named: "tableViewSection", inside: "sections"), isChosen)
    }
  }

  private static func edits(of sections: [NibElement], _ isChosen: (NibElement) -> Bool) -> [FrameEdit] {
    var edits: [FrameEdit] = []
    var shift = 0.0
    for section in sections {
      var bottom: Double?
      for row in section.children(named: "tableViewCell", inside: "cells") {
        guard let id = row.id, row.child(key: "frame") != nil, var frame = row.savedFrame else {
          bottom = nil
          continue
        }
        if let bottom { shift = bottom - frame.y }
        if abs(shift) > tolerance, isChosen(row) {
          frame.y += shift
          edits.append(FrameEdit(id, frame))
        } else {
          shift = 0
        }
        bottom = frame.y + frame.height
      }
    }
    return edits
  }

  /// The largest difference in points from heights that are rounded to pixels.
  private static let tolerance = 1.0
}
