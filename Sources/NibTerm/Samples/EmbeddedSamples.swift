// swift-format-ignore-file
// Made by Scripts/embed-samples.py from SampleNibs; do not edit.

/// The files of `SampleNibs`, for a program that is alone on its machine.
enum EmbeddedSamples {
  /// The nibs and storyboards by name, without suffix.
  static let nibs: [String: String] = [
"AutomaticLayoutChangesController": #"""
<?xml version="1.0" encoding="UTF-8"?>
<archive type="com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB" version="7.10">
	<data>
		<int key="IBDocument.SystemTarget">1056</int>
		<string key="IBDocument.InterfaceBuilderVersion">823</string>
		<object class="NSMutableDictionary" key="IBDocument.PluginVersions">
			<string key="NS.key.0">com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
			<string key="NS.object.0">132</string>
		</object>
		<object class="NSMutableDictionary" key="IBDocument.Metadata">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="NSArray" key="dict.sortedKeys" id="0">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
			<object class="NSMutableArray" key="dict.values">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
		</object>
		<object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="IBProxyObject" id="200054733">
				<string key="IBProxiedObjectIdentifier">IBFilesOwner</string>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBProxyObject" id="200053616">
				<string key="IBProxiedObjectIdentifier">IBFirstResponder</string>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBUIView" id="200058084">
				<reference key="NSNextResponder"/>
				<int key="NSvFlags">292</int>
				<object class="NSMutableArray" key="NSSubviews">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBUIView" id="200060318">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">274</int>
						<string key="NSFrameSize">{768, 1004}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<object class="NSColor" key="IBUIBackgroundColor">
							<int key="NSColorSpace">3</int>
							<bytes key="NSWhite">MQA</bytes>
						</object>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
					</object>
				</object>
				<string key="NSFrameSize">{768, 1004}</string>
				<reference key="NSSuperview"/>
				<object class="NSColor" key="IBUIBackgroundColor">
					<int key="NSColorSpace">3</int>
					<bytes key="NSWhite">MQA</bytes>
				</object>
				<bool key="IBUIClearsContextBeforeDrawing">NO</bool>
				<object class="IBUISimulatedStatusBarMetrics" key="IBUISimulatedStatusBarMetrics">
					<int key="IBUIStatusBarStyle">2</int>
				</object>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
		</object>
		<object class="IBObjectContainer" key="IBDocument.Objects">
			<object class="NSMutableArray" key="connectionRecords">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="IBConnectionRecord">
					<object class="IBCocoaTouchOutletConnection" key="connection">
						<string key="label">view</string>
						<reference key="source" ref="200054733"/>
						<reference key="destination" ref="200058084"/>
					</object>
					<int key="connectionID">5</int>
				</object>
			</object>
			<object class="IBMutableOrderedSet" key="objectRecords">
				<object class="NSArray" key="orderedObjects">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBObjectRecord">
						<int key="objectID">0</int>
						<reference key="object" ref="0"/>
						<reference key="children" ref="1000"/>
						<nil key="parent"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-1</int>
						<reference key="object" ref="200054733"/>
						<reference key="parent" ref="0"/>
						<string key="objectName">File's Owner</string>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-2</int>
						<reference key="object" ref="200053616"/>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">2</int>
						<reference key="object" ref="200058084"/>
						<object class="NSMutableArray" key="children">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<reference ref="200060318"/>
						</object>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">4</int>
						<reference key="object" ref="200060318"/>
						<reference key="parent" ref="200058084"/>
					</object>
				</object>
			</object>
			<object class="NSMutableDictionary" key="flattenedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="NSArray" key="dict.sortedKeys">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>-1.CustomClassName</string>
					<string>-2.CustomClassName</string>
					<string>2.IBPluginDependency</string>
					<string>4.CustomClassName</string>
					<string>4.IBPluginDependency</string>
				</object>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>AutomaticLayoutChangesController</string>
					<string>UIResponder</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>AutomaticLayoutChangesView</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
				</object>
			</object>
			<object class="NSMutableDictionary" key="unlocalizedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="activeLocalization"/>
			<object class="NSMutableDictionary" key="localizations">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="sourceID"/>
			<int key="maxID">5</int>
		</object>
		<object class="IBClassDescriber" key="IBDocument.Classes">
			<object class="NSMutableArray" key="referencedPartialClassDescriptions">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="IBPartialClassDescription">
					<string key="className">AutomaticLayoutChangesController</string>
					<string key="superclassName">UIViewController</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/AutomaticLayoutChangesController.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">AutomaticLayoutChangesView</string>
					<string key="superclassName">NMView</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/AutomaticLayoutChangesView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMView</string>
					<string key="superclassName">UIView</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">layoutManager</string>
						<string key="NS.object.0">NMViewLayoutManager</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMViewLayoutManager</string>
					<string key="superclassName">NSObject</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMViewLayoutManager.h</string>
					</object>
				</object>
			</object>
		</object>
		<int key="IBDocument.localizationMode">0</int>
		<string key="IBDocument.TargetRuntimeIdentifier">IBIPadFramework</string>
	</data>
</archive>

"""#,
"AutomaticLayoutChangesView": #"""
<?xml version="1.0" encoding="UTF-8"?>
<archive type="com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB" version="7.10">
	<data>
		<int key="IBDocument.SystemTarget">1056</int>
		<string key="IBDocument.InterfaceBuilderVersion">823</string>
		<object class="NSMutableDictionary" key="IBDocument.PluginVersions">
			<string key="NS.key.0">com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
			<string key="NS.object.0">132</string>
		</object>
		<object class="NSMutableDictionary" key="IBDocument.Metadata">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="NSArray" key="dict.sortedKeys" id="0">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
			<object class="NSMutableArray" key="dict.values">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
		</object>
		<object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="IBProxyObject" id="200054733">
				<string key="IBProxiedObjectIdentifier">IBFilesOwner</string>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBProxyObject" id="200053616">
				<string key="IBProxiedObjectIdentifier">IBFirstResponder</string>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBUIView" id="200058084">
				<reference key="NSNextResponder"/>
				<int key="NSvFlags">274</int>
				<object class="NSMutableArray" key="NSSubviews">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBUILabel" id="200059201">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{20, 20}, {728, 21}}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<bool key="IBUIOpaque">NO</bool>
						<bool key="IBUIClipsSubviews">YES</bool>
						<int key="IBUIContentMode">7</int>
						<bool key="IBUIUserInteractionEnabled">NO</bool>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
						<string key="IBUIText">This label says something so very, very, very, very, very, very, very, very long that a wide screen is needed for it.</string>
						<object class="NSColor" key="IBUITextColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MCAwIDAAA</bytes>
						</object>
						<object class="NSColor" key="IBUIHighlightedColor">
							<int key="NSColorSpace">3</int>
							<bytes key="NSWhite">MQA</bytes>
						</object>
						<int key="IBUIBaselineAdjustment">1</int>
						<bool key="IBUIAdjustsFontSizeToFit">NO</bool>
						<float key="IBUIMinimumFontSize">10</float>
					</object>
					<object class="IBUIView" id="200060318">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">292</int>
						<object class="NSMutableArray" key="NSSubviews">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<object class="IBUIView" id="200070371">
								<reference key="NSNextResponder" ref="200060318"/>
								<int key="NSvFlags">301</int>
								<string key="NSFrame">{{20, 20}, {200, 100}}</string>
								<reference key="NSSuperview" ref="200060318"/>
								<object class="NSColor" key="IBUIBackgroundColor">
									<int key="NSColorSpace">3</int>
									<bytes key="NSWhite">MQA</bytes>
								</object>
								<int key="IBUITag">2001</int>
								<string key="targetRuntimeIdentifier">IBIPadFramework</string>
							</object>
						</object>
						<string key="NSFrame">{{20, 49}, {384, 502}}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<object class="NSColor" key="IBUIBackgroundColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MSAwIDAAA</bytes>
						</object>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
					</object>
					<object class="IBUIView" id="200061435">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{412, 49}, {336, 137}}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<object class="NSColor" key="IBUIBackgroundColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MC40NjY2NjY2NjY3IDAuNzU2ODYyNzQ1MSAwLjMwNTg4MjM1MjkAA</bytes>
						</object>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
					</object>
					<object class="IBUIView" id="200062552">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">292</int>
						<object class="NSMutableArray" key="NSSubviews">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<object class="IBUIView" id="200071488">
								<reference key="NSNextResponder" ref="200062552"/>
								<int key="NSvFlags">274</int>
								<object class="NSMutableArray" key="NSSubviews">
									<bool key="EncodedWithXMLCoder">YES</bool>
									<object class="IBUIActivityIndicatorView" id="200072605">
										<reference key="NSNextResponder" ref="200071488"/>
										<int key="NSvFlags">301</int>
										<string key="NSFrame">{{56.5, 56.5}, {37, 37}}</string>
										<reference key="NSSuperview" ref="200071488"/>
										<bool key="IBUIOpaque">NO</bool>
										<string key="targetRuntimeIdentifier">IBIPadFramework</string>
										<bool key="IBUIHidesWhenStopped">NO</bool>
										<int key="IBUIStyle">0</int>
									</object>
								</object>
								<string key="NSFrame">{{20, 20}, {150, 150}}</string>
								<reference key="NSSuperview" ref="200062552"/>
								<object class="NSColor" key="IBUIBackgroundColor">
									<int key="NSColorSpace">1</int>
									<bytes key="NSRGB">MC45OTIxNTY4NjI3IDAuNzI5NDExNzY0NyAwLjE5NjA3ODQzMTQAA</bytes>
								</object>
								<string key="targetRuntimeIdentifier">IBIPadFramework</string>
							</object>
						</object>
						<string key="NSFrame">{{412, 194}, {336, 357}}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<object class="NSColor" key="IBUIBackgroundColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MCAwLjYxOTYwNzg0MzEgMC44Nzg0MzEzNzI1AA</bytes>
						</object>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
					</object>
				</object>
				<string key="NSFrameSize">{768, 1004}</string>
				<reference key="NSSuperview"/>
				<object class="NSColor" key="IBUIBackgroundColor">
					<int key="NSColorSpace">3</int>
					<bytes key="NSWhite">MQA</bytes>
				</object>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBUIView" id="200063669">
				<reference key="NSNextResponder"/>
				<int key="NSvFlags">274</int>
				<object class="NSMutableArray" key="NSSubviews">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBUILabel" id="200068137">
						<reference key="NSNextResponder" ref="200063669"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{20, 559}, {728, 21}}</string>
						<reference key="NSSuperview" ref="200063669"/>
						<bool key="IBUIOpaque">NO</bool>
						<bool key="IBUIClipsSubviews">YES</bool>
						<int key="IBUIContentMode">7</int>
						<bool key="IBUIUserInteractionEnabled">NO</bool>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
						<string key="IBUIText">This label says something so very, very, very, very, very, very, very, very long that a wide screen is needed for it.</string>
						<object class="NSColor" key="IBUITextColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MCAwIDAAA</bytes>
						</object>
						<object class="NSColor" key="IBUIHighlightedColor">
							<int key="NSColorSpace">3</int>
							<bytes key="NSWhite">MQA</bytes>
						</object>
						<int key="IBUIBaselineAdjustment">1</int>
						<bool key="IBUIAdjustsFontSizeToFit">NO</bool>
						<float key="IBUIMinimumFontSize">10</float>
					</object>
					<object class="IBUIView" id="200067020">
						<reference key="NSNextResponder" ref="200063669"/>
						<int key="NSvFlags">292</int>
						<object class="NSMutableArray" key="NSSubviews">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<object class="IBUIView" id="200069254">
								<reference key="NSNextResponder" ref="200067020"/>
								<int key="NSvFlags">301</int>
								<string key="NSFrame">{{20, 20}, {100, 200}}</string>
								<reference key="NSSuperview" ref="200067020"/>
								<object class="NSColor" key="IBUIBackgroundColor">
									<int key="NSColorSpace">3</int>
									<bytes key="NSWhite">MQA</bytes>
								</object>
								<string key="targetRuntimeIdentifier">IBIPadFramework</string>
							</object>
						</object>
						<string key="NSFrame">{{20, 20}, {384, 386}}</string>
						<reference key="NSSuperview" ref="200063669"/>
						<object class="NSColor" key="IBUIBackgroundColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MSAwIDAAA</bytes>
						</object>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
					</object>
					<object class="IBUIView" id="200065903">
						<reference key="NSNextResponder" ref="200063669"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{20, 414}, {384, 137}}</string>
						<reference key="NSSuperview" ref="200063669"/>
						<object class="NSColor" key="IBUIBackgroundColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MC40NjY2NjY2NjY3IDAuNzU2ODYyNzQ1MSAwLjMwNTg4MjM1MjkAA</bytes>
						</object>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
					</object>
					<object class="IBUIView" id="200064786">
						<reference key="NSNextResponder" ref="200063669"/>
						<int key="NSvFlags">292</int>
						<object class="NSMutableArray" key="NSSubviews">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<object class="IBUIView" id="200073722">
								<reference key="NSNextResponder" ref="200064786"/>
								<int key="NSvFlags">274</int>
								<object class="NSMutableArray" key="NSSubviews">
									<bool key="EncodedWithXMLCoder">YES</bool>
									<object class="IBUIActivityIndicatorView" id="200074839">
										<reference key="NSNextResponder" ref="200073722"/>
										<int key="NSvFlags">301</int>
										<string key="NSFrame">{{475, 93}, {37, 37}}</string>
										<reference key="NSSuperview" ref="200073722"/>
										<bool key="IBUIOpaque">NO</bool>
										<string key="targetRuntimeIdentifier">IBIPadFramework</string>
										<bool key="IBUIHidesWhenStopped">NO</bool>
										<int key="IBUIStyle">0</int>
									</object>
								</object>
								<string key="NSFrame">{{20, 20}, {532, 150}}</string>
								<reference key="NSSuperview" ref="200064786"/>
								<object class="NSColor" key="IBUIBackgroundColor">
									<int key="NSColorSpace">1</int>
									<bytes key="NSRGB">MC45OTIxNTY4NjI3IDAuNzI5NDExNzY0NyAwLjE5NjA3ODQzMTQAA</bytes>
								</object>
								<string key="targetRuntimeIdentifier">IBIPadFramework</string>
							</object>
						</object>
						<string key="NSFrame">{{412, 20}, {572, 531}}</string>
						<reference key="NSSuperview" ref="200063669"/>
						<object class="NSColor" key="IBUIBackgroundColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MCAwLjYxOTYwNzg0MzEgMC44Nzg0MzEzNzI1AA</bytes>
						</object>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
					</object>
				</object>
				<string key="NSFrameSize">{1004, 768}</string>
				<reference key="NSSuperview"/>
				<object class="NSColor" key="IBUIBackgroundColor">
					<int key="NSColorSpace">3</int>
					<bytes key="NSWhite">MQA</bytes>
				</object>
				<object class="IBUISimulatedOrientationMetrics" key="IBUISimulatedOrientationMetrics">
					<int key="interfaceOrientation">3</int>
				</object>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
		</object>
		<object class="IBObjectContainer" key="IBDocument.Objects">
			<object class="NSMutableArray" key="connectionRecords">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
			<object class="IBMutableOrderedSet" key="objectRecords">
				<object class="NSArray" key="orderedObjects">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBObjectRecord">
						<int key="objectID">0</int>
						<reference key="object" ref="0"/>
						<reference key="children" ref="1000"/>
						<nil key="parent"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-1</int>
						<reference key="object" ref="200054733"/>
						<reference key="parent" ref="0"/>
						<string key="objectName">File's Owner</string>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-2</int>
						<reference key="object" ref="200053616"/>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">2</int>
						<reference key="object" ref="200058084"/>
						<object class="NSMutableArray" key="children">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<reference ref="200059201"/>
							<reference ref="200060318"/>
							<reference ref="200061435"/>
							<reference ref="200062552"/>
						</object>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">3</int>
						<reference key="object" ref="200059201"/>
						<reference key="parent" ref="200058084"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">4</int>
						<reference key="object" ref="200060318"/>
						<object class="NSMutableArray" key="children">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<reference ref="200070371"/>
						</object>
						<reference key="parent" ref="200058084"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">13</int>
						<reference key="object" ref="200070371"/>
						<reference key="parent" ref="200060318"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">5</int>
						<reference key="object" ref="200061435"/>
						<reference key="parent" ref="200058084"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">6</int>
						<reference key="object" ref="200062552"/>
						<object class="NSMutableArray" key="children">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<reference ref="200071488"/>
						</object>
						<reference key="parent" ref="200058084"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">14</int>
						<reference key="object" ref="200071488"/>
						<object class="NSMutableArray" key="children">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<reference ref="200072605"/>
						</object>
						<reference key="parent" ref="200062552"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">15</int>
						<reference key="object" ref="200072605"/>
						<reference key="parent" ref="200071488"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">7</int>
						<reference key="object" ref="200063669"/>
						<object class="NSMutableArray" key="children">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<reference ref="200068137"/>
							<reference ref="200067020"/>
							<reference ref="200065903"/>
							<reference ref="200064786"/>
						</object>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">11</int>
						<reference key="object" ref="200068137"/>
						<reference key="parent" ref="200063669"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">10</int>
						<reference key="object" ref="200067020"/>
						<object class="NSMutableArray" key="children">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<reference ref="200069254"/>
						</object>
						<reference key="parent" ref="200063669"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">12</int>
						<reference key="object" ref="200069254"/>
						<reference key="parent" ref="200067020"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">9</int>
						<reference key="object" ref="200065903"/>
						<reference key="parent" ref="200063669"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">8</int>
						<reference key="object" ref="200064786"/>
						<object class="NSMutableArray" key="children">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<reference ref="200073722"/>
						</object>
						<reference key="parent" ref="200063669"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">16</int>
						<reference key="object" ref="200073722"/>
						<object class="NSMutableArray" key="children">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<reference ref="200074839"/>
						</object>
						<reference key="parent" ref="200064786"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">17</int>
						<reference key="object" ref="200074839"/>
						<reference key="parent" ref="200073722"/>
					</object>
				</object>
			</object>
			<object class="NSMutableDictionary" key="flattenedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="NSArray" key="dict.sortedKeys">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>-1.CustomClassName</string>
					<string>-2.CustomClassName</string>
					<string>10.IBPluginDependency</string>
					<string>11.IBPluginDependency</string>
					<string>12.CustomClassName</string>
					<string>12.IBPluginDependency</string>
					<string>13.CustomClassName</string>
					<string>13.IBPluginDependency</string>
					<string>14.CustomClassName</string>
					<string>14.IBPluginDependency</string>
					<string>15.IBPluginDependency</string>
					<string>16.CustomClassName</string>
					<string>16.IBPluginDependency</string>
					<string>17.IBPluginDependency</string>
					<string>2.CustomClassName</string>
					<string>2.IBPluginDependency</string>
					<string>3.IBPluginDependency</string>
					<string>4.IBPluginDependency</string>
					<string>5.IBPluginDependency</string>
					<string>6.IBPluginDependency</string>
					<string>7.CustomClassName</string>
					<string>7.IBPluginDependency</string>
					<string>8.IBPluginDependency</string>
					<string>9.IBPluginDependency</string>
				</object>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>AutomaticLayoutChangesView</string>
					<string>UIResponder</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>TestLayoutsView</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>TestLayoutsView</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>NMViewLayoutOmitSubviewsView</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>NMViewLayoutOmitSubviewsView</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>NMViewLayoutView</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>NMViewLayoutView</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
				</object>
			</object>
			<object class="NSMutableDictionary" key="unlocalizedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="activeLocalization"/>
			<object class="NSMutableDictionary" key="localizations">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="sourceID"/>
			<int key="maxID">17</int>
		</object>
		<object class="IBClassDescriber" key="IBDocument.Classes">
			<object class="NSMutableArray" key="referencedPartialClassDescriptions">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="IBPartialClassDescription">
					<string key="className">AutomaticLayoutChangesView</string>
					<string key="superclassName">NMView</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/AutomaticLayoutChangesView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMView</string>
					<string key="superclassName">UIView</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">layoutManager</string>
						<string key="NS.object.0">NMViewLayoutManager</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMViewLayoutManager</string>
					<string key="superclassName">NSObject</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMViewLayoutManager.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMViewLayoutOmitSubviewsView</string>
					<string key="superclassName">UIView</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMViewLayoutOmitSubviewsView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMViewLayoutView</string>
					<string key="superclassName">UIView</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMViewLayoutView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">TestLayoutsView</string>
					<string key="superclassName">NMView</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/TestLayoutsView.h</string>
					</object>
				</object>
			</object>
		</object>
		<int key="IBDocument.localizationMode">0</int>
		<string key="IBDocument.TargetRuntimeIdentifier">IBIPadFramework</string>
	</data>
</archive>

"""#,
"CustomObjCView": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="LK4-yf-RFw" customClass="CustomObjCView">
            <rect key="frame" x="0.0" y="0.0" width="320" height="61"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" fixedFrame="YES" text="Name" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="waN-gc-3aA" userLabel="NameLabel">
                    <rect key="frame" x="10" y="20" width="140" height="21"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    <nil key="textColor"/>
                    <nil key="highlightedColor"/>
                </label>
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" fixedFrame="YES" text="Value" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="hL4-On-uI3" userLabel="ValueLabel">
                    <rect key="frame" x="160" y="20" width="140" height="21"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    <nil key="textColor"/>
                    <nil key="highlightedColor"/>
                </label>
            </subviews>
            <viewLayoutGuide key="safeArea" id="1fg-tV-Xzh"/>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            <connections>
                <outlet property="nameLabel" destination="waN-gc-3aA" id="nu3-io-Azn"/>
                <outlet property="valueLabel" destination="hL4-On-uI3" id="MbZ-9x-BHa"/>
            </connections>
            <point key="canvasLocation" x="0" y="0"/>
        </view>
    </objects>
</document>

"""#,
"CustomView": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="bAQ-Mf-s4n" customClass="CustomView" customModule="NibTerm" customModuleProvider="target">
            <rect key="frame" x="0.0" y="0.0" width="320" height="61"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" fixedFrame="YES" text="Name" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="cos-xc-DdN" userLabel="NameLabel">
                    <rect key="frame" x="10" y="20" width="140" height="21"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    <nil key="textColor"/>
                    <nil key="highlightedColor"/>
                </label>
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" fixedFrame="YES" text="Value" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="ZEd-EZ-ak2" userLabel="ValueLabel">
                    <rect key="frame" x="160" y="20" width="140" height="21"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    <nil key="textColor"/>
                    <nil key="highlightedColor"/>
                </label>
            </subviews>
            <viewLayoutGuide key="safeArea" id="h7Y-az-nu8"/>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            <connections>
                <outlet property="nameLabel" destination="cos-xc-DdN" id="uBp-QC-ZcU"/>
                <outlet property="valueLabel" destination="ZEd-EZ-ak2" id="UMM-tR-l1j"/>
            </connections>
            <point key="canvasLocation" x="0" y="0"/>
        </view>
    </objects>
</document>

