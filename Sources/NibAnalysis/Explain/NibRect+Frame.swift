import NibCore

extension NibRect {
  /// A frame of a layout. The solver computes 149.99999999999997 where Interface Builder saves 150.
  init(_ frame: CGRect) {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { number in
      abs(number - number.rounded()) < 1e-9 ? Double(number.rounded()) : Double(number)
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
