/// The version that `nibterm --version`, the packages and reports show.
enum ProgramVersion {
  static let version = "0.1.0"
}
