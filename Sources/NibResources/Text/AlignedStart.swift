import Foundation
import NibCells

extension CellText.Alignment {
  /// The start of a part of a line that is aligned between two positions, in their unit.
  package func start(of length: CGFloat, from first: CGFloat, to last: CGFloat) -> CGFloat {
    switch self {
    case .left: first
    case .center: (first + last - length) / 2
    case .right: last - length
    }
  }
}

extension NibText.VerticalPlace {
  /// The top of a part of an area that is aligned between two positions, in their unit.
  package func start(of height: CGFloat, from top: CGFloat, to bottom: CGFloat) -> CGFloat {
    let alignment: CellText.Alignment =
      switch self {
      case .top: .left
      case .center: .center
      case .bottom: .right
      }
    return alignment.start(of: height, from: top, to: bottom)
  }
}
