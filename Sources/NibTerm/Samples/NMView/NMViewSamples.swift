import NibCore

/// The six screens of NMView's own demonstration.
enum NMViewSamples {
  /// A screen's name and how to make its controller.
  typealias Screen = (name: String, make: () -> UIViewController)

  /// The screens in the order of the original's targets.
  static var screens: [Screen] {
    [
      ("Load From NIB", { LoadFromNIBController() }), ("Load From Code", { LoadFromCodeController() }),
      ("Layout Support", { LayoutSupportController() }),
      ("Automatic Layout Changes", { AutomaticLayoutChangesController() }),
      ("Grid Layout", { GridLayoutController() }), ("View Templates", { ViewTemplatesController() }),
    ]
  }
}
