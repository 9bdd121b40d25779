/// The form of a declared type, in the detail that is needed to decide whether Objective-C has the type.
package indirect enum SourceTypeForm: Hashable, Sendable {
  /// A type with a name. Generic parameters and the names of the types and modules around it are left out.
  case named(String)
  case optional(SourceTypeForm)
  case array(SourceTypeForm)
  case tuple
  /// A dictionary, a function, a composition of protocols, or something that is not understood.
  case other

  /// Reads the type in a range of tokens. A type that is nested too deep is not understood.
  init(_ source: SourceText, _ range: Range<Int>, depth: Int = 0) {
    var start = range.lowerBound
    while start < range.upperBound {
      if source.isSymbol(start, "@") {
        start += 2
      } else if source.isWord(start, "any") || source.isWord(start, "some") {
        start += 1
      } else {
        break
      }
    }
    guard start < range.upperBound, depth < SourceTypeForm.maximumDepth else {
      self = .other
      return
    }
    let last = range.upperBound - 1
    if source.isSymbol(last, "?") || source.isSymbol(last, "!") {
      self = .optional(SourceTypeForm(source, start..<last, depth: depth + 1))
    } else if source.isSymbol(start, "(") || source.isSymbol(start, "[") {
      self = SourceTypeForm.grouped(source, start..<range.upperBound, depth)
    } else if source.isWord(start) {
      self = SourceTypeForm.path(source, start..<range.upperBound, depth)
    } else {
      self = .other
    }
  }

  private static let maximumDepth = 16

  /// Reads `(A)`, `(A, B)`, `[A]` or `[A: B]`.
  private static func grouped(_ source: SourceText, _ range: Range<Int>, _ depth: Int) -> SourceTypeForm {
    let end = source.end(ofGroupAt: range.lowerBound, before: range.upperBound)
    guard end == range.upperBound, range.count > 1 else { return .other }
    let inner = range.lowerBound + 1..<end - 1
    var hasComma = false
    var hasColon = false
    var place = inner.lowerBound
    while place < inner.upperBound {
      if source.isSymbol(place, ",") { hasComma = true }
      if source.isSymbol(place, ":") { hasColon = true }
      let isGroup = ["(", "[", "<"].contains { source.isSymbol(place, $0) }
      place = isGroup ? source.end(ofGroupAt: place, before: inner.upperBound) : place + 1
    }
    if source.isSymbol(range.lowerBound, "(") {
      if inner.isEmpty || hasComma { return .tuple }
      return hasColon ? .other : SourceTypeForm(source, inner, depth: depth + 1)
    }
    guard !hasComma, !hasColon else { return .other }
    return .array(SourceTypeForm(source, inner, depth: depth + 1))
  }

  /// Reads `A.B.C`, `A<B>`, `Array<A>` or `Optional<A>`.
  private static func path(_ source: SourceText, _ range: Range<Int>, _ depth: Int) -> SourceTypeForm {
    var name = source.text(range.lowerBound)
    var place = range.lowerBound + 1
    var argument: Range<Int>?
    while place < range.upperBound {
      if source.isSymbol(place, "."), source.isWord(place + 1) {
        name = source.text(place + 1)
        place += 2
      } else if source.isSymbol(place, "<") {
        let end = source.end(ofGroupAt: place, before: range.upperBound)
        argument = place + 1..<max(place + 1, end - 1)
        place = end
      } else {
        return .other
      }
    }
    guard let argument else { return .named(name) }
    switch name {
    case "Optional", "ImplicitlyUnwrappedOptional":
      return .optional(SourceTypeForm(source, argument, depth: depth + 1))
    case "Array": return .array(SourceTypeForm(source, argument, depth: depth + 1))
    case "Dictionary", "Set": return .other
    default: return .named(name)
    }
  }
}

/// A type that a Swift file declares, other than a class.
package enum SourceTypeKind: Hashable, Sendable {
  case structure
  /// An enumeration or a protocol, with or without `@objc`.
  case enumeration(isObjectiveC: Bool)
  case `protocol`(isObjectiveC: Bool)
}
