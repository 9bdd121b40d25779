import NibAnalysis
import NibCore
import NibTools

/// Fills one cell with a row of data each time that the cell is used.
final class CellFiller {
  /// A remark about a value that its view cannot show as it is.
  enum Remark {
    /// The view shows another kind of values, such as `true or false`.
    case wrong(column: Int, wanted: String)
    /// The image is not found, or cannot be drawn.
    case image(column: Int, RowImages.Problem)

    /// The column and the kind of remark.
    struct Key: Hashable {
      enum Kind: Hashable {
        case wrong, cut
        case image(RowImages.Problem)
      }

      let column: Int
      let kind: Kind
    }

    var key: Key {
      switch self {
      case .wrong(let column, _): Key(column: column, kind: .wrong)
      case .image(let column, let problem): Key(column: column, kind: .image(problem))
      }
    }
  }

  private struct Slot {
    let column: Int
    let view: UIView
    /// Whether the view is hidden in the nib.
    let isHidden: Bool
    /// Shows a value in the view; `nil` for a view that shows no values.
    let sample: SampleSlot?
  }

  private let slots: [Slot]
  private let images: RowImages

  /// - Parameter cell: a new cell, as loaded from its nib.
  init(_ cell: UIView, _ match: ColumnMatch, _ images: RowImages) {
    self.images = images
    let views = cell.withDescendants
    let supplied = NibEnvironment(cell.nibEnvironment, showsPlaceholders: false)
    slots = match.views.sorted { $0.key < $1.key }.compactMap { column, id in
      guard let view = views.first(where: { $0.nibOrigin?.id == id }) else { return nil }
      let sample = view.nibSample
      // The data supplies the content of the view, also where a value is empty.
      if sample != nil { view.nibAdopt(supplied) }
      return Slot(column: column, view: view, isHidden: view.isHidden, sample: sample)
    }
  }

  /// Shows a row. A view without a value looks as in the nib, and a view with a null value is hidden. The values true
  /// and false show and hide image views and views that cannot show values.
  ///
  /// - Returns: remarks about the values that the views cannot show.
  func fill(_ row: [RowValue?]) -> [Remark] {
    slots.compactMap { slot in
      slot.sample?.reset()
      let value = row[slot.column]
      slot.view.isHidden = value == .null ? true : slot.isHidden
      guard let value, value != .null else { return nil }
      return show(value, in: slot)
    }
  }

  /// Shows a value. Returns a remark if the view cannot show it.
  private func show(_ value: RowValue, in slot: Slot) -> Remark? {
    guard let sample = slot.sample else {
      guard let isShown = SampleSlot.bool(value.text) else {
        return .wrong(column: slot.column, wanted: "true or false")
      }
      slot.view.isHidden = !isShown
      return nil
    }
    guard let showImage = sample.showImage, !value.text.isEmpty else {
      return sample.show(value.text) ? nil : .wrong(column: slot.column, wanted: sample.accepted)
    }
    if let isShown = value.visibility {
      slot.view.isHidden = !isShown
      return nil
    }
    do throws(RowImages.Problem) {
      showImage(try images.image(named: value.text, in: slot.view))
      return nil
    } catch {
      _ = sample.show(RowImages.name(of: value.text))
      return .image(column: slot.column, error)
    }
  }
}

extension RowValue {
  /// The value as a Boolean, also if it is a text; `nil` for values other than true and false.
  fileprivate var visibility: Bool? {
    switch text.lowercased() {
    case "true": true
    case "false": false
    default: nil
    }
  }
}
