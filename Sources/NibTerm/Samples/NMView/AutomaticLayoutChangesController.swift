import NibCore

/// "Automatic Layout Changes": a view that fills the screen and rearranges itself when the screen is turned, or the
/// terminal resized. Nothing of that is the controller's affair.
final class AutomaticLayoutChangesController: UIViewController {}
