extension Unicode.Scalar {
  /// The number of the character, such as `U+0001`, for characters that cannot be seen.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
