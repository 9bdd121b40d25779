import NibCore

/// "Grid Layout": a grid that fills the screen.
final class GridLayoutController: UIViewController {}
