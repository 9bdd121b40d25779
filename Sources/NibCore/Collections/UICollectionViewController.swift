/// A controller whose view is a collection. It is the collection's data source and delegate.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  /// Whether the selection is cleared each time the view appears.
  open var clearsSelectionOnViewWillAppear = true
  private let nibLayout: UICollectionViewLayout

  /// Creates a controller whose collection view has the given layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    nibLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    nibLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    nibLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .bool("clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear)
    ]
  }

  /// The collection view, which is this controller's view; `nil` when the nib's view is not a collection.
  open var collectionView: UICollectionView! { view as? UICollectionView }

  override func nibMakeDefaultView() -> UIView {
    let frame = CGRect(origin: .zero, size: nibEnvironment.screenSize)
    let view = UICollectionView(frame: frame, collectionViewLayout: nibLayout)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  open override func loadView() {
    super.loadView()
    guard let collection = viewIfLoaded as? UICollectionView else { return }
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collection = viewIfLoaded as? UICollectionView else { return }
    for path in collection.indexPathsForSelectedItems ?? [] {
      collection.deselectItem(at: path, animated: animated)
    }
  }

  // MARK: Data source and delegate: the protocols' defaults, for subclasses to override

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { true }
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}