"""#,
"ElementCell": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" accessoryType="disclosureIndicator" indentationWidth="10" reuseIdentifier="ElementCell" rowHeight="66" id="KYo-Mv-wGw" customClass="ElementCell" customModule="NibTerm" customModuleProvider="target">
            <rect key="frame" x="0.0" y="0.0" width="375" height="66"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" insetsLayoutMarginsFromSafeArea="NO" tableViewCell="KYo-Mv-wGw" id="XQl-uR-mXc">
                <rect key="frame" x="0.0" y="0.0" width="348.5" height="66"/>
                <autoresizingMask key="autoresizingMask"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="qTU-N6-x9n" customClass="ElementView" customModule="NibTerm" customModuleProvider="target">
                        <rect key="frame" x="16" y="11" width="324.5" height="44"/>
                        <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="qTU-N6-x9n" firstAttribute="leading" secondItem="XQl-uR-mXc" secondAttribute="leadingMargin" id="0OB-Vz-oEH"/>
                    <constraint firstAttribute="bottomMargin" secondItem="qTU-N6-x9n" secondAttribute="bottom" id="GB2-Tb-aQD"/>
                    <constraint firstAttribute="trailingMargin" secondItem="qTU-N6-x9n" secondAttribute="trailing" id="Llt-za-zk1"/>
                    <constraint firstItem="qTU-N6-x9n" firstAttribute="top" secondItem="XQl-uR-mXc" secondAttribute="topMargin" id="UR1-F1-DnW"/>
                </constraints>
            </tableViewCellContentView>
            <viewLayoutGuide key="safeArea" id="0XW-Gg-1eI"/>
            <connections>
                <outlet property="elementView" destination="qTU-N6-x9n" id="1FK-Mb-2lq"/>
            </connections>
            <point key="canvasLocation" x="-12" y="-180"/>
        </tableViewCell>
    </objects>
</document>

"""#,
"ElementDetail": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="ElementDetailController" customModule="NibTerm" customModuleProvider="target">
            <connections>
                <outlet property="view" destination="YCd-Aq-hiq" id="R2q-UJ-utG"/>
                <outlet property="elementView" destination="OPh-9d-MQs" id="ur9-Ku-Ivi"/>
                <outlet property="favoriteButton" destination="NMa-EE-siz" id="Wsf-is-4TW"/>
                <outlet property="numberLabel" destination="ttX-Mx-NEn" id="5Ym-pj-Ejn"/>
                <outlet property="weightLabel" destination="ofj-hB-PZm" id="i4X-w1-AiW"/>
                <outlet property="meltingLabel" destination="V9L-Kq-H8H" id="T3j-zm-H8M"/>
                <outlet property="boilingLabel" destination="xPr-dX-Wvk" id="f62-uY-OJs"/>
                <outlet property="densityLabel" destination="CUY-f2-KOq" id="gpY-4T-RHT"/>
                <outlet property="crustLabel" destination="tQB-nu-bcg" id="sbF-mT-jck"/>
                <outlet property="discoveryLabel" destination="glB-8C-inB" id="Rpf-A3-JOZ"/>
                <outlet property="groupLabel" destination="VxH-07-vYz" id="fk9-h3-8xq"/>
                <outlet property="electronsLabel" destination="Cbb-VI-Ds0" id="wvV-93-SiS"/>
                <outlet property="ionizationLabel" destination="E7H-45-yVq" id="3yN-8a-xMW"/>
                <outlet property="categoryLabel" destination="9e3-af-mkh" id="wne-Tj-lDX"/>
                <outlet property="stateLabel" destination="uNu-QG-bft" id="ugE-fh-Q62"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="YCd-Aq-hiq">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" translatesAutoresizingMaskIntoConstraints="NO" id="X8J-Zd-chM">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews>
                        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="cFN-nD-jdJ" userLabel="Page">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="495"/>
                            <subviews>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="OPh-9d-MQs" customClass="ElementView" customModule="NibTerm" customModuleProvider="target">
                                    <rect key="frame" x="16" y="16" width="343" height="64"/>
                                    <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                                    <constraints>
                                        <constraint firstAttribute="height" constant="64" id="Ixm-Ew-b9t"/>
                                    </constraints>
                                </view>
                                <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="4Av-st-s9G" userLabel="Facts">
                                    <rect key="frame" x="16" y="96" width="343" height="334"/>
                                    <subviews>
                                        <stackView opaque="NO" contentMode="scaleToFill" spacing="16" translatesAutoresizingMaskIntoConstraints="NO" id="AJJ-df-qcp">
                                            <rect key="frame" x="0.0" y="0.0" width="343" height="20.5"/>
                                            <subviews>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Atomic number" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="VWQ-Ko-3vg">
                                                    <rect key="frame" x="0.0" y="0.0" width="130" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <color key="textColor" systemColor="secondaryLabelColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" verticalHuggingPriority="251" text="Value" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="ttX-Mx-NEn">
                                                    <rect key="frame" x="146" y="0.0" width="197" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <nil key="textColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                            </subviews>
                                        </stackView>
                                        <stackView opaque="NO" contentMode="scaleToFill" spacing="16" translatesAutoresizingMaskIntoConstraints="NO" id="mwd-ZV-eRO">
                                            <rect key="frame" x="0.0" y="28.5" width="343" height="20.5"/>
                                            <subviews>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Standard weight" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="3iU-JF-rqq">
                                                    <rect key="frame" x="0.0" y="0.0" width="130" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <color key="textColor" systemColor="secondaryLabelColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" verticalHuggingPriority="251" text="Value" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="ofj-hB-PZm">
                                                    <rect key="frame" x="146" y="0.0" width="197" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <nil key="textColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                            </subviews>
                                        </stackView>
                                        <stackView opaque="NO" contentMode="scaleToFill" spacing="16" translatesAutoresizingMaskIntoConstraints="NO" id="cv8-Ow-n38">
                                            <rect key="frame" x="0.0" y="57" width="343" height="20.5"/>
                                            <subviews>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Melting point" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="ASj-TP-umo">
                                                    <rect key="frame" x="0.0" y="0.0" width="130" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <color key="textColor" systemColor="secondaryLabelColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" verticalHuggingPriority="251" text="Value" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="V9L-Kq-H8H">
                                                    <rect key="frame" x="146" y="0.0" width="197" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <nil key="textColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                            </subviews>
                                        </stackView>
                                        <stackView opaque="NO" contentMode="scaleToFill" spacing="16" translatesAutoresizingMaskIntoConstraints="NO" id="ce6-2a-tJ0">
                                            <rect key="frame" x="0.0" y="85.5" width="343" height="20.5"/>
                                            <subviews>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Boiling point" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="zML-Jm-bvd">
                                                    <rect key="frame" x="0.0" y="0.0" width="130" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <color key="textColor" systemColor="secondaryLabelColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" verticalHuggingPriority="251" text="Value" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="xPr-dX-Wvk">
                                                    <rect key="frame" x="146" y="0.0" width="197" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <nil key="textColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                            </subviews>
                                        </stackView>
                                        <stackView opaque="NO" contentMode="scaleToFill" spacing="16" translatesAutoresizingMaskIntoConstraints="NO" id="tiC-qe-Mmk">
                                            <rect key="frame" x="0.0" y="114" width="343" height="20.5"/>
                                            <subviews>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Density" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="6Rd-54-AF4">
                                                    <rect key="frame" x="0.0" y="0.0" width="130" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <color key="textColor" systemColor="secondaryLabelColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" verticalHuggingPriority="251" text="Value" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="CUY-f2-KOq">
                                                    <rect key="frame" x="146" y="0.0" width="197" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <nil key="textColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                            </subviews>
                                        </stackView>
                                        <stackView opaque="NO" contentMode="scaleToFill" spacing="16" translatesAutoresizingMaskIntoConstraints="NO" id="T6J-GH-GdN">
                                            <rect key="frame" x="0.0" y="142.5" width="343" height="20.5"/>
                                            <subviews>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="In Earth's crust" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="jus-7d-nKh">
                                                    <rect key="frame" x="0.0" y="0.0" width="130" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <color key="textColor" systemColor="secondaryLabelColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" verticalHuggingPriority="251" text="Value" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="tQB-nu-bcg">
                                                    <rect key="frame" x="146" y="0.0" width="197" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <nil key="textColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                            </subviews>
                                        </stackView>
                                        <stackView opaque="NO" contentMode="scaleToFill" spacing="16" translatesAutoresizingMaskIntoConstraints="NO" id="yda-1J-Glc">
                                            <rect key="frame" x="0.0" y="171" width="343" height="20.5"/>
                                            <subviews>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Discovered" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="om3-Xi-nug">
                                                    <rect key="frame" x="0.0" y="0.0" width="130" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <color key="textColor" systemColor="secondaryLabelColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" verticalHuggingPriority="251" text="Value" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="glB-8C-inB">
                                                    <rect key="frame" x="146" y="0.0" width="197" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <nil key="textColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                            </subviews>
                                        </stackView>
                                        <stackView opaque="NO" contentMode="scaleToFill" spacing="16" translatesAutoresizingMaskIntoConstraints="NO" id="2OE-rr-3xO">
                                            <rect key="frame" x="0.0" y="199.5" width="343" height="20.5"/>
                                            <subviews>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Group" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="aZc-QS-ulu">
                                                    <rect key="frame" x="0.0" y="0.0" width="130" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <color key="textColor" systemColor="secondaryLabelColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" verticalHuggingPriority="251" text="Value" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="VxH-07-vYz">
                                                    <rect key="frame" x="146" y="0.0" width="197" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <nil key="textColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                            </subviews>
                                        </stackView>
                                        <stackView opaque="NO" contentMode="scaleToFill" spacing="16" translatesAutoresizingMaskIntoConstraints="NO" id="xGQ-r8-Og0">
                                            <rect key="frame" x="0.0" y="228" width="343" height="20.5"/>
                                            <subviews>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Electrons" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="kxM-bu-63z">
                                                    <rect key="frame" x="0.0" y="0.0" width="130" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <color key="textColor" systemColor="secondaryLabelColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" verticalHuggingPriority="251" text="Value" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="Cbb-VI-Ds0">
                                                    <rect key="frame" x="146" y="0.0" width="197" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <nil key="textColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                            </subviews>
                                        </stackView>
                                        <stackView opaque="NO" contentMode="scaleToFill" spacing="16" translatesAutoresizingMaskIntoConstraints="NO" id="wtz-PP-qxR">
                                            <rect key="frame" x="0.0" y="256.5" width="343" height="20.5"/>
                                            <subviews>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Ionisation energy" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="zls-fn-2m0">
                                                    <rect key="frame" x="0.0" y="0.0" width="130" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <color key="textColor" systemColor="secondaryLabelColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" verticalHuggingPriority="251" text="Value" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="E7H-45-yVq">
                                                    <rect key="frame" x="146" y="0.0" width="197" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <nil key="textColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                            </subviews>
                                        </stackView>
                                        <stackView opaque="NO" contentMode="scaleToFill" spacing="16" translatesAutoresizingMaskIntoConstraints="NO" id="uqu-6w-Uqa">
                                            <rect key="frame" x="0.0" y="285" width="343" height="20.5"/>
                                            <subviews>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Category" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="uEL-47-A8R">
                                                    <rect key="frame" x="0.0" y="0.0" width="130" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <color key="textColor" systemColor="secondaryLabelColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" verticalHuggingPriority="251" text="Value" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="9e3-af-mkh">
                                                    <rect key="frame" x="146" y="0.0" width="197" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <nil key="textColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                            </subviews>
                                        </stackView>
                                        <stackView opaque="NO" contentMode="scaleToFill" spacing="16" translatesAutoresizingMaskIntoConstraints="NO" id="1gT-WI-vh5">
                                            <rect key="frame" x="0.0" y="313.5" width="343" height="20.5"/>
                                            <subviews>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="State" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="cbR-AP-Iuf">
                                                    <rect key="frame" x="0.0" y="0.0" width="130" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <color key="textColor" systemColor="secondaryLabelColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" verticalHuggingPriority="251" text="Value" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="uNu-QG-bft">
                                                    <rect key="frame" x="146" y="0.0" width="197" height="20.5"/>
                                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                                    <nil key="textColor"/>
                                                    <nil key="highlightedColor"/>
                                                </label>
                                            </subviews>
                                        </stackView>
                                    </subviews>
                                    <constraints>
                                        <constraint firstItem="kxM-bu-63z" firstAttribute="width" secondItem="VWQ-Ko-3vg" secondAttribute="width" id="Q4o-Qt-YPP"/>
                                        <constraint firstItem="jus-7d-nKh" firstAttribute="width" secondItem="VWQ-Ko-3vg" secondAttribute="width" id="RnS-QO-aG0"/>
                                        <constraint firstItem="ASj-TP-umo" firstAttribute="width" secondItem="VWQ-Ko-3vg" secondAttribute="width" id="TRw-M5-RH4"/>
                                        <constraint firstItem="zls-fn-2m0" firstAttribute="width" secondItem="VWQ-Ko-3vg" secondAttribute="width" id="V7a-be-vZB"/>
                                        <constraint firstItem="zML-Jm-bvd" firstAttribute="width" secondItem="VWQ-Ko-3vg" secondAttribute="width" id="Vtp-kj-lC8"/>
                                        <constraint firstItem="aZc-QS-ulu" firstAttribute="width" secondItem="VWQ-Ko-3vg" secondAttribute="width" id="gDG-ta-Z01"/>
                                        <constraint firstItem="6Rd-54-AF4" firstAttribute="width" secondItem="VWQ-Ko-3vg" secondAttribute="width" id="inZ-E2-4Ur"/>
                                        <constraint firstItem="uEL-47-A8R" firstAttribute="width" secondItem="VWQ-Ko-3vg" secondAttribute="width" id="nSw-e9-4WX"/>
                                        <constraint firstItem="cbR-AP-Iuf" firstAttribute="width" secondItem="VWQ-Ko-3vg" secondAttribute="width" id="pk0-eO-IY5"/>
                                        <constraint firstItem="3iU-JF-rqq" firstAttribute="width" secondItem="VWQ-Ko-3vg" secondAttribute="width" id="xJ0-L3-aIY"/>
                                        <constraint firstItem="om3-Xi-nug" firstAttribute="width" secondItem="VWQ-Ko-3vg" secondAttribute="width" id="yVR-tv-Jhv"/>
                                    </constraints>
                                    <variation key="widthClass=compact" spacing="8"/>
                                </stackView>
                                <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="NMa-EE-siz">
                                    <rect key="frame" x="16" y="446" width="157" height="33"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <state key="normal" title="☆ Add to favourites"/>
                                    <connections>
                                        <action selector="favoriteTapped:" destination="-1" eventType="touchUpInside" id="K0f-Kb-fpZ"/>
                                    </connections>
                                </button>
                            </subviews>
                            <constraints>
                                <constraint firstAttribute="trailing" secondItem="4Av-st-s9G" secondAttribute="trailing" constant="16" id="1Dg-Wf-LDw"/>
                                <constraint firstItem="4Av-st-s9G" firstAttribute="top" secondItem="OPh-9d-MQs" secondAttribute="bottom" constant="16" id="5qw-j9-A8W"/>
                                <constraint firstItem="NMa-EE-siz" firstAttribute="leading" secondItem="cFN-nD-jdJ" secondAttribute="leading" constant="16" id="8L6-ZU-Bgv"/>
                                <constraint firstItem="4Av-st-s9G" firstAttribute="leading" secondItem="cFN-nD-jdJ" secondAttribute="leading" constant="16" id="Rfo-94-ggY"/>
                                <constraint firstItem="OPh-9d-MQs" firstAttribute="top" secondItem="cFN-nD-jdJ" secondAttribute="top" constant="0.0" id="Ujk-nm-McO">
                                    <variation key="widthClass=compact" constant="16"/>
                                </constraint>
                                <constraint firstAttribute="trailing" secondItem="OPh-9d-MQs" secondAttribute="trailing" constant="16" id="Ynh-HB-ABf"/>
                                <constraint firstAttribute="bottom" secondItem="NMa-EE-siz" secondAttribute="bottom" constant="0.0" id="bfO-MO-NPI">
                                    <variation key="widthClass=compact" constant="16"/>
                                </constraint>
                                <constraint firstItem="NMa-EE-siz" firstAttribute="top" secondItem="4Av-st-s9G" secondAttribute="bottom" constant="16" id="lso-Vj-gQ5"/>
                                <constraint firstItem="OPh-9d-MQs" firstAttribute="leading" secondItem="cFN-nD-jdJ" secondAttribute="leading" constant="16" id="mHs-V9-xVv"/>
                            </constraints>
                        </view>
                    </subviews>
                    <constraints>
                        <constraint firstItem="cFN-nD-jdJ" firstAttribute="width" secondItem="X8J-Zd-chM" secondAttribute="width" id="2gg-GK-RK9"/>
                        <constraint firstItem="cFN-nD-jdJ" firstAttribute="top" secondItem="X8J-Zd-chM" secondAttribute="top" id="872-RY-Huj"/>
                        <constraint firstAttribute="trailing" secondItem="cFN-nD-jdJ" secondAttribute="trailing" id="InE-q9-1Vl"/>
                        <constraint firstItem="cFN-nD-jdJ" firstAttribute="leading" secondItem="X8J-Zd-chM" secondAttribute="leading" id="TVj-yu-gVC"/>
                        <constraint firstAttribute="bottom" secondItem="cFN-nD-jdJ" secondAttribute="bottom" id="XAs-d1-Wfl"/>
                    </constraints>
                </scrollView>
            </subviews>
            <viewLayoutGuide key="safeArea" id="PRH-vM-0Ei"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            <constraints>
                <constraint firstItem="PRH-vM-0Ei" firstAttribute="bottom" secondItem="X8J-Zd-chM" secondAttribute="bottom" id="4Qy-dp-6hR"/>
                <constraint firstItem="X8J-Zd-chM" firstAttribute="top" secondItem="PRH-vM-0Ei" secondAttribute="top" id="QGM-ca-9V0"/>
                <constraint firstItem="X8J-Zd-chM" firstAttribute="leading" secondItem="PRH-vM-0Ei" secondAttribute="leading" id="Rfe-FC-zBL"/>
                <constraint firstItem="PRH-vM-0Ei" firstAttribute="trailing" secondItem="X8J-Zd-chM" secondAttribute="trailing" id="ecC-eI-Zyh"/>
            </constraints>
            <point key="canvasLocation" x="-12" y="-180"/>
        </view>
    </objects>
    <resources>
        <systemColor name="secondaryLabelColor">
            <color red="0.23529411764705882" green="0.23529411764705882" blue="0.2627450980392157" alpha="0.6" colorSpace="custom" customColorSpace="sRGB"/>
        </systemColor>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>

"""#,
"ElementSearch": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="ElementsTableController" customModule="NibTerm" customModuleProvider="target">
            <connections>
                <outlet property="searchHeader" destination="8uj-RI-cmM" id="wyb-3i-C2P"/>
                <outlet property="searchField" destination="E52-1e-lba" id="OHh-Ws-AJQ"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="8uj-RI-cmM">
            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
            <subviews>
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" horizontalCompressionResistancePriority="751" text="Search" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="Mye-Qd-iMR">
                    <rect key="frame" x="16" y="12" width="53.5" height="20.5"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    <nil key="textColor"/>
                    <nil key="highlightedColor"/>
                </label>
                <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="name, symbol or number" textAlignment="natural" minimumFontSize="17" clearButtonMode="whileEditing" translatesAutoresizingMaskIntoConstraints="NO" id="E52-1e-lba" customClass="SearchField" customModule="NibTerm" customModuleProvider="target">
                    <rect key="frame" x="77.5" y="5" width="281.5" height="34"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    <textInputTraits key="textInputTraits" autocorrectionType="no" spellCheckingType="no" returnKeyType="search"/>
                    <connections>
                        <action selector="searchChanged:" destination="-1" eventType="editingChanged" id="MkP-BH-Mm9"/>
                        <outlet property="delegate" destination="-1" id="Psl-I7-yAz"/>
                    </connections>
                </textField>
            </subviews>
            <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <constraints>
                <constraint firstItem="Mye-Qd-iMR" firstAttribute="centerY" secondItem="8uj-RI-cmM" secondAttribute="centerY" id="39f-rw-xOs"/>
                <constraint firstItem="E52-1e-lba" firstAttribute="leading" secondItem="Mye-Qd-iMR" secondAttribute="trailing" constant="8" id="6WL-Om-PlZ"/>
                <constraint firstAttribute="bottom" secondItem="E52-1e-lba" secondAttribute="bottom" constant="0.0" id="Eac-m3-EVK">
                    <variation key="widthClass=compact" constant="5"/>
                </constraint>
                <constraint firstItem="E52-1e-lba" firstAttribute="top" secondItem="8uj-RI-cmM" secondAttribute="top" constant="0.0" id="Ndk-tp-IXf">
                    <variation key="widthClass=compact" constant="5"/>
                </constraint>
                <constraint firstItem="Mye-Qd-iMR" firstAttribute="leading" secondItem="8uj-RI-cmM" secondAttribute="leading" constant="16" id="jY0-dq-zbq"/>
                <constraint firstAttribute="trailing" secondItem="E52-1e-lba" secondAttribute="trailing" constant="16" id="u2g-Xr-29w"/>
            </constraints>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            <point key="canvasLocation" x="-12" y="-180"/>
        </view>
    </objects>
</document>

"""#,
"ElementView": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="ElementView" customModule="NibTerm" customModuleProvider="target">
            <connections>
                <outlet property="symbolLabel" destination="h3K-Sz-Bmh" id="EJd-Aj-CXz"/>
                <outlet property="numberLabel" destination="WAa-Nf-6ny" id="ncx-0P-xQI"/>
                <outlet property="nameLabel" destination="0Ml-fr-08M" id="tpk-B3-EOX"/>
                <outlet property="favoriteLabel" destination="L7W-da-xeE" id="vZI-EN-eZy"/>
                <outlet property="categoryLabel" destination="u1O-xi-egv" id="AEw-g7-hfJ"/>
                <outlet property="electronsLabel" destination="7WA-gx-Wwr" id="EG4-Pr-lVR"/>
                <outlet property="discoveredLabel" destination="gbw-81-1Tp" id="KZo-Cf-gJR"/>
                <outlet property="meltingLabel" destination="jv0-8q-l8u" id="ght-GC-4Us"/>
                <outlet property="boilingLabel" destination="i1r-GO-tPo" id="QKj-ZF-gyK"/>
                <outlet property="weightLabel" destination="m6m-zb-9vI" id="gC2-md-1qc"/>
                <outlet property="stateLabel" destination="mBu-7G-bCX" id="dyG-jB-aOx"/>
                <outlet property="tileView" destination="hVV-us-mTD" id="K6p-6H-NAy"/>
                <outlet property="factsView" destination="X2N-fX-fgX" id="fD8-BG-ofH"/>
                <outlet property="heatView" destination="5Hf-aM-Xg1" id="atG-Vn-Cz3"/>
                <outlet property="weightsView" destination="s6P-Kl-PGO" id="nWd-5c-qLe"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="pgC-Hr-Jw0">
            <rect key="frame" x="0.0" y="0.0" width="720" height="44"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="hVV-us-mTD" userLabel="Tile">
                    <rect key="frame" x="0.0" y="0.0" width="56" height="44"/>
                    <subviews>
                        <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="TFK-hi-arg">
                            <rect key="frame" x="0.0" y="0.5" width="56" height="43.5"/>
                            <subviews>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" text="Uuo" textAlignment="center" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="h3K-Sz-Bmh" userLabel="Symbol">
                                    <rect key="frame" x="0.0" y="0.0" width="56" height="29"/>
                                    <fontDescription key="fontDescription" type="boldSystem" pointSize="24"/>
                                    <color key="textColor" white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                                    <nil key="highlightedColor"/>
                                </label>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="118" textAlignment="center" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="WAa-Nf-6ny" userLabel="Number">
                                    <rect key="frame" x="0.0" y="29" width="56" height="14.5"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="12"/>
                                    <color key="textColor" white="0.0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                                    <nil key="highlightedColor"/>
                                </label>
                            </subviews>
                        </stackView>
                    </subviews>
                    <color key="backgroundColor" red="0.87" green="0.87" blue="0.87" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <constraints>
                        <constraint firstItem="TFK-hi-arg" firstAttribute="leading" secondItem="hVV-us-mTD" secondAttribute="leading" id="9uX-LK-SPV"/>
                        <constraint firstItem="TFK-hi-arg" firstAttribute="top" relation="greaterThanOrEqual" secondItem="hVV-us-mTD" secondAttribute="top" id="E74-tE-7bo"/>
                        <constraint firstAttribute="width" constant="56" id="Fan-2o-N3m"/>
                        <constraint firstItem="TFK-hi-arg" firstAttribute="centerY" secondItem="hVV-us-mTD" secondAttribute="centerY" id="S5X-gE-vdE"/>
                        <constraint firstItem="TFK-hi-arg" firstAttribute="centerX" secondItem="hVV-us-mTD" secondAttribute="centerX" id="kUV-xH-72s"/>
                    </constraints>
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                            <real key="value" value="6"/>
                        </userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                </view>
                <stackView opaque="NO" contentMode="scaleToFill" alignment="center" spacing="16" translatesAutoresizingMaskIntoConstraints="NO" id="yRR-8x-gmM">
                    <rect key="frame" x="72" y="4" width="648" height="36.5"/>
                    <subviews>
                        <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="4mp-uc-uA4" userLabel="Names">
                            <rect key="frame" x="0.0" y="0.0" width="176" height="36.5"/>
                            <subviews>
                                <stackView opaque="NO" contentMode="scaleToFill" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="gua-9r-VOl">
                                    <rect key="frame" x="0.0" y="0.0" width="176" height="20.5"/>
                                    <subviews>
                                        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Name" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="0Ml-fr-08M" userLabel="Name">
                                            <rect key="frame" x="0.0" y="0.0" width="47.5" height="20.5"/>
                                            <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
                                            <nil key="textColor"/>
                                            <nil key="highlightedColor"/>
                                        </label>
                                        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" verticalHuggingPriority="251" horizontalCompressionResistancePriority="751" text="★" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="L7W-da-xeE" userLabel="Favourite">
                                            <rect key="frame" x="55.5" y="0.0" width="120.5" height="20.5"/>
                                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                            <nil key="textColor"/>
                                            <nil key="highlightedColor"/>
                                        </label>
                                    </subviews>
                                </stackView>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" verticalHuggingPriority="251" text="Category" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="u1O-xi-egv" userLabel="Category">
                                    <rect key="frame" x="0.0" y="20.5" width="176" height="16"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="13"/>
                                    <color key="textColor" systemColor="secondaryLabelColor"/>
                                    <nil key="highlightedColor"/>
                                </label>
                            </subviews>
                        </stackView>
                        <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="X2N-fX-fgX" userLabel="Facts">
                            <rect key="frame" x="192" y="2.5" width="176" height="32"/>
                            <subviews>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" verticalHuggingPriority="251" text="Electrons" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="7WA-gx-Wwr" userLabel="Electrons">
                                    <rect key="frame" x="0.0" y="0.0" width="176" height="16"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="13"/>
                                    <nil key="textColor"/>
                                    <nil key="highlightedColor"/>
                                </label>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" verticalHuggingPriority="251" text="Discovered" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="gbw-81-1Tp" userLabel="Discovered">
                                    <rect key="frame" x="0.0" y="16" width="176" height="16"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="13"/>
                                    <color key="textColor" systemColor="secondaryLabelColor"/>
                                    <nil key="highlightedColor"/>
                                </label>
                            </subviews>
                        </stackView>
                        <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="5Hf-aM-Xg1" userLabel="Heat">
                            <rect key="frame" x="384" y="2.5" width="176" height="32"/>
                            <subviews>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" verticalHuggingPriority="251" text="Melting point" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="jv0-8q-l8u" userLabel="Melting point">
                                    <rect key="frame" x="0.0" y="0.0" width="176" height="16"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="13"/>
                                    <nil key="textColor"/>
                                    <nil key="highlightedColor"/>
                                </label>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" verticalHuggingPriority="251" text="Boiling point" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="i1r-GO-tPo" userLabel="Boiling point">
                                    <rect key="frame" x="0.0" y="16" width="176" height="16"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="13"/>
                                    <color key="textColor" systemColor="secondaryLabelColor"/>
                                    <nil key="highlightedColor"/>
                                </label>
                            </subviews>
                        </stackView>
                        <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="s6P-Kl-PGO" userLabel="Weights">
                            <rect key="frame" x="576" y="1.5" width="72" height="34"/>
                            <subviews>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" horizontalCompressionResistancePriority="751" text="Weight" textAlignment="right" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="m6m-zb-9vI" userLabel="Weight">
                                    <rect key="frame" x="0.0" y="0.0" width="72" height="18"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="15"/>
                                    <nil key="textColor"/>
                                    <nil key="highlightedColor"/>
                                </label>
                                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" horizontalCompressionResistancePriority="751" text="State" textAlignment="right" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="mBu-7G-bCX" userLabel="State">
                                    <rect key="frame" x="0.0" y="18" width="72" height="16"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="13"/>
                                    <color key="textColor" systemColor="secondaryLabelColor"/>
                                    <nil key="highlightedColor"/>
                                </label>
                            </subviews>
                            <constraints>
                                <constraint firstAttribute="width" constant="72" priority="600" id="0O0-bO-7ZD"/>
                            </constraints>
                        </stackView>
                    </subviews>
                    <constraints>
                        <constraint firstItem="5Hf-aM-Xg1" firstAttribute="width" secondItem="4mp-uc-uA4" secondAttribute="width" priority="500" id="oKJ-KV-drF"/>
                        <constraint firstItem="X2N-fX-fgX" firstAttribute="width" secondItem="4mp-uc-uA4" secondAttribute="width" priority="500" id="spU-Kh-zMS"/>
                    </constraints>
                </stackView>
            </subviews>
            <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <constraints>
                <constraint firstAttribute="trailing" secondItem="yRR-8x-gmM" secondAttribute="trailing" id="9Zl-f6-AOb"/>
                <constraint firstItem="hVV-us-mTD" firstAttribute="leading" secondItem="pgC-Hr-Jw0" secondAttribute="leading" id="AzD-sx-TYM"/>
                <constraint firstItem="yRR-8x-gmM" firstAttribute="centerY" secondItem="pgC-Hr-Jw0" secondAttribute="centerY" id="SnF-ny-H34"/>
                <constraint firstItem="hVV-us-mTD" firstAttribute="top" secondItem="pgC-Hr-Jw0" secondAttribute="top" id="WIX-M0-GpB"/>
                <constraint firstAttribute="bottom" secondItem="hVV-us-mTD" secondAttribute="bottom" id="Zjo-ky-Yv3"/>
                <constraint firstItem="yRR-8x-gmM" firstAttribute="top" relation="greaterThanOrEqual" secondItem="pgC-Hr-Jw0" secondAttribute="top" id="u6M-SO-jFS"/>
                <constraint firstItem="yRR-8x-gmM" firstAttribute="leading" secondItem="hVV-us-mTD" secondAttribute="trailing" constant="16" id="uO1-GR-Gbx"/>
            </constraints>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            <point key="canvasLocation" x="-12" y="-180"/>
        </view>
    </objects>
    <resources>
        <systemColor name="secondaryLabelColor">
            <color red="0.23529411764705882" green="0.23529411764705882" blue="0.2627450980392157" alpha="0.6" colorSpace="custom" customColorSpace="sRGB"/>
        </systemColor>
    </resources>
</document>

