extension Device {
  /// The device with the given id or marketing name; `nil` if there is none.
  ///
  /// Case, spaces and punctuation are ignored. The family may be omitted (`13 mini`), a generation may be
  /// written as a number (`SE 3`), and a name without a generation means the newest one (`iPad Pro 11`).
  public static func named(_ text: String) -> Device? {
    let wanted = folded(text)
    guard !wanted.isEmpty else { return nil }
    return all.first { folded($0.id) == wanted }
      ?? all.first { $0.lookupNames.contains { $0.full == wanted || $0.short == wanted } }
      ?? all.last { $0.lookupNames.contains { $0.bare == wanted } }
  }

  /// The name or id that is most similar to `text`; `nil` if none is similar.
  public static func nearestName(to text: String) -> String? {
    let wanted = folded(text)
    var best: (name: String, distance: Int)?
    for device in all where device.idiom != .terminal {
      let candidates =
        [(device.id, folded(device.id))]
        + device.lookupNames.flatMap { [($0.name, $0.full), ($0.name, $0.short)] }
      for (name, key) in candidates {
        let distance = wanted.editDistance(to: key)
        if distance < best?.distance ?? Int.max { best = (name, distance) }
      }
    }
    return best.flatMap { $0.distance * 2 <= wanted.count ? $0.name : nil }
  }

  /// A marketing name in the forms that are compared in look-ups.
  private struct LookupName {
    var name: String
    /// The full name: `ipadpro113`.
    var full: String
    /// The name without the family: `pro113`.
    var short: String
    /// The name without the text in parentheses: `ipadpro11`.
    var bare: String

    init(_ name: String) {
      self.name = name
      full = folded(name)
      short = folded(String(name.drop { $0 != " " }))
      bare = folded(String(name.prefix { $0 != "(" }))
    }
  }

  private var lookupNames: [LookupName] {
    idiom == .terminal ? [] : names.map(LookupName.init)
  }

  /// The text in lower case, with letters and digits only, with `3rd generation` shortened to `3`, and
  /// without the unit of a diagonal.
  private static func folded(_ text: String) -> String {
    var words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    words.removeAll { ["generation", "gen", "inch", "in"].contains($0) }
    return words.map { word in
      let digits = word.prefix { $0.isNumber }
      let isOrdinal = !digits.isEmpty && ["st", "nd", "rd", "th"].contains(word.dropFirst(digits.count))
      return isOrdinal ? String(digits) : word
    }.joined()
  }
}
