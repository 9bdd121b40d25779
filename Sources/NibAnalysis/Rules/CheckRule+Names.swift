import NibCore

extension CheckRule {
  /// The ids of the rules that a wrong id probably means: the nearest one or, if none is near, those with a word that begins
  /// like one of its words, such as `overlapping-controls` for `overlap`. At most six.
  package static func nearestIDs(to id: String) -> [String] {
    let ids = all.map(\.id)
    if let nearest = ids.nearest(to: id) { return [nearest] }
    let wanted = words(of: id.lowercased())
    let similar = ids.filter { id in
      words(of: id).contains { word in wanted.contains { $0.hasPrefix(word) || word.hasPrefix($0) } }
    }
    return Array(similar.prefix(6))
  }

  /// The words of an id that say what it is about.
  private static func words(of id: String) -> [String] {
    id.split { !$0.isLetter }.map(String.init).filter { $0.count > 3 }
  }
}
