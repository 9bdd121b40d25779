import NibCore
import NibEditing

/// The frames that Interface Builder would save for views of a document if it updated them, on the document's own canvas.
///
/// A view whose content is measured, such as a label, gets the size of its content. A view keeps the saved size of its
/// content if that can only be estimated, because of its font, an image, a symbol or its own class.
package struct UpdatedFrames {
  /// The edits of the frames that differ from the saved ones.
  package private(set) var edits: [FrameEdit] = []
  /// The edits that remove the marks of views that are neither misplaced nor ambiguous with these frames.
  package private(set) var marks: [DocumentEdit] = []
  /// The views whose saved sizes are kept, although the estimated size of their contents differs.
  package private(set) var estimated: [NibElement] = []

  /// Lays out a document up to three times.
  ///
  /// - Parameter views: the ids of the views whose frames are updated, with those inside them; `nil` for all views.
  package init(of document: NibDocument, inside views: Set<String>? = nil) {
    // Each layout has elements of its own, so elements are compared by their ids.
    let isChosen = { (element: NibElement) in
      guard let views else { return true }
      return sequence(first: element, next: \.parent).contains { $0.id.map(views.contains) ?? false }
    }
    let measured = measuredSizes(CheckContext(onCanvasOf: document), isChosen)
    // The second layout uses the sizes of the contents as it uses saved sizes.
    let frames = document.withFrames(measured)
    edits = CheckContext(onCanvasOf: frames).solvedFrames.filter { isChosen($0.element) }.map { view in
      FrameEdit(view.element.id ?? "", NibRect(view.frame))
    }
    let solved = Set(edits.map(\.view))
    edits = measured.filter { !solved.contains($0.view) } + edits
    let updated = Set(edits.map(\.view))
    edits += StaleRows.edits(in: document, where: isChosen).filter { !updated.contains($0.view) }
    marks = SolvedMarks.edits(in: document.withFrames(edits), where: isChosen)
  }

  /// The frames of the labels of cells whose style an edit has set, as the cells place them. They are saved with the style.
  /// Cost: lays the document out if there are such cells.
  ///
  /// - Parameter ids: the ids of the cells. The labels of one that has the style in the old document, too, keep their frames.
  package static func ofStyledCells(
    _ ids: Set<String>, from old: NibDocument, to new: NibDocument
  ) -> [FrameEdit] {
    // The layout of documents for tvOS has been compared with too few documents.
    guard new.kind.platform != .tvOS else { return [] }
    let cells = ids.compactMap { new.object(id: $0) }.filter { element in
      element.isNamed("tableViewCell") && element["style"] != nil
        && element.id.flatMap { old.object(id: $0) }?["style"] != element["style"]
    }
    guard !cells.isEmpty else { return [] }
    let labels = Set(
      cells.flatMap { cell in
        ["textLabel", "detailTextLabel"].compactMap { cell[$0].flatMap { new.object(id: $0) } }
      })
    return CheckContext(onCanvasOf: new).views.uniqued(by: { $0.nibOrigin?.element }).compactMap { view in
      guard let origin = view.nibOrigin, labels.contains(origin.element), !origin.id.isEmpty,
        let saved = origin.savedFrame, saved != view.frame, !view.nibHasEstimatedText
      else { return nil }
      return FrameEdit(origin.id, NibRect(view.frame))
    }
  }

  /// All edits.
  package var all: [DocumentEdit] { edits.map { .frame($0) } + marks }

  /// The saved frames of views with the sizes of their contents, where these differ.
  private mutating func measuredSizes(
    _ context: CheckContext, _ isChosen: (NibElement) -> Bool
  ) -> [FrameEdit] {
    // The layout of documents for tvOS has been compared with too few documents.
    if context.document.kind.platform == .tvOS { return [] }
    return context.views.uniqued(by: { $0.nibOrigin?.element }).compactMap { view in
      guard let origin = view.nibOrigin, let saved = origin.savedFrame, isChosen(origin.element),
        view.subviews.isEmpty, view.hasContentOfDocument, let superview = view.superview,
        !superview.nibPlacesSubviews,
        !view.translatesAutoresizingMaskIntoConstraints, !view.isHidden, view.nibSymbolTolerance == 0,
        context.consequentAxes[origin.element]?.isEmpty ?? true, origin.element.hasKnownImages
      else { return nil }
      let content = view.nibLayoutContentSize
      var size = saved.size
      if content.width != nil, UpdatedFrames.differ(size.width, view.frame.width) {
        size.width = view.frame.width
      }
      if content.height != nil, UpdatedFrames.differ(size.height, view.frame.height) {
        size.height = view.frame.height
      }
      guard size != saved.size else { return nil }
      if view.nibHasEstimatedText || origin.element.isSizedByCode {
        estimated.append(origin.element)
        return nil
      }
      return FrameEdit(origin.id, NibRect(CGRect(origin: saved.origin, size: size)))
    }
  }

  /// Whether a measured length differs from the saved one by more than versions of fonts do: a point and 2 %.
  private static func differ(_ saved: CGFloat, _ measured: CGFloat) -> Bool {
    abs(saved - measured) > max(1, saved * 0.02)
  }
}

extension CheckContext {
  /// The document alone, laid out on its own canvas.
  fileprivate convenience init(onCanvasOf document: NibDocument) {
    self.init(
      document, options: LayoutOptions(), project: CheckProject(), configuration: CheckConfiguration())
  }
}

extension UIView {
  /// Whether the size of the content depends on texts and images of the document, and not only on the version of UIKit.
  fileprivate var hasContentOfDocument: Bool {
    nibText != nil || self is UIImageView || self is UISegmentedControl
  }
}

extension NibElement {
  /// Whether a class of the program can change the size on the canvas, as designable classes do.
  fileprivate var isSizedByCode: Bool {
    self["customClass"] != nil || child(named: "userDefinedRuntimeAttributes") != nil
  }

  /// Whether the document lists the sizes of all images of a button's states.
  fileprivate var hasKnownImages: Bool {
    children(named: "state").allSatisfy { state in
      [state["image"], state["backgroundImage"]].allSatisfy { name in
        name.map { document.resource("image", named: $0) != nil } ?? true
      }
    }
  }
}

extension NibRect {
  /// A frame of a layout. The solver computes 149.99999999999997 where Interface Builder saves 150.
  init(_ frame: CGRect) {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { number in
      abs(number - number.rounded()) < 1e-9 ? Double(number.rounded()) : Double(number)
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