"""#,
"ElementsTabs": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <tabBarController id="R1I-gO-7Sw">
            <tabBar key="tabBar" contentMode="scaleToFill" id="k8i-Kd-pxi">
                <rect key="frame" x="0.0" y="618" width="375" height="49"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
                <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </tabBar>
            <viewControllers>
                <navigationController id="ygT-nh-1z2">
                    <tabBarItem key="tabBarItem" title="Elements" id="XCh-cw-mjM"/>
                    <navigationBar key="navigationBar" contentMode="scaleToFill" id="awX-Bm-bsO">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                        <autoresizingMask key="autoresizingMask"/>
                    </navigationBar>
                    <viewControllers>
                        <tableViewController id="Izj-HN-rRz" customClass="AllElementsController" customModule="NibTerm" customModuleProvider="target">
                            <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="66" sectionHeaderHeight="28" sectionFooterHeight="28" id="FYs-8B-NO9">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                                <connections>
                                    <outlet property="dataSource" destination="Izj-HN-rRz" id="nSF-QN-7fm"/>
                                    <outlet property="delegate" destination="Izj-HN-rRz" id="7wn-kF-5KL"/>
                                </connections>
                            </tableView>
                            <navigationItem key="navigationItem" title="The Elements" id="C5W-4j-qFD">
                                <barButtonItem key="leftBarButtonItem" title="Search" id="iZD-0e-egJ">
                                    <connections>
                                        <action selector="search:" destination="Izj-HN-rRz" id="OWO-1U-ge1"/>
                                    </connections>
                                </barButtonItem>
                                <barButtonItem key="rightBarButtonItem" title="By number" id="dxP-04-kwI">
                                    <connections>
                                        <action selector="changeOrder:" destination="Izj-HN-rRz" id="a59-lC-GCJ"/>
                                    </connections>
                                </barButtonItem>
                            </navigationItem>
                        </tableViewController>
                    </viewControllers>
                </navigationController>
                <navigationController id="CGK-OW-NAp">
                    <tabBarItem key="tabBarItem" title="Noble Gases" id="rKR-8C-MPy"/>
                    <navigationBar key="navigationBar" contentMode="scaleToFill" id="B8q-NU-kOe">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                        <autoresizingMask key="autoresizingMask"/>
                    </navigationBar>
                    <viewControllers>
                        <tableViewController id="eiH-zm-NSf" customClass="NobleGasesController" customModule="NibTerm" customModuleProvider="target">
                            <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="66" sectionHeaderHeight="28" sectionFooterHeight="28" id="w7V-nT-bsV">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                                <connections>
                                    <outlet property="dataSource" destination="eiH-zm-NSf" id="qUr-8O-e3R"/>
                                    <outlet property="delegate" destination="eiH-zm-NSf" id="a5w-7V-fuK"/>
                                </connections>
                            </tableView>
                            <navigationItem key="navigationItem" title="Noble Gases" id="amv-hW-WOp">
                                <barButtonItem key="leftBarButtonItem" title="Search" id="QFD-9r-yzc">
                                    <connections>
                                        <action selector="search:" destination="eiH-zm-NSf" id="mxS-AN-FV6"/>
                                    </connections>
                                </barButtonItem>
                                <barButtonItem key="rightBarButtonItem" title="By number" id="kNT-eN-V4z">
                                    <connections>
                                        <action selector="changeOrder:" destination="eiH-zm-NSf" id="kkm-pa-0lB"/>
                                    </connections>
                                </barButtonItem>
                            </navigationItem>
                        </tableViewController>
                    </viewControllers>
                </navigationController>
            </viewControllers>
            <point key="canvasLocation" x="0.0" y="0.0"/>
        </tabBarController>
    </objects>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>

"""#,
"ExampleCell": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" id="nPZ-ZF-6LS" customClass="ExampleCell" customModule="NibTerm" customModuleProvider="target">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" tableViewCell="nPZ-ZF-6LS" id="tGA-jM-G2F">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                <autoresizingMask key="autoresizingMask"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="5IL-mu-i5D" userLabel="Outer View">
                        <rect key="frame" x="8" y="8" width="304" height="28"/>
                        <subviews>
                            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="ZVC-Ri-DGG" userLabel="Inner View">
                                <rect key="frame" x="8" y="8" width="288" height="12"/>
                                <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                            </view>
                        </subviews>
                        <color key="backgroundColor" red="0.0" green="0.47843137250000001" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                        <constraints>
                            <constraint firstItem="ZVC-Ri-DGG" firstAttribute="top" secondItem="5IL-mu-i5D" secondAttribute="top" constant="8" id="OBf-0f-bgU"/>
                            <constraint firstItem="ZVC-Ri-DGG" firstAttribute="leading" secondItem="5IL-mu-i5D" secondAttribute="leading" constant="8" id="d7s-Pc-30L"/>
                            <constraint firstAttribute="trailing" secondItem="ZVC-Ri-DGG" secondAttribute="trailing" constant="8" id="Om8-w8-zfV"/>
                            <constraint firstAttribute="bottom" secondItem="ZVC-Ri-DGG" secondAttribute="bottom" constant="8" id="eYZ-rY-S2M"/>
                        </constraints>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="5IL-mu-i5D" firstAttribute="top" secondItem="tGA-jM-G2F" secondAttribute="top" constant="8" id="FNn-fU-BAq"/>
                    <constraint firstItem="5IL-mu-i5D" firstAttribute="leading" secondItem="tGA-jM-G2F" secondAttribute="leading" constant="8" id="SHA-ud-ytY"/>
                    <constraint firstAttribute="trailing" secondItem="5IL-mu-i5D" secondAttribute="trailing" constant="8" id="kjd-Sw-Niw"/>
                    <constraint firstAttribute="bottom" secondItem="5IL-mu-i5D" secondAttribute="bottom" constant="8" id="ecZ-Wx-PsP"/>
                </constraints>
            </tableViewCellContentView>
            <viewLayoutGuide key="safeArea" id="m4o-f3-9lZ"/>
            <connections>
                <outlet property="innerView" destination="ZVC-Ri-DGG" id="SwP-dM-P3A"/>
                <outlet property="outerView" destination="5IL-mu-i5D" id="MSI-tn-KOH"/>
            </connections>
            <point key="canvasLocation" x="0" y="0"/>
        </tableViewCell>
    </objects>
</document>

"""#,
"ExampleView": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="Constraints with non-1.0 multipliers" minToolsVersion="5.1"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="fSW-Yz-nCd" customClass="ExampleView" customModule="NibTerm" customModuleProvider="target">
            <rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Dex-vr-zKo" userLabel="Left View">
                    <rect key="frame" x="45" y="45" width="60" height="60"/>
                    <color key="backgroundColor" red="0.0" green="0.47843137250000001" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <constraints>
                        <constraint firstAttribute="width" constant="60" id="Mul-IR-3pL"/>
                        <constraint firstAttribute="height" constant="60" id="yCo-1d-hs6"/>
                    </constraints>
                </view>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="4fC-BO-MVq" userLabel="Right View">
                    <rect key="frame" x="195" y="45" width="60" height="60"/>
                    <color key="backgroundColor" red="0.0" green="0.47843137250000001" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <constraints>
                        <constraint firstAttribute="width" constant="60" id="ETq-bs-Dgz"/>
                        <constraint firstAttribute="height" constant="60" id="B2E-gh-N5I"/>
                    </constraints>
                </view>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="R4p-3t-OX3" userLabel="Upper Lip">
                    <rect key="frame" x="85" y="180" width="130" height="30"/>
                    <color key="backgroundColor" red="0.0" green="0.47843137250000001" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <constraints>
                        <constraint firstAttribute="width" constant="130" id="yB3-yT-TSE"/>
                        <constraint firstAttribute="height" constant="30" id="U0F-hr-Py1"/>
                    </constraints>
                </view>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="uU3-iL-0w9" userLabel="Lower Lip">
                    <rect key="frame" x="115" y="210" width="70" height="30"/>
                    <color key="backgroundColor" red="0.0" green="0.47843137250000001" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <constraints>
                        <constraint firstAttribute="width" constant="70" id="Vbn-Ec-jY3"/>
                        <constraint firstAttribute="height" constant="30" id="hlu-YD-keg"/>
                    </constraints>
                </view>
            </subviews>
            <viewLayoutGuide key="safeArea" id="EHn-aB-HfQ"/>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <constraints>
                <constraint firstItem="Dex-vr-zKo" firstAttribute="centerX" secondItem="fSW-Yz-nCd" secondAttribute="centerX" multiplier="0.5" id="gfM-kl-ILb"/>
                <constraint firstItem="Dex-vr-zKo" firstAttribute="centerY" secondItem="fSW-Yz-nCd" secondAttribute="centerY" multiplier="0.5" id="Lag-Fb-QTN"/>
                <constraint firstItem="4fC-BO-MVq" firstAttribute="centerX" secondItem="fSW-Yz-nCd" secondAttribute="centerX" multiplier="1.5" id="207-93-el0"/>
                <constraint firstItem="4fC-BO-MVq" firstAttribute="centerY" secondItem="fSW-Yz-nCd" secondAttribute="centerY" multiplier="0.5" id="nMl-m5-k4r"/>
                <constraint firstItem="R4p-3t-OX3" firstAttribute="centerX" secondItem="fSW-Yz-nCd" secondAttribute="centerX" id="8xG-bh-MFp"/>
                <constraint firstItem="R4p-3t-OX3" firstAttribute="centerY" secondItem="fSW-Yz-nCd" secondAttribute="centerY" multiplier="1.3" id="btL-V8-F3i"/>
                <constraint firstItem="uU3-iL-0w9" firstAttribute="centerX" secondItem="fSW-Yz-nCd" secondAttribute="centerX" id="vUF-oG-Tjx"/>
                <constraint firstItem="uU3-iL-0w9" firstAttribute="top" secondItem="R4p-3t-OX3" secondAttribute="bottom" id="aJr-IT-20f"/>
            </constraints>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            <connections>
                <outlet property="leftView" destination="Dex-vr-zKo" id="MDc-5K-XpX"/>
                <outlet property="rightView" destination="4fC-BO-MVq" id="tUu-05-SmR"/>
            </connections>
            <point key="canvasLocation" x="0" y="0"/>
        </view>
    </objects>
</document>

"""#,
"GridLayoutController": #"""
<?xml version="1.0" encoding="UTF-8"?>
<archive type="com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB" version="7.10">
	<data>
		<int key="IBDocument.SystemTarget">1056</int>
		<string key="IBDocument.InterfaceBuilderVersion">823</string>
		<object class="NSMutableDictionary" key="IBDocument.PluginVersions">
			<string key="NS.key.0">com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
			<string key="NS.object.0">132</string>
		</object>
		<object class="NSMutableDictionary" key="IBDocument.Metadata">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="NSArray" key="dict.sortedKeys" id="0">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
			<object class="NSMutableArray" key="dict.values">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
		</object>
		<object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="IBProxyObject" id="200054733">
				<string key="IBProxiedObjectIdentifier">IBFilesOwner</string>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBProxyObject" id="200053616">
				<string key="IBProxiedObjectIdentifier">IBFirstResponder</string>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBUIView" id="200058084">
				<reference key="NSNextResponder"/>
				<int key="NSvFlags">292</int>
				<object class="NSMutableArray" key="NSSubviews">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBUIView" id="200060318">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">274</int>
						<string key="NSFrameSize">{768, 1004}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<object class="NSColor" key="IBUIBackgroundColor">
							<int key="NSColorSpace">3</int>
							<bytes key="NSWhite">MQA</bytes>
						</object>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
					</object>
				</object>
				<string key="NSFrameSize">{768, 1004}</string>
				<reference key="NSSuperview"/>
				<object class="NSColor" key="IBUIBackgroundColor">
					<int key="NSColorSpace">3</int>
					<bytes key="NSWhite">MQA</bytes>
				</object>
				<bool key="IBUIClearsContextBeforeDrawing">NO</bool>
				<object class="IBUISimulatedStatusBarMetrics" key="IBUISimulatedStatusBarMetrics">
					<int key="IBUIStatusBarStyle">2</int>
				</object>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
		</object>
		<object class="IBObjectContainer" key="IBDocument.Objects">
			<object class="NSMutableArray" key="connectionRecords">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="IBConnectionRecord">
					<object class="IBCocoaTouchOutletConnection" key="connection">
						<string key="label">view</string>
						<reference key="source" ref="200054733"/>
						<reference key="destination" ref="200058084"/>
					</object>
					<int key="connectionID">5</int>
				</object>
			</object>
			<object class="IBMutableOrderedSet" key="objectRecords">
				<object class="NSArray" key="orderedObjects">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBObjectRecord">
						<int key="objectID">0</int>
						<reference key="object" ref="0"/>
						<reference key="children" ref="1000"/>
						<nil key="parent"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-1</int>
						<reference key="object" ref="200054733"/>
						<reference key="parent" ref="0"/>
						<string key="objectName">File's Owner</string>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-2</int>
						<reference key="object" ref="200053616"/>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">2</int>
						<reference key="object" ref="200058084"/>
						<object class="NSMutableArray" key="children">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<reference ref="200060318"/>
						</object>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">4</int>
						<reference key="object" ref="200060318"/>
						<reference key="parent" ref="200058084"/>
					</object>
				</object>
			</object>
			<object class="NSMutableDictionary" key="flattenedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="NSArray" key="dict.sortedKeys">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>-1.CustomClassName</string>
					<string>-2.CustomClassName</string>
					<string>2.IBPluginDependency</string>
					<string>4.CustomClassName</string>
					<string>4.IBPluginDependency</string>
				</object>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>GridLayoutController</string>
					<string>UIResponder</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>GridLayoutView</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
				</object>
			</object>
			<object class="NSMutableDictionary" key="unlocalizedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="activeLocalization"/>
			<object class="NSMutableDictionary" key="localizations">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="sourceID"/>
			<int key="maxID">5</int>
		</object>
		<object class="IBClassDescriber" key="IBDocument.Classes">
			<object class="NSMutableArray" key="referencedPartialClassDescriptions">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="IBPartialClassDescription">
					<string key="className">GridLayoutController</string>
					<string key="superclassName">UIViewController</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/GridLayoutController.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">GridLayoutView</string>
					<string key="superclassName">NMView</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/GridLayoutView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMView</string>
					<string key="superclassName">UIView</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">layoutManager</string>
						<string key="NS.object.0">NMViewLayoutManager</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMViewLayoutManager</string>
					<string key="superclassName">NSObject</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMViewLayoutManager.h</string>
					</object>
				</object>
			</object>
		</object>
		<int key="IBDocument.localizationMode">0</int>
		<string key="IBDocument.TargetRuntimeIdentifier">IBIPadFramework</string>
	</data>
</archive>

"""#,
"GridLayoutView": #"""
<?xml version="1.0" encoding="UTF-8"?>
<archive type="com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB" version="7.10">
	<data>
		<int key="IBDocument.SystemTarget">1056</int>
		<string key="IBDocument.InterfaceBuilderVersion">823</string>
		<object class="NSMutableDictionary" key="IBDocument.PluginVersions">
			<string key="NS.key.0">com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
			<string key="NS.object.0">132</string>
		</object>
		<object class="NSMutableDictionary" key="IBDocument.Metadata">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="NSArray" key="dict.sortedKeys" id="0">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
			<object class="NSMutableArray" key="dict.values">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
		</object>
		<object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="IBProxyObject" id="200054733">
				<string key="IBProxiedObjectIdentifier">IBFilesOwner</string>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBProxyObject" id="200053616">
				<string key="IBProxiedObjectIdentifier">IBFirstResponder</string>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBUIView" id="200058084">
				<reference key="NSNextResponder"/>
				<int key="NSvFlags">292</int>
				<object class="NSMutableArray" key="NSSubviews">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBUIView" id="200061435">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{69, 59}, {150, 200}}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<object class="NSColor" key="IBUIBackgroundColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MSAwIDAAA</bytes>
						</object>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
					</object>
					<object class="IBUIView" id="200062552">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{296, 473}, {150, 200}}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<object class="NSColor" key="IBUIBackgroundColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MC40NzA1ODgyMzUzIDAuMDMxMzcyNTQ5MDIgMC4wOTQxMTc2NDcwNgA</bytes>
						</object>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
					</object>
					<object class="IBUIView" id="200063669">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{472, 361}, {150, 200}}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<object class="NSColor" key="IBUIBackgroundColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MSAwLjUgMAA</bytes>
						</object>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
					</object>
					<object class="IBUIView" id="200064786">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{57, 342}, {150, 200}}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<object class="NSColor" key="IBUIBackgroundColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MC4xOTYwNzg0MzQ2IDAuMzA5ODAzOTMyOSAwLjUyMTU2ODY1NgA</bytes>
						</object>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
					</object>
					<object class="IBUIView" id="200065903">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{201, 242}, {150, 200}}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<object class="NSColor" key="IBUIBackgroundColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MCAwLjYxOTYwNzg0MzEgMC44Nzg0MzEzNzI1AA</bytes>
						</object>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
					</object>
					<object class="IBUIView" id="200067020">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{359, 74}, {150, 200}}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<object class="NSColor" key="IBUIBackgroundColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MC40NjY2NjY2NjY3IDAuNzU2ODYyNzQ1MSAwLjMwNTg4MjM1MjkAA</bytes>
						</object>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
					</object>
				</object>
				<string key="NSFrameSize">{768, 1004}</string>
				<reference key="NSSuperview"/>
				<object class="NSColor" key="IBUIBackgroundColor">
					<int key="NSColorSpace">1</int>
					<bytes key="NSRGB">MC43OTYwNzg0MzE0IDAuNzk2MDc4NDMxNCAwLjc5NjA3ODQzMTQAA</bytes>
				</object>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBUICustomObject" id="200059201">
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
		</object>
		<object class="IBObjectContainer" key="IBDocument.Objects">
			<object class="NSMutableArray" key="connectionRecords">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="IBConnectionRecord">
					<object class="IBCocoaTouchOutletConnection" key="connection">
						<string key="label">layoutManager</string>
						<reference key="source" ref="200054733"/>
						<reference key="destination" ref="200059201"/>
					</object>
					<int key="connectionID">11</int>
				</object>
			</object>
			<object class="IBMutableOrderedSet" key="objectRecords">
				<object class="NSArray" key="orderedObjects">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBObjectRecord">
						<int key="objectID">0</int>
						<reference key="object" ref="0"/>
						<reference key="children" ref="1000"/>
						<nil key="parent"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-1</int>
						<reference key="object" ref="200054733"/>
						<reference key="parent" ref="0"/>
						<string key="objectName">File's Owner</string>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-2</int>
						<reference key="object" ref="200053616"/>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">2</int>
						<reference key="object" ref="200058084"/>
						<object class="NSMutableArray" key="children">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<reference ref="200067020"/>
							<reference ref="200065903"/>
							<reference ref="200064786"/>
							<reference ref="200063669"/>
							<reference ref="200062552"/>
							<reference ref="200061435"/>
						</object>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">5</int>
						<reference key="object" ref="200061435"/>
						<reference key="parent" ref="200058084"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">6</int>
						<reference key="object" ref="200062552"/>
						<reference key="parent" ref="200058084"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">7</int>
						<reference key="object" ref="200063669"/>
						<reference key="parent" ref="200058084"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">8</int>
						<reference key="object" ref="200064786"/>
						<reference key="parent" ref="200058084"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">9</int>
						<reference key="object" ref="200065903"/>
						<reference key="parent" ref="200058084"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">10</int>
						<reference key="object" ref="200067020"/>
						<reference key="parent" ref="200058084"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">3</int>
						<reference key="object" ref="200059201"/>
						<reference key="parent" ref="0"/>
					</object>
				</object>
			</object>
			<object class="NSMutableDictionary" key="flattenedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="NSArray" key="dict.sortedKeys">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>-1.CustomClassName</string>
					<string>-2.CustomClassName</string>
					<string>10.IBPluginDependency</string>
					<string>2.IBPluginDependency</string>
					<string>3.CustomClassName</string>
					<string>3.IBPluginDependency</string>
					<string>5.IBPluginDependency</string>
					<string>6.IBPluginDependency</string>
					<string>7.IBPluginDependency</string>
					<string>8.IBPluginDependency</string>
					<string>9.IBPluginDependency</string>
				</object>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>GridLayoutView</string>
					<string>UIResponder</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>NMGridLayoutManager</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
				</object>
			</object>
			<object class="NSMutableDictionary" key="unlocalizedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="activeLocalization"/>
			<object class="NSMutableDictionary" key="localizations">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="sourceID"/>
			<int key="maxID">11</int>
		</object>
		<object class="IBClassDescriber" key="IBDocument.Classes">
			<object class="NSMutableArray" key="referencedPartialClassDescriptions">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="IBPartialClassDescription">
					<string key="className">GridLayoutView</string>
					<string key="superclassName">NMView</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/GridLayoutView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMGridLayoutManager</string>
					<string key="superclassName">NMViewLayoutManager</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMGridLayoutManager.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMView</string>
					<string key="superclassName">UIView</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">layoutManager</string>
						<string key="NS.object.0">NMViewLayoutManager</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMViewLayoutManager</string>
					<string key="superclassName">NSObject</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMViewLayoutManager.h</string>
					</object>
				</object>
			</object>
		</object>
		<int key="IBDocument.localizationMode">0</int>
		<string key="IBDocument.TargetRuntimeIdentifier">IBIPadFramework</string>
	</data>
</archive>

"""#,
"InnerExampleView": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="Constraints with non-1.0 multipliers" minToolsVersion="5.1"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="CompoundExampleView" customModule="NibTerm" customModuleProvider="target">
            <connections>
                <outlet property="leftView" destination="84d-6M-joz" id="vYP-IW-sUA"/>
                <outlet property="rightView" destination="pPy-7u-yDX" id="3gH-X3-ysH"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="mU7-Mi-GDI" customClass="InnerExampleView" customModule="NibTerm" customModuleProvider="target">
            <rect key="frame" x="0.0" y="0.0" width="300" height="300"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="84d-6M-joz" userLabel="Left View">
                    <rect key="frame" x="45" y="45" width="60" height="60"/>
                    <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <constraints>
                        <constraint firstAttribute="width" constant="60" id="zkX-Rk-VF8"/>
                        <constraint firstAttribute="height" constant="60" id="rUy-Fp-Cpw"/>
                    </constraints>
                </view>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="pPy-7u-yDX" userLabel="Right View">
                    <rect key="frame" x="195" y="45" width="60" height="60"/>
                    <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <constraints>
                        <constraint firstAttribute="width" constant="60" id="Q58-Gb-AZt"/>
                        <constraint firstAttribute="height" constant="60" id="8UJ-bu-hOg"/>
                    </constraints>
                </view>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="9a3-gs-Knl" userLabel="Upper Lip">
                    <rect key="frame" x="85" y="180" width="130" height="30"/>
                    <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <constraints>
                        <constraint firstAttribute="width" constant="130" id="Alh-QD-lH2"/>
                        <constraint firstAttribute="height" constant="30" id="Ame-vS-eTe"/>
                    </constraints>
                </view>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="le3-Ul-nJB" userLabel="Lower Lip">
                    <rect key="frame" x="115" y="210" width="70" height="30"/>
                    <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <constraints>
                        <constraint firstAttribute="width" constant="70" id="6Ax-aU-Igj"/>
                        <constraint firstAttribute="height" constant="30" id="Ld5-dg-hh0"/>
                    </constraints>
                </view>
            </subviews>
            <viewLayoutGuide key="safeArea" id="RRg-A8-CYN"/>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <constraints>
                <constraint firstItem="84d-6M-joz" firstAttribute="centerX" secondItem="mU7-Mi-GDI" secondAttribute="centerX" multiplier="0.5" id="LKa-1q-OnB"/>
                <constraint firstItem="84d-6M-joz" firstAttribute="centerY" secondItem="mU7-Mi-GDI" secondAttribute="centerY" multiplier="0.5" id="L35-KH-taY"/>
                <constraint firstItem="pPy-7u-yDX" firstAttribute="centerX" secondItem="mU7-Mi-GDI" secondAttribute="centerX" multiplier="1.5" id="zKz-hW-s4o"/>
                <constraint firstItem="pPy-7u-yDX" firstAttribute="centerY" secondItem="mU7-Mi-GDI" secondAttribute="centerY" multiplier="0.5" id="E0z-u0-cvL"/>
                <constraint firstItem="9a3-gs-Knl" firstAttribute="centerX" secondItem="mU7-Mi-GDI" secondAttribute="centerX" id="Bwk-Tx-Qih"/>
                <constraint firstItem="9a3-gs-Knl" firstAttribute="centerY" secondItem="mU7-Mi-GDI" secondAttribute="centerY" multiplier="1.3" id="nnp-mA-lVP"/>
                <constraint firstItem="le3-Ul-nJB" firstAttribute="centerX" secondItem="mU7-Mi-GDI" secondAttribute="centerX" id="xGt-xf-vft"/>
                <constraint firstItem="le3-Ul-nJB" firstAttribute="top" secondItem="9a3-gs-Knl" secondAttribute="bottom" id="f3y-n9-yfE"/>
            </constraints>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            <point key="canvasLocation" x="0" y="0"/>
        </view>
    </objects>
</document>

"""#,
"LayoutSupportController": #"""
<?xml version="1.0" encoding="UTF-8"?>
<archive type="com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB" version="7.10">
	<data>
		<int key="IBDocument.SystemTarget">1056</int>
		<string key="IBDocument.InterfaceBuilderVersion">823</string>
		<object class="NSMutableDictionary" key="IBDocument.PluginVersions">
			<string key="NS.key.0">com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
			<string key="NS.object.0">132</string>
		</object>
		<object class="NSMutableDictionary" key="IBDocument.Metadata">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="NSArray" key="dict.sortedKeys" id="0">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
			<object class="NSMutableArray" key="dict.values">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
		</object>
		<object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="IBProxyObject" id="200054733">
				<string key="IBProxiedObjectIdentifier">IBFilesOwner</string>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBProxyObject" id="200053616">
				<string key="IBProxiedObjectIdentifier">IBFirstResponder</string>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBUIView" id="200058084">
				<reference key="NSNextResponder"/>
				<int key="NSvFlags">292</int>
				<object class="NSMutableArray" key="NSSubviews">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBUIView" id="200061435">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{20, 20}, {100, 200}}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<object class="NSColor" key="IBUIBackgroundColor">
							<int key="NSColorSpace">3</int>
							<bytes key="NSWhite">MQA</bytes>
						</object>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
					</object>
					<object class="IBUIButton" id="200062552">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{548, 20}, {200, 37}}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<bool key="IBUIOpaque">NO</bool>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
						<int key="IBUIContentHorizontalAlignment">0</int>
						<int key="IBUIContentVerticalAlignment">0</int>
						<object class="NSFont" key="IBUIFont">
							<string key="NSName">Helvetica-Bold</string>
							<double key="NSSize">15</double>
							<int key="NSfFlags">16</int>
						</object>
						<int key="IBUIButtonType">1</int>
						<string key="IBUINormalTitle">Change Layout</string>
						<object class="NSColor" key="IBUIHighlightedTitleColor">
							<int key="NSColorSpace">3</int>
							<bytes key="NSWhite">MQA</bytes>
						</object>
						<object class="NSColor" key="IBUINormalTitleColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MC4xOTYwNzg0MzQ2IDAuMzA5ODAzOTMyOSAwLjUyMTU2ODY1NgA</bytes>
						</object>
					</object>
				</object>
				<string key="NSFrameSize">{768, 1004}</string>
				<reference key="NSSuperview"/>
				<object class="NSColor" key="IBUIBackgroundColor">
					<int key="NSColorSpace">3</int>
					<bytes key="NSWhite">MQA</bytes>
				</object>
				<bool key="IBUIClearsContextBeforeDrawing">NO</bool>
				<object class="IBUISimulatedStatusBarMetrics" key="IBUISimulatedStatusBarMetrics">
					<int key="IBUIStatusBarStyle">2</int>
				</object>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
		</object>
		<object class="IBObjectContainer" key="IBDocument.Objects">
			<object class="NSMutableArray" key="connectionRecords">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="IBConnectionRecord">
					<object class="IBCocoaTouchOutletConnection" key="connection">
						<string key="label">view</string>
						<reference key="source" ref="200054733"/>
						<reference key="destination" ref="200058084"/>
					</object>
					<int key="connectionID">7</int>
				</object>
				<object class="IBConnectionRecord">
					<object class="IBCocoaTouchOutletConnection" key="connection">
						<string key="label">v</string>
						<reference key="source" ref="200054733"/>
						<reference key="destination" ref="200061435"/>
					</object>
					<int key="connectionID">8</int>
				</object>
				<object class="IBConnectionRecord">
					<object class="IBCocoaTouchEventConnection" key="connection">
						<string key="label">switchLayout</string>
						<reference key="source" ref="200062552"/>
						<reference key="destination" ref="200054733"/>
						<int key="IBEventType">7</int>
					</object>
					<int key="connectionID">9</int>
				</object>
			</object>
			<object class="IBMutableOrderedSet" key="objectRecords">
				<object class="NSArray" key="orderedObjects">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBObjectRecord">
						<int key="objectID">0</int>
						<reference key="object" ref="0"/>
						<reference key="children" ref="1000"/>
						<nil key="parent"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-1</int>
						<reference key="object" ref="200054733"/>
						<reference key="parent" ref="0"/>
						<string key="objectName">File's Owner</string>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-2</int>
						<reference key="object" ref="200053616"/>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">2</int>
						<reference key="object" ref="200058084"/>
						<object class="NSMutableArray" key="children">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<reference ref="200061435"/>
							<reference ref="200062552"/>
						</object>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">5</int>
						<reference key="object" ref="200061435"/>
						<reference key="parent" ref="200058084"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">6</int>
						<reference key="object" ref="200062552"/>
						<reference key="parent" ref="200058084"/>
					</object>
				</object>
			</object>
			<object class="NSMutableDictionary" key="flattenedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="NSArray" key="dict.sortedKeys">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>-1.CustomClassName</string>
					<string>-2.CustomClassName</string>
					<string>2.IBPluginDependency</string>
					<string>5.CustomClassName</string>
					<string>5.IBPluginDependency</string>
					<string>6.IBPluginDependency</string>
				</object>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>LayoutSupportController</string>
					<string>UIResponder</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>TestLayoutsView</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
				</object>
			</object>
			<object class="NSMutableDictionary" key="unlocalizedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="activeLocalization"/>
			<object class="NSMutableDictionary" key="localizations">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="sourceID"/>
			<int key="maxID">9</int>
		</object>
		<object class="IBClassDescriber" key="IBDocument.Classes">
			<object class="NSMutableArray" key="referencedPartialClassDescriptions">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="IBPartialClassDescription">
					<string key="className">LayoutSupportController</string>
					<string key="superclassName">UIViewController</string>
					<object class="NSMutableDictionary" key="actions">
						<string key="NS.key.0">switchLayout</string>
						<string key="NS.object.0">id</string>
					</object>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">v</string>
						<string key="NS.object.0">NMView</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/LayoutSupportController.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMView</string>
					<string key="superclassName">UIView</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">layoutManager</string>
						<string key="NS.object.0">NMViewLayoutManager</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMViewLayoutManager</string>
					<string key="superclassName">NSObject</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMViewLayoutManager.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">TestLayoutsView</string>
					<string key="superclassName">NMView</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/TestLayoutsView.h</string>
					</object>
				</object>
			</object>
		</object>
		<int key="IBDocument.localizationMode">0</int>
		<string key="IBDocument.TargetRuntimeIdentifier">IBIPadFramework</string>
	</data>
