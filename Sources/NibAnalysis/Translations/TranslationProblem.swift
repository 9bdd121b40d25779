/// A place at which a file with translations cannot be read.
struct TranslationProblem: Hashable, Error {
  let message: String
  /// The number of bytes before the place, in UTF-8.
  let offset: Int
}
