extension UIViewController {
  /// Creates the item that begins and ends editing.
  func nibMakeEditButton() -> UIBarButtonItem {
    let toggle = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    return UIBarButtonItem(systemItem: isEditing ? .done : .edit, primaryAction: toggle)
  }
}
