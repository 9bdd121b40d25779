@testable import NibAnalysis
@testable import NibCore

/// A document to be explained: a root view of 375 x 200 points with the given subviews and constraints.
struct ExplainSample {
  let loaded: LoadedDocument

  /// - Parameters:
  ///   - views: the subviews' elements, each in one line.
  ///   - constraints: the constraints' attributes; their ids are `k1`, `k2` and so on.
  init(_ views: [String], _ constraints: [String], options: LayoutOptions = LayoutOptions()) {
    let list = constraints.enumerated().map { "<constraint id=\"k\($0.offset + 1)\" \($0.element)/>" }
    let text = """
      <objects><view id="root"><rect key="frame" x="0" y="0" width="375" height="200"/><subviews>
      \(views.joined(separator: "\n"))
      </subviews><constraints>
      \(list.joined(separator: "\n"))
      </constraints></view></objects>
      """
    loaded = LoadedDocument(CheckSample.document("XIB", text, file: "S.xib"), options: options)
  }

  /// A view that constraints place, saved as 40 x 20 points.
  static func view(_ id: String, element: String = "view", attributes: String = "", content: String = "")
    -> String
  {
    "<\(element) translatesAutoresizingMaskIntoConstraints=\"NO\" \(attributes) id=\"\(id)\">"
      + "<rect key=\"frame\" x=\"10\" y=\"10\" width=\"40\" height=\"20\"/>\(content)</\(element)>"
  }

  /// A view with a placeholder for its intrinsic size.
  static func content(_ id: String, _ width: Int, _ height: Int = 20, attributes: String = "") -> String {
    let size = "placeholderIntrinsicWidth=\"\(width)\" placeholderIntrinsicHeight=\"\(height)\""
    return view(id, attributes: "\(size) \(attributes)")
  }

  /// `item.attribute relation other.attribute + constant`.
  static func pin(
    _ item: String, _ attribute: String, _ constant: Int = 0, to other: String = "root",
    _ second: String? = nil, more: String = ""
  ) -> String {
    "firstItem=\"\(item)\" firstAttribute=\"\(attribute)\" secondItem=\"\(other)\" "
      + "secondAttribute=\"\(second ?? attribute)\" constant=\"\(constant)\" \(more)"
  }

  /// `item.attribute relation constant`.
  static func length(_ item: String, _ attribute: String, _ constant: Int, more: String = "") -> String {
    "firstItem=\"\(item)\" firstAttribute=\"\(attribute)\" constant=\"\(constant)\" \(more)"
  }

  /// The view with the given id.
  func view(_ id: String) -> UIView {
    guard let view = loaded.roots.flatMap(\.views).first(where: { $0.nibOrigin?.id == id }) else {
      preconditionFailure("the sample has no view '\(id)'")
    }
    return view
  }

  /// The sentences about an edge that are of the given kinds.
  func lines(
    _ id: String, _ edge: NibExplanation.Edge, _ kinds: NibExplanation.Sentence.Kind...
  ) -> [String] {
    let sentences = NibExplanation(of: view(id), edge: edge)?.sentences ?? []
    return sentences.filter { kinds.contains($0.kind) }.map(\.text)
  }

  /// The sentences about a constraint, without the headline.
  func lines(constraint id: String) -> [String] {
    guard let constraint = loaded.constraint(id: id) else { return [] }
    return NibExplanation(of: constraint).sentences.dropFirst().map { "\($0.kind): \($0.text)" }
  }
}
