import NibSupport

/// One of several files of a `.nib` folder that contain the same nib. Files are compared by preference: the preferred
/// file is less than the others.
///
/// Xcode writes one compiled file for each group of system versions: `runtime.nib` or `objects.nib` for the oldest
/// ones, `objects-8.0+.nib` or `keyedobjects-110000.nib` for newer ones. It can also add the source of these files,
/// `designable.nib`.
struct NibPackageMember: Comparable {
  /// The path of the file in the package.
  let file: String
  /// The position of this kind of file in the order of preference, the most preferred first.
  private let rank: Int
  /// The components of the system version in the name, the most significant first; empty if there is none.
  private let version: [Int]

  /// Parses the path of a file. Fails for a file that does not contain the nib, such as `classes.nib`.
  init?(_ file: String) {
    self.file = file
    let name = file.split(separator: "/").last.map(String.init) ?? ""
    let version = Self.version(in: name)
    let kind = version == nil ? name : Self.anyVersion
    guard let rank = Self.preferredNames.firstIndex(of: kind) else { return nil }
    self.rank = rank
    self.version = version ?? []
  }

  /// Whether `a` is preferred to `b`. Of two files with a version, the newer one is preferred.
  static func < (a: NibPackageMember, b: NibPackageMember) -> Bool {
    if a.rank != b.rank { return a.rank < b.rank }
    if a.version != b.version { return b.version.lexicographicallyPrecedes(a.version) }
    return a.file < b.file
  }

  /// The names of the files, the most preferred first. The source is preferred, because it contains ids and
  /// labels that the compiled files lack.
  private static let preferredNames = [
    "designable.nib", "designable.xib", anyVersion, "runtime.nib", "keyedobjects.nib", "objects.nib",
  ]
  /// Stands for all files with a version in their name.
  private static let anyVersion = "objects-VERSION.nib"

  /// The version in a file name: `[8, 0]` for `objects-8.0+.nib`.
  private static func version(in name: String) -> [Int]? {
    for prefix in ["objects-", "keyedobjects-"] where name.hasPrefix(prefix) && name.hasSuffix(".nib") {
      let text = name.dropFirst(prefix.count).dropLast(4)
      let parts = (text.hasSuffix("+") ? text.dropLast() : text).split(separator: ".").map { Int($0) }
      let numbers = parts.compactMap { $0 }
      return numbers.isEmpty || numbers.count != parts.count ? nil : numbers
    }
    return nil
  }
}