</archive>

"""#,
"LoadFromCodeController": #"""
<?xml version="1.0" encoding="UTF-8"?>
<archive type="com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB" version="7.10">
	<data>
		<int key="IBDocument.SystemTarget">1056</int>
		<string key="IBDocument.InterfaceBuilderVersion">823</string>
		<object class="NSMutableDictionary" key="IBDocument.PluginVersions">
			<string key="NS.key.0">com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
			<string key="NS.object.0">132</string>
		</object>
		<object class="NSMutableDictionary" key="IBDocument.Metadata">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="NSArray" key="dict.sortedKeys" id="0">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
			<object class="NSMutableArray" key="dict.values">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
		</object>
		<object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="IBProxyObject" id="200054733">
				<string key="IBProxiedObjectIdentifier">IBFilesOwner</string>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBProxyObject" id="200053616">
				<string key="IBProxiedObjectIdentifier">IBFirstResponder</string>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBUIView" id="200058084">
				<reference key="NSNextResponder"/>
				<int key="NSvFlags">292</int>
				<object class="NSMutableArray" key="NSSubviews">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBUIView" id="200060318">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">290</int>
						<string key="NSFrameSize">{768, 40}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<object class="NSColor" key="IBUIBackgroundColor">
							<int key="NSColorSpace">3</int>
							<bytes key="NSWhite">MQA</bytes>
						</object>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
					</object>
					<object class="IBUIView" id="200061435">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">290</int>
						<string key="NSFrame">{{0, 40}, {768, 40}}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<object class="NSColor" key="IBUIBackgroundColor">
							<int key="NSColorSpace">3</int>
							<bytes key="NSWhite">MAA</bytes>
						</object>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
					</object>
					<object class="IBUIView" id="200063669">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">290</int>
						<string key="NSFrame">{{0, 120}, {768, 40}}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<object class="NSColor" key="IBUIBackgroundColor">
							<int key="NSColorSpace">3</int>
							<bytes key="NSWhite">MAA</bytes>
						</object>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
					</object>
				</object>
				<string key="NSFrameSize">{768, 1004}</string>
				<reference key="NSSuperview"/>
				<object class="NSColor" key="IBUIBackgroundColor">
					<int key="NSColorSpace">3</int>
					<bytes key="NSWhite">MQA</bytes>
				</object>
				<bool key="IBUIClearsContextBeforeDrawing">NO</bool>
				<object class="IBUISimulatedStatusBarMetrics" key="IBUISimulatedStatusBarMetrics">
					<int key="IBUIStatusBarStyle">2</int>
				</object>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
		</object>
		<object class="IBObjectContainer" key="IBDocument.Objects">
			<object class="NSMutableArray" key="connectionRecords">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="IBConnectionRecord">
					<object class="IBCocoaTouchOutletConnection" key="connection">
						<string key="label">view</string>
						<reference key="source" ref="200054733"/>
						<reference key="destination" ref="200058084"/>
					</object>
					<int key="connectionID">8</int>
				</object>
			</object>
			<object class="IBMutableOrderedSet" key="objectRecords">
				<object class="NSArray" key="orderedObjects">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBObjectRecord">
						<int key="objectID">0</int>
						<reference key="object" ref="0"/>
						<reference key="children" ref="1000"/>
						<nil key="parent"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-1</int>
						<reference key="object" ref="200054733"/>
						<reference key="parent" ref="0"/>
						<string key="objectName">File's Owner</string>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-2</int>
						<reference key="object" ref="200053616"/>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">2</int>
						<reference key="object" ref="200058084"/>
						<object class="NSMutableArray" key="children">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<reference ref="200060318"/>
							<reference ref="200061435"/>
							<reference ref="200063669"/>
						</object>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">4</int>
						<reference key="object" ref="200060318"/>
						<reference key="parent" ref="200058084"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">5</int>
						<reference key="object" ref="200061435"/>
						<reference key="parent" ref="200058084"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">7</int>
						<reference key="object" ref="200063669"/>
						<reference key="parent" ref="200058084"/>
					</object>
				</object>
			</object>
			<object class="NSMutableDictionary" key="flattenedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="NSArray" key="dict.sortedKeys">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>-1.CustomClassName</string>
					<string>-2.CustomClassName</string>
					<string>2.IBPluginDependency</string>
					<string>4.CustomClassName</string>
					<string>4.IBPluginDependency</string>
					<string>5.IBPluginDependency</string>
					<string>7.IBPluginDependency</string>
				</object>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>LoadFromCodeController</string>
					<string>UIResponder</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>LoadFromCodeView</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
				</object>
			</object>
			<object class="NSMutableDictionary" key="unlocalizedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="activeLocalization"/>
			<object class="NSMutableDictionary" key="localizations">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="sourceID"/>
			<int key="maxID">8</int>
		</object>
		<object class="IBClassDescriber" key="IBDocument.Classes">
			<object class="NSMutableArray" key="referencedPartialClassDescriptions">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="IBPartialClassDescription">
					<string key="className">LoadFromCodeController</string>
					<string key="superclassName">UIViewController</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">view0</string>
						<string key="NS.object.0">LoadFromCodeView</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/LoadFromCodeController.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">LoadFromCodeView</string>
					<string key="superclassName">NMView</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/LoadFromCodeView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMView</string>
					<string key="superclassName">UIView</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">layoutManager</string>
						<string key="NS.object.0">NMViewLayoutManager</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMViewLayoutManager</string>
					<string key="superclassName">NSObject</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMViewLayoutManager.h</string>
					</object>
				</object>
			</object>
		</object>
		<int key="IBDocument.localizationMode">0</int>
		<string key="IBDocument.TargetRuntimeIdentifier">IBIPadFramework</string>
	</data>
</archive>

"""#,
"LoadFromNIBController": #"""
<?xml version="1.0" encoding="UTF-8"?>
<archive type="com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB" version="7.10">
	<data>
		<int key="IBDocument.SystemTarget">1056</int>
		<string key="IBDocument.InterfaceBuilderVersion">823</string>
		<object class="NSMutableDictionary" key="IBDocument.PluginVersions">
			<string key="NS.key.0">com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
			<string key="NS.object.0">132</string>
		</object>
		<object class="NSMutableDictionary" key="IBDocument.Metadata">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="NSArray" key="dict.sortedKeys" id="0">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
			<object class="NSMutableArray" key="dict.values">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
		</object>
		<object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="IBProxyObject" id="200054733">
				<string key="IBProxiedObjectIdentifier">IBFilesOwner</string>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBProxyObject" id="200053616">
				<string key="IBProxiedObjectIdentifier">IBFirstResponder</string>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBUIView" id="200058084">
				<reference key="NSNextResponder"/>
				<int key="NSvFlags">292</int>
				<object class="NSMutableArray" key="NSSubviews">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBUIView" id="200060318">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{20, 20}, {100, 100}}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<object class="NSColor" key="IBUIBackgroundColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MC40NjY2NjY2NjY3IDAuNzU2ODYyNzQ1MSAwLjMwNTg4MjM1MjkAA</bytes>
						</object>
						<bool key="IBUIClipsSubviews">YES</bool>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
					</object>
				</object>
				<string key="NSFrameSize">{768, 1004}</string>
				<reference key="NSSuperview"/>
				<object class="NSColor" key="IBUIBackgroundColor">
					<int key="NSColorSpace">3</int>
					<bytes key="NSWhite">MQA</bytes>
				</object>
				<bool key="IBUIClearsContextBeforeDrawing">NO</bool>
				<object class="IBUISimulatedStatusBarMetrics" key="IBUISimulatedStatusBarMetrics">
					<int key="IBUIStatusBarStyle">2</int>
				</object>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
		</object>
		<object class="IBObjectContainer" key="IBDocument.Objects">
			<object class="NSMutableArray" key="connectionRecords">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="IBConnectionRecord">
					<object class="IBCocoaTouchOutletConnection" key="connection">
						<string key="label">view</string>
						<reference key="source" ref="200054733"/>
						<reference key="destination" ref="200058084"/>
					</object>
					<int key="connectionID">5</int>
				</object>
				<object class="IBConnectionRecord">
					<object class="IBCocoaTouchOutletConnection" key="connection">
						<string key="label">view0</string>
						<reference key="source" ref="200054733"/>
						<reference key="destination" ref="200060318"/>
					</object>
					<int key="connectionID">6</int>
				</object>
			</object>
			<object class="IBMutableOrderedSet" key="objectRecords">
				<object class="NSArray" key="orderedObjects">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBObjectRecord">
						<int key="objectID">0</int>
						<reference key="object" ref="0"/>
						<reference key="children" ref="1000"/>
						<nil key="parent"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-1</int>
						<reference key="object" ref="200054733"/>
						<reference key="parent" ref="0"/>
						<string key="objectName">File's Owner</string>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-2</int>
						<reference key="object" ref="200053616"/>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">2</int>
						<reference key="object" ref="200058084"/>
						<object class="NSMutableArray" key="children">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<reference ref="200060318"/>
						</object>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">4</int>
						<reference key="object" ref="200060318"/>
						<reference key="parent" ref="200058084"/>
					</object>
				</object>
			</object>
			<object class="NSMutableDictionary" key="flattenedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="NSArray" key="dict.sortedKeys">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>-1.CustomClassName</string>
					<string>-2.CustomClassName</string>
					<string>2.IBPluginDependency</string>
					<string>4.CustomClassName</string>
					<string>4.IBPluginDependency</string>
				</object>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>LoadFromNIBController</string>
					<string>UIResponder</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>LoadFromNIBView</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
				</object>
			</object>
			<object class="NSMutableDictionary" key="unlocalizedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="activeLocalization"/>
			<object class="NSMutableDictionary" key="localizations">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="sourceID"/>
			<int key="maxID">6</int>
		</object>
		<object class="IBClassDescriber" key="IBDocument.Classes">
			<object class="NSMutableArray" key="referencedPartialClassDescriptions">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="IBPartialClassDescription">
					<string key="className">LoadFromNIBController</string>
					<string key="superclassName">UIViewController</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">view0</string>
						<string key="NS.object.0">LoadFromNIBView</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/LoadFromNIBController.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">LoadFromNIBView</string>
					<string key="superclassName">NMView</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">activityIndicator</string>
						<string key="NS.object.0">UIActivityIndicatorView</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/LoadFromNIBView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMView</string>
					<string key="superclassName">UIView</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">layoutManager</string>
						<string key="NS.object.0">NMViewLayoutManager</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMViewLayoutManager</string>
					<string key="superclassName">NSObject</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMViewLayoutManager.h</string>
					</object>
				</object>
			</object>
		</object>
		<int key="IBDocument.localizationMode">0</int>
		<string key="IBDocument.TargetRuntimeIdentifier">IBIPadFramework</string>
	</data>
</archive>

"""#,
"LoadFromNIBView": #"""
<?xml version="1.0" encoding="UTF-8"?>
<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">
	<data>
		<int key="IBDocument.SystemTarget">1056</int>
		<string key="IBDocument.InterfaceBuilderVersion">823</string>
		<object class="NSMutableDictionary" key="IBDocument.PluginVersions">
			<string key="NS.key.0">com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
			<string key="NS.object.0">132</string>
		</object>
		<object class="NSMutableDictionary" key="IBDocument.Metadata">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="NSArray" key="dict.sortedKeys" id="0">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
			<object class="NSMutableArray" key="dict.values">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
		</object>
		<object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="IBProxyObject" id="200054733">
				<string key="IBProxiedObjectIdentifier">IBFilesOwner</string>
				<string key="targetRuntimeIdentifier">IBCocoaTouchFramework</string>
			</object>
			<object class="IBProxyObject" id="200053616">
				<string key="IBProxiedObjectIdentifier">IBFirstResponder</string>
				<string key="targetRuntimeIdentifier">IBCocoaTouchFramework</string>
			</object>
			<object class="IBUIView" id="200058084">
				<reference key="NSNextResponder"/>
				<int key="NSvFlags">292</int>
				<object class="NSMutableArray" key="NSSubviews">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBUILabel" id="200059201">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{20, 20}, {360, 21}}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<bool key="IBUIOpaque">NO</bool>
						<bool key="IBUIClipsSubviews">YES</bool>
						<int key="IBUIContentMode">7</int>
						<int key="IBUITag">1</int>
						<bool key="IBUIUserInteractionEnabled">NO</bool>
						<string key="targetRuntimeIdentifier">IBCocoaTouchFramework</string>
						<string key="IBUIText">I'm a label with a very long text that does not fit within its bounds.</string>
						<object class="NSColor" key="IBUITextColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MCAwIDAAA</bytes>
						</object>
						<object class="NSColor" key="IBUIHighlightedColor">
							<int key="NSColorSpace">3</int>
							<bytes key="NSWhite">MQA</bytes>
						</object>
						<int key="IBUIBaselineAdjustment">1</int>
						<bool key="IBUIAdjustsFontSizeToFit">NO</bool>
						<float key="IBUIMinimumFontSize">10</float>
					</object>
					<object class="IBUIActivityIndicatorView" id="200060318">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">-2147483380</int>
						<string key="NSFrame">{{20, 93}, {37, 37}}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<bool key="IBUIOpaque">NO</bool>
						<string key="targetRuntimeIdentifier">IBCocoaTouchFramework</string>
						<int key="IBUIStyle">0</int>
					</object>
				</object>
				<string key="NSFrameSize">{400, 150}</string>
				<reference key="NSSuperview"/>
				<object class="NSColor" key="IBUIBackgroundColor">
					<int key="NSColorSpace">1</int>
					<bytes key="NSRGB">MSAwIDAAA</bytes>
				</object>
				<string key="targetRuntimeIdentifier">IBCocoaTouchFramework</string>
			</object>
		</object>
		<object class="IBObjectContainer" key="IBDocument.Objects">
			<object class="NSMutableArray" key="connectionRecords">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="IBConnectionRecord">
					<object class="IBCocoaTouchOutletConnection" key="connection">
						<string key="label">activityIndicator</string>
						<reference key="source" ref="200054733"/>
						<reference key="destination" ref="200060318"/>
					</object>
					<int key="connectionID">5</int>
				</object>
			</object>
			<object class="IBMutableOrderedSet" key="objectRecords">
				<object class="NSArray" key="orderedObjects">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBObjectRecord">
						<int key="objectID">0</int>
						<reference key="object" ref="0"/>
						<reference key="children" ref="1000"/>
						<nil key="parent"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-1</int>
						<reference key="object" ref="200054733"/>
						<reference key="parent" ref="0"/>
						<string key="objectName">File's Owner</string>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-2</int>
						<reference key="object" ref="200053616"/>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">2</int>
						<reference key="object" ref="200058084"/>
						<object class="NSMutableArray" key="children">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<reference ref="200059201"/>
							<reference ref="200060318"/>
						</object>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">3</int>
						<reference key="object" ref="200059201"/>
						<reference key="parent" ref="200058084"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">4</int>
						<reference key="object" ref="200060318"/>
						<reference key="parent" ref="200058084"/>
					</object>
				</object>
			</object>
			<object class="NSMutableDictionary" key="flattenedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="NSArray" key="dict.sortedKeys">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>-1.CustomClassName</string>
					<string>-2.CustomClassName</string>
					<string>2.IBPluginDependency</string>
					<string>3.IBPluginDependency</string>
					<string>4.IBPluginDependency</string>
				</object>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>LoadFromNIBView</string>
					<string>UIResponder</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
				</object>
			</object>
			<object class="NSMutableDictionary" key="unlocalizedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="activeLocalization"/>
			<object class="NSMutableDictionary" key="localizations">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="sourceID"/>
			<int key="maxID">5</int>
		</object>
		<object class="IBClassDescriber" key="IBDocument.Classes">
			<object class="NSMutableArray" key="referencedPartialClassDescriptions">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="IBPartialClassDescription">
					<string key="className">LoadFromNIBView</string>
					<string key="superclassName">NMView</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">activityIndicator</string>
						<string key="NS.object.0">UIActivityIndicatorView</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/LoadFromNIBView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMView</string>
					<string key="superclassName">UIView</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">layoutManager</string>
						<string key="NS.object.0">NMViewLayoutManager</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMViewLayoutManager</string>
					<string key="superclassName">NSObject</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMViewLayoutManager.h</string>
					</object>
				</object>
			</object>
		</object>
		<int key="IBDocument.localizationMode">0</int>
		<string key="IBDocument.TargetRuntimeIdentifier">IBCocoaTouchFramework</string>
	</data>
</archive>

"""#,
"MainWindow": #"""
<?xml version="1.0" encoding="UTF-8"?>
<archive type="com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB" version="7.10">
	<data>
		<int key="IBDocument.SystemTarget">1056</int>
		<string key="IBDocument.InterfaceBuilderVersion">823</string>
		<object class="NSMutableDictionary" key="IBDocument.PluginVersions">
			<string key="NS.key.0">com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
			<string key="NS.object.0">132</string>
		</object>
		<object class="NSMutableDictionary" key="IBDocument.Metadata">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="NSArray" key="dict.sortedKeys" id="0">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
			<object class="NSMutableArray" key="dict.values">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
		</object>
		<object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="IBProxyObject" id="200054733">
				<string key="IBProxiedObjectIdentifier">IBFilesOwner</string>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBProxyObject" id="200053616">
				<string key="IBProxiedObjectIdentifier">IBFirstResponder</string>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBUICustomObject" id="200062552">
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBUIWindow" id="200068137">
				<reference key="NSNextResponder"/>
				<int key="NSvFlags">292</int>
				<string key="NSFrameSize">{768, 1024}</string>
				<object class="NSColor" key="IBUIBackgroundColor">
					<int key="NSColorSpace">3</int>
					<bytes key="NSWhite">MQA</bytes>
				</object>
				<bool key="IBUIOpaque">NO</bool>
				<bool key="IBUIClearsContextBeforeDrawing">NO</bool>
				<object class="IBUISimulatedStatusBarMetrics" key="IBUISimulatedStatusBarMetrics">
					<int key="IBUIStatusBarStyle">2</int>
				</object>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
				<bool key="IBUIVisibleAtLaunch">YES</bool>
				<bool key="IBUIResizesToFullScreen">YES</bool>
			</object>
			<object class="IBUIViewController" id="200070371">
				<object class="IBUISimulatedStatusBarMetrics" key="IBUISimulatedStatusBarMetrics">
					<int key="IBUIStatusBarStyle">2</int>
				</object>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
				<bool key="IBUIHorizontal">NO</bool>
			</object>
			<object class="IBUIViewController" id="200072605">
				<object class="IBUISimulatedStatusBarMetrics" key="IBUISimulatedStatusBarMetrics">
					<int key="IBUIStatusBarStyle">2</int>
				</object>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
				<bool key="IBUIHorizontal">NO</bool>
			</object>
			<object class="IBUIViewController" id="200074839">
				<object class="IBUISimulatedStatusBarMetrics" key="IBUISimulatedStatusBarMetrics">
					<int key="IBUIStatusBarStyle">2</int>
				</object>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
				<bool key="IBUIHorizontal">NO</bool>
			</object>
			<object class="IBUIViewController" id="200077073">
				<object class="IBUISimulatedStatusBarMetrics" key="IBUISimulatedStatusBarMetrics">
					<int key="IBUIStatusBarStyle">2</int>
				</object>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
				<bool key="IBUIHorizontal">NO</bool>
			</object>
			<object class="IBUIViewController" id="200087126">
				<object class="IBUISimulatedStatusBarMetrics" key="IBUISimulatedStatusBarMetrics">
					<int key="IBUIStatusBarStyle">2</int>
				</object>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
				<bool key="IBUIHorizontal">NO</bool>
			</object>
			<object class="IBUIViewController" id="200079307">
				<object class="IBUISimulatedStatusBarMetrics" key="IBUISimulatedStatusBarMetrics">
					<int key="IBUIStatusBarStyle">2</int>
				</object>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
				<bool key="IBUIHorizontal">NO</bool>
			</object>
		</object>
		<object class="IBObjectContainer" key="IBDocument.Objects">
			<object class="NSMutableArray" key="connectionRecords">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="IBConnectionRecord">
					<object class="IBCocoaTouchOutletConnection" key="connection">
						<string key="label">delegate</string>
						<reference key="source" ref="200054733"/>
						<reference key="destination" ref="200062552"/>
					</object>
					<int key="connectionID">29</int>
				</object>
				<object class="IBConnectionRecord">
					<object class="IBCocoaTouchOutletConnection" key="connection">
						<string key="label">window</string>
						<reference key="source" ref="200062552"/>
						<reference key="destination" ref="200068137"/>
					</object>
					<int key="connectionID">30</int>
				</object>
				<object class="IBConnectionRecord">
					<object class="IBCocoaTouchOutletConnection" key="connection">
						<string key="label">loadFromCodeController</string>
						<reference key="source" ref="200062552"/>
						<reference key="destination" ref="200070371"/>
					</object>
					<int key="connectionID">31</int>
				</object>
				<object class="IBConnectionRecord">
					<object class="IBCocoaTouchOutletConnection" key="connection">
						<string key="label">automaticLayoutChangesController</string>
						<reference key="source" ref="200062552"/>
						<reference key="destination" ref="200077073"/>
					</object>
					<int key="connectionID">32</int>
				</object>
				<object class="IBConnectionRecord">
					<object class="IBCocoaTouchOutletConnection" key="connection">
						<string key="label">layoutSupportController</string>
						<reference key="source" ref="200062552"/>
						<reference key="destination" ref="200074839"/>
					</object>
					<int key="connectionID">33</int>
				</object>
				<object class="IBConnectionRecord">
					<object class="IBCocoaTouchOutletConnection" key="connection">
						<string key="label">loadFromNIBController</string>
						<reference key="source" ref="200062552"/>
						<reference key="destination" ref="200072605"/>
					</object>
					<int key="connectionID">34</int>
				</object>
				<object class="IBConnectionRecord">
					<object class="IBCocoaTouchOutletConnection" key="connection">
						<string key="label">viewTemplatesController</string>
						<reference key="source" ref="200062552"/>
						<reference key="destination" ref="200079307"/>
					</object>
					<int key="connectionID">35</int>
				</object>
				<object class="IBConnectionRecord">
					<object class="IBCocoaTouchOutletConnection" key="connection">
						<string key="label">gridLayoutController</string>
						<reference key="source" ref="200062552"/>
						<reference key="destination" ref="200087126"/>
					</object>
					<int key="connectionID">36</int>
				</object>
			</object>
			<object class="IBMutableOrderedSet" key="objectRecords">
				<object class="NSArray" key="orderedObjects">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBObjectRecord">
						<int key="objectID">0</int>
						<reference key="object" ref="0"/>
						<reference key="children" ref="1000"/>
						<nil key="parent"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-1</int>
						<reference key="object" ref="200054733"/>
						<reference key="parent" ref="0"/>
						<string key="objectName">File's Owner</string>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-2</int>
						<reference key="object" ref="200053616"/>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">6</int>
						<reference key="object" ref="200062552"/>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">11</int>
						<reference key="object" ref="200068137"/>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">13</int>
						<reference key="object" ref="200070371"/>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">15</int>
						<reference key="object" ref="200072605"/>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">17</int>
						<reference key="object" ref="200074839"/>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">19</int>
						<reference key="object" ref="200077073"/>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">28</int>
						<reference key="object" ref="200087126"/>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">21</int>
						<reference key="object" ref="200079307"/>
						<reference key="parent" ref="0"/>
					</object>
				</object>
			</object>
			<object class="NSMutableDictionary" key="flattenedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="NSArray" key="dict.sortedKeys">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>-1.CustomClassName</string>
					<string>-2.CustomClassName</string>
					<string>11.IBPluginDependency</string>
					<string>13.CustomClassName</string>
					<string>13.IBPluginDependency</string>
					<string>15.CustomClassName</string>
					<string>15.IBPluginDependency</string>
					<string>17.CustomClassName</string>
					<string>17.IBPluginDependency</string>
					<string>19.CustomClassName</string>
					<string>19.IBPluginDependency</string>
					<string>21.CustomClassName</string>
					<string>21.IBPluginDependency</string>
					<string>28.CustomClassName</string>
					<string>28.IBPluginDependency</string>
					<string>6.CustomClassName</string>
					<string>6.IBPluginDependency</string>
				</object>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>UIApplication</string>
					<string>UIResponder</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>LoadFromCodeController</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>LoadFromNIBController</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>LayoutSupportController</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>AutomaticLayoutChangesController</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>ViewTemplatesController</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>GridLayoutController</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>NMViewAppDelegate</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
				</object>
			</object>
			<object class="NSMutableDictionary" key="unlocalizedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="activeLocalization"/>
			<object class="NSMutableDictionary" key="localizations">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="sourceID"/>
			<int key="maxID">36</int>
		</object>
		<object class="IBClassDescriber" key="IBDocument.Classes">
			<object class="NSMutableArray" key="referencedPartialClassDescriptions">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="IBPartialClassDescription">
					<string key="className">AutomaticLayoutChangesController</string>
					<string key="superclassName">UIViewController</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/AutomaticLayoutChangesController.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">GridLayoutController</string>
					<string key="superclassName">UIViewController</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/GridLayoutController.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">LayoutSupportController</string>
					<string key="superclassName">UIViewController</string>
					<object class="NSMutableDictionary" key="actions">
						<string key="NS.key.0">switchLayout</string>
						<string key="NS.object.0">id</string>
					</object>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">v</string>
						<string key="NS.object.0">NMView</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/LayoutSupportController.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">LoadFromCodeController</string>
					<string key="superclassName">UIViewController</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">view0</string>
						<string key="NS.object.0">LoadFromCodeView</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/LoadFromCodeController.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">LoadFromCodeView</string>
					<string key="superclassName">NMView</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/LoadFromCodeView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">LoadFromNIBController</string>
					<string key="superclassName">UIViewController</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">view0</string>
						<string key="NS.object.0">LoadFromNIBView</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/LoadFromNIBController.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">LoadFromNIBView</string>
					<string key="superclassName">NMView</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">activityIndicator</string>
						<string key="NS.object.0">UIActivityIndicatorView</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/LoadFromNIBView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMView</string>
					<string key="superclassName">UIView</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">layoutManager</string>
						<string key="NS.object.0">NMViewLayoutManager</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMViewAppDelegate</string>
					<string key="superclassName">NSObject</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">automaticLayoutChangesController</string>
						<string key="NS.key.1">gridLayoutController</string>
						<string key="NS.key.2">layoutSupportController</string>
						<string key="NS.key.3">loadFromCodeController</string>
						<string key="NS.key.4">loadFromNIBController</string>
						<string key="NS.key.5">viewTemplatesController</string>
						<string key="NS.key.6">window</string>
						<string key="NS.object.0">AutomaticLayoutChangesController</string>
						<string key="NS.object.1">GridLayoutController</string>
						<string key="NS.object.2">LayoutSupportController</string>
						<string key="NS.object.3">LoadFromCodeController</string>
						<string key="NS.object.4">LoadFromNIBController</string>
						<string key="NS.object.5">ViewTemplatesController</string>
						<string key="NS.object.6">UIWindow</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/NMViewAppDelegate.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMViewLayoutManager</string>
					<string key="superclassName">NSObject</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMViewLayoutManager.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">ViewTemplatesController</string>
					<string key="superclassName">UIViewController</string>
					<object class="NSMutableDictionary" key="actions">
						<string key="NS.key.0">addItem</string>
						<string key="NS.object.0">id</string>
					</object>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">itemView</string>
						<string key="NS.object.0">ViewTemplatesView</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/ViewTemplatesController.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">ViewTemplatesView</string>
					<string key="superclassName">NMView</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">itemTemplate</string>
						<string key="NS.object.0">UIView</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/ViewTemplatesView.h</string>
					</object>
				</object>
			</object>
		</object>
		<int key="IBDocument.localizationMode">0</int>
		<string key="IBDocument.TargetRuntimeIdentifier">IBIPadFramework</string>
	</data>
