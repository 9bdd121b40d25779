/// The report of a source file in Swift 2. Current compilers do not accept it. The names of nearly all methods changed
/// in Swift 3, so that `port` does not translate them.
extension PortedSource {
  /// Types and functions that only Swift 2 has, with their current names.
  private static let oldNames = [
    "dispatch_async": "DispatchQueue.async(execute:)", "dispatch_after": "DispatchQueue.asyncAfter",
    "dispatch_get_main_queue": "DispatchQueue.main", "dispatch_get_global_queue": "DispatchQueue.global()",
    "NSUserDefaults": "UserDefaults", "NSNotificationCenter": "NotificationCenter",
    "NSFileManager": "FileManager", "NSBundle": "Bundle", "NSTimer": "Timer",
    "NSJSONSerialization": "JSONSerialization", "NSURLSession": "URLSession",
    "NSDateFormatter": "DateFormatter", "NSNumberFormatter": "NumberFormatter",
    "NSOperationQueue": "OperationQueue", "NSProcessInfo": "ProcessInfo",
  ]

  /// Types and functions of Swift 2 that exist in current projects too, because Foundation still has them or the
  /// project declares them itself.
  private static let keptNames = [
    "NSIndexPath": "IndexPath", "println": "print", "CGRectMake": "CGRect(x:y:width:height:)",
    "CGPointMake": "CGPoint(x:y:)", "CGSizeMake": "CGSize(width:height:)", "CGRectGetWidth": "width",
    "CGRectGetHeight": "height", "CGRectGetMaxY": "maxY", "CGRectGetMaxX": "maxX", "CGRectGetMinY": "minY",
    "CGRectGetMinX": "minX", "CGRectGetMidX": "midX", "CGRectGetMidY": "midY", "CGRectZero": "CGRect.zero",
    "CGPointZero": "CGPoint.zero", "CGSizeZero": "CGSize.zero",
  ]

  /// Methods and properties of Swift 2, with their current spelling.
  private static let oldMembers = [
    "sharedApplication": "shared", "mainBundle": "main", "mainScreen": "main",
    "standardUserDefaults": "standard", "defaultManager": "default", "currentDevice": "current",
    "dequeueReusableCellWithIdentifier": "dequeueReusableCell(withIdentifier:for:)",
    "dequeueReusableCellWithReuseIdentifier": "dequeueReusableCell(withReuseIdentifier:for:)",
    "instantiateViewControllerWithIdentifier": "instantiateViewController(withIdentifier:)",
    "performSegueWithIdentifier": "performSegue(withIdentifier:sender:)",
    "presentViewController": "present(_:animated:)",
    "dismissViewControllerAnimated": "dismiss(animated:)",
    "popViewControllerAnimated": "popViewController(animated:)",
    "popToRootViewControllerAnimated": "popToRootViewController(animated:)",
    "cellForRowAtIndexPath": "cellForRow(at:)", "cellForItemAtIndexPath": "cellForItem(at:)",
    "deselectRowAtIndexPath": "deselectRow(at:animated:)",
    "deleteRowsAtIndexPaths": "deleteRows(at:with:)", "insertRowsAtIndexPaths": "insertRows(at:with:)",
    "reloadRowsAtIndexPaths": "reloadRows(at:with:)", "registerNib": "register(_:)",
    "registerClass": "register(_:)", "animateWithDuration": "animate(withDuration:)",
    "systemFontOfSize": "systemFont(ofSize:)", "boldSystemFontOfSize": "boldSystemFont(ofSize:)",
    "stringByReplacingOccurrencesOfString": "replacingOccurrences(of:with:)",
    "stringByTrimmingCharactersInSet": "trimmingCharacters(in:)",
    "componentsSeparatedByString": "components(separatedBy:)", "uppercaseString": "uppercased()",
    "lowercaseString": "lowercased()", "URLForResource": "url(forResource:withExtension:)",
    "pathForResource": "path(forResource:ofType:)", "stringFromDate": "string(from:)",
    "dateFromString": "date(from:)", "dataTaskWithURL": "dataTask(with:)",
    "objectForKey": "object(forKey:)", "stringForKey": "string(forKey:)",
  ]

  /// The colors that were methods in Swift 2. Projects declare others with such names themselves.
  private static let oldColors: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
    "orange", "purple", "brown", "clear", "lightText", "darkText", "groupTableViewBackground",
  ]

  /// A use of a name of Swift 2.
  private struct OldName {
    let index: Int
    let old: String
    let new: String
    /// Whether no current project can contain the name.
    var isSure = true
  }

  /// The number of names of Swift 2 that show that a file is written in it, although each of them could also be a name
  /// in a current project.
  private static let sufficientNames = 3

  /// Reports the first name of Swift 2, if the file is written in it.
  mutating func reportOldSwift() {
    if let (message, index) = oldSwiftFinding { report(message, at: index) }
  }

  /// The report of the first name of Swift 2, and its place; `nil` if the file is not written in Swift 2.
  var oldSwiftFinding: (message: String, index: Int)? {
    let names = source.tokens.indices.compactMap { source.isWord($0) ? oldName(at: $0) : nil }
    guard let first = names.first,
      names.count >= PortedSource.sufficientNames || names.contains(where: \.isSure)
    else { return nil }
    let places = names.count == 1 ? "1 place" : "\(names.count) places"
    return (
      "this file is written in Swift 2 (\(places)): '\(first.old)' is now '\(first.new)'; convert it before porting: open it "
        + "in Xcode 8 and choose Edit > Convert > To Current Swift Syntax, or change the names by hand",
      first.index
    )
  }

  /// The name of Swift 2 at an index; `nil` for other words.
  private func oldName(at index: Int) -> OldName? {
    let name = source.text(index)
    guard source.isSymbol(index - 1, ".") else {
      if source.isWord(index - 1, "func") { return oldDelegateMethod(at: index) }
      if let new = PortedSource.oldNames[name], !declares(name) {
        return OldName(index: index, old: name, new: new)
      }
      guard let new = PortedSource.keptNames[name], !declares(name) else { return nil }
      return OldName(index: index, old: name, new: new, isSure: false)
    }
    if let new = PortedSource.oldMembers[name], !declares(name) {
      return OldName(index: index, old: name, new: new, isSure: false)
    }
    // UIColor.redColor()
    guard source.isWord(index - 2, "UIColor"), name.hasSuffix("Color"), source.isSymbol(index + 1, "("),
      source.isSymbol(index + 2, ")")
    else { return nil }
    let color = String(name.dropLast("Color".count))
    guard PortedSource.oldColors.contains(color) else { return nil }
    return OldName(index: index, old: "UIColor.\(name)()", new: "UIColor." + color)
  }

  /// `func tableView(tableView: UITableView, ...)`. Since Swift 3, the first parameter has no label.
  private func oldDelegateMethod(at index: Int) -> OldName? {
    let name = source.text(index)
    guard let initial = name.first, source.isSymbol(index + 1, "("), source.text(index + 2) == name,
      source.isSymbol(index + 3, ":")
    else { return nil }
    let type = "UI" + initial.uppercased() + name.dropFirst()
    guard source.text(index + 4) == type else { return nil }
    return OldName(
      index: index, old: "\(name)(\(name): \(type)", new: "\(name)(_ \(name): \(type)")
  }
}
