# Turns an iOS source file into one for NibCore: sed -E -f Scripts/port.sed In.swift > Out.swift
# docs/porting.md explains each edit, and lists the edits that you have to make by hand.

# 1. The library.
s/^([[:space:]]*)(@testable )?import (UIKit|NibOwner)[[:space:]]*$/\1import NibCore/

# 2. Outlets, strong and weak, with any modifiers between the attribute and `var`.
s/@IBOutlet[[:space:]]+([a-z() ]*)weak ([a-z() ]*)var /@Outlet(.weak) \1\2var /
s/@IBOutlet([[:space:]])/@Outlet\1/

# 3. Runtime attributes.
s/@IBInspectable([[:space:]])/@Inspectable\1/

# 4. Actions: the attribute is removed. Write the row in `nibActions` by hand.
s/@IBAction[[:space:]]+//

# 5. Objective-C's attribute and selectors.
s/@objc(\([^)]*\))?[[:space:]]+//
s/#selector\(([A-Za-z_]+\.)*([A-Za-z_]+)\(_:\)\)/Selector("\2:")/g
s/#selector\(([A-Za-z_]+\.)*([A-Za-z_]+)\)/Selector("\2")/g

# 6. The application's delegate.
s/^([[:space:]]*)@UIApplicationMain/\1import NibScreen\n\n\1@main/

# 7. Spellings of older Swift.
s/^(.*protocol [^{]*): class /\1: AnyObject /
s/UIApplicationLaunchOptionsKey/UIApplication.LaunchOptionsKey/g