</archive>

"""#,
"MyTableViewCell": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="11542" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait">
        <adaptation id="fullscreen"/>
    </device>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="11524"/>
        <capability name="Aspect ratio constraints" minToolsVersion="5.1"/>
        <capability name="Constraints to layout margins" minToolsVersion="6.0"/>
        <capability name="Constraints with non-1.0 multipliers" minToolsVersion="5.1"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" rowHeight="111" id="Bd6-JA-snA" customClass="MyTableViewCell" customModule="NibTerm" customModuleProvider="target">
            <rect key="frame" x="0.0" y="0.0" width="320" height="111"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" tableViewCell="Bd6-JA-snA" id="G1P-Uc-WNL">
                <rect key="frame" x="0.0" y="0.0" width="320" height="110.5"/>
                <autoresizingMask key="autoresizingMask"/>
                <subviews>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="2q2-Op-QHx" userLabel="Band">
                        <rect key="frame" x="0.0" y="0.0" width="256" height="110.5"/>
                        <color key="backgroundColor" red="0.94" green="0.2" blue="0.72" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    </view>
                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Label" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="Myn-ju-uct" userLabel="Symbol">
                        <rect key="frame" x="78.5" y="14" width="163.5" height="82.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="69"/>
                        <nil key="textColor"/>
                        <nil key="highlightedColor"/>
                    </label>
                    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="rqt-CB-x9N" customClass="ToggleButton" customModule="NibTerm" customModuleProvider="target">
                        <rect key="frame" x="209.5" y="0.0" width="110.5" height="110.5"/>
                        <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                        <constraints>
                            <constraint firstAttribute="width" secondItem="rqt-CB-x9N" secondAttribute="height" multiplier="1:1" id="XzA-hh-ydu"/>
                        </constraints>
                    </view>
                </subviews>
                <constraints>
                    <constraint firstItem="rqt-CB-x9N" firstAttribute="top" secondItem="G1P-Uc-WNL" secondAttribute="top" id="5Vp-8K-W82"/>
                    <constraint firstItem="Myn-ju-uct" firstAttribute="centerX" secondItem="G1P-Uc-WNL" secondAttribute="centerX" id="Acj-Tf-wCQ"/>
                    <constraint firstItem="Myn-ju-uct" firstAttribute="top" secondItem="G1P-Uc-WNL" secondAttribute="topMargin" constant="6" id="F97-LP-Gpx"/>
                    <constraint firstItem="2q2-Op-QHx" firstAttribute="width" secondItem="G1P-Uc-WNL" secondAttribute="width" multiplier="0.8" id="HHJ-Mh-w5j"/>
                    <constraint firstAttribute="bottom" secondItem="rqt-CB-x9N" secondAttribute="bottom" id="M8Y-JX-31F"/>
                    <constraint firstAttribute="bottom" secondItem="2q2-Op-QHx" secondAttribute="bottom" id="U64-JW-WSt"/>
                    <constraint firstItem="2q2-Op-QHx" firstAttribute="top" secondItem="G1P-Uc-WNL" secondAttribute="top" id="VBM-pf-P4B"/>
                    <constraint firstAttribute="bottomMargin" secondItem="Myn-ju-uct" secondAttribute="bottom" constant="6" id="W9u-Lc-r8t"/>
                    <constraint firstAttribute="trailing" secondItem="rqt-CB-x9N" secondAttribute="trailing" id="ZOF-gM-RKU"/>
                    <constraint firstItem="Myn-ju-uct" firstAttribute="centerY" secondItem="2q2-Op-QHx" secondAttribute="centerY" id="bvq-nr-hn2"/>
                    <constraint firstItem="Myn-ju-uct" firstAttribute="centerX" secondItem="G1P-Uc-WNL" secondAttribute="centerX" id="c4Z-Mm-oKv"/>
                    <constraint firstItem="2q2-Op-QHx" firstAttribute="leading" secondItem="G1P-Uc-WNL" secondAttribute="leading" id="wxk-us-9yH"/>
                </constraints>
                <variation key="default">
                    <mask key="constraints">
                        <exclude reference="F97-LP-Gpx"/>
                    </mask>
                </variation>
            </tableViewCellContentView>
            <connections>
                <outlet property="symbolImage" destination="Myn-ju-uct" id="aDr-zn-4sn"/>
                <outlet property="symbolLabel" destination="Myn-ju-uct" id="41H-ly-YcM"/>
            </connections>
            <point key="canvasLocation" x="28" y="53.5"/>
        </tableViewCell>
    </objects>
</document>

"""#,
"NestedCustomView": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="NestedCustomView" customModule="NibTerm" customModuleProvider="target">
            <connections>
                <outlet property="nameLabel" destination="PFw-eH-PHt" id="ynb-5V-MTA"/>
                <outlet property="valueLabel" destination="EKn-Et-iSB" id="sWC-Mm-Za3"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="j2T-1R-ht3">
            <rect key="frame" x="0.0" y="0.0" width="320" height="61"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" fixedFrame="YES" text="Name" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="PFw-eH-PHt" userLabel="NameLabel">
                    <rect key="frame" x="10" y="20" width="140" height="21"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    <nil key="textColor"/>
                    <nil key="highlightedColor"/>
                </label>
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" fixedFrame="YES" text="Value" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="EKn-Et-iSB" userLabel="ValueLabel">
                    <rect key="frame" x="160" y="20" width="140" height="21"/>
                    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    <nil key="textColor"/>
                    <nil key="highlightedColor"/>
                </label>
            </subviews>
            <viewLayoutGuide key="safeArea" id="VmB-6n-Np1"/>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            <point key="canvasLocation" x="0" y="0"/>
        </view>
    </objects>
</document>

"""#,
"NibOwnerExample": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="Xyc-Y6-RvA">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
    </dependencies>
    <scenes>
        <scene sceneID="QOU-Jj-yq0">
            <objects>
                <tabBarController id="Xyc-Y6-RvA" sceneMemberID="viewController">
                    <tabBar key="tabBar" contentMode="scaleToFill" insetsLayoutMarginsFromSafeArea="NO" id="cHe-jz-Gbe">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="49"/>
                        <autoresizingMask key="autoresizingMask"/>
                        <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                    </tabBar>
                    <connections>
                        <segue destination="DQd-WQ-Dfb" kind="relationship" relationship="viewControllers" id="d30-aW-uZT"/>
                        <segue destination="xk7-E1-IZn" kind="relationship" relationship="viewControllers" id="whr-ot-oVi"/>
                        <segue destination="IGM-Fn-SaV" kind="relationship" relationship="viewControllers" id="xtg-Ar-LQo"/>
                    </connections>
                </tabBarController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="MFP-yQ-GB3" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="-800" y="300"/>
        </scene>
        <scene sceneID="b0e-Sc-coI">
            <objects>
                <viewController id="DQd-WQ-Dfb" customClass="ExampleViewController" customModule="NibTerm" customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="SdC-Le-8sS">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <viewLayoutGuide key="safeArea" id="OI2-F1-yiD"/>
                        <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                    </view>
                    <tabBarItem key="tabBarItem" title="Item" id="rEU-N1-GFi"/>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="DAO-6h-gae" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="0" y="0"/>
        </scene>
        <scene sceneID="g6Z-nh-WFq">
            <objects>
                <tableViewController id="xk7-E1-IZn" customClass="ExampleTableViewController" customModule="NibTerm" customModuleProvider="target" sceneMemberID="viewController">
                    <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="UbM-b7-pma">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                        <connections>
                            <outlet property="dataSource" destination="xk7-E1-IZn" id="eZB-sh-uz0"/>
                            <outlet property="delegate" destination="xk7-E1-IZn" id="UNg-il-xhZ"/>
                        </connections>
                    </tableView>
                    <tabBarItem key="tabBarItem" title="Item" id="b9z-b9-FdT"/>
                </tableViewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="YJ5-hr-mc2" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="0" y="700"/>
        </scene>
        <scene sceneID="3Q7-0n-kvc">
            <objects>
                <viewController id="IGM-Fn-SaV" customClass="CompoundExampleViewController" customModule="NibTerm" customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="MeW-DO-h0P">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="F9z-9k-OIJ" customClass="CompoundExampleView" customModule="NibTerm" customModuleProvider="target">
                                <rect key="frame" x="20" y="20" width="250" height="250"/>
                                <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                                <constraints>
                                    <constraint firstAttribute="width" constant="250" id="4jd-EO-AMZ"/>
                                    <constraint firstAttribute="height" constant="250" id="PFf-Cb-JLM"/>
                                </constraints>
                            </view>
                        </subviews>
                        <viewLayoutGuide key="safeArea" id="aqR-aw-odP"/>
                        <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                        <constraints>
                            <constraint firstItem="F9z-9k-OIJ" firstAttribute="top" secondItem="MeW-DO-h0P" secondAttribute="top" constant="20" id="jaW-xf-Xey"/>
                            <constraint firstItem="F9z-9k-OIJ" firstAttribute="leading" secondItem="MeW-DO-h0P" secondAttribute="leading" constant="20" id="tf9-2h-NpR"/>
                        </constraints>
                    </view>
                    <tabBarItem key="tabBarItem" title="Item" id="jvg-S7-zC4"/>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="NtG-Gh-smk" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="0" y="1400"/>
        </scene>
    </scenes>
</document>

"""#,
"OuterWithCompoundView": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="PON-wg-gnL">
            <rect key="frame" x="0.0" y="0.0" width="320" height="50"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Yq4-fp-9Yo" customClass="CompoundCustomView" customModule="NibTerm" customModuleProvider="target">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="50"/>
                    <color key="backgroundColor" red="0.5" green="0.80000000000000004" blue="0.40000000000000002" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </view>
            </subviews>
            <color key="backgroundColor" white="0.84999999999999998" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <constraints>
                <constraint firstItem="Yq4-fp-9Yo" firstAttribute="top" secondItem="PON-wg-gnL" secondAttribute="top" id="yPz-1X-fJX"/>
                <constraint firstItem="Yq4-fp-9Yo" firstAttribute="leading" secondItem="PON-wg-gnL" secondAttribute="leading" id="1tP-ij-scZ"/>
                <constraint firstAttribute="trailing" secondItem="Yq4-fp-9Yo" secondAttribute="trailing" id="OOQ-GA-Ib2"/>
                <constraint firstAttribute="bottom" secondItem="Yq4-fp-9Yo" secondAttribute="bottom" id="QSK-HI-Ekh"/>
            </constraints>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            <point key="canvasLocation" x="0" y="0"/>
        </view>
    </objects>
</document>

"""#,
"OuterWithCustomView": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="yRt-p4-JGV">
            <rect key="frame" x="0.0" y="0.0" width="320" height="50"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="zY3-TM-hUP" customClass="CustomView" customModule="NibTerm" customModuleProvider="target">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="50"/>
                    <color key="backgroundColor" red="0.5" green="0.80000000000000004" blue="0.40000000000000002" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </view>
            </subviews>
            <color key="backgroundColor" white="0.84999999999999998" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <constraints>
                <constraint firstItem="zY3-TM-hUP" firstAttribute="top" secondItem="yRt-p4-JGV" secondAttribute="top" id="3UA-or-cdy"/>
                <constraint firstItem="zY3-TM-hUP" firstAttribute="leading" secondItem="yRt-p4-JGV" secondAttribute="leading" id="0sS-BF-Fsa"/>
                <constraint firstAttribute="trailing" secondItem="zY3-TM-hUP" secondAttribute="trailing" id="8Zf-T7-iCN"/>
                <constraint firstAttribute="bottom" secondItem="zY3-TM-hUP" secondAttribute="bottom" id="xZV-0m-AUU"/>
            </constraints>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            <point key="canvasLocation" x="0" y="0"/>
        </view>
    </objects>
</document>

"""#,
"PragmaticNib": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="Abr-3M-Uzw">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
    </dependencies>
    <scenes>
        <scene sceneID="Ivi-rw-Bpm">
            <objects>
                <navigationController id="Abr-3M-Uzw" sceneMemberID="viewController">
                    <navigationBar key="navigationBar" contentMode="scaleToFill" insetsLayoutMarginsFromSafeArea="NO" translucent="NO" id="e0u-xr-gcH">
                        <rect key="frame" x="0.0" y="20" width="375" height="44"/>
                        <autoresizingMask key="autoresizingMask"/>
                    </navigationBar>
                    <connections>
                        <segue destination="fz1-Ig-0NW" kind="relationship" relationship="rootViewController" id="ZwR-7z-jNu"/>
                    </connections>
                </navigationController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="3jT-Tx-Ots" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="-700" y="130"/>
        </scene>
        <scene sceneID="Pzy-aW-4RZ">
            <objects>
                <viewController id="fz1-Ig-0NW" customClass="ViewController" customModule="NibTerm" customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" autoresizesSubviews="NO" contentMode="scaleToFill" id="S9b-ZL-CYR">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="603"/>
                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                        <viewLayoutGuide key="safeArea" id="BgL-g7-csJ"/>
                        <color key="backgroundColor" systemColor="groupTableViewBackgroundColor"/>
                    </view>
                    <extendedEdge key="edgesForExtendedLayout"/>
                    <navigationItem key="navigationItem" title="Programmatic Nib" id="Rk5-n6-94N"/>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="AXa-ao-UXK" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="190" y="130"/>
        </scene>
    </scenes>
    <resources>
        <systemColor name="groupTableViewBackgroundColor">
            <color red="0.94901960784313721" green="0.94901960784313721" blue="0.96862745098039216" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </systemColor>
    </resources>
</document>

"""#,
"ProblemScreen": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="ProblemController" customModule="NibTerm" customModuleProvider="target">
            <connections>
                <outlet property="explanationLabel" destination="EWt-9x-jIu" id="AAN-4W-1Su"/>
                <outlet property="problemSide" destination="rbN-dh-VO6" id="JMd-S6-ypG"/>
                <outlet property="sidesView" destination="0p4-oq-ssD" id="Tlo-3e-qCF"/>
                <outlet property="solutionSide" destination="vCm-SU-zo5" id="lO9-VM-luw"/>
                <outlet property="view" destination="nHU-M8-V5f" id="u9W-ut-dcO"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="nHU-M8-V5f">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Oem-jB-6vQ">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                    <subviews>
                        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Explanation" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="EWt-9x-jIu" userLabel="Explanation">
                            <rect key="frame" x="8" y="8" width="359" height="20.5"/>
                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                            <nil key="textColor"/>
                            <nil key="highlightedColor"/>
                        </label>
                        <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="0p4-oq-ssD">
                            <rect key="frame" x="0.0" y="36.5" width="375" height="265"/>
                            <subviews>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="rbN-dh-VO6" userLabel="Problem" customClass="ProblemSide" customModule="NibTerm" customModuleProvider="target">
                                    <rect key="frame" x="0.0" y="0.0" width="375" height="128.5"/>
                                    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                                </view>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="vCm-SU-zo5" userLabel="Solution" customClass="ProblemSide" customModule="NibTerm" customModuleProvider="target">
                                    <rect key="frame" x="0.0" y="136.5" width="375" height="128.5"/>
                                    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                                </view>
                            </subviews>
                        </stackView>
                    </subviews>
                    <constraints>
                        <constraint firstItem="EWt-9x-jIu" firstAttribute="top" secondItem="ZBm-i6-2HN" secondAttribute="top" constant="8" id="RKA-8l-eEK"/>
                        <constraint firstItem="EWt-9x-jIu" firstAttribute="leading" secondItem="dYM-yT-xSS" secondAttribute="leading" constant="8" id="PbN-Fm-JsT"/>
                        <constraint firstItem="dYM-yT-xSS" firstAttribute="trailing" secondItem="EWt-9x-jIu" secondAttribute="trailing" constant="8" id="gE9-uK-a1t"/>
                        <constraint firstItem="0p4-oq-ssD" firstAttribute="top" secondItem="EWt-9x-jIu" secondAttribute="bottom" constant="8" id="68R-yC-ogS"/>
                        <constraint firstItem="0p4-oq-ssD" firstAttribute="leading" secondItem="ZBm-i6-2HN" secondAttribute="leading" id="Swx-Sp-gMM"/>
                        <constraint firstItem="ZBm-i6-2HN" firstAttribute="trailing" secondItem="0p4-oq-ssD" secondAttribute="trailing" id="AhM-ya-Khj"/>
                        <constraint firstItem="ZBm-i6-2HN" firstAttribute="bottom" secondItem="0p4-oq-ssD" secondAttribute="bottom" constant="8" id="XVs-1S-9xv"/>
                        <constraint firstItem="0p4-oq-ssD" firstAttribute="width" secondItem="dYM-yT-xSS" secondAttribute="width" id="fcM-Ok-4qd"/>
                    </constraints>
                    <viewLayoutGuide key="contentLayoutGuide" id="ZBm-i6-2HN"/>
                    <viewLayoutGuide key="frameLayoutGuide" id="dYM-yT-xSS"/>
                </scrollView>
            </subviews>
            <viewLayoutGuide key="safeArea" id="BL1-ba-1xw"/>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <constraints>
                <constraint firstItem="Oem-jB-6vQ" firstAttribute="top" secondItem="BL1-ba-1xw" secondAttribute="top" id="9gT-r1-C0z"/>
                <constraint firstItem="Oem-jB-6vQ" firstAttribute="leading" secondItem="BL1-ba-1xw" secondAttribute="leading" id="TiC-Rs-Obg"/>
                <constraint firstItem="BL1-ba-1xw" firstAttribute="trailing" secondItem="Oem-jB-6vQ" secondAttribute="trailing" id="lR6-K4-Pdg"/>
                <constraint firstItem="BL1-ba-1xw" firstAttribute="bottom" secondItem="Oem-jB-6vQ" secondAttribute="bottom" id="PvS-30-2Ur"/>
            </constraints>
            <point key="canvasLocation" x="0" y="0"/>
        </view>
    </objects>
</document>

"""#,
"ProblemSide": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="ProblemSide" customModule="NibTerm" customModuleProvider="target">
            <connections>
                <outlet property="codeLabel" destination="h7f-Ry-Eim" id="GY5-VQ-dTi"/>
                <outlet property="headingLabel" destination="cO7-8i-z8c" id="rqa-0t-X0r"/>
                <outlet property="outlineLabel" destination="YHi-yG-1sq" id="n8y-eY-jaB"/>
                <outlet property="stage" destination="Tdi-EO-VAf" id="zpQ-bo-cOg"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="nuk-Tk-oPk">
            <rect key="frame" x="0.0" y="0.0" width="320" height="240"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Heading" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="cO7-8i-z8c" userLabel="Heading">
                    <rect key="frame" x="8" y="0.0" width="312" height="20.5"/>
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
                    <nil key="textColor"/>
                    <nil key="highlightedColor"/>
                </label>
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Code" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="h7f-Ry-Eim" userLabel="Code">
                    <rect key="frame" x="8" y="28.5" width="312" height="17"/>
                    <fontDescription key="fontDescription" type="system" pointSize="14"/>
                    <nil key="textColor"/>
                    <nil key="highlightedColor"/>
                </label>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="Tdi-EO-VAf" userLabel="Stage">
                    <rect key="frame" x="0.0" y="53.5" width="320" height="50"/>
                    <color key="backgroundColor" white="0.84999999999999998" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                    <constraints>
                        <constraint firstAttribute="height" constant="50" id="uRB-AD-CtG"/>
                    </constraints>
                </view>
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Outline" textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="YHi-yG-1sq" userLabel="Outline">
                    <rect key="frame" x="8" y="111.5" width="312" height="17"/>
                    <fontDescription key="fontDescription" type="system" pointSize="14"/>
                    <nil key="textColor"/>
                    <nil key="highlightedColor"/>
                </label>
            </subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <constraints>
                <constraint firstItem="cO7-8i-z8c" firstAttribute="leading" secondItem="nuk-Tk-oPk" secondAttribute="leading" constant="8" id="AOr-G1-1GL"/>
                <constraint firstItem="h7f-Ry-Eim" firstAttribute="leading" secondItem="nuk-Tk-oPk" secondAttribute="leading" constant="8" id="Vu2-JH-UJJ"/>
                <constraint firstItem="Tdi-EO-VAf" firstAttribute="leading" secondItem="nuk-Tk-oPk" secondAttribute="leading" id="NjN-S8-1kS"/>
                <constraint firstItem="YHi-yG-1sq" firstAttribute="leading" secondItem="nuk-Tk-oPk" secondAttribute="leading" constant="8" id="xP1-q1-Hwc"/>
                <constraint firstAttribute="trailing" secondItem="cO7-8i-z8c" secondAttribute="trailing" id="f1Z-84-4ZZ"/>
                <constraint firstAttribute="trailing" secondItem="h7f-Ry-Eim" secondAttribute="trailing" id="pj0-s7-ov1"/>
                <constraint firstAttribute="trailing" secondItem="Tdi-EO-VAf" secondAttribute="trailing" id="Wkz-VE-pLV"/>
                <constraint firstAttribute="trailing" secondItem="YHi-yG-1sq" secondAttribute="trailing" id="4J8-T0-ffh"/>
                <constraint firstItem="cO7-8i-z8c" firstAttribute="top" secondItem="nuk-Tk-oPk" secondAttribute="top" id="6gh-2P-SzD"/>
                <constraint firstItem="h7f-Ry-Eim" firstAttribute="top" secondItem="cO7-8i-z8c" secondAttribute="bottom" constant="8" id="iPI-Pa-KvS"/>
                <constraint firstItem="Tdi-EO-VAf" firstAttribute="top" secondItem="h7f-Ry-Eim" secondAttribute="bottom" constant="8" id="RoH-pa-OSW"/>
                <constraint firstItem="YHi-yG-1sq" firstAttribute="top" secondItem="Tdi-EO-VAf" secondAttribute="bottom" constant="8" id="JKx-tj-7SJ"/>
                <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="YHi-yG-1sq" secondAttribute="bottom" id="VoO-Mf-W3W"/>
                <constraint firstAttribute="bottom" secondItem="YHi-yG-1sq" secondAttribute="bottom" priority="250" id="9Rn-sH-QcL"/>
            </constraints>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            <point key="canvasLocation" x="0" y="0"/>
        </view>
    </objects>
</document>

"""#,
"SampleCell": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" reuseIdentifier="Screen" id="VV0-8V-aaf" customClass="SampleCell" customModule="NibTerm" customModuleProvider="target">
            <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
            <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" tableViewCell="VV0-8V-aaf" id="CAr-TI-91R">
                <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                <autoresizingMask key="autoresizingMask"/>
                <subviews>
                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Screen" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="WHh-Qb-fX9" userLabel="Name">
                        <rect key="frame" x="16" y="11.5" width="176" height="21"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        <nil key="textColor"/>
                        <nil key="highlightedColor"/>
                    </label>
                    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Summary" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="tEL-Vj-KQP" userLabel="Summary">
                        <rect key="frame" x="200" y="14.5" width="167" height="17"/>
                        <fontDescription key="fontDescription" type="system" pointSize="14"/>
                        <color key="textColor" systemColor="secondaryLabelColor"/>
                        <nil key="highlightedColor"/>
                    </label>
                </subviews>
                <constraints>
                    <constraint firstItem="WHh-Qb-fX9" firstAttribute="leading" secondItem="CAr-TI-91R" secondAttribute="leading" constant="16" id="mFa-HP-fCm"/>
                    <constraint firstItem="WHh-Qb-fX9" firstAttribute="width" constant="176" id="LTW-pW-5y3"/>
                    <constraint firstItem="tEL-Vj-KQP" firstAttribute="leading" secondItem="WHh-Qb-fX9" secondAttribute="trailing" constant="8" id="OcG-Oe-7gA"/>
                    <constraint firstAttribute="trailing" secondItem="tEL-Vj-KQP" secondAttribute="trailing" constant="8" id="hVr-UB-Da7"/>
                    <constraint firstItem="WHh-Qb-fX9" firstAttribute="top" relation="greaterThanOrEqual" secondItem="CAr-TI-91R" secondAttribute="top" id="X3M-Wo-Zup"/>
                    <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="WHh-Qb-fX9" secondAttribute="bottom" id="zzM-UY-PgW"/>
                    <constraint firstItem="WHh-Qb-fX9" firstAttribute="centerY" secondItem="CAr-TI-91R" secondAttribute="centerY" id="cPG-uv-yIF"/>
                    <constraint firstItem="tEL-Vj-KQP" firstAttribute="firstBaseline" secondItem="WHh-Qb-fX9" secondAttribute="firstBaseline" id="nJH-eg-ema"/>
                </constraints>
            </tableViewCellContentView>
            <connections>
                <outlet property="nameLabel" destination="WHh-Qb-fX9" id="4oc-R6-hLu"/>
                <outlet property="summaryLabel" destination="tEL-Vj-KQP" id="JVg-aa-4cc"/>
            </connections>
            <point key="canvasLocation" x="0" y="0"/>
        </tableViewCell>
    </objects>
    <resources>
        <systemColor name="secondaryLabelColor">
            <color red="0.23529411764705882" green="0.23529411764705882" blue="0.2627450980392157" alpha="0.6" colorSpace="custom" customColorSpace="sRGB"/>
        </systemColor>
    </resources>
</document>

"""#,
"SymbolScreen": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="SymbolController" customModule="NibTerm" customModuleProvider="target">
            <connections>
                <outlet property="nameLabel" destination="QHK-ya-Zr4" id="LAh-cw-gAG"/>
                <outlet property="view" destination="IU1-FF-s8H" id="3WI-Oe-i77"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="IU1-FF-s8H">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Name" textAlignment="center" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="QHK-ya-Zr4" userLabel="Name">
                    <rect key="frame" x="16" y="312" width="343" height="43"/>
                    <fontDescription key="fontDescription" type="system" pointSize="36"/>
                    <nil key="textColor"/>
                    <nil key="highlightedColor"/>
                </label>
            </subviews>
            <viewLayoutGuide key="safeArea" id="uV1-KR-Jyz"/>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            <constraints>
                <constraint firstItem="QHK-ya-Zr4" firstAttribute="leading" secondItem="uV1-KR-Jyz" secondAttribute="leading" constant="16" id="9sS-Vw-OoI"/>
                <constraint firstItem="uV1-KR-Jyz" firstAttribute="trailing" secondItem="QHK-ya-Zr4" secondAttribute="trailing" constant="16" id="pzi-CU-qBh"/>
                <constraint firstItem="QHK-ya-Zr4" firstAttribute="centerY" secondItem="IU1-FF-s8H" secondAttribute="centerY" id="lEy-U5-hCX"/>
            </constraints>
            <point key="canvasLocation" x="0" y="0"/>
        </view>
    </objects>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>

