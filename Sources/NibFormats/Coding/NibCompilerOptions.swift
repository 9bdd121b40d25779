/// How documents are compiled.
package struct NibCompilerOptions: Sendable {
  /// The name of the app's Swift module, for classes whose module is that of the target; `nil` to use the names in the
  /// document.
  package var module: String?
  /// Whether visible texts get keys under which an app finds their translations.
  package var isLocalized: Bool
  /// The version of Xcode (7 or later) whose output is written. `nil` for the one that saved the document if it is 12 or
  /// later. An older document is then written as by 12, or, if the app also runs on systems before iOS 12, as by the
  /// version that came two years after the oldest of them, but not as by one before that of the document.
  package var xcode: Int?
  /// The date that is written for a date picker without a date of its own, in seconds since the start of 2001, UTC;
  /// `nil` to write none. (Apple's compiler writes the time of the compilation.)
  package var date: Double?

  /// The oldest version of iOS on which the app runs, as a decimal number; `nil` for that of new projects.
  package var deploymentTarget: Double?

  package init(
    module: String? = nil, isLocalized: Bool = false, xcode: Int? = nil, date: Double? = nil,
    deploymentTarget: Double? = nil
  ) {
    self.date = date
    self.deploymentTarget = deploymentTarget
    self.module = module
    self.isLocalized = isLocalized
    self.xcode = xcode
  }

  /// Whether a document's path says that its texts are translated: it is in a folder `Base.lproj`.
  package static func isLocalized(path: String) -> Bool {
    path.split(separator: "/").dropLast().last == "Base.lproj"
  }
}
