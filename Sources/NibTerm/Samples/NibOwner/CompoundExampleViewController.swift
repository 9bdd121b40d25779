import NibCore

/// The third tab: its scene holds a `CompoundExampleView`.
class CompoundExampleViewController: UIViewController {}
