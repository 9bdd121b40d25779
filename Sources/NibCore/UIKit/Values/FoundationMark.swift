/// The first stored property of each class whose objects are values in attributed strings.
///
/// Foundation on Linux compares such values in C. It takes the bits 8 to 17 of an object's first stored word
/// for the number of a CoreFoundation type, and ends the program when that number is 0. This number is that
/// of strings; as the object's class is another one, Foundation then calls `isEqual` as it should.
struct FoundationMark: Hashable, Sendable {
  private let word: UInt = 7 << 8
}
