/// The names of the versions in messages and markers.
package struct MergeLabels: Sendable {
  package var ours: String
  package var base: String
  package var theirs: String

  package init(ours: String = "ours", base: String = "base", theirs: String = "theirs") {
    self.ours = ours
    self.base = base
    self.theirs = theirs
  }
}
