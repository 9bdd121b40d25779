/// The second tab: the same table and the same cell with only a few of the elements.
final class NobleGasesController: ElementsTableController {
  override func includes(_ element: Element) -> Bool { element.group == 18 }
}