"""#,
"TestLayoutsView": #"""
<?xml version="1.0" encoding="UTF-8"?>
<archive type="com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB" version="7.10">
	<data>
		<int key="IBDocument.SystemTarget">1056</int>
		<string key="IBDocument.InterfaceBuilderVersion">823</string>
		<object class="NSMutableDictionary" key="IBDocument.PluginVersions">
			<string key="NS.key.0">com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
			<string key="NS.object.0">132</string>
		</object>
		<object class="NSMutableDictionary" key="IBDocument.Metadata">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="NSArray" key="dict.sortedKeys" id="0">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
			<object class="NSMutableArray" key="dict.values">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
		</object>
		<object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="IBProxyObject" id="200054733">
				<string key="IBProxiedObjectIdentifier">IBFilesOwner</string>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBProxyObject" id="200053616">
				<string key="IBProxiedObjectIdentifier">IBFirstResponder</string>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBUIView" id="200058084">
				<reference key="NSNextResponder"/>
				<int key="NSvFlags">292</int>
				<object class="NSMutableArray" key="NSSubviews">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBUILabel" id="200059201">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{20, 20}, {60, 21}}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<bool key="IBUIOpaque">NO</bool>
						<bool key="IBUIClipsSubviews">YES</bool>
						<int key="IBUIContentMode">7</int>
						<int key="IBUITag">1001</int>
						<bool key="IBUIUserInteractionEnabled">NO</bool>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
						<string key="IBUIText">Titel</string>
						<object class="NSColor" key="IBUITextColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MCAwIDAAA</bytes>
						</object>
						<object class="NSColor" key="IBUIHighlightedColor">
							<int key="NSColorSpace">3</int>
							<bytes key="NSWhite">MQA</bytes>
						</object>
						<int key="IBUIBaselineAdjustment">1</int>
						<float key="IBUIMinimumFontSize">10</float>
						<int key="IBUITextAlignment">1</int>
					</object>
					<object class="IBUIImageView" id="200060318">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{20, 49}, {60, 60}}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<bool key="IBUIUserInteractionEnabled">NO</bool>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
						<object class="NSCustomResource" key="IBUIImage">
							<string key="NSClassName">NSImage</string>
							<string key="NSResourceName">Icon-72.png</string>
						</object>
					</object>
					<object class="IBUIButton" id="200061435">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{14, 143}, {72, 37}}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<bool key="IBUIOpaque">NO</bool>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
						<int key="IBUIContentHorizontalAlignment">0</int>
						<int key="IBUIContentVerticalAlignment">0</int>
						<object class="NSFont" key="IBUIFont">
							<string key="NSName">Helvetica-Bold</string>
							<double key="NSSize">15</double>
							<int key="NSfFlags">16</int>
						</object>
						<int key="IBUIButtonType">1</int>
						<string key="IBUINormalTitle">OK</string>
						<object class="NSColor" key="IBUIHighlightedTitleColor">
							<int key="NSColorSpace">3</int>
							<bytes key="NSWhite">MQA</bytes>
						</object>
						<object class="NSColor" key="IBUINormalTitleColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MC4xOTYwNzg0MzQ2IDAuMzA5ODAzOTMyOSAwLjUyMTU2ODY1NgA</bytes>
						</object>
					</object>
				</object>
				<string key="NSFrameSize">{100, 200}</string>
				<reference key="NSSuperview"/>
				<object class="NSColor" key="IBUIBackgroundColor">
					<int key="NSColorSpace">3</int>
					<bytes key="NSWhite">MQA</bytes>
				</object>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBUIView" id="200062552">
				<reference key="NSNextResponder"/>
				<int key="NSvFlags">292</int>
				<object class="NSMutableArray" key="NSSubviews">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBUILabel" id="200065903">
						<reference key="NSNextResponder" ref="200062552"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{88, 20}, {92, 21}}</string>
						<reference key="NSSuperview" ref="200062552"/>
						<bool key="IBUIOpaque">NO</bool>
						<bool key="IBUIClipsSubviews">YES</bool>
						<int key="IBUIContentMode">7</int>
						<bool key="IBUIUserInteractionEnabled">NO</bool>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
						<string key="IBUIText">Titel</string>
						<object class="NSColor" key="IBUITextColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MCAwIDAAA</bytes>
						</object>
						<object class="NSColor" key="IBUIHighlightedColor">
							<int key="NSColorSpace">3</int>
							<bytes key="NSWhite">MQA</bytes>
						</object>
						<int key="IBUIBaselineAdjustment">1</int>
						<float key="IBUIMinimumFontSize">10</float>
						<int key="IBUITextAlignment">1</int>
					</object>
					<object class="IBUIImageView" id="200064786">
						<reference key="NSNextResponder" ref="200062552"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{20, 20}, {60, 60}}</string>
						<reference key="NSSuperview" ref="200062552"/>
						<bool key="IBUIUserInteractionEnabled">NO</bool>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
						<object class="NSCustomResource" key="IBUIImage">
							<string key="NSClassName">NSImage</string>
							<string key="NSResourceName">Icon-72.png</string>
						</object>
					</object>
					<object class="IBUIButton" id="200063669">
						<reference key="NSNextResponder" ref="200062552"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{88, 49}, {92, 31}}</string>
						<reference key="NSSuperview" ref="200062552"/>
						<bool key="IBUIOpaque">NO</bool>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
						<int key="IBUIContentHorizontalAlignment">0</int>
						<int key="IBUIContentVerticalAlignment">0</int>
						<object class="NSFont" key="IBUIFont">
							<string key="NSName">Helvetica-Bold</string>
							<double key="NSSize">15</double>
							<int key="NSfFlags">16</int>
						</object>
						<int key="IBUIButtonType">1</int>
						<string key="IBUINormalTitle">OK</string>
						<object class="NSColor" key="IBUIHighlightedTitleColor">
							<int key="NSColorSpace">3</int>
							<bytes key="NSWhite">MQA</bytes>
						</object>
						<object class="NSColor" key="IBUINormalTitleColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MC4xOTYwNzg0MzQ2IDAuMzA5ODAzOTMyOSAwLjUyMTU2ODY1NgA</bytes>
						</object>
					</object>
				</object>
				<string key="NSFrameSize">{200, 100}</string>
				<reference key="NSSuperview"/>
				<object class="NSColor" key="IBUIBackgroundColor">
					<int key="NSColorSpace">3</int>
					<bytes key="NSWhite">MQA</bytes>
				</object>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBUIView" id="200067020">
				<reference key="NSNextResponder"/>
				<int key="NSvFlags">292</int>
				<object class="NSMutableArray" key="NSSubviews">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBUILabel" id="200070371">
						<reference key="NSNextResponder" ref="200067020"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{20, 20}, {60, 21}}</string>
						<reference key="NSSuperview" ref="200067020"/>
						<bool key="IBUIOpaque">NO</bool>
						<bool key="IBUIClipsSubviews">YES</bool>
						<int key="IBUIContentMode">7</int>
						<bool key="IBUIUserInteractionEnabled">NO</bool>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
						<string key="IBUIText">Titel</string>
						<object class="NSColor" key="IBUITextColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MCAwIDAAA</bytes>
						</object>
						<object class="NSColor" key="IBUIHighlightedColor">
							<int key="NSColorSpace">3</int>
							<bytes key="NSWhite">MQA</bytes>
						</object>
						<int key="IBUIBaselineAdjustment">1</int>
						<float key="IBUIMinimumFontSize">10</float>
						<int key="IBUITextAlignment">1</int>
					</object>
					<object class="IBUIImageView" id="200069254">
						<reference key="NSNextResponder" ref="200067020"/>
						<int key="NSvFlags">282</int>
						<string key="NSFrame">{{20, 49}, {160, 131}}</string>
						<reference key="NSSuperview" ref="200067020"/>
						<int key="IBUIContentMode">1</int>
						<bool key="IBUIUserInteractionEnabled">NO</bool>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
						<object class="NSCustomResource" key="IBUIImage">
							<string key="NSClassName">NSImage</string>
							<string key="NSResourceName">Icon-72.png</string>
						</object>
					</object>
					<object class="IBUIButton" id="200068137">
						<reference key="NSNextResponder" ref="200067020"/>
						<int key="NSvFlags">289</int>
						<string key="NSFrame">{{108, 12}, {72, 37}}</string>
						<reference key="NSSuperview" ref="200067020"/>
						<bool key="IBUIOpaque">NO</bool>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
						<int key="IBUIContentHorizontalAlignment">0</int>
						<int key="IBUIContentVerticalAlignment">0</int>
						<object class="NSFont" key="IBUIFont">
							<string key="NSName">Helvetica-Bold</string>
							<double key="NSSize">15</double>
							<int key="NSfFlags">16</int>
						</object>
						<int key="IBUIButtonType">1</int>
						<string key="IBUINormalTitle">OK</string>
						<object class="NSColor" key="IBUIHighlightedTitleColor">
							<int key="NSColorSpace">3</int>
							<bytes key="NSWhite">MQA</bytes>
						</object>
						<object class="NSColor" key="IBUINormalTitleColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MC4xOTYwNzg0MzQ2IDAuMzA5ODAzOTMyOSAwLjUyMTU2ODY1NgA</bytes>
						</object>
					</object>
				</object>
				<string key="NSFrameSize">{200, 200}</string>
				<reference key="NSSuperview"/>
				<object class="NSColor" key="IBUIBackgroundColor">
					<int key="NSColorSpace">3</int>
					<bytes key="NSWhite">MQA</bytes>
				</object>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
		</object>
		<object class="IBObjectContainer" key="IBDocument.Objects">
			<object class="NSMutableArray" key="connectionRecords">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
			<object class="IBMutableOrderedSet" key="objectRecords">
				<object class="NSArray" key="orderedObjects">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBObjectRecord">
						<int key="objectID">0</int>
						<reference key="object" ref="0"/>
						<reference key="children" ref="1000"/>
						<nil key="parent"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-1</int>
						<reference key="object" ref="200054733"/>
						<reference key="parent" ref="0"/>
						<string key="objectName">File's Owner</string>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-2</int>
						<reference key="object" ref="200053616"/>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">2</int>
						<reference key="object" ref="200058084"/>
						<object class="NSMutableArray" key="children">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<reference ref="200059201"/>
							<reference ref="200060318"/>
							<reference ref="200061435"/>
						</object>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">3</int>
						<reference key="object" ref="200059201"/>
						<reference key="parent" ref="200058084"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">4</int>
						<reference key="object" ref="200060318"/>
						<reference key="parent" ref="200058084"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">5</int>
						<reference key="object" ref="200061435"/>
						<reference key="parent" ref="200058084"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">6</int>
						<reference key="object" ref="200062552"/>
						<object class="NSMutableArray" key="children">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<reference ref="200065903"/>
							<reference ref="200064786"/>
							<reference ref="200063669"/>
						</object>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">9</int>
						<reference key="object" ref="200065903"/>
						<reference key="parent" ref="200062552"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">8</int>
						<reference key="object" ref="200064786"/>
						<reference key="parent" ref="200062552"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">7</int>
						<reference key="object" ref="200063669"/>
						<reference key="parent" ref="200062552"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">10</int>
						<reference key="object" ref="200067020"/>
						<object class="NSMutableArray" key="children">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<reference ref="200070371"/>
							<reference ref="200069254"/>
							<reference ref="200068137"/>
						</object>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">13</int>
						<reference key="object" ref="200070371"/>
						<reference key="parent" ref="200067020"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">12</int>
						<reference key="object" ref="200069254"/>
						<reference key="parent" ref="200067020"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">11</int>
						<reference key="object" ref="200068137"/>
						<reference key="parent" ref="200067020"/>
					</object>
				</object>
			</object>
			<object class="NSMutableDictionary" key="flattenedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="NSArray" key="dict.sortedKeys">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>-1.CustomClassName</string>
					<string>-2.CustomClassName</string>
					<string>10.CustomClassName</string>
					<string>10.IBPluginDependency</string>
					<string>11.IBPluginDependency</string>
					<string>12.IBPluginDependency</string>
					<string>13.IBPluginDependency</string>
					<string>2.CustomClassName</string>
					<string>2.IBPluginDependency</string>
					<string>3.IBPluginDependency</string>
					<string>4.IBPluginDependency</string>
					<string>5.IBPluginDependency</string>
					<string>6.CustomClassName</string>
					<string>6.IBPluginDependency</string>
					<string>7.IBPluginDependency</string>
					<string>8.IBPluginDependency</string>
					<string>9.IBPluginDependency</string>
				</object>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>TestLayoutsView</string>
					<string>UIResponder</string>
					<string>NMViewLayoutView</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>NMViewLayoutView</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>NMViewLayoutView</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
				</object>
			</object>
			<object class="NSMutableDictionary" key="unlocalizedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="activeLocalization"/>
			<object class="NSMutableDictionary" key="localizations">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="sourceID"/>
			<int key="maxID">13</int>
		</object>
		<object class="IBClassDescriber" key="IBDocument.Classes">
			<object class="NSMutableArray" key="referencedPartialClassDescriptions">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="IBPartialClassDescription">
					<string key="className">NMView</string>
					<string key="superclassName">UIView</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">layoutManager</string>
						<string key="NS.object.0">NMViewLayoutManager</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMViewLayoutManager</string>
					<string key="superclassName">NSObject</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMViewLayoutManager.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMViewLayoutView</string>
					<string key="superclassName">UIView</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMViewLayoutView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">TestLayoutsView</string>
					<string key="superclassName">NMView</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/TestLayoutsView.h</string>
					</object>
				</object>
			</object>
		</object>
		<int key="IBDocument.localizationMode">0</int>
		<string key="IBDocument.TargetRuntimeIdentifier">IBIPadFramework</string>
	</data>
</archive>

"""#,
"ToggleButton": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="ToggleButton" customModule="NibTerm" customModuleProvider="target">
            <connections>
                <outlet property="button" destination="6re-xF-FVE" id="qBo-b6-Tnt"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="xMc-8X-q7k">
            <rect key="frame" x="0.0" y="0.0" width="110" height="110"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="6re-xF-FVE">
                    <rect key="frame" x="40" y="40" width="30" height="30"/>
                    <fontDescription key="fontDescription" type="system" pointSize="15"/>
                    <state key="normal" title="Off"/>
                    <connections>
                        <action selector="toggle:" destination="-1" eventType="touchUpInside" id="285-eb-ssk"/>
                    </connections>
                </button>
            </subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <constraints>
                <constraint firstItem="6re-xF-FVE" firstAttribute="centerX" secondItem="xMc-8X-q7k" secondAttribute="centerX" id="xwh-2P-tMD"/>
                <constraint firstItem="6re-xF-FVE" firstAttribute="centerY" secondItem="xMc-8X-q7k" secondAttribute="centerY" id="oq6-QE-ETi"/>
            </constraints>
            <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
            <point key="canvasLocation" x="-12" y="-180"/>
        </view>
    </objects>
</document>

"""#,
"ToggleScreen": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        <capability name="Safe area layout guides" minToolsVersion="9.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="ToggleScreenController" customModule="NibTerm" customModuleProvider="target">
            <connections>
                <outlet property="stateLabel" destination="K7p-Ru-Z5x" id="kRX-nt-nyF"/>
                <outlet property="toggleButton" destination="GnK-WD-lnj" id="IFE-ky-gWR"/>
                <outlet property="view" destination="EBi-dW-3nr" id="xkm-iV-oFT"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="EBi-dW-3nr">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="The square loads its content from a nib of its own, because this screen's nib made it. Press the button in it." textAlignment="natural" lineBreakMode="tailTruncation" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="V8c-IM-RIr">
                    <rect key="frame" x="16" y="8" width="343" height="61"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    <nil key="textColor"/>
                    <nil key="highlightedColor"/>
                </label>
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="GnK-WD-lnj" customClass="ToggleButton" customModule="NibTerm" customModuleProvider="target">
                    <rect key="frame" x="16" y="85" width="110" height="110"/>
                    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                    <constraints>
                        <constraint firstAttribute="width" constant="110" id="yCQ-Sn-qrR"/>
                        <constraint firstAttribute="height" constant="110" id="Ye6-zX-hAd"/>
                    </constraints>
                </view>
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251" text="The light is off." textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="K7p-Ru-Z5x" userLabel="State">
                    <rect key="frame" x="142" y="129.5" width="217" height="21"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    <nil key="textColor"/>
                    <nil key="highlightedColor"/>
                </label>
            </subviews>
            <viewLayoutGuide key="safeArea" id="Zxu-sr-ntk"/>
            <color key="backgroundColor" white="0.90000000000000002" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <constraints>
                <constraint firstItem="V8c-IM-RIr" firstAttribute="top" secondItem="Zxu-sr-ntk" secondAttribute="top" constant="8" id="MpA-UZ-0bo"/>
                <constraint firstItem="V8c-IM-RIr" firstAttribute="leading" secondItem="Zxu-sr-ntk" secondAttribute="leading" constant="16" id="nMU-7N-ci5"/>
                <constraint firstItem="Zxu-sr-ntk" firstAttribute="trailing" secondItem="V8c-IM-RIr" secondAttribute="trailing" constant="16" id="p2Z-Hh-T0U"/>
                <constraint firstItem="GnK-WD-lnj" firstAttribute="top" secondItem="V8c-IM-RIr" secondAttribute="bottom" constant="16" id="3np-oi-HHU"/>
                <constraint firstItem="GnK-WD-lnj" firstAttribute="leading" secondItem="V8c-IM-RIr" secondAttribute="leading" id="nxm-xj-nny"/>
                <constraint firstItem="K7p-Ru-Z5x" firstAttribute="leading" secondItem="GnK-WD-lnj" secondAttribute="trailing" constant="16" id="HUG-OX-EJa"/>
                <constraint firstItem="K7p-Ru-Z5x" firstAttribute="trailing" secondItem="V8c-IM-RIr" secondAttribute="trailing" id="uPd-dG-dpn"/>
                <constraint firstItem="K7p-Ru-Z5x" firstAttribute="centerY" secondItem="GnK-WD-lnj" secondAttribute="centerY" id="kW8-8T-Ur1"/>
            </constraints>
            <point key="canvasLocation" x="0" y="0"/>
        </view>
    </objects>
</document>

"""#,
"TwoTables": #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        <capability name="System colors in document resources" minToolsVersion="11.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <tabBarController id="brP-IA-bRH">
            <tabBar key="tabBar" contentMode="scaleToFill" id="5oO-iX-KaB">
                <rect key="frame" x="0.0" y="618" width="375" height="49"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
                <color key="backgroundColor" white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </tabBar>
            <viewControllers>
                <navigationController id="BbI-9B-ZZn">
                    <tabBarItem key="tabBarItem" title="All" id="HVv-VH-Iky"/>
                    <navigationBar key="navigationBar" contentMode="scaleToFill" id="dBl-Cj-hrD">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                        <autoresizingMask key="autoresizingMask"/>
                    </navigationBar>
                    <viewControllers>
                        <tableViewController id="aJr-yH-pld" customClass="SymbolsTableController" customModule="NibTerm" customModuleProvider="target">
                            <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="gd3-3A-2Jh">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                                <connections>
                                    <outlet property="dataSource" destination="aJr-yH-pld" id="jte-pA-eSS"/>
                                    <outlet property="delegate" destination="aJr-yH-pld" id="p8F-bq-0W6"/>
                                </connections>
                            </tableView>
                            <navigationItem key="navigationItem" title="All Symbols" id="E1A-vH-pP7"/>
                        </tableViewController>
                    </viewControllers>
                </navigationController>
                <navigationController id="1ep-aX-9N9">
                    <tabBarItem key="tabBarItem" title="Gases" id="PxW-gG-h3B"/>
                    <navigationBar key="navigationBar" contentMode="scaleToFill" id="ele-Vv-4Dm">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                        <autoresizingMask key="autoresizingMask"/>
                    </navigationBar>
                    <viewControllers>
                        <tableViewController id="pSn-w7-If2" customClass="GasesTableController" customModule="NibTerm" customModuleProvider="target">
                            <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" style="plain" separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="9l5-9u-947">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                                <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                                <connections>
                                    <outlet property="dataSource" destination="pSn-w7-If2" id="IDV-bN-bP1"/>
                                    <outlet property="delegate" destination="pSn-w7-If2" id="HMg-KG-5QR"/>
                                </connections>
                            </tableView>
                            <navigationItem key="navigationItem" title="Gases" id="F5W-uh-L3Y"/>
                        </tableViewController>
                    </viewControllers>
                </navigationController>
            </viewControllers>
            <point key="canvasLocation" x="0" y="0"/>
        </tabBarController>
    </objects>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>

"""#,
"ViewTemplatesController": #"""
<?xml version="1.0" encoding="UTF-8"?>
<archive type="com.apple.InterfaceBuilder3.CocoaTouch.iPad.XIB" version="7.10">
	<data>
		<int key="IBDocument.SystemTarget">1056</int>
		<string key="IBDocument.InterfaceBuilderVersion">823</string>
		<object class="NSMutableDictionary" key="IBDocument.PluginVersions">
			<string key="NS.key.0">com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
			<string key="NS.object.0">132</string>
		</object>
		<object class="NSMutableDictionary" key="IBDocument.Metadata">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="NSArray" key="dict.sortedKeys" id="0">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
			<object class="NSMutableArray" key="dict.values">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
		</object>
		<object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="IBProxyObject" id="200054733">
				<string key="IBProxiedObjectIdentifier">IBFilesOwner</string>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBProxyObject" id="200053616">
				<string key="IBProxiedObjectIdentifier">IBFirstResponder</string>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
			<object class="IBUIView" id="200058084">
				<reference key="NSNextResponder"/>
				<int key="NSvFlags">292</int>
				<object class="NSMutableArray" key="NSSubviews">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBUIView" id="200060318">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">290</int>
						<string key="NSFrameSize">{768, 500}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<object class="NSColor" key="IBUIBackgroundColor">
							<int key="NSColorSpace">3</int>
							<bytes key="NSWhite">MQA</bytes>
						</object>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
					</object>
					<object class="IBUIButton" id="200061435">
						<reference key="NSNextResponder" ref="200058084"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{20, 508}, {728, 37}}</string>
						<reference key="NSSuperview" ref="200058084"/>
						<bool key="IBUIOpaque">NO</bool>
						<string key="targetRuntimeIdentifier">IBIPadFramework</string>
						<int key="IBUIContentHorizontalAlignment">0</int>
						<int key="IBUIContentVerticalAlignment">0</int>
						<object class="NSFont" key="IBUIFont">
							<string key="NSName">Helvetica-Bold</string>
							<double key="NSSize">15</double>
							<int key="NSfFlags">16</int>
						</object>
						<int key="IBUIButtonType">1</int>
						<string key="IBUINormalTitle">Add New Item</string>
						<object class="NSColor" key="IBUIHighlightedTitleColor">
							<int key="NSColorSpace">3</int>
							<bytes key="NSWhite">MQA</bytes>
						</object>
						<object class="NSColor" key="IBUINormalTitleColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MC4xOTYwNzg0MzQ2IDAuMzA5ODAzOTMyOSAwLjUyMTU2ODY1NgA</bytes>
						</object>
					</object>
				</object>
				<string key="NSFrameSize">{768, 1004}</string>
				<reference key="NSSuperview"/>
				<object class="NSColor" key="IBUIBackgroundColor">
					<int key="NSColorSpace">3</int>
					<bytes key="NSWhite">MQA</bytes>
				</object>
				<bool key="IBUIClearsContextBeforeDrawing">NO</bool>
				<object class="IBUISimulatedStatusBarMetrics" key="IBUISimulatedStatusBarMetrics">
					<int key="IBUIStatusBarStyle">2</int>
				</object>
				<string key="targetRuntimeIdentifier">IBIPadFramework</string>
			</object>
		</object>
		<object class="IBObjectContainer" key="IBDocument.Objects">
			<object class="NSMutableArray" key="connectionRecords">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="IBConnectionRecord">
					<object class="IBCocoaTouchOutletConnection" key="connection">
						<string key="label">view</string>
						<reference key="source" ref="200054733"/>
						<reference key="destination" ref="200058084"/>
					</object>
					<int key="connectionID">6</int>
				</object>
				<object class="IBConnectionRecord">
					<object class="IBCocoaTouchOutletConnection" key="connection">
						<string key="label">itemView</string>
						<reference key="source" ref="200054733"/>
						<reference key="destination" ref="200060318"/>
					</object>
					<int key="connectionID">7</int>
				</object>
				<object class="IBConnectionRecord">
					<object class="IBCocoaTouchEventConnection" key="connection">
						<string key="label">addItem</string>
						<reference key="source" ref="200061435"/>
						<reference key="destination" ref="200054733"/>
						<int key="IBEventType">7</int>
					</object>
					<int key="connectionID">8</int>
				</object>
			</object>
			<object class="IBMutableOrderedSet" key="objectRecords">
				<object class="NSArray" key="orderedObjects">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBObjectRecord">
						<int key="objectID">0</int>
						<reference key="object" ref="0"/>
						<reference key="children" ref="1000"/>
						<nil key="parent"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-1</int>
						<reference key="object" ref="200054733"/>
						<reference key="parent" ref="0"/>
						<string key="objectName">File's Owner</string>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-2</int>
						<reference key="object" ref="200053616"/>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">2</int>
						<reference key="object" ref="200058084"/>
						<object class="NSMutableArray" key="children">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<reference ref="200060318"/>
							<reference ref="200061435"/>
						</object>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">4</int>
						<reference key="object" ref="200060318"/>
						<reference key="parent" ref="200058084"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">5</int>
						<reference key="object" ref="200061435"/>
						<reference key="parent" ref="200058084"/>
					</object>
				</object>
			</object>
			<object class="NSMutableDictionary" key="flattenedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="NSArray" key="dict.sortedKeys">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>-1.CustomClassName</string>
					<string>-2.CustomClassName</string>
					<string>2.IBPluginDependency</string>
					<string>4.CustomClassName</string>
					<string>4.IBPluginDependency</string>
					<string>5.IBPluginDependency</string>
				</object>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>ViewTemplatesController</string>
					<string>UIResponder</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>ViewTemplatesView</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
				</object>
			</object>
			<object class="NSMutableDictionary" key="unlocalizedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="activeLocalization"/>
			<object class="NSMutableDictionary" key="localizations">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="sourceID"/>
			<int key="maxID">8</int>
		</object>
		<object class="IBClassDescriber" key="IBDocument.Classes">
			<object class="NSMutableArray" key="referencedPartialClassDescriptions">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="IBPartialClassDescription">
					<string key="className">NMView</string>
					<string key="superclassName">UIView</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">layoutManager</string>
						<string key="NS.object.0">NMViewLayoutManager</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMViewLayoutManager</string>
					<string key="superclassName">NSObject</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMViewLayoutManager.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">ViewTemplatesController</string>
					<string key="superclassName">UIViewController</string>
					<object class="NSMutableDictionary" key="actions">
						<string key="NS.key.0">addItem</string>
						<string key="NS.object.0">id</string>
					</object>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">itemView</string>
						<string key="NS.object.0">ViewTemplatesView</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/ViewTemplatesController.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">ViewTemplatesView</string>
					<string key="superclassName">NMView</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">itemTemplate</string>
						<string key="NS.object.0">UIView</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/ViewTemplatesView.h</string>
					</object>
				</object>
			</object>
		</object>
		<int key="IBDocument.localizationMode">0</int>
		<string key="IBDocument.TargetRuntimeIdentifier">IBIPadFramework</string>
	</data>
