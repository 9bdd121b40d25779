import NibSupport

/// Makes unused ids in the form of Interface Builder, such as `aBc-12-xYz`.
package struct FreshIDs {
  /// The ids that may not be used.
  package var taken: Set<ExactText>

  package init(taken: Set<ExactText>) { self.taken = taken }

  /// An id that is not taken, made from another id. The same ids give the same result.
  package mutating func make(for id: ExactText) -> ExactText {
    let letters = Array("abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    var hash = StableHash(id.text.utf8).value
    while true {
      var state = hash
      let text = (0..<8).map { _ -> Character in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return letters[Int((state >> 33) % UInt64(letters.count))]
      }
      let new = ExactText("\(String(text[0..<3]))-\(String(text[3..<5]))-\(String(text[5..<8]))")
      if taken.insert(new).inserted { return new }
      hash = hash &+ 1
    }
  }
}
