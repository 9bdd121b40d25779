import NibFormats

extension MergeElement {
  /// The element with the white space directly before it.
  var rangeWithSpace: Range<Int> { spaceStart(before: start)..<end }

  /// The beginning of the white space that ends at a position.
  func spaceStart(before position: Int) -> Int {
    var start = position
    while start > 0, XMLCharacters.isSpace(source[start - 1]) { start -= 1 }
    return start
  }

  /// The element with the white space before it and with the comments of conflicts that are about it.
  var rangeWithConflicts: Range<Int> {
    var position = spaceStart(before: start)
    guard let id else { return position..<end }
    let mark = "#\(id)"
    for comment in leadComments.reversed() where comment.upperBound == position {
      let words = String(decoding: source[comment], as: UTF8.self)
      guard words.hasPrefix(ConflictComment.beginning), words.contains(mark) || words.contains("id=\"\(id)\"")
      else {
        break
      }
      position = spaceStart(before: comment.lowerBound)
    }
    return position..<end
  }
}