</archive>

"""#,
"ViewTemplatesView": #"""
<?xml version="1.0" encoding="UTF-8"?>
<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10">
	<data>
		<int key="IBDocument.SystemTarget">1056</int>
		<string key="IBDocument.InterfaceBuilderVersion">823</string>
		<object class="NSMutableDictionary" key="IBDocument.PluginVersions">
			<string key="NS.key.0">com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
			<string key="NS.object.0">132</string>
		</object>
		<object class="NSMutableDictionary" key="IBDocument.Metadata">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="NSArray" key="dict.sortedKeys" id="0">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
			<object class="NSMutableArray" key="dict.values">
				<bool key="EncodedWithXMLCoder">YES</bool>
			</object>
		</object>
		<object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
			<bool key="EncodedWithXMLCoder">YES</bool>
			<object class="IBProxyObject" id="200054733">
				<string key="IBProxiedObjectIdentifier">IBFilesOwner</string>
				<string key="targetRuntimeIdentifier">IBCocoaTouchFramework</string>
			</object>
			<object class="IBProxyObject" id="200053616">
				<string key="IBProxiedObjectIdentifier">IBFirstResponder</string>
				<string key="targetRuntimeIdentifier">IBCocoaTouchFramework</string>
			</object>
			<object class="IBUIView" id="200058084">
				<reference key="NSNextResponder"/>
				<int key="NSvFlags">292</int>
				<string key="NSFrameSize">{768, 1024}</string>
				<reference key="NSSuperview"/>
				<object class="NSColor" key="IBUIBackgroundColor">
					<int key="NSColorSpace">3</int>
					<bytes key="NSWhite">MQA</bytes>
				</object>
				<string key="targetRuntimeIdentifier">IBCocoaTouchFramework</string>
			</object>
			<object class="IBUIView" id="200059201">
				<reference key="NSNextResponder"/>
				<int key="NSvFlags">292</int>
				<object class="NSMutableArray" key="NSSubviews">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBUILabel" id="200060318">
						<reference key="NSNextResponder" ref="200059201"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{20, 20}, {160, 21}}</string>
						<reference key="NSSuperview" ref="200059201"/>
						<bool key="IBUIOpaque">NO</bool>
						<bool key="IBUIClipsSubviews">YES</bool>
						<int key="IBUIContentMode">7</int>
						<int key="IBUITag">3001</int>
						<bool key="IBUIUserInteractionEnabled">NO</bool>
						<string key="targetRuntimeIdentifier">IBCocoaTouchFramework</string>
						<string key="IBUIText">Title</string>
						<object class="NSFont" key="IBUIFont">
							<string key="NSName">Helvetica-Bold</string>
							<double key="NSSize">17</double>
							<int key="NSfFlags">16</int>
						</object>
						<object class="NSColor" key="IBUITextColor">
							<int key="NSColorSpace">1</int>
							<bytes key="NSRGB">MCAwIDAAA</bytes>
						</object>
						<object class="NSColor" key="IBUIHighlightedColor">
							<int key="NSColorSpace">3</int>
							<bytes key="NSWhite">MQA</bytes>
						</object>
						<int key="IBUIBaselineAdjustment">1</int>
						<bool key="IBUIAdjustsFontSizeToFit">NO</bool>
						<float key="IBUIMinimumFontSize">10</float>
						<int key="IBUITextAlignment">1</int>
					</object>
					<object class="IBUITextView" id="200061435">
						<reference key="NSNextResponder" ref="200059201"/>
						<int key="NSvFlags">292</int>
						<string key="NSFrame">{{0, 49}, {200, 351}}</string>
						<reference key="NSSuperview" ref="200059201"/>
						<bool key="IBUIClipsSubviews">YES</bool>
						<bool key="IBUIMultipleTouchEnabled">YES</bool>
						<int key="IBUITag">3002</int>
						<string key="targetRuntimeIdentifier">IBCocoaTouchFramework</string>
						<string key="IBUIText">A template's text view comes with words of its own, which every item replaces. They are here so that the template looks like something while it is being drawn.</string>
						<object class="IBUITextInputTraits" key="IBUITextInputTraits">
							<int key="IBUIAutocapitalizationType">2</int>
							<string key="targetRuntimeIdentifier">IBCocoaTouchFramework</string>
						</object>
					</object>
				</object>
				<string key="NSFrameSize">{200, 400}</string>
				<reference key="NSSuperview"/>
				<object class="NSColor" key="IBUIBackgroundColor">
					<int key="NSColorSpace">3</int>
					<bytes key="NSWhite">MQA</bytes>
				</object>
				<string key="targetRuntimeIdentifier">IBCocoaTouchFramework</string>
			</object>
		</object>
		<object class="IBObjectContainer" key="IBDocument.Objects">
			<object class="NSMutableArray" key="connectionRecords">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="IBConnectionRecord">
					<object class="IBCocoaTouchOutletConnection" key="connection">
						<string key="label">itemTemplate</string>
						<reference key="source" ref="200054733"/>
						<reference key="destination" ref="200059201"/>
					</object>
					<int key="connectionID">6</int>
				</object>
			</object>
			<object class="IBMutableOrderedSet" key="objectRecords">
				<object class="NSArray" key="orderedObjects">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<object class="IBObjectRecord">
						<int key="objectID">0</int>
						<reference key="object" ref="0"/>
						<reference key="children" ref="1000"/>
						<nil key="parent"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-1</int>
						<reference key="object" ref="200054733"/>
						<reference key="parent" ref="0"/>
						<string key="objectName">File's Owner</string>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">-2</int>
						<reference key="object" ref="200053616"/>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">2</int>
						<reference key="object" ref="200058084"/>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">3</int>
						<reference key="object" ref="200059201"/>
						<object class="NSMutableArray" key="children">
							<bool key="EncodedWithXMLCoder">YES</bool>
							<reference ref="200060318"/>
							<reference ref="200061435"/>
						</object>
						<reference key="parent" ref="0"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">4</int>
						<reference key="object" ref="200060318"/>
						<reference key="parent" ref="200059201"/>
					</object>
					<object class="IBObjectRecord">
						<int key="objectID">5</int>
						<reference key="object" ref="200061435"/>
						<reference key="parent" ref="200059201"/>
					</object>
				</object>
			</object>
			<object class="NSMutableDictionary" key="flattenedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="NSArray" key="dict.sortedKeys">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>-1.CustomClassName</string>
					<string>-2.CustomClassName</string>
					<string>2.IBPluginDependency</string>
					<string>3.IBPluginDependency</string>
					<string>4.IBPluginDependency</string>
					<string>5.IBPluginDependency</string>
				</object>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
					<string>ViewTemplatesView</string>
					<string>UIResponder</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
					<string>com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>
				</object>
			</object>
			<object class="NSMutableDictionary" key="unlocalizedProperties">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="activeLocalization"/>
			<object class="NSMutableDictionary" key="localizations">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<reference key="dict.sortedKeys" ref="0"/>
				<object class="NSMutableArray" key="dict.values">
					<bool key="EncodedWithXMLCoder">YES</bool>
				</object>
			</object>
			<nil key="sourceID"/>
			<int key="maxID">6</int>
		</object>
		<object class="IBClassDescriber" key="IBDocument.Classes">
			<object class="NSMutableArray" key="referencedPartialClassDescriptions">
				<bool key="EncodedWithXMLCoder">YES</bool>
				<object class="IBPartialClassDescription">
					<string key="className">NMView</string>
					<string key="superclassName">UIView</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">layoutManager</string>
						<string key="NS.object.0">NMViewLayoutManager</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMView.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">NMViewLayoutManager</string>
					<string key="superclassName">NSObject</string>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Libraries/NMView/NMViewLayoutManager.h</string>
					</object>
				</object>
				<object class="IBPartialClassDescription">
					<string key="className">ViewTemplatesView</string>
					<string key="superclassName">NMView</string>
					<object class="NSMutableDictionary" key="outlets">
						<string key="NS.key.0">itemTemplate</string>
						<string key="NS.object.0">UIView</string>
					</object>
					<object class="IBClassDescriptionSource" key="sourceIdentifier">
						<string key="majorKey">IBProjectSource</string>
						<string key="minorKey">Classes/ViewTemplatesView.h</string>
					</object>
				</object>
			</object>
		</object>
		<int key="IBDocument.localizationMode">0</int>
		<string key="IBDocument.TargetRuntimeIdentifier">IBCocoaTouchFramework</string>
	</data>
</archive>

"""#,
  ]

  /// The records of the elements, as JSON.
  static let elements = #"""
