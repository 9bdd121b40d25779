extension CheckRule {
  package static let unexaminedLayout = CheckRule(
    "unexamined-layout", .layout, .note,
    "A layout was not examined completely, because solving its constraints needs too much work.",
    details: """
      The limits are numbers of steps of the solver, so that the same document gives the same findings on every \
      machine. They are far above what the documents of real apps need. Only very many conflicting constraints with \
      different multipliers and priorities reach them, or stack views with hundreds of views at equal distances of \
      their centers. The message says what was not determined. If the layout was given up, its views keep their \
      frames, and the finding is a warning.
      """,
    advice: "Correct the other conflicts first, and check the document again.",
    find: { $0.ownFindings(in: $0.conflicts) })
}
