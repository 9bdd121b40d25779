/// The first tab: all elements.
final class AllElementsController: ElementsTableController {}
