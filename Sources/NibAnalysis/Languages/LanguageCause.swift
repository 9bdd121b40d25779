import NibCore

/// A translation that causes problems of a layout.
struct LanguageCause {
  /// The translation; `nil` if it is not known.
  let text: NibLocalization.Text?
  /// The problems that the layout does not have with the text of the development language, those of the text's own view first.
  let problems: [LanguageProblem]

  init(_ text: NibLocalization.Text?, _ problems: [LanguageProblem]) {
    self.text = text
    let isOwn = { (problem: LanguageProblem) in problem.elements.first?.id == text.map { String($0.objectID) }
    }
    self.problems = problems.filter(isOwn) + problems.filter { !isOwn($0) }
  }
}

/// Finds the translations that cause the problems of a scene: the scene is laid out again with single texts of the development
/// language, and the problems that are gone have the same cause. Texts that are too long for their own views need
/// no search.
struct LanguageCauseSearch {
  /// The texts that are not those of the development language, each with its scene; `nil` for a document without scenes.
  private let changed: [(text: NibLocalization.Text, scene: NibElement?)]
  /// The problems of a scene with the text of the development language in place of one translation.
  private let problemsWithout: (NibLocalization.Text) -> [LanguageProblem]

  /// The largest numbers of translations that are tried for a scene: of the views that have the problems, and of others that
  /// can push them away.
  private static let (nearLimit, otherLimit) = (5, 5)

  init(
    _ localization: NibLocalization, problemsWithout: @escaping (NibLocalization.Text) -> [LanguageProblem]
  ) {
    // Texts for screen readers are not drawn.
    changed = localization.texts.filter { $0.text != $0.original && !$0.key.contains(".accessibility") }
      .map { ($0, localization.base.object(id: String($0.objectID))?.ancestor(named: "scene")) }
    self.problemsWithout = problemsWithout
  }

  /// The causes in the order of their first problems. Each problem has one.
  func causes(of problems: [LanguageProblem]) -> [LanguageCause] {
    // The elements of a document have the same numbers in all languages.
    let scenes = Dictionary(grouping: problems.enumerated()) {
      $0.element.elements.first?.ancestor(named: "scene")?.index
    }
    let causes = scenes.flatMap { number, scene -> [(Int, LanguageCause)] in
      guard scene.contains(where: { !$0.element.isOfOwnText }) else {
        return scene.map { ($0.offset, LanguageCause(text(of: $0.element), [$0.element])) }
      }
      return found(in: scene.map { ($0.offset, $0.element) }, sceneNumber: number)
    }
    return causes.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The causes of the problems of one scene, each with the number of its first problem.
  private func found(
    in scene: [(number: Int, problem: LanguageProblem)], sceneNumber: Int?
  ) -> [(Int, LanguageCause)] {
    let texts = changed.filter { $0.scene?.index == sceneNumber }.map(\.text)
    let keys = Set(scene.map(\.problem.key))
    var trials: [(text: NibLocalization.Text, gone: Set<LanguageProblem.Key>)] = []
    for text in suspects(of: scene.map(\.problem), among: texts) {
      let gone = keys.subtracting(problemsWithout(text).map(\.key))
      trials.append((text, gone))
      if gone == keys { break }
    }
    var rest = scene
    var causes: [(Int, LanguageCause)] = []
    while let best = trials.max(by: { $0.gone.count < $1.gone.count }), !best.gone.isEmpty {
      let caused = rest.filter { best.gone.contains($0.problem.key) }
      rest.removeAll { best.gone.contains($0.problem.key) }
      if let first = caused.first {
        causes.append((first.number, LanguageCause(best.text, caused.map(\.problem))))
      }
      trials = trials.map { ($0.text, $0.gone.subtracting(best.gone)) }
    }
    return causes + rest.map { ($0.number, LanguageCause(text(of: $0.problem), [$0.problem])) }
  }

  /// The texts that can cause the problems: those of the views that have most problems, and those that became widest.
  private func suspects(
    of problems: [LanguageProblem], among texts: [NibLocalization.Text]
  ) -> [NibLocalization.Text] {
    var counts: [String: Int] = [:]
    for problem in problems {
      let own = Set((problem.elements + problem.rivals).compactMap(\.id))
      let near = texts.filter { own.contains(String($0.objectID)) } + [text(of: problem)].compactMap(\.self)
      for key in Set(near.map(\.key)) { counts[key, default: 0] += 1 }
    }
    let sorted = texts.map { ($0, count: counts[$0.key] ?? 0, growth: $0.growth) }.sorted { a, b in
      (a.count, a.growth) == (b.count, b.growth)
        ? a.0.key < b.0.key : (a.count, a.growth) > (b.count, b.growth)
    }
    // A text that became narrower can also move another view.
    let (near, others) = (sorted.filter { $0.count > 0 }, sorted.filter { $0.count == 0 })
    return (near.prefix(Self.nearLimit) + others.prefix(Self.otherLimit)).map(\.0)
  }

  /// The translation that probably causes a problem: that of one of its views, or else one inside them.
  private func text(of problem: LanguageProblem) -> NibLocalization.Text? {
    func longest(_ ids: [String]) -> NibLocalization.Text? {
      changed.map(\.text).filter { ids.contains(String($0.objectID)) }.max {
        $0.text.utf8.count < $1.text.utf8.count
      }
    }
    for element in problem.elements {
      if let own = element.id.flatMap({ longest([$0]) }) { return own }
    }
    guard !problem.isAboutText else { return nil }
    for element in problem.elements {
      if let text = longest(element.descendants.compactMap(\.id)) { return text }
    }
    return nil
  }
}

extension NibLocalization.Text {
  /// The width by which the text is longer than that of the development language, in points in a usual font. Few Chinese
  /// characters are wider than many Latin letters.
  fileprivate var growth: CGFloat {
    let metrics = NibEnvironment.current.textMetrics
    let font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    return metrics.width(of: text, font: font) - metrics.width(of: original, font: font)
  }
}
