extension ClassSchemas {
  /// The classes that compiled nibs contain.
  package static let uiKit = ClassSchemas([
    ViewWord.schema, WindowWord.schema, StackViewWord.schema, VisualEffectViewWord.schema, containerView,
    ControlWord.schema, LabelWord.schema, ButtonWord.schema, TextFieldWord.schema,
    SegmentedControlWord.schema, SliderWord.schema, SwitchWord.schema, StepperWord.schema,
    PageControlWord.schema, DatePickerWord.schema, PickerViewWord.schema, ProgressViewWord.schema,
    ActivityIndicatorViewWord.schema, TextViewWord.schema, RefreshControlWord.schema,
    ScrollViewWord.schema, TableViewWord.schema, CollectionViewWord.schema,
    CollectionViewFlowLayoutWord.schema, collectionViewLayout, TableViewCellWord.schema,
    TableViewCellContentViewWord.schema, TableViewHeaderFooterViewWord.schema,
    CollectionReusableViewWord.schema, CollectionViewCellWord.schema, collectionViewCellContentView,
    NavigationBarWord.schema, ToolbarWord.schema, TabBarWord.schema, SearchBarWord.schema,
    NavigationItemWord.schema, BarButtonItemWord.schema, TabBarItemWord.schema,
    ViewControllerWord.schema, TableViewControllerWord.schema,
    CollectionViewControllerWord.schema, NavigationControllerWord.schema, TabBarControllerWord.schema,
    SplitViewControllerWord.schema, PageViewControllerWord.schema, SearchDisplayControllerWord.schema,
    TapGestureRecognizerWord.schema, SwipeGestureRecognizerWord.schema, PanGestureRecognizerWord.schema,
    ScreenEdgePanGestureRecognizerWord.schema, LongPressGestureRecognizerWord.schema,
    PinchGestureRecognizerWord.schema, RotationGestureRecognizerWord.schema, GestureRecognizerWord.schema,
    ImageViewWord.schema, MapViewWord.schema, WebViewWord.schema, WebKitViewWord.schema, customObject,
    ConstraintWord.schema, CodedLayoutGuides.Word.schema, CodedLayoutGuides.ControllerGuideWord.schema,
  ])

  /// The classes whose form in compiled nibs is not known.
  package static let uncompiled = ClassSchemas([ColorWellWord.schema])

  /// An object that is neither a view nor a controller, with a custom class.
  private static let customObject = ClassSchema("UICustomObject", of: ObjectWord.schema)

  /// A view in which another scene is embedded. In a nib it is a plain view.
  private static let containerView = ClassSchema("UIView", element: "containerView", of: ViewWord.schema)

  /// The content view of a collection view cell, which is a plain view in a nib.
  private static let collectionViewCellContentView = ClassSchema(
    "UIView", element: "collectionViewCellContentView", of: ViewWord.schema)

  /// A layout other than a flow layout. Such a layout has a custom class.
  private static let collectionViewLayout = ClassSchema("UICollectionViewLayout", of: ObjectWord.schema)
}