[
{"id": 1, "number": 1, "weight": 1.008, "name": "Hydrogen", "symbol": "H", "melting_c": -259.34, "boiling_c": -252.87, "density": 8.988e-05, "crust_percent": 0.14, "discovery_year": "1766", "group": 1, "electrons": "1s1", "ion_energy": 13.5984, "period": 1, "block": "s", "category": "Nonmetal", "state": "Gas"},
{"id": 2, "number": 2, "weight": 4.0026, "name": "Helium", "symbol": "He", "melting_c": -272.2, "boiling_c": -268.93, "density": 0.0001785, "crust_percent": 8e-07, "discovery_year": "1895", "group": 18, "electrons": "1s2", "ion_energy": 24.5874, "period": 1, "block": "s", "category": "Noble gas", "state": "Gas"},
{"id": 3, "number": 3, "weight": 6.94, "name": "Lithium", "symbol": "Li", "melting_c": 180.5, "boiling_c": 1341.85, "density": 0.534, "crust_percent": 0.002, "discovery_year": "1817", "group": 1, "electrons": "[He] 2s1", "ion_energy": 5.3917, "period": 2, "block": "s", "category": "Alkali metal", "state": "Solid"},
{"id": 4, "number": 4, "weight": 9.0122, "name": "Beryllium", "symbol": "Be", "melting_c": 1286.85, "boiling_c": 2470.85, "density": 1.85, "crust_percent": 0.00028, "discovery_year": "1798", "group": 2, "electrons": "[He] 2s2", "ion_energy": 9.3227, "period": 2, "block": "s", "category": "Alkaline earth metal", "state": "Solid"},
{"id": 5, "number": 5, "weight": 10.81, "name": "Boron", "symbol": "B", "melting_c": 2074.85, "boiling_c": 3999.85, "density": 2.37, "crust_percent": 0.001, "discovery_year": "1808", "group": 13, "electrons": "[He] 2s2 2p1", "ion_energy": 8.298, "period": 2, "block": "p", "category": "Metalloid", "state": "Solid"},
{"id": 6, "number": 6, "weight": 12.011, "name": "Carbon", "symbol": "C", "melting_c": 3549.85, "boiling_c": 3824.85, "density": 2.267, "crust_percent": 0.02, "discovery_year": "ancient", "group": 14, "electrons": "[He] 2s2 2p2", "ion_energy": 11.2603, "period": 2, "block": "p", "category": "Nonmetal", "state": "Solid"},
{"id": 7, "number": 7, "weight": 14.007, "name": "Nitrogen", "symbol": "N", "melting_c": -210, "boiling_c": -195.79, "density": 0.0012506, "crust_percent": 0.0019, "discovery_year": "1772", "group": 15, "electrons": "[He] 2s2 2p3", "ion_energy": 14.5341, "period": 2, "block": "p", "category": "Nonmetal", "state": "Gas"},
{"id": 8, "number": 8, "weight": 15.999, "name": "Oxygen", "symbol": "O", "melting_c": -218.79, "boiling_c": -182.95, "density": 0.001429, "crust_percent": 46.1, "discovery_year": "1774", "group": 16, "electrons": "[He] 2s2 2p4", "ion_energy": 13.6181, "period": 2, "block": "p", "category": "Nonmetal", "state": "Gas"},
{"id": 9, "number": 9, "weight": 18.9984, "name": "Fluorine", "symbol": "F", "melting_c": -219.62, "boiling_c": -188.12, "density": 0.001696, "crust_percent": 0.0585, "discovery_year": "1886", "group": 17, "electrons": "[He] 2s2 2p5", "ion_energy": 17.4228, "period": 2, "block": "p", "category": "Halogen", "state": "Gas"},
{"id": 10, "number": 10, "weight": 20.1797, "name": "Neon", "symbol": "Ne", "melting_c": -248.59, "boiling_c": -246.08, "density": 0.0008999, "crust_percent": 5e-07, "discovery_year": "1898", "group": 18, "electrons": "[He] 2s2 2p6", "ion_energy": 21.5645, "period": 2, "block": "p", "category": "Noble gas", "state": "Gas"},
{"id": 11, "number": 11, "weight": 22.9898, "name": "Sodium", "symbol": "Na", "melting_c": 97.8, "boiling_c": 882.85, "density": 0.97, "crust_percent": 2.36, "discovery_year": "1807", "group": 1, "electrons": "[Ne] 3s1", "ion_energy": 5.1391, "period": 3, "block": "s", "category": "Alkali metal", "state": "Solid"},
{"id": 12, "number": 12, "weight": 24.305, "name": "Magnesium", "symbol": "Mg", "melting_c": 649.85, "boiling_c": 1089.85, "density": 1.74, "crust_percent": 2.33, "discovery_year": "1808", "group": 2, "electrons": "[Ne] 3s2", "ion_energy": 7.6462, "period": 3, "block": "s", "category": "Alkaline earth metal", "state": "Solid"},
{"id": 13, "number": 13, "weight": 26.9815, "name": "Aluminum", "symbol": "Al", "melting_c": 660.29, "boiling_c": 2518.85, "density": 2.7, "crust_percent": 8.23, "discovery_year": "1825", "group": 13, "electrons": "[Ne] 3s2 3p1", "ion_energy": 5.9858, "period": 3, "block": "p", "category": "Post-transition metal", "state": "Solid"},
{"id": 14, "number": 14, "weight": 28.085, "name": "Silicon", "symbol": "Si", "melting_c": 1413.85, "boiling_c": 3264.85, "density": 2.3296, "crust_percent": 28.2, "discovery_year": "1824", "group": 14, "electrons": "[Ne] 3s2 3p2", "ion_energy": 8.1517, "period": 3, "block": "p", "category": "Metalloid", "state": "Solid"},
{"id": 15, "number": 15, "weight": 30.9738, "name": "Phosphorus", "symbol": "P", "melting_c": 44.15, "boiling_c": 280.5, "density": 1.82, "crust_percent": 0.105, "discovery_year": "1669", "group": 15, "electrons": "[Ne] 3s2 3p3", "ion_energy": 10.4867, "period": 3, "block": "p", "category": "Nonmetal", "state": "Solid"},
{"id": 16, "number": 16, "weight": 32.06, "name": "Sulfur", "symbol": "S", "melting_c": 115.21, "boiling_c": 444.6, "density": 2.067, "crust_percent": 0.035, "discovery_year": "ancient", "group": 16, "electrons": "[Ne] 3s2 3p4", "ion_energy": 10.36, "period": 3, "block": "p", "category": "Nonmetal", "state": "Solid"},
{"id": 17, "number": 17, "weight": 35.45, "name": "Chlorine", "symbol": "Cl", "melting_c": -101.5, "boiling_c": -34.04, "density": 0.003214, "crust_percent": 0.0145, "discovery_year": "1774", "group": 17, "electrons": "[Ne] 3s2 3p5", "ion_energy": 12.9676, "period": 3, "block": "p", "category": "Halogen", "state": "Gas"},
{"id": 18, "number": 18, "weight": 39.948, "name": "Argon", "symbol": "Ar", "melting_c": -189.35, "boiling_c": -185.85, "density": 0.0017837, "crust_percent": 0.00035, "discovery_year": "1894", "group": 18, "electrons": "[Ne] 3s2 3p6", "ion_energy": 15.7596, "period": 3, "block": "p", "category": "Noble gas", "state": "Gas"},
{"id": 19, "number": 19, "weight": 39.0983, "name": "Potassium", "symbol": "K", "melting_c": 63.38, "boiling_c": 758.85, "density": 0.89, "crust_percent": 2.09, "discovery_year": "1807", "group": 1, "electrons": "[Ar] 4s1", "ion_energy": 4.3407, "period": 4, "block": "s", "category": "Alkali metal", "state": "Solid"},
{"id": 20, "number": 20, "weight": 40.078, "name": "Calcium", "symbol": "Ca", "melting_c": 841.85, "boiling_c": 1483.85, "density": 1.54, "crust_percent": 4.15, "discovery_year": "1808", "group": 2, "electrons": "[Ar] 4s2", "ion_energy": 6.1132, "period": 4, "block": "s", "category": "Alkaline earth metal", "state": "Solid"},
{"id": 21, "number": 21, "weight": 44.9559, "name": "Scandium", "symbol": "Sc", "melting_c": 1540.85, "boiling_c": 2835.85, "density": 2.99, "crust_percent": 0.0022, "discovery_year": "1879", "group": 3, "electrons": "[Ar] 3d1 4s2", "ion_energy": 6.5615, "period": 4, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 22, "number": 22, "weight": 47.867, "name": "Titanium", "symbol": "Ti", "melting_c": 1667.85, "boiling_c": 3286.85, "density": 4.5, "crust_percent": 0.565, "discovery_year": "1791", "group": 4, "electrons": "[Ar] 3d2 4s2", "ion_energy": 6.8281, "period": 4, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 23, "number": 23, "weight": 50.9415, "name": "Vanadium", "symbol": "V", "melting_c": 1909.85, "boiling_c": 3406.85, "density": 6.0, "crust_percent": 0.012, "discovery_year": "1801", "group": 5, "electrons": "[Ar] 3d3 4s2", "ion_energy": 6.7462, "period": 4, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 24, "number": 24, "weight": 51.9961, "name": "Chromium", "symbol": "Cr", "melting_c": 1906.85, "boiling_c": 2670.85, "density": 7.15, "crust_percent": 0.0102, "discovery_year": "1797", "group": 6, "electrons": "[Ar] 3d5 4s1", "ion_energy": 6.7665, "period": 4, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 25, "number": 25, "weight": 54.938, "name": "Manganese", "symbol": "Mn", "melting_c": 1245.85, "boiling_c": 2060.85, "density": 7.3, "crust_percent": 0.095, "discovery_year": "1774", "group": 7, "electrons": "[Ar] 3d5 4s2", "ion_energy": 7.434, "period": 4, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 26, "number": 26, "weight": 55.845, "name": "Iron", "symbol": "Fe", "melting_c": 1537.85, "boiling_c": 2860.85, "density": 7.874, "crust_percent": 5.63, "discovery_year": "ancient", "group": 8, "electrons": "[Ar] 3d6 4s2", "ion_energy": 7.9025, "period": 4, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 27, "number": 27, "weight": 58.9332, "name": "Cobalt", "symbol": "Co", "melting_c": 1494.85, "boiling_c": 2926.85, "density": 8.86, "crust_percent": 0.0025, "discovery_year": "1735", "group": 9, "electrons": "[Ar] 3d7 4s2", "ion_energy": 7.881, "period": 4, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 28, "number": 28, "weight": 58.6934, "name": "Nickel", "symbol": "Ni", "melting_c": 1454.85, "boiling_c": 2912.85, "density": 8.912, "crust_percent": 0.0084, "discovery_year": "1751", "group": 10, "electrons": "[Ar] 3d8 4s2", "ion_energy": 7.6399, "period": 4, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 29, "number": 29, "weight": 63.546, "name": "Copper", "symbol": "Cu", "melting_c": 1084.62, "boiling_c": 2561.85, "density": 8.933, "crust_percent": 0.006, "discovery_year": "ancient", "group": 11, "electrons": "[Ar] 3d10 4s1", "ion_energy": 7.7264, "period": 4, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 30, "number": 30, "weight": 65.38, "name": "Zinc", "symbol": "Zn", "melting_c": 419.53, "boiling_c": 906.85, "density": 7.134, "crust_percent": 0.007, "discovery_year": "1746", "group": 12, "electrons": "[Ar] 3d10 4s2", "ion_energy": 9.3942, "period": 4, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 31, "number": 31, "weight": 69.723, "name": "Gallium", "symbol": "Ga", "melting_c": 29.76, "boiling_c": 2203.85, "density": 5.91, "crust_percent": 0.0019, "discovery_year": "1875", "group": 13, "electrons": "[Ar] 3d10 4s2 4p1", "ion_energy": 5.9993, "period": 4, "block": "p", "category": "Post-transition metal", "state": "Solid"},
{"id": 32, "number": 32, "weight": 72.63, "name": "Germanium", "symbol": "Ge", "melting_c": 938.25, "boiling_c": 2832.85, "density": 5.323, "crust_percent": 0.00015, "discovery_year": "1886", "group": 14, "electrons": "[Ar] 3d10 4s2 4p2", "ion_energy": 7.8994, "period": 4, "block": "p", "category": "Metalloid", "state": "Solid"},
{"id": 33, "number": 33, "weight": 74.9216, "name": "Arsenic", "symbol": "As", "melting_c": 816.85, "boiling_c": 613.85, "density": 5.776, "crust_percent": 0.00018, "discovery_year": "ancient", "group": 15, "electrons": "[Ar] 3d10 4s2 4p3", "ion_energy": 9.7886, "period": 4, "block": "p", "category": "Metalloid", "state": "Solid"},
{"id": 34, "number": 34, "weight": 78.971, "name": "Selenium", "symbol": "Se", "melting_c": 220.5, "boiling_c": 684.85, "density": 4.809, "crust_percent": 5e-06, "discovery_year": "1817", "group": 16, "electrons": "[Ar] 3d10 4s2 4p4", "ion_energy": 9.7524, "period": 4, "block": "p", "category": "Nonmetal", "state": "Solid"},
{"id": 35, "number": 35, "weight": 79.904, "name": "Bromine", "symbol": "Br", "melting_c": -7.2, "boiling_c": 58.8, "density": 3.11, "crust_percent": 0.00024, "discovery_year": "1826", "group": 17, "electrons": "[Ar] 3d10 4s2 4p5", "ion_energy": 11.8138, "period": 4, "block": "p", "category": "Halogen", "state": "Liquid"},
{"id": 36, "number": 36, "weight": 83.798, "name": "Krypton", "symbol": "Kr", "melting_c": -157.36, "boiling_c": -153.22, "density": 0.003733, "crust_percent": 1e-08, "discovery_year": "1898", "group": 18, "electrons": "[Ar] 3d10 4s2 4p6", "ion_energy": 13.9996, "period": 4, "block": "p", "category": "Noble gas", "state": "Gas"},
{"id": 37, "number": 37, "weight": 85.4678, "name": "Rubidium", "symbol": "Rb", "melting_c": 39.31, "boiling_c": 687.85, "density": 1.53, "crust_percent": 0.009, "discovery_year": "1861", "group": 1, "electrons": "[Kr] 5s1", "ion_energy": 4.1771, "period": 5, "block": "s", "category": "Alkali metal", "state": "Solid"},
{"id": 38, "number": 38, "weight": 87.62, "name": "Strontium", "symbol": "Sr", "melting_c": 776.85, "boiling_c": 1381.85, "density": 2.64, "crust_percent": 0.037, "discovery_year": "1790", "group": 2, "electrons": "[Kr] 5s2", "ion_energy": 5.6949, "period": 5, "block": "s", "category": "Alkaline earth metal", "state": "Solid"},
{"id": 39, "number": 39, "weight": 88.9058, "name": "Yttrium", "symbol": "Y", "melting_c": 1521.85, "boiling_c": 3344.85, "density": 4.47, "crust_percent": 0.0033, "discovery_year": "1794", "group": 3, "electrons": "[Kr] 4d1 5s2", "ion_energy": 6.2173, "period": 5, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 40, "number": 40, "weight": 91.224, "name": "Zirconium", "symbol": "Zr", "melting_c": 1854.85, "boiling_c": 4408.85, "density": 6.52, "crust_percent": 0.0165, "discovery_year": "1789", "group": 4, "electrons": "[Kr] 4d2 5s2", "ion_energy": 6.6341, "period": 5, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 41, "number": 41, "weight": 92.9064, "name": "Niobium", "symbol": "Nb", "melting_c": 2476.85, "boiling_c": 4743.85, "density": 8.57, "crust_percent": 0.002, "discovery_year": "1801", "group": 5, "electrons": "[Kr] 4d4 5s1", "ion_energy": 6.7588, "period": 5, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 42, "number": 42, "weight": 95.95, "name": "Molybdenum", "symbol": "Mo", "melting_c": 2622.85, "boiling_c": 4638.85, "density": 10.2, "crust_percent": 0.00012, "discovery_year": "1778", "group": 6, "electrons": "[Kr] 4d5 5s1", "ion_energy": 7.0924, "period": 5, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 43, "number": 43, "weight": 98, "name": "Technetium", "symbol": "Tc", "melting_c": 2156.85, "boiling_c": 4264.85, "density": 11.0, "crust_percent": null, "discovery_year": "1937", "group": 7, "electrons": "[Kr] 4d5 5s2", "ion_energy": 7.1194, "period": 5, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 44, "number": 44, "weight": 101.07, "name": "Ruthenium", "symbol": "Ru", "melting_c": 2333.85, "boiling_c": 4149.85, "density": 12.1, "crust_percent": 1e-07, "discovery_year": "1844", "group": 8, "electrons": "[Kr] 4d7 5s1", "ion_energy": 7.3605, "period": 5, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 45, "number": 45, "weight": 102.9055, "name": "Rhodium", "symbol": "Rh", "melting_c": 1963.85, "boiling_c": 3694.85, "density": 12.4, "crust_percent": 1e-07, "discovery_year": "1803", "group": 9, "electrons": "[Kr] 4d8 5s1", "ion_energy": 7.4589, "period": 5, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 46, "number": 46, "weight": 106.42, "name": "Palladium", "symbol": "Pd", "melting_c": 1554.9, "boiling_c": 2962.85, "density": 12.0, "crust_percent": 1.5e-06, "discovery_year": "1803", "group": 10, "electrons": "[Kr] 4d10", "ion_energy": 8.3368, "period": 5, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 47, "number": 47, "weight": 107.8682, "name": "Silver", "symbol": "Ag", "melting_c": 961.78, "boiling_c": 2161.85, "density": 10.501, "crust_percent": 7.5e-06, "discovery_year": "ancient", "group": 11, "electrons": "[Kr] 4d10 5s1", "ion_energy": 7.5762, "period": 5, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 48, "number": 48, "weight": 112.414, "name": "Cadmium", "symbol": "Cd", "melting_c": 321.07, "boiling_c": 766.85, "density": 8.69, "crust_percent": 1.5e-05, "discovery_year": "1817", "group": 12, "electrons": "[Kr] 4d10 5s2", "ion_energy": 8.9938, "period": 5, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 49, "number": 49, "weight": 114.818, "name": "Indium", "symbol": "In", "melting_c": 156.6, "boiling_c": 2071.85, "density": 7.31, "crust_percent": 2.5e-05, "discovery_year": "1863", "group": 13, "electrons": "[Kr] 4d10 5s2 5p1", "ion_energy": 5.7864, "period": 5, "block": "p", "category": "Post-transition metal", "state": "Solid"},
{"id": 50, "number": 50, "weight": 118.71, "name": "Tin", "symbol": "Sn", "melting_c": 231.93, "boiling_c": 2601.85, "density": 7.287, "crust_percent": 0.00023, "discovery_year": "ancient", "group": 14, "electrons": "[Kr] 4d10 5s2 5p2", "ion_energy": 7.3439, "period": 5, "block": "p", "category": "Post-transition metal", "state": "Solid"},
{"id": 51, "number": 51, "weight": 121.76, "name": "Antimony", "symbol": "Sb", "melting_c": 630.63, "boiling_c": 1586.85, "density": 6.685, "crust_percent": 2e-05, "discovery_year": "ancient", "group": 15, "electrons": "[Kr] 4d10 5s2 5p3", "ion_energy": 8.6084, "period": 5, "block": "p", "category": "Metalloid", "state": "Solid"},
{"id": 52, "number": 52, "weight": 127.6, "name": "Tellurium", "symbol": "Te", "melting_c": 449.51, "boiling_c": 987.85, "density": 6.232, "crust_percent": 1e-07, "discovery_year": "1782", "group": 16, "electrons": "[Kr] 4d10 5s2 5p4", "ion_energy": 9.0098, "period": 5, "block": "p", "category": "Metalloid", "state": "Solid"},
{"id": 53, "number": 53, "weight": 126.9045, "name": "Iodine", "symbol": "I", "melting_c": 113.7, "boiling_c": 184.4, "density": 4.93, "crust_percent": 4.5e-05, "discovery_year": "1811", "group": 17, "electrons": "[Kr] 4d10 5s2 5p5", "ion_energy": 10.4512, "period": 5, "block": "p", "category": "Halogen", "state": "Solid"},
{"id": 54, "number": 54, "weight": 131.293, "name": "Xenon", "symbol": "Xe", "melting_c": -111.79, "boiling_c": -108.12, "density": 0.005887, "crust_percent": 3e-09, "discovery_year": "1898", "group": 18, "electrons": "[Kr] 4d10 5s2 5p6", "ion_energy": 12.1298, "period": 5, "block": "p", "category": "Noble gas", "state": "Gas"},
{"id": 55, "number": 55, "weight": 132.9055, "name": "Cesium", "symbol": "Cs", "melting_c": 28.44, "boiling_c": 670.85, "density": 1.93, "crust_percent": 0.0003, "discovery_year": "1860", "group": 1, "electrons": "[Xe] 6s1", "ion_energy": 3.8939, "period": 6, "block": "s", "category": "Alkali metal", "state": "Solid"},
{"id": 56, "number": 56, "weight": 137.327, "name": "Barium", "symbol": "Ba", "melting_c": 726.85, "boiling_c": 1896.85, "density": 3.62, "crust_percent": 0.0425, "discovery_year": "1808", "group": 2, "electrons": "[Xe] 6s2", "ion_energy": 5.2117, "period": 6, "block": "s", "category": "Alkaline earth metal", "state": "Solid"},
{"id": 57, "number": 57, "weight": 138.9055, "name": "Lanthanum", "symbol": "La", "melting_c": 917.85, "boiling_c": 3463.85, "density": 6.15, "crust_percent": 0.0039, "discovery_year": "1839", "group": 101, "electrons": "[Xe] 5d1 6s2", "ion_energy": 5.5769, "period": 6, "block": "d", "category": "Lanthanide", "state": "Solid"},
{"id": 58, "number": 58, "weight": 140.116, "name": "Cerium", "symbol": "Ce", "melting_c": 797.85, "boiling_c": 3423.85, "density": 6.77, "crust_percent": 0.00665, "discovery_year": "1803", "group": 101, "electrons": "[Xe] 4f1 5d1 6s2", "ion_energy": 5.5386, "period": 6, "block": "f", "category": "Lanthanide", "state": "Solid"},
{"id": 59, "number": 59, "weight": 140.9077, "name": "Praseodymium", "symbol": "Pr", "melting_c": 930.85, "boiling_c": 3519.85, "density": 6.77, "crust_percent": 0.00092, "discovery_year": "1885", "group": 101, "electrons": "[Xe] 4f3 6s2", "ion_energy": 5.4702, "period": 6, "block": "f", "category": "Lanthanide", "state": "Solid"},
{"id": 60, "number": 60, "weight": 144.242, "name": "Neodymium", "symbol": "Nd", "melting_c": 1020.85, "boiling_c": 3073.85, "density": 7.01, "crust_percent": 0.00415, "discovery_year": "1885", "group": 101, "electrons": "[Xe] 4f4 6s2", "ion_energy": 5.525, "period": 6, "block": "f", "category": "Lanthanide", "state": "Solid"},
{"id": 61, "number": 61, "weight": 145, "name": "Promethium", "symbol": "Pm", "melting_c": 1041.85, "boiling_c": 2999.85, "density": 7.26, "crust_percent": null, "discovery_year": "1945", "group": 101, "electrons": "[Xe] 4f5 6s2", "ion_energy": 5.5819, "period": 6, "block": "f", "category": "Lanthanide", "state": "Solid"},
{"id": 62, "number": 62, "weight": 150.36, "name": "Samarium", "symbol": "Sm", "melting_c": 1073.85, "boiling_c": 1793.85, "density": 7.52, "crust_percent": 0.000705, "discovery_year": "1879", "group": 101, "electrons": "[Xe] 4f6 6s2", "ion_energy": 5.6437, "period": 6, "block": "f", "category": "Lanthanide", "state": "Solid"},
{"id": 63, "number": 63, "weight": 151.964, "name": "Europium", "symbol": "Eu", "melting_c": 821.85, "boiling_c": 1528.85, "density": 5.24, "crust_percent": 0.0002, "discovery_year": "1901", "group": 101, "electrons": "[Xe] 4f7 6s2", "ion_energy": 5.6704, "period": 6, "block": "f", "category": "Lanthanide", "state": "Solid"},
{"id": 64, "number": 64, "weight": 157.25, "name": "Gadolinium", "symbol": "Gd", "melting_c": 1312.85, "boiling_c": 3272.85, "density": 7.9, "crust_percent": 0.00062, "discovery_year": "1880", "group": 101, "electrons": "[Xe] 4f7 5d1 6s2", "ion_energy": 6.1498, "period": 6, "block": "f", "category": "Lanthanide", "state": "Solid"},
{"id": 65, "number": 65, "weight": 158.9254, "name": "Terbium", "symbol": "Tb", "melting_c": 1355.85, "boiling_c": 3229.85, "density": 8.23, "crust_percent": 0.00012, "discovery_year": "1843", "group": 101, "electrons": "[Xe] 4f9 6s2", "ion_energy": 5.8638, "period": 6, "block": "f", "category": "Lanthanide", "state": "Solid"},
{"id": 66, "number": 66, "weight": 162.5, "name": "Dysprosium", "symbol": "Dy", "melting_c": 1411.85, "boiling_c": 2566.85, "density": 8.55, "crust_percent": 0.00052, "discovery_year": "1886", "group": 101, "electrons": "[Xe] 4f10 6s2", "ion_energy": 5.9391, "period": 6, "block": "f", "category": "Lanthanide", "state": "Solid"},
{"id": 67, "number": 67, "weight": 164.9303, "name": "Holmium", "symbol": "Ho", "melting_c": 1473.85, "boiling_c": 2699.85, "density": 8.8, "crust_percent": 0.00013, "discovery_year": "1878", "group": 101, "electrons": "[Xe] 4f11 6s2", "ion_energy": 6.0215, "period": 6, "block": "f", "category": "Lanthanide", "state": "Solid"},
{"id": 68, "number": 68, "weight": 167.259, "name": "Erbium", "symbol": "Er", "melting_c": 1528.85, "boiling_c": 2867.85, "density": 9.07, "crust_percent": 0.00035, "discovery_year": "1843", "group": 101, "electrons": "[Xe] 4f12 6s2", "ion_energy": 6.1077, "period": 6, "block": "f", "category": "Lanthanide", "state": "Solid"},
{"id": 69, "number": 69, "weight": 168.9342, "name": "Thulium", "symbol": "Tm", "melting_c": 1544.85, "boiling_c": 1949.85, "density": 9.32, "crust_percent": 5.2e-05, "discovery_year": "1879", "group": 101, "electrons": "[Xe] 4f13 6s2", "ion_energy": 6.1844, "period": 6, "block": "f", "category": "Lanthanide", "state": "Solid"},
{"id": 70, "number": 70, "weight": 173.045, "name": "Ytterbium", "symbol": "Yb", "melting_c": 818.85, "boiling_c": 1195.85, "density": 6.9, "crust_percent": 0.00032, "discovery_year": "1878", "group": 101, "electrons": "[Xe] 4f14 6s2", "ion_energy": 6.2542, "period": 6, "block": "f", "category": "Lanthanide", "state": "Solid"},
{"id": 71, "number": 71, "weight": 174.9668, "name": "Lutetium", "symbol": "Lu", "melting_c": 1662.85, "boiling_c": 3401.85, "density": 9.84, "crust_percent": 8e-05, "discovery_year": "1907", "group": 101, "electrons": "[Xe] 4f14 5d1 6s2", "ion_energy": 5.4259, "period": 6, "block": "f", "category": "Lanthanide", "state": "Solid"},
{"id": 72, "number": 72, "weight": 178.49, "name": "Hafnium", "symbol": "Hf", "melting_c": 2232.85, "boiling_c": 4602.85, "density": 13.3, "crust_percent": 0.0003, "discovery_year": "1923", "group": 4, "electrons": "[Xe] 4f14 5d2 6s2", "ion_energy": 6.8251, "period": 6, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 73, "number": 73, "weight": 180.9479, "name": "Tantalum", "symbol": "Ta", "melting_c": 3016.85, "boiling_c": 5457.85, "density": 16.4, "crust_percent": 0.0002, "discovery_year": "1802", "group": 5, "electrons": "[Xe] 4f14 5d3 6s2", "ion_energy": 7.5496, "period": 6, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 74, "number": 74, "weight": 183.84, "name": "Tungsten", "symbol": "W", "melting_c": 3421.85, "boiling_c": 5554.85, "density": 19.3, "crust_percent": 0.000125, "discovery_year": "1783", "group": 6, "electrons": "[Xe] 4f14 5d4 6s2", "ion_energy": 7.864, "period": 6, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 75, "number": 75, "weight": 186.207, "name": "Rhenium", "symbol": "Re", "melting_c": 3185.85, "boiling_c": 5595.85, "density": 20.8, "crust_percent": 7e-08, "discovery_year": "1925", "group": 7, "electrons": "[Xe] 4f14 5d5 6s2", "ion_energy": 7.8335, "period": 6, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 76, "number": 76, "weight": 190.23, "name": "Osmium", "symbol": "Os", "melting_c": 3032.85, "boiling_c": 5011.85, "density": 22.57, "crust_percent": 1.5e-07, "discovery_year": "1803", "group": 8, "electrons": "[Xe] 4f14 5d6 6s2", "ion_energy": 8.4382, "period": 6, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 77, "number": 77, "weight": 192.217, "name": "Iridium", "symbol": "Ir", "melting_c": 2445.85, "boiling_c": 4427.85, "density": 22.42, "crust_percent": 1e-07, "discovery_year": "1803", "group": 9, "electrons": "[Xe] 4f14 5d7 6s2", "ion_energy": 8.967, "period": 6, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 78, "number": 78, "weight": 195.084, "name": "Platinum", "symbol": "Pt", "melting_c": 1768.4, "boiling_c": 3824.85, "density": 21.46, "crust_percent": 5e-07, "discovery_year": "1735", "group": 10, "electrons": "[Xe] 4f14 5d9 6s1", "ion_energy": 8.9588, "period": 6, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 79, "number": 79, "weight": 196.9666, "name": "Gold", "symbol": "Au", "melting_c": 1064.18, "boiling_c": 2855.85, "density": 19.282, "crust_percent": 4e-07, "discovery_year": "ancient", "group": 11, "electrons": "[Xe] 4f14 5d10 6s1", "ion_energy": 9.2256, "period": 6, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 80, "number": 80, "weight": 200.592, "name": "Mercury", "symbol": "Hg", "melting_c": -38.83, "boiling_c": 356.73, "density": 13.5336, "crust_percent": 8.5e-06, "discovery_year": "ancient", "group": 12, "electrons": "[Xe] 4f14 5d10 6s2", "ion_energy": 10.4375, "period": 6, "block": "d", "category": "Transition metal", "state": "Liquid"},
{"id": 81, "number": 81, "weight": 204.38, "name": "Thallium", "symbol": "Tl", "melting_c": 303.85, "boiling_c": 1472.85, "density": 11.8, "crust_percent": 8.5e-05, "discovery_year": "1861", "group": 13, "electrons": "[Xe] 4f14 5d10 6s2 6p1", "ion_energy": 6.1083, "period": 6, "block": "p", "category": "Post-transition metal", "state": "Solid"},
{"id": 82, "number": 82, "weight": 207.2, "name": "Lead", "symbol": "Pb", "melting_c": 327.46, "boiling_c": 1748.85, "density": 11.342, "crust_percent": 0.0014, "discovery_year": "ancient", "group": 14, "electrons": "[Xe] 4f14 5d10 6s2 6p2", "ion_energy": 7.4167, "period": 6, "block": "p", "category": "Post-transition metal", "state": "Solid"},
{"id": 83, "number": 83, "weight": 208.9804, "name": "Bismuth", "symbol": "Bi", "melting_c": 271.4, "boiling_c": 1563.85, "density": 9.807, "crust_percent": 8.5e-07, "discovery_year": "1753", "group": 15, "electrons": "[Xe] 4f14 5d10 6s2 6p3", "ion_energy": 7.2855, "period": 6, "block": "p", "category": "Post-transition metal", "state": "Solid"},
{"id": 84, "number": 84, "weight": 209, "name": "Polonium", "symbol": "Po", "melting_c": 253.85, "boiling_c": 961.85, "density": 9.32, "crust_percent": 2e-14, "discovery_year": "1898", "group": 16, "electrons": "[Xe] 4f14 5d10 6s2 6p4", "ion_energy": 8.4181, "period": 6, "block": "p", "category": "Metalloid", "state": "Solid"},
{"id": 85, "number": 85, "weight": 210, "name": "Astatine", "symbol": "At", "melting_c": 301.85, "boiling_c": null, "density": 7.0, "crust_percent": null, "discovery_year": "1940", "group": 17, "electrons": "[Xe] 4f14 5d10 6s2 6p5", "ion_energy": 9.3175, "period": 6, "block": "p", "category": "Halogen", "state": "Solid"},
{"id": 86, "number": 86, "weight": 222, "name": "Radon", "symbol": "Rn", "melting_c": -71.15, "boiling_c": -61.7, "density": 0.00973, "crust_percent": 4e-17, "discovery_year": "1900", "group": 18, "electrons": "[Xe] 4f14 5d10 6s2 6p6", "ion_energy": 10.7485, "period": 6, "block": "p", "category": "Noble gas", "state": "Gas"},
{"id": 87, "number": 87, "weight": 223, "name": "Francium", "symbol": "Fr", "melting_c": 26.85, "boiling_c": null, "density": null, "crust_percent": null, "discovery_year": "1939", "group": 1, "electrons": "[Rn] 7s1", "ion_energy": 4.0727, "period": 7, "block": "s", "category": "Alkali metal", "state": "Solid"},
{"id": 88, "number": 88, "weight": 226, "name": "Radium", "symbol": "Ra", "melting_c": 699.85, "boiling_c": 1139.85, "density": 5.0, "crust_percent": 9e-11, "discovery_year": "1898", "group": 2, "electrons": "[Rn] 7s2", "ion_energy": 5.2784, "period": 7, "block": "s", "category": "Alkaline earth metal", "state": "Solid"},
{"id": 89, "number": 89, "weight": 227, "name": "Actinium", "symbol": "Ac", "melting_c": 1050.85, "boiling_c": 3197.85, "density": 10.07, "crust_percent": 5.5e-14, "discovery_year": "1899", "group": 102, "electrons": "[Rn] 6d1 7s2", "ion_energy": 5.3802, "period": 7, "block": "d", "category": "Actinide", "state": "Solid"},
{"id": 90, "number": 90, "weight": 232.0377, "name": "Thorium", "symbol": "Th", "melting_c": 1749.85, "boiling_c": 4787.85, "density": 11.72, "crust_percent": 0.00096, "discovery_year": "1828", "group": 102, "electrons": "[Rn] 6d2 7s2", "ion_energy": 6.3067, "period": 7, "block": "f", "category": "Actinide", "state": "Solid"},
{"id": 91, "number": 91, "weight": 231.0359, "name": "Protactinium", "symbol": "Pa", "melting_c": 1571.85, "boiling_c": null, "density": 15.37, "crust_percent": 1.4e-10, "discovery_year": "1913", "group": 102, "electrons": "[Rn] 5f2 6d1 7s2", "ion_energy": 5.89, "period": 7, "block": "f", "category": "Actinide", "state": "Solid"},
{"id": 92, "number": 92, "weight": 238.0289, "name": "Uranium", "symbol": "U", "melting_c": 1134.85, "boiling_c": 4130.85, "density": 18.95, "crust_percent": 0.00027, "discovery_year": "1789", "group": 102, "electrons": "[Rn] 5f3 6d1 7s2", "ion_energy": 6.194, "period": 7, "block": "f", "category": "Actinide", "state": "Solid"},
{"id": 93, "number": 93, "weight": 237, "name": "Neptunium", "symbol": "Np", "melting_c": 643.85, "boiling_c": 3901.85, "density": 20.25, "crust_percent": null, "discovery_year": "1940", "group": 102, "electrons": "[Rn] 5f4 6d1 7s2", "ion_energy": 6.2655, "period": 7, "block": "f", "category": "Actinide", "state": "Solid"},
{"id": 94, "number": 94, "weight": 244, "name": "Plutonium", "symbol": "Pu", "melting_c": 639.85, "boiling_c": 3227.85, "density": 19.84, "crust_percent": null, "discovery_year": "1940", "group": 102, "electrons": "[Rn] 5f6 7s2", "ion_energy": 6.0258, "period": 7, "block": "f", "category": "Actinide", "state": "Solid"},
{"id": 95, "number": 95, "weight": 243, "name": "Americium", "symbol": "Am", "melting_c": 1175.85, "boiling_c": 2010.85, "density": 13.69, "crust_percent": null, "discovery_year": "1944", "group": 102, "electrons": "[Rn] 5f7 7s2", "ion_energy": 5.9738, "period": 7, "block": "f", "category": "Actinide", "state": "Solid"},
{"id": 96, "number": 96, "weight": 247, "name": "Curium", "symbol": "Cm", "melting_c": 1344.85, "boiling_c": 3126.85, "density": 13.51, "crust_percent": null, "discovery_year": "1944", "group": 102, "electrons": "[Rn] 5f7 6d1 7s2", "ion_energy": 5.9922, "period": 7, "block": "f", "category": "Actinide", "state": "Solid"},
{"id": 97, "number": 97, "weight": 247, "name": "Berkelium", "symbol": "Bk", "melting_c": 1049.85, "boiling_c": null, "density": 14.0, "crust_percent": null, "discovery_year": "1949", "group": 102, "electrons": "[Rn] 5f9 7s2", "ion_energy": 6.1978, "period": 7, "block": "f", "category": "Actinide", "state": "Solid"},
{"id": 98, "number": 98, "weight": 251, "name": "Californium", "symbol": "Cf", "melting_c": 899.85, "boiling_c": null, "density": null, "crust_percent": null, "discovery_year": "1950", "group": 102, "electrons": "[Rn] 5f10 7s2", "ion_energy": 6.2819, "period": 7, "block": "f", "category": "Actinide", "state": "Solid"},
{"id": 99, "number": 99, "weight": 252, "name": "Einsteinium", "symbol": "Es", "melting_c": 859.85, "boiling_c": null, "density": null, "crust_percent": null, "discovery_year": "1952", "group": 102, "electrons": "[Rn] 5f11 7s2", "ion_energy": 6.3684, "period": 7, "block": "f", "category": "Actinide", "state": "Solid"},
{"id": 100, "number": 100, "weight": 257, "name": "Fermium", "symbol": "Fm", "melting_c": 1526.85, "boiling_c": null, "density": null, "crust_percent": null, "discovery_year": "1953", "group": 102, "electrons": "[Rn] 5f12 7s2", "ion_energy": 6.5, "period": 7, "block": "f", "category": "Actinide", "state": "Solid"},
{"id": 101, "number": 101, "weight": 258, "name": "Mendelevium", "symbol": "Md", "melting_c": 826.85, "boiling_c": null, "density": null, "crust_percent": null, "discovery_year": "1955", "group": 102, "electrons": "[Rn] 5f13 7s2", "ion_energy": 6.58, "period": 7, "block": "f", "category": "Actinide", "state": "Solid"},
{"id": 102, "number": 102, "weight": 259, "name": "Nobelium", "symbol": "No", "melting_c": 826.85, "boiling_c": null, "density": null, "crust_percent": null, "discovery_year": "1957", "group": 102, "electrons": "[Rn] 5f14 7s2", "ion_energy": 6.6262, "period": 7, "block": "f", "category": "Actinide", "state": "Solid"},
{"id": 103, "number": 103, "weight": 262, "name": "Lawrencium", "symbol": "Lr", "melting_c": 1626.85, "boiling_c": null, "density": null, "crust_percent": null, "discovery_year": "1961", "group": 102, "electrons": "[Rn] 5f14 7s2 7p1", "ion_energy": 4.96, "period": 7, "block": "f", "category": "Actinide", "state": "Solid"},
{"id": 104, "number": 104, "weight": 267, "name": "Rutherfordium", "symbol": "Rf", "melting_c": null, "boiling_c": null, "density": null, "crust_percent": null, "discovery_year": "1964", "group": 4, "electrons": "[Rn] 5f14 6d2 7s2", "ion_energy": 6.02, "period": 7, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 105, "number": 105, "weight": 268, "name": "Dubnium", "symbol": "Db", "melting_c": null, "boiling_c": null, "density": null, "crust_percent": null, "discovery_year": "1970", "group": 5, "electrons": "[Rn] 5f14 6d3 7s2", "ion_energy": 6.8, "period": 7, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 106, "number": 106, "weight": 271, "name": "Seaborgium", "symbol": "Sg", "melting_c": null, "boiling_c": null, "density": null, "crust_percent": null, "discovery_year": "1974", "group": 6, "electrons": "[Rn] 5f14 6d4 7s2", "ion_energy": 7.8, "period": 7, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 107, "number": 107, "weight": 274, "name": "Bohrium", "symbol": "Bh", "melting_c": null, "boiling_c": null, "density": null, "crust_percent": null, "discovery_year": "1976", "group": 7, "electrons": "[Rn] 5f14 6d5 7s2", "ion_energy": 7.7, "period": 7, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 108, "number": 108, "weight": 269, "name": "Hassium", "symbol": "Hs", "melting_c": null, "boiling_c": null, "density": null, "crust_percent": null, "discovery_year": "1984", "group": 8, "electrons": "[Rn] 5f14 6d6 7s2", "ion_energy": 7.6, "period": 7, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 109, "number": 109, "weight": 276, "name": "Meitnerium", "symbol": "Mt", "melting_c": null, "boiling_c": null, "density": null, "crust_percent": null, "discovery_year": "1982", "group": 9, "electrons": "[Rn] 5f14 6d7 7s2", "ion_energy": null, "period": 7, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 110, "number": 110, "weight": 281, "name": "Darmstadtium", "symbol": "Ds", "melting_c": null, "boiling_c": null, "density": null, "crust_percent": null, "discovery_year": "1994", "group": 10, "electrons": "[Rn] 5f14 6d9 7s1", "ion_energy": null, "period": 7, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 111, "number": 111, "weight": 281, "name": "Roentgenium", "symbol": "Rg", "melting_c": null, "boiling_c": null, "density": null, "crust_percent": null, "discovery_year": "1994", "group": 11, "electrons": "[Rn] 5f14 6d10 7s1", "ion_energy": null, "period": 7, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 112, "number": 112, "weight": 285, "name": "Copernicium", "symbol": "Cn", "melting_c": null, "boiling_c": null, "density": null, "crust_percent": null, "discovery_year": "1996", "group": 12, "electrons": "[Rn] 5f14 6d10 7s2", "ion_energy": null, "period": 7, "block": "d", "category": "Transition metal", "state": "Solid"},
{"id": 113, "number": 113, "weight": 286, "name": "Nihonium", "symbol": "Nh", "melting_c": null, "boiling_c": null, "density": null, "crust_percent": null, "discovery_year": "2004", "group": 13, "electrons": "[Rn] 5f14 6d10 7s2 7p1", "ion_energy": null, "period": 7, "block": "p", "category": "Post-transition metal", "state": "Solid"},
{"id": 114, "number": 114, "weight": 289, "name": "Flerovium", "symbol": "Fl", "melting_c": null, "boiling_c": null, "density": null, "crust_percent": null, "discovery_year": "1998", "group": 14, "electrons": "[Rn] 5f14 6d10 7s2 7p2", "ion_energy": null, "period": 7, "block": "p", "category": "Post-transition metal", "state": "Solid"},
{"id": 115, "number": 115, "weight": 288, "name": "Moscovium", "symbol": "Mc", "melting_c": null, "boiling_c": null, "density": null, "crust_percent": null, "discovery_year": "2003", "group": 15, "electrons": "[Rn] 5f14 6d10 7s2 7p3", "ion_energy": null, "period": 7, "block": "p", "category": "Post-transition metal", "state": "Solid"},
{"id": 116, "number": 116, "weight": 293, "name": "Livermorium", "symbol": "Lv", "melting_c": null, "boiling_c": null, "density": null, "crust_percent": null, "discovery_year": "2000", "group": 16, "electrons": "[Rn] 5f14 6d10 7s2 7p4", "ion_energy": null, "period": 7, "block": "p", "category": "Post-transition metal", "state": "Solid"},
{"id": 117, "number": 117, "weight": 294, "name": "Tennessine", "symbol": "Ts", "melting_c": null, "boiling_c": null, "density": null, "crust_percent": null, "discovery_year": "2010", "group": 17, "electrons": "[Rn] 5f14 6d10 7s2 7p5", "ion_energy": null, "period": 7, "block": "p", "category": "Halogen", "state": "Solid"},
{"id": 118, "number": 118, "weight": 294, "name": "Oganesson", "symbol": "Og", "melting_c": null, "boiling_c": null, "density": null, "crust_percent": null, "discovery_year": "2006", "group": 18, "electrons": "[Rn] 5f14 6d10 7s2 7p6", "ion_energy": null, "period": 7, "block": "p", "category": "Noble gas", "state": "Gas"}
]

"""#
}
