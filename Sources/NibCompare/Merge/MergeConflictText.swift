import NibAnalysis
import NibFormats
import NibSupport

/// The sentence about a conflict, and the texts of the versions between its markers.
struct MergeConflictText {
  typealias Sections = (base: [UInt8], ours: [UInt8], theirs: [UInt8])

  let sentence: String
  let sections: Sections
}
