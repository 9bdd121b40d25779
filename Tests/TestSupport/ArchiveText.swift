/// Makes documents in the format of Xcode 3, which are archives of objects.
package enum ArchiveText {
  /// An archive with one view that has the given keys, followed by the given objects, records, flattened
  /// properties and other data.
  package static func archive(
    view keys: String = "", class name: String = "IBUIView", objects: String = "", records: String = "",
    properties: String = "", data: String = ""
  ) -> String {
    """
    <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>\
    <array key="IBDocument.RootObjects" id="1000">\
    <object class="\(name)" id="7"><int key="NSvFlags">292</int>\(keys)</object>\(objects)</array>\
    <object class="IBObjectContainer" key="IBDocument.Objects">\
    <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">\
    <object class="IBObjectRecord"><int key="objectID">0</int><array key="object" id="0"/>\
    <reference key="children" ref="1000"/></object>\
    \(record("3", "7"))\(records)</array></object>\
    <dictionary key="flattenedProperties">\(properties)</dictionary></object>\(data)</data></archive>
    """
  }

  /// The record of an object: its id in the document, the id of its archived object, and that of its parent.
  package static func record(_ id: String, _ object: String, in parent: String = "0") -> String {
    "<object class=\"IBObjectRecord\"><int key=\"objectID\">\(id)</int>"
      + "<reference key=\"object\" ref=\"\(object)\"/><reference key=\"parent\" ref=\"\(parent)\"/></object>"
  }
}
