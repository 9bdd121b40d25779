import NibCore

/// A version of iOS, such as 13.0. The third number of a version makes no difference.
package struct IOSVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let major: Int
  package let minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Reads a version such as `13`, `12.4` or `12.4.1`; `nil` for another text.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      (1...3).contains(part.count) && part.allSatisfy(\.isDigit) ? Int(part) : nil
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  /// Reads a version as Interface Builder saves it: a decimal number whose hexadecimal digits are those of the version.
  /// 2320 is 0x0910, which means 9.1.0.
  package init?(saved text: String) {
    guard let number = Int(text), number > 0 else { return nil }
    let digits = String(number, radix: 16)
    guard digits.count >= 3, digits.allSatisfy(\.isDigit), let major = Int(digits.dropLast(2)),
      let minor = Int(digits.dropLast().suffix(1))
    else { return nil }
    self.init(major, minor)
  }

  /// The version as a decimal number: 12.3.
  package var decimal: Double { Double(description) ?? Double(major) }

  package static func < (a: IOSVersion, b: IOSVersion) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

  package var description: String { "\(major).\(minor)" }
}

extension Character {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}

extension NibDocument {
  /// The element with the version that "Builds for" names in the file inspector; `nil` if the document is built for the
  /// deployment target of the project.
  var buildsForElement: NibElement? {
    root.children(named: "deployment", inside: "dependencies").first {
      $0["identifier"] == "iOS" && $0["version"] != nil
    }
  }

  /// The version that "Builds for" names; `nil` if there is none.
  var buildsFor: IOSVersion? { buildsForElement?["version"].flatMap(IOSVersion.init(saved:)) }
}
