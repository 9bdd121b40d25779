// This file is made by `make accept ONLY=nibcore-members`. Do not edit it.

/// The public classes and protocols of NibCore with their members, in the form that `NibCoreTypes` reads.
enum NibCoreMembers {
  static let text = """
    extension :=CAAction CAAnimation CAAnimationCalculationMode CAAnimationDelegate CAAnimationGroup \
    CAAnimationRotationMode CABasicAnimation CACornerMask CACurrentMediaTime() CADisplayLink CAEmitterCell \
    CAEmitterLayer CAEmitterLayerEmitterShape CAGradientLayer CAGradientLayerType CAKeyframeAnimation CALayer \
    CALayerContentsGravity CALayerCornerCurve CALayerDelegate CAMediaTiming CAMediaTimingFillMode \
    CAMediaTimingFunction CAMediaTimingFunctionName CAPropertyAnimation CAReplicatorLayer CAScrollLayer \
    CAShapeLayer CAShapeLayerFillRule CAShapeLayerLineCap CAShapeLayerLineJoin CASpringAnimation CATextLayer \
    CATextLayerAlignmentMode CATextLayerTruncationMode CATiledLayer CATransaction CATransform3D \
    CATransform3DConcat(_:_:) CATransform3DEqualToTransform(_:_:) CATransform3DGetAffineTransform(_:) \
    CATransform3DIdentity CATransform3DIsIdentity(_:) CATransform3DMakeAffineTransform(_:) \
    CATransform3DMakeRotation(_:_:_:_:) CATransform3DMakeScale(_:_:_:) CATransform3DMakeTranslation(_:_:_:) \
    CATransform3DRotate(_:_:_:_:_:) CATransform3DScale(_:_:_:_:) CATransform3DTranslate(_:_:_:_:) \
    CATransformLayer CATransition CATransitionSubtype CATransitionType CAValueFunction CAValueFunctionName \
    CFTimeInterval CGAffineTransform CGBitmapInfo CGBlendMode CGColor CGColorSpace CGColorSpaceCreateDeviceGray() \
    CGColorSpaceCreateDeviceRGB() CGContext CGGradient CGGradientDrawingOptions CGImage CGImageAlphaInfo \
    CGInterpolationQuality CGLineCap CGLineJoin CGMutablePath CGPath CGPathDrawingMode CGPathFillRule CGVector \
    CellGrid Device InputEvent Inspectable KeyHelp KeyPress LayoutOptions LoadedDocument LoadedNib Logger \
    MKMapView MouseEvent NMExplicitLayout NMExplicitLayoutManager NMGridLayoutDirection NMGridLayoutExtension \
    NMGridLayoutExtensionDirection NMGridLayoutManager NMView NMViewLayoutManager NMViewLayoutOmitSubviewsTag \
    NMViewLayoutOmitSubviewsView NMViewLayoutTag NMViewLayoutView NSAttributedStringKey NSCollectionLayoutAnchor \
    NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutContainer NSCollectionLayoutDecorationItem \
    NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing NSCollectionLayoutEnvironment \
    NSCollectionLayoutGroup NSCollectionLayoutGroupCustomItem NSCollectionLayoutGroupCustomItemProvider \
    NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing \
    NSCollectionLayoutSupplementaryItem NSCollectionLayoutVisibleItem NSDataAsset NSDataAssetName \
    NSDiffableDataSourceSnapshot NSDirectionalEdgeInsets NSDirectionalRectEdge NSEC_PER_MSEC NSEC_PER_SEC \
    NSKeyValueChange NSKeyValueChangeKey NSKeyValueObservation NSKeyValueObservedChange \
    NSKeyValueObservingOptions NSLayoutAnchor NSLayoutAttribute NSLayoutConstraint NSLayoutDimension \
    NSLayoutRelation NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode NSMutableParagraphStyle \
    NSParagraphStyle NSRectAlignment NSSelectorFromString(_:) NSStringDrawingContext NSStringDrawingOptions \
    NSStringFromSelector(_:) NSTextAlignment NSTextContainer NSTextTab NSUnderlineStyle NSWritingDirection \
    NibAction NibAnchored NibAudit NibBar NibBindings NibClassBindings NibClassRegistry NibContainerController \
    NibDiffableDataSource NibDrawableString NibDrawingContext NibException NibInstantiable NibItemBehavior \
    NibKeyValueObserver NibLoadingView NibObject NibObservable NibOwner NibPaneController NibPlaceholderView \
    NibProperty NibSearchPath OSLog OSLogInterpolation OSLogMessage OSLogPrivacy OSLogType Outlet \
    ProgramContainer Selector UIAccessibility UIAccessibilityContainerType UIAccessibilityCustomAction \
    UIAccessibilityElement UIAccessibilityScrollDirection UIAccessibilityTraits UIAction UIActionHandler \
    UIActivity UIActivityIndicatorView UIActivityIndicatorViewStyle UIActivityItemSource UIActivityViewController \
    UIAdaptivePresentationControllerDelegate UIAlertAction UIAlertController UIAppearance UIAppearanceContainer \
    UIApplication UIApplicationDelegate UIApplicationLaunchOptionsKey UIApplicationShortcutItem \
    UIAttachmentBehavior UIAxis UIBackgroundConfiguration UIBarAppearance UIBarButtonItem \
    UIBarButtonItemAppearance UIBarButtonItemStyle UIBarButtonSystemItem UIBarItem UIBarItemAppearance \
    UIBarItemStateAppearance UIBarMetrics UIBarPosition UIBarPositioning UIBarPositioningDelegate UIBarStyle \
    UIBaselineAdjustment UIBezierPath UIBlurEffect UIButton UIButtonType UICellAccessory UICellConfigurationState \
    UICollectionLayoutListConfiguration UICollectionLayoutSectionOrthogonalScrollingBehavior \
    UICollectionReusableView UICollectionView UICollectionViewCell UICollectionViewCompositionalLayout \
    UICollectionViewCompositionalLayoutConfiguration UICollectionViewCompositionalLayoutSectionProvider \
    UICollectionViewController UICollectionViewDataSource UICollectionViewDataSourcePrefetching \
    UICollectionViewDelegate UICollectionViewDelegateFlowLayout UICollectionViewDiffableDataSource \
    UICollectionViewFlowLayout UICollectionViewFocusUpdateContext UICollectionViewLayout \
    UICollectionViewLayoutAttributes UICollectionViewListCell UICollisionBehavior UICollisionBehaviorDelegate \
    UIColor UIColorWell UICommand UIConfigurationState UIContentConfiguration UIContentContainer \
    UIContentInsetsReference UIContentSizeCategory UIContentUnavailableConfiguration \
    UIContentUnavailableConfigurationState UIContentUnavailableView UIContentView UIContextMenuConfiguration \
    UIContextMenuInteraction UIContextMenuInteractionDelegate UIContextualAction UIControl UIControlEvents \
    UIControlState UICoordinateSpace UICubicTimingParameters UIDatePicker UIDeferredMenuElement UIDevice \
    UIDeviceOrientation UIDynamicAnimator UIDynamicAnimatorDelegate UIDynamicBehavior UIDynamicItem \
    UIDynamicItemBehavior UIDynamicItemCollisionBoundsType UIEdgeInsets UIEdgeInsetsInsetRect(_:_:) \
    UIEdgeInsetsMake(_:_:_:_:) UIEvent UIFeedbackGenerator UIFocusAnimationCoordinator UIFont UIFontDescriptor \
    UIFontMetrics UIGestureRecognizer UIGestureRecognizerDelegate UIGraphicsBeginImageContext(_:) \
    UIGraphicsBeginImageContextWithOptions(_:_:_:) UIGraphicsEndImageContext() UIGraphicsGetCurrentContext() \
    UIGraphicsGetImageFromCurrentImageContext() UIGraphicsImageRenderer UIGraphicsImageRendererContext \
    UIGraphicsImageRendererFormat UIGraphicsPopContext() UIGraphicsPushContext(_:) UIGravityBehavior UIImage \
    UIImageJPEGRepresentation(_:_:) UIImagePNGRepresentation(_:) UIImagePickerController \
    UIImagePickerControllerDelegate UIImagePickerControllerEditedImage UIImagePickerControllerOriginalImage \
    UIImageRenderingMode UIImageView UIImpactFeedbackGenerator UIInputView UIInteraction UIInterfaceOrientation \
    UIInterfaceOrientationMask UIKey UIKeyCommand UIKeyInput UIKeyModifierFlags UIKeyboardAppearance \
    UIKeyboardType UILabel UILayoutGuide UILayoutPriority UILayoutSupport UIListContentConfiguration \
    UIListContentView UILongPressGestureRecognizer UIMenu UIMenuElement UIModalPresentationStyle \
    UIModalTransitionStyle UINavigationBar UINavigationBarAppearance UINavigationBarDelegate \
    UINavigationController UINavigationControllerDelegate UINavigationItem UINib UINotificationFeedbackGenerator \
    UIOffset UIOffsetMake(_:_:) UIOpenURLContext UIPageControl UIPageViewController \
    UIPageViewControllerDataSource UIPageViewControllerDelegate UIPanGestureRecognizer UIPasteboard \
    UIPercentDrivenInteractiveTransition UIPickerView UIPickerViewDataSource UIPickerViewDelegate \
    UIPinchGestureRecognizer UIPopoverArrowDirection UIPopoverPresentationController \
    UIPopoverPresentationControllerDelegate UIPresentationController UIPress UIPressesEvent UIPreviewAction \
    UIPreviewActionItem UIProgressView UIPushBehavior UIRectClip(_:) UIRectCorner UIRectEdge UIRectFill(_:) \
    UIRectFrame(_:) UIRefreshControl UIResponder UIReturnKeyType UIRotationGestureRecognizer UIScene \
    UISceneConfiguration UISceneDelegate UISceneSession UIScreen UIScreenEdgePanGestureRecognizer UIScrollView \
    UIScrollViewDelegate UISearchBar UISearchBarDelegate UISearchController UISearchControllerDelegate \
    UISearchDisplayController UISearchResultsUpdating UISearchTextField UISegmentedControl \
    UISelectionFeedbackGenerator UISemanticContentAttribute UISheetPresentationController \
    UISheetPresentationControllerDelegate UISheetPresentationControllerDetentResolutionContext UISlider \
    UISnapBehavior UISplitViewController UISplitViewControllerDelegate UISpringTimingParameters UIStackView \
    UIStatusBarAnimation UIStatusBarManager UIStatusBarStyle UIStepper UIStoryboard UIStoryboardSegue \
    UIStoryboardUnwindSegueSource UISwipeActionsConfiguration UISwipeGestureRecognizer UISwitch UITabBar \
    UITabBarAppearance UITabBarController UITabBarControllerDelegate UITabBarDelegate UITabBarItem \
    UITabBarItemAppearance UITabBarSystemItem UITableView UITableViewAutomaticDimension UITableViewCell \
    UITableViewCellAccessoryType UITableViewCellEditingStyle UITableViewCellSelectionStyle UITableViewCellStyle \
    UITableViewController UITableViewDataSource UITableViewDataSourcePrefetching UITableViewDelegate \
    UITableViewDiffableDataSource UITableViewHeaderFooterView UITableViewRowAction UITableViewRowAnimation \
    UITableViewScrollPosition UITableViewStyle UITapGestureRecognizer UITextAutocapitalizationType \
    UITextAutocorrectionType UITextBorderStyle UITextChecker UITextContentType UITextField UITextFieldDelegate \
    UITextFieldViewMode UITextInput UITextInputTraits UITextPosition UITextRange UITextSelectionRect \
    UITextSmartDashesType UITextSmartInsertDeleteType UITextSmartQuotesType UITextSpellCheckingType \
    UITextStorageDirection UITextView UITextViewDelegate UITimingCurveProvider UITimingCurveType UIToolbar \
    UIToolbarAppearance UIToolbarDelegate UITouch UITraitCollection UITraitEnvironmentLayoutDirection \
    UITransitionContextViewControllerKey UITransitionContextViewKey UIUserInterfaceIdiom \
    UIUserInterfaceLayoutDirection UIUserInterfaceSizeClass UIUserInterfaceStyle UIVibrancyEffect \
    UIVibrancyEffectStyle UIView UIViewAnimating UIViewAnimatingPosition UIViewAnimatingState \
    UIViewAnimationOptions UIViewAutoresizing UIViewConfigurationState UIViewContentMode UIViewController \
    UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning \
    UIViewControllerInteractiveTransitioning UIViewControllerTransitionCoordinator \
    UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate UIViewImplicitlyAnimating \
    UIViewPropertyAnimator UIVisualEffect UIVisualEffectView UIWebView UIWindow UIWindowScene \
    UIWindowSceneDelegate USEC_PER_SEC UndoManager WKWebView autoreleasepool(invoking:) \
    nibSearchPathForDirectoriesInDomains(_:_:_:) objc_sync_enter(_:) objc_sync_exit(_:) os_log(_:dso:log:_:_:) \
    os_log(_:dso:log:type:_:)
    protocol CAAction:AnyObject=run(forKey:object:arguments:)
    class CAAnimation:NSObject CAAction CAMediaTiming=+autoreverses +beginTime +delegate +duration +fillMode \
    +isRemovedOnCompletion +repeatCount +repeatDuration +run(forKey:object:arguments:) +speed +timeOffset \
    +timingFunction:CAMediaTimingFunction setValue(_:forKey:) value(forKey:)
    protocol CAAnimationDelegate:AnyObject=animationDidStart(_:) animationDidStop(_:finished:)
    class CAAnimationGroup:CAAnimation=+animations
    class CABasicAnimation:CAPropertyAnimation=+byValue +fromValue +toValue
    class CADisplayLink:NSObject=+add(to:forMode:) +invalidate() +isPaused +preferredFramesPerSecond \
    +remove(from:forMode:) duration targetTimestamp timestamp
    class CAEmitterCell:NSObject=+alphaRange +alphaSpeed +birthRate +color +contents +emissionLongitude \
    +emissionRange +lifetime +lifetimeRange +name +scale +scaleRange +scaleSpeed +spin +spinRange +velocity \
    +velocityRange +xAcceleration +yAcceleration
    class CAEmitterLayer:CALayer=+birthRate +emitterCells +emitterPosition +emitterShape +emitterSize +lifetime
    class CAGradientLayer:CALayer=+colors +endPoint +locations +startPoint +type
    class CAKeyframeAnimation:CAPropertyAnimation=+calculationMode +keyTimes +path:CGPath +rotationMode \
    +tensionValues +timingFunctions +values
    class CALayer:CAMediaTiming NSObject=+action(forKey:) +actions +add(_:forKey:) +addSublayer(_:) \
    +allowsEdgeAntialiasing +allowsGroupOpacity +anchorPoint +anchorPointZ +beginTime +borderColor +borderWidth \
    +bounds +contains(_:) +contents +contentsCenter +contentsGravity +contentsRect +contentsScale +cornerCurve \
    +cornerRadius +delegate +display() +displayIfNeeded() +draw(in:) +drawsAsynchronously +frame +hitTest(_:) \
    +isDoubleSided +isGeometryFlipped +isOpaque +layoutSublayers() +mask:CALayer +maskedCorners +masksToBounds \
    +model() +name +needsDisplayOnBoundsChange +position +presentation() +rasterizationScale \
    +removeFromSuperlayer() +setNeedsDisplay() +setNeedsDisplay(_:) +setNeedsLayout() +shadowColor +shadowOffset \
    +shadowOpacity +shadowPath:CGPath +shadowRadius +shouldRasterize +speed +sublayerTransform +timeOffset \
    +transform +zPosition affineTransform() animation(forKey:) animationKeys() backgroundColor convert(_:from:) \
    convert(_:to:) convertTime(_:from:) convertTime(_:to:) insertSublayer(_:above:) insertSublayer(_:at:) \
    insertSublayer(_:below:) isHidden layoutIfNeeded() opacity removeAllAnimations() removeAnimation(forKey:) \
    render(in:) replaceSublayer(_:with:) setAffineTransform(_:) setValue(_:forKey:) sublayers superlayer:CALayer
    protocol CALayerDelegate:AnyObject=action(for:forKey:) display(_:) draw(_:in:) layerWillDraw(_:) \
    layoutSublayers(of:)
    protocol CAMediaTiming:AnyObject=beginTime speed timeOffset
    class CAMediaTimingFunction:NSObject=getControlPoint(at:values:)
    class CAPropertyAnimation:CAAnimation=+isAdditive +isCumulative +keyPath +valueFunction:CAValueFunction
    class CAReplicatorLayer:CALayer=+instanceAlphaOffset +instanceColor +instanceCount +instanceDelay \
    +instanceTransform
    class CAScrollLayer:CALayer=
    class CAShapeLayer:CALayer=+fillColor +fillRule +lineCap +lineDashPattern +lineDashPhase +lineJoin +lineWidth \
    +miterLimit +path:CGPath +strokeColor +strokeEnd +strokeStart
    class CASpringAnimation:CABasicAnimation=+damping +initialVelocity +mass +settlingDuration +stiffness
    class CATextLayer:CALayer=+alignmentMode +font +fontSize +foregroundColor +isWrapped +string +truncationMode
    class CATiledLayer:CALayer=+levelsOfDetail +levelsOfDetailBias +tileSize
    class CATransaction:NSObject=+animationDuration() +animationTimingFunction() +begin() +commit() \
    +disableActions() +flush() +setAnimationDuration(_:) +setAnimationTimingFunction(_:) +setCompletionBlock(_:) \
    +setDisableActions(_:)
    class CATransformLayer:CALayer=
    class CATransition:CAAnimation=+endProgress +startProgress +subtype +type
    class CAValueFunction:NSObject=name
    class CGColorSpace:NSObject Sendable=displayP3 sRGB
    class CGContext:NSObject=addArc(center:radius:startAngle:endAngle:clockwise:) addCurve(to:control1:control2:) \
    addEllipse(in:) addLine(to:) addLines(between:) addPath(_:) addQuadCurve(to:control:) addRect(_:) \
    addRects(_:) beginPath() beginTransparencyLayer(auxiliaryInfo:) boundingBoxOfClipPath boundingBoxOfPath \
    clear(_:) clip(to:) clip(to:mask:) clip(using:) closePath() concatenate(_:) ctm currentPointOfPath \
    draw(_:in:byTiling:) drawLinearGradient(_:start:end:options:) drawPath(using:) \
    drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:) endTransparencyLayer() fill(_:) \
    fillEllipse(in:) fillPath(using:) flush() height interpolationQuality isPathEmpty makeImage() move(to:) \
    path:CGPath pathContains(_:mode:) resetClip() restoreGState() rotate(by:) saveGState() scaleBy(x:y:) \
    setAllowsAntialiasing(_:) setAlpha(_:) setBlendMode(_:) setFillColor(_:) setFillColor(gray:alpha:) \
    setFillColor(red:green:blue:alpha:) setFillColorSpace(_:) setFlatness(_:) setLineCap(_:) \
    setLineDash(phase:lengths:) setLineJoin(_:) setLineWidth(_:) setMiterLimit(_:) setShadow(offset:blur:color:) \
    setShouldAntialias(_:) setShouldSmoothFonts(_:) setStrokeColor(_:) setStrokeColor(gray:alpha:) \
    setStrokeColor(red:green:blue:alpha:) setStrokeColorSpace(_:) stroke(_:width:) strokeEllipse(in:) \
    strokeLineSegments(between:) strokePath() synchronize() textMatrix textPosition translateBy(x:y:) width
    class CGGradient:NSObject=
    class CGImage:NSObject Sendable=alphaInfo bitmapInfo bitsPerComponent bitsPerPixel bytesPerRow \
    colorSpace:CGColorSpace copy() cropping(to:) height width
    class CGMutablePath:CGPath=addArc(center:radius:startAngle:endAngle:clockwise:transform:) \
    addCurve(to:control1:control2:transform:) addEllipse(in:transform:) addLine(to:transform:) \
    addLines(between:transform:) addPath(_:transform:) addQuadCurve(to:control:transform:) addRect(_:transform:) \
    addRects(_:transform:) addRoundedRect(in:cornerWidth:cornerHeight:transform:) closeSubpath() \
    move(to:transform:)
    class CGPath:NSObject=+hash +isEqual(_:) boundingBox boundingBoxOfPath contains(_:using:transform:) copy() \
    currentPoint isEmpty mutableCopy()
    class LoadedDocument:=Root diagnostics document resize(_:for:) roots
    class LoadedNib:=conflicts problems sendActions() settersNotCalled unansweredActions
    class MKMapView:NibPlaceholderView=+mapType MapType
    class NMExplicitLayout:NSObject=alternativeBaseFrame apply(to:) aspectRatio
    class NMExplicitLayoutManager:NMViewLayoutManager=+layoutSubviews(_:) addExplicitLayoutAlternative(_:for:) \
    currentLayout:NMExplicitLayout
    class NMGridLayoutManager:NMViewLayoutManager=+direction +extension +extensionDirection +layoutSubviews(_:) \
    +setValue(_:forKey:)
    class NMView:UIView=+automaticLayoutChangeEnabled +changeLayoutIfNecessary() +createView() +layoutDidChange() \
    +layoutDidChange(toAspectRatio:) +layoutManager:NMViewLayoutManager +layoutSubviews() \
    +loadView(nibName:bundle:) +viewDidLoad()
    class NMViewLayoutManager:NSObject NibInstantiable=+layoutSubviews(_:)
    class NMViewLayoutOmitSubviewsView:UIView=
    class NMViewLayoutView:UIView=
    class NSCollectionLayoutAnchor:NSObject NSCopying=+copy(with:) edges isAbsoluteOffset isFractionalOffset \
    offset
    class NSCollectionLayoutBoundarySupplementaryItem:NSCollectionLayoutSupplementaryItem=+extendsBoundary \
    +pinToVisibleBounds alignment offset
    protocol NSCollectionLayoutContainer:AnyObject=contentInsets contentSize effectiveContentInsets \
    effectiveContentSize
    class NSCollectionLayoutDecorationItem:NSCollectionLayoutItem=+background(elementKind:) +zIndex elementKind
    class NSCollectionLayoutDimension:NSObject NSCopying=+absolute(_:) +copy(with:) +estimated(_:) \
    +fractionalHeight(_:) +fractionalWidth(_:) dimension isAbsolute isEstimated isFractionalHeight \
    isFractionalWidth
    class NSCollectionLayoutEdgeSpacing:NSObject NSCopying=+copy(with:) bottom:NSCollectionLayoutSpacing \
    leading:NSCollectionLayoutSpacing top:NSCollectionLayoutSpacing trailing:NSCollectionLayoutSpacing
    protocol NSCollectionLayoutEnvironment:AnyObject=container traitCollection:UITraitCollection
    class NSCollectionLayoutGroup:NSCollectionLayoutItem=+custom(layoutSize:itemProvider:) \
    +horizontal(layoutSize:repeatingSubitem:count:) +horizontal(layoutSize:subitem:count:) \
    +horizontal(layoutSize:subitems:) +interItemSpacing:NSCollectionLayoutSpacing \
    +vertical(layoutSize:repeatingSubitem:count:) +vertical(layoutSize:subitem:count:) \
    +vertical(layoutSize:subitems:) subitems
    class NSCollectionLayoutGroupCustomItem:NSObject=frame zIndex
    class NSCollectionLayoutItem:NSObject=+contentInsets +edgeSpacing:NSCollectionLayoutEdgeSpacing \
    layoutSize:NSCollectionLayoutSize supplementaryItems
    class NSCollectionLayoutSection:NSObject=+boundarySupplementaryItems +contentInsets +contentInsetsReference \
    +decorationItems +interGroupSpacing +list(using:layoutEnvironment:) +orthogonalScrollingBehavior \
    +supplementariesFollowContentInsets +supplementaryContentInsetsReference +visibleItemsInvalidationHandler \
    VisibleItemsInvalidationHandler
    class NSCollectionLayoutSize:NSObject NSCopying=+copy(with:) heightDimension:NSCollectionLayoutDimension \
    widthDimension:NSCollectionLayoutDimension
    class NSCollectionLayoutSpacing:NSObject NSCopying=+copy(with:) +fixed(_:) +flexible(_:) isFixedSpacing \
    isFlexibleSpacing spacing
    class NSCollectionLayoutSupplementaryItem:NSCollectionLayoutItem=+zIndex \
    containerAnchor:NSCollectionLayoutAnchor elementKind itemAnchor:NSCollectionLayoutAnchor
    protocol NSCollectionLayoutVisibleItem:AnyObject=frame indexPath
    class NSDataAsset:NSObject=data name typeIdentifier
    class NSKeyValueObservation:=invalidate()
    class NSLayoutAnchor:NSObject=constraint(equalTo:constant:) constraint(greaterThanOrEqualTo:constant:) \
    constraint(lessThanOrEqualTo:constant:)
    class NSLayoutConstraint:NSObject=+description Attribute Axis FormatOptions Relation activate(_:) constant \
    constraints(withVisualFormat:options:metrics:views:) deactivate(_:) firstAttribute firstItem identifier \
    isActive multiplier priority relation secondAttribute secondItem shouldBeArchived
    class NSLayoutDimension:NSLayoutAnchor=constraint(equalTo:multiplier:constant:) constraint(equalToConstant:) \
    constraint(greaterThanOrEqualTo:multiplier:constant:) constraint(greaterThanOrEqualToConstant:) \
    constraint(lessThanOrEqualTo:multiplier:constant:) constraint(lessThanOrEqualToConstant:)
    class NSLayoutXAxisAnchor:NSLayoutAnchor=constraint(equalToSystemSpacingAfter:multiplier:) \
    constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:) \
    constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)
    class NSLayoutYAxisAnchor:NSLayoutAnchor=constraint(equalToSystemSpacingBelow:multiplier:) \
    constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:) \
    constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)
    class NSMutableParagraphStyle:NSParagraphStyle=+alignment +baseWritingDirection +defaultTabInterval \
    +firstLineHeadIndent +headIndent +hyphenationFactor +lineBreakMode +lineBreakStrategy +lineHeightMultiple \
    +lineSpacing +maximumLineHeight +minimumLineHeight +paragraphSpacing +paragraphSpacingBefore +tabStops \
    +tailIndent
    extension NSObject:NibObservable=cancelPreviousPerformRequests(withTarget:) \
    cancelPreviousPerformRequests(withTarget:selector:object:) perform(_:with:) \
    perform(_:with:afterDelay:inModes:) performSelector(inBackground:with:) \
    performSelector(onMainThread:with:waitUntilDone:) responds(to:)
    class NSParagraphStyle:Hashable=LineBreakStrategy alignment baseWritingDirection copy() \
    default:NSParagraphStyle defaultTabInterval firstLineHeadIndent hash(into:) headIndent hyphenationFactor \
    lineBreakMode lineBreakStrategy lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight \
    mutableCopy() paragraphSpacing paragraphSpacingBefore tabStops tailIndent
    class NSStringDrawingContext:NSObject=+minimumScaleFactor actualScaleFactor totalBounds
    class NSTextContainer:NSObject=+exclusionPaths +heightTracksTextView +lineBreakMode +lineFragmentPadding \
    +maximumNumberOfLines +size +widthTracksTextView
    class NSTextTab:Hashable=OptionKey alignment hash(into:) location
    protocol NibAnchored:AnyObject=bottomAnchor:NSLayoutYAxisAnchor centerXAnchor:NSLayoutXAxisAnchor \
    centerYAnchor:NSLayoutYAxisAnchor heightAnchor:NSLayoutDimension leadingAnchor:NSLayoutXAxisAnchor \
    leftAnchor:NSLayoutXAxisAnchor rightAnchor:NSLayoutXAxisAnchor topAnchor:NSLayoutYAxisAnchor \
    trailingAnchor:NSLayoutXAxisAnchor widthAnchor:NSLayoutDimension
    class NibBar:UIView=+backgroundImage:UIImage +barStyle +barTintColor:UIColor +canBecomeFocused +isTranslucent \
    +layoutSubviews() +nibKeyDown(_:) +nibMouse(_:at:) +shadowImage:UIImage
    class NibBindings:=+classes +document(named:) +documentNames +mainInfo +rowEditors
    class NibContainerController:UIViewController=+loadView()
    class NibDiffableDataSource:NSObject=+apply(_:animatingDifferences:completion:) \
    +applySnapshotUsingReloadData(_:completion:) +index(for:) +indexPath(for:) +itemIdentifier(for:) \
    +sectionIdentifier(for:) +snapshot() Snapshot
    protocol NibDrawableString:CustomStringConvertible=boundingRect(with:options:attributes:context:) \
    draw(at:withAttributes:) draw(in:withAttributes:) draw(with:options:attributes:context:) size(withAttributes:)
    protocol NibInstantiable:AnyObject=
    class NibItemBehavior:UIDynamicBehavior=+addItem(_:) +removeItem(_:) items
    protocol NibKeyValueObserver:AnyObject=observeValue(forKeyPath:of:change:context:)
    class NibLoadingView:UIView=view:UIView
    class NibObject:NSObject=+awakeAfter(using:) +awakeFromNib() +encode(with:) +setValue(_:forKey:)
    protocol NibObservable:AnyObject=addObserver(_:forKeyPath:options:context:) observe(_:options:changeHandler:) \
    removeObserver(_:forKeyPath:) removeObserver(_:forKeyPath:context:)
    protocol NibOwner:AnyObject=fromNib(owner:) nibName
    class NibPaneController:NibContainerController=+loadView() +viewDidLoad()
    class NibPlaceholderView:UIView=+delegate +nibDraw(in:)
    class OSLog:NSObject Sendable=default:OSLog disabled:OSLog
    class Outlet:=Ownership observe(_:) projectedValue wrappedValue
    class UIAccessibilityCustomAction:NSObject=+actionHandler +image:UIImage +name +selector +target Handler
    class UIAccessibilityElement:UIResponder=+accessibilityContainer +accessibilityFrameInContainerSpace
    class UIAction:UIMenuElement=+attributes +discoverabilityTitle +performWithSender(_:target:) +state \
    Identifier identifier sender
    class UIActivity:NSObject=+activityDidFinish(_:) +activityImage:UIImage +activityTitle +activityType \
    +canPerform(withActivityItems:) +perform() +prepare(withActivityItems:) ActivityType
    class UIActivityIndicatorView:UIView=+color:UIColor +hidesWhenStopped +intrinsicContentSize +isAnimating \
    +nibDraw(in:) +startAnimating() +stopAnimating() +style Style
    protocol UIActivityItemSource:AnyObject=activityViewController(_:itemForActivityType:) \
    activityViewControllerPlaceholderItem(_:)
    class UIActivityViewController:UIAlertController=+completionWithItemsHandler +excludedActivityTypes \
    +loadView() CompletionWithItemsHandler
    protocol UIAdaptivePresentationControllerDelegate:AnyObject=adaptivePresentationStyle(for:) \
    adaptivePresentationStyle(for:traitCollection:) presentationControllerDidAttemptToDismiss(_:) \
    presentationControllerDidDismiss(_:) presentationControllerShouldDismiss(_:) \
    presentationControllerWillDismiss(_:)
    class UIAlertAction:NSObject=+isEnabled Style style title
    class UIAlertController:UIViewController=+actions +addAction(_:) +addTextField(configurationHandler:) \
    +loadView() +message +nibActions +nibKeyDown(_:) +preferredAction:UIAlertAction +preferredStyle +textFields \
    +title +viewDidAppear(_:) Style
    protocol UIAppearance:AnyObject=appearance() appearance(whenContainedInInstancesOf:)
    protocol UIAppearanceContainer:AnyObject=
    class UIApplication:UIResponder=+setValue(_:forKey:) LaunchOptionsKey OpenExternalURLOptionsKey State \
    applicationIconBadgeNumber applicationState canOpenURL(_:) connectedScenes delegate \
    didBecomeActiveNotification didEnterBackgroundNotification didFinishLaunchingNotification \
    didReceiveMemoryWarningNotification isIdleTimerDisabled isNetworkActivityIndicatorVisible keyWindow:UIWindow \
    open(_:options:completionHandler:) openSessions openSettingsURLString openURL(_:) sendAction(_:to:from:for:) \
    shared:UIApplication significantTimeChangeNotification statusBarFrame userDidTakeScreenshotNotification \
    willEnterForegroundNotification willResignActiveNotification willTerminateNotification windows
    protocol UIApplicationDelegate:AnyObject=application(_:configurationForConnecting:options:) \
    application(_:didDiscardSceneSessions:) application(_:didFinishLaunchingWithOptions:) \
    application(_:willFinishLaunchingWithOptions:) applicationDidBecomeActive(_:) \
    applicationDidEnterBackground(_:) applicationDidFinishLaunching(_:) applicationDidReceiveMemoryWarning(_:) \
    applicationWillEnterForeground(_:) applicationWillResignActive(_:) applicationWillTerminate(_:) \
    window:UIWindow
    class UIApplicationShortcutItem:NSObject=localizedTitle type
    class UIAttachmentBehavior:NibItemBehavior=+anchorPoint +length damping frequency
    class UIBarAppearance:NibObject NSCoding=+backgroundColor:UIColor +backgroundImage:UIImage \
    +shadowColor:UIColor +shadowImage:UIImage configureWithDefaultBackground() configureWithOpaqueBackground() \
    configureWithTransparentBackground()
    class UIBarButtonItem:UIBarItem=+action +changesSelectionAsPrimaryAction +customView:UIView +fixedSpace(_:) \
    +flexibleSpace() +isSelected +menu:UIMenu +possibleTitles +primaryAction:UIAction +style +target \
    +tintColor:UIColor +width Style SystemItem
    class UIBarButtonItemAppearance:UIBarItemAppearance=
    class UIBarItem:UIAppearance NibObject NSCoding=+accessibilityHint +accessibilityIdentifier \
    +accessibilityLabel +accessibilityTraits +accessibilityValue +image:UIImage +imageInsets \
    +isAccessibilityElement +isEnabled +landscapeImagePhone:UIImage +largeContentSizeImage:UIImage \
    +setTitleTextAttributes(_:for:) +tag +title +titleTextAttributes(for:) appearance() \
    appearance(whenContainedInInstancesOf:)
    class UIBarItemAppearance:NSObject=disabled focused highlighted normal selected
    protocol UIBarPositioning:AnyObject=barPosition
    protocol UIBarPositioningDelegate:AnyObject=position(for:)
    class UIBezierPath:NSObject=+addArc(withCenter:radius:startAngle:endAngle:clockwise:) +addClip() \
    +addCurve(to:controlPoint1:controlPoint2:) +addLine(to:) +addQuadCurve(to:controlPoint:) +append(_:) \
    +apply(_:) +bounds +cgPath:CGPath +close() +contains(_:) +copy() +currentPoint +fill() +fill(with:alpha:) \
    +flatness +isEmpty +lineCapStyle +lineJoinStyle +lineWidth +miterLimit +move(to:) +removeAllPoints() \
    +setLineDash(_:count:phase:) +stroke() +stroke(with:alpha:) +usesEvenOddFillRule
    class UIBlurEffect:UIVisualEffect=Style
    class UIButton:UIControl=+adjustsImageSizeForAccessibilityContentSizeCategory +adjustsImageWhenDisabled \
    +adjustsImageWhenHighlighted +alignmentRectInsets +buttonType +changesSelectionAsPrimaryAction +configuration \
    +configurationUpdateHandler +contentEdgeInsets +image(for:) +imageEdgeInsets +imageView:UIImageView \
    +intrinsicContentSize +menu:UIMenu +nibDraw(in:) +reversesTitleShadowWhenHighlighted +role \
    +setAttributedTitle(_:for:) +setBackgroundImage(_:for:) +setImage(_:for:) +setNeedsUpdateConfiguration() \
    +setTitle(_:for:) +setTitleColor(_:for:) +showsMenuAsPrimaryAction +showsTouchWhenHighlighted \
    +sizeThatFits(_:) +systemButton(with:target:action:) +title(for:) +titleEdgeInsets +titleLabel:UILabel \
    +titleShadowOffset +updateConfiguration() ButtonType Configuration ConfigurationUpdateHandler Role \
    attributedTitle(for:) backgroundImage(for:) currentAttributedTitle currentBackgroundImage:UIImage \
    currentImage:UIImage currentTitle currentTitleColor:UIColor setPreferredSymbolConfiguration(_:forImageIn:) \
    setTitleShadowColor(_:for:) titleColor(for:) titleShadowColor(for:)
    class UICollectionReusableView:UIView=+apply(_:) +preferredLayoutAttributesFitting(_:) +prepareForReuse() \
    +reuseIdentifier
    class UICollectionView:UIScrollView=+allowsFocus +allowsMultipleSelection \
    +allowsMultipleSelectionDuringEditing +allowsSelection +allowsSelectionDuringEditing +backgroundView:UIView \
    +canBecomeFocused +cellForItem(at:) +collectionViewLayout:UICollectionViewLayout +dataSource \
    +deleteItems(at:) +deleteSections(_:) +dequeueReusableCell(withReuseIdentifier:for:) \
    +deselectItem(at:animated:) +dragInteractionEnabled +insertItems(at:) +insertSections(_:) +isEditing \
    +isPrefetchingEnabled +layoutSubviews() +moveItem(at:to:) +nibKeyDown(_:) +nibMouse(_:at:) \
    +performBatchUpdates(_:completion:) +prefetchDataSource +reloadData() +reloadItems(at:) +reloadSections(_:) \
    +remembersLastFocusedIndexPath +scrollToItem(at:at:animated:) +selectItem(at:animated:scrollPosition:) \
    +selectionFollowsFocus CellRegistration ScrollDirection ScrollPosition SupplementaryRegistration \
    beginInteractiveMovementForItem(at:) cancelInteractiveMovement() \
    dequeueConfiguredReusableCell(using:for:item:) dequeueConfiguredReusableSupplementary(using:for:) \
    dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:) elementKindSectionFooter \
    elementKindSectionHeader endInteractiveMovement() indexPath(for:) indexPathForItem(at:) \
    indexPathsForSelectedItems indexPathsForVisibleItems layoutAttributesForItem(at:) moveSection(_:toSection:) \
    numberOfItems(inSection:) numberOfSections reconfigureItems(at:) register(_:forCellWithReuseIdentifier:) \
    register(_:forSupplementaryViewOfKind:withReuseIdentifier:) selectItem(at:animated:) \
    setCollectionViewLayout(_:animated:completion:) supplementaryView(forElementKind:at:) \
    updateInteractiveMovementTargetPosition(_:) visibleCells visibleSupplementaryViews(ofKind:)
    class UICollectionViewCell:UICollectionReusableView UIView=+backgroundConfiguration +backgroundView:UIView \
    +configurationState +configurationUpdateHandler +contentConfiguration +contentView:UIView +isHighlighted \
    +isSelected +layoutSubviews() +prepareForReuse() +selectedBackgroundView:UIView \
    +setNeedsUpdateConfiguration() +updateConfiguration(using:)
    class \
    UICollectionViewCompositionalLayout:UICollectionViewLayout=+configuration:UICollectionViewCompositionalLayoutC\
    onfiguration +flipsHorizontallyInOppositeLayoutDirection +list(using:) +prepare()
    class UICollectionViewCompositionalLayoutConfiguration:NSObject=+boundarySupplementaryItems \
    +contentInsetsReference +interSectionSpacing +scrollDirection
    class UICollectionViewController:UIViewController UICollectionViewDataSource \
    UICollectionViewDelegate=+clearsSelectionOnViewWillAppear +collectionView(_:canMoveItemAt:) \
    +collectionView(_:cellForItemAt:) +collectionView(_:contextMenuConfigurationForItemAt:point:) \
    +collectionView(_:contextMenuConfigurationForItemsAt:point:) +collectionView(_:didDeselectItemAt:) \
    +collectionView(_:didEndDisplaying:forItemAt:) \
    +collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) \
    +collectionView(_:didHighlightItemAt:) +collectionView(_:didSelectItemAt:) \
    +collectionView(_:didUnhighlightItemAt:) +collectionView(_:didUpdateFocusIn:with:) \
    +collectionView(_:moveItemAt:to:) +collectionView(_:numberOfItemsInSection:) \
    +collectionView(_:shouldDeselectItemAt:) +collectionView(_:shouldHighlightItemAt:) \
    +collectionView(_:shouldSelectItemAt:) +collectionView(_:viewForSupplementaryElementOfKind:at:) \
    +collectionView(_:willDisplay:forItemAt:) +collectionView(_:willDisplaySupplementaryView:forElementKind:at:) \
    +collectionView:UICollectionView +indexPathForPreferredFocusedView(in:) +loadView() +numberOfSections(in:) \
    +scrollViewDidEndDecelerating(_:) +scrollViewDidEndDragging(_:willDecelerate:) \
    +scrollViewDidEndScrollingAnimation(_:) +scrollViewDidScroll(_:) +scrollViewWillBeginDecelerating(_:) \
    +scrollViewWillBeginDragging(_:) +scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) \
    +setEditing(_:animated:) +viewWillAppear(_:)
    protocol UICollectionViewDataSource:AnyObject=collectionView(_:canMoveItemAt:) \
    collectionView(_:cellForItemAt:) collectionView(_:moveItemAt:to:) collectionView(_:numberOfItemsInSection:) \
    collectionView(_:viewForSupplementaryElementOfKind:at:) numberOfSections(in:)
    protocol UICollectionViewDataSourcePrefetching:AnyObject=collectionView(_:cancelPrefetchingForItemsAt:) \
    collectionView(_:prefetchItemsAt:)
    protocol \
    UICollectionViewDelegate:UIScrollViewDelegate=collectionView(_:contextMenuConfigurationForItemAt:point:) \
    collectionView(_:contextMenuConfigurationForItemsAt:point:) collectionView(_:didDeselectItemAt:) \
    collectionView(_:didEndDisplaying:forItemAt:) \
    collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:) \
    collectionView(_:didHighlightItemAt:) collectionView(_:didSelectItemAt:) \
    collectionView(_:didUnhighlightItemAt:) collectionView(_:didUpdateFocusIn:with:) \
    collectionView(_:shouldDeselectItemAt:) collectionView(_:shouldHighlightItemAt:) \
    collectionView(_:shouldSelectItemAt:) collectionView(_:willDisplay:forItemAt:) \
    collectionView(_:willDisplaySupplementaryView:forElementKind:at:) indexPathForPreferredFocusedView(in:)
    protocol \
    UICollectionViewDelegateFlowLayout:UICollectionViewDelegate=collectionView(_:layout:insetForSectionAt:) \
    collectionView(_:layout:minimumInteritemSpacingForSectionAt:) \
    collectionView(_:layout:minimumLineSpacingForSectionAt:) \
    collectionView(_:layout:referenceSizeForFooterInSection:) \
    collectionView(_:layout:referenceSizeForHeaderInSection:) collectionView(_:layout:sizeForItemAt:)
    class UICollectionViewDiffableDataSource:NibDiffableDataSource \
    UICollectionViewDataSource=+collectionView(_:cellForItemAt:) +collectionView(_:numberOfItemsInSection:) \
    +collectionView(_:viewForSupplementaryElementOfKind:at:) +numberOfSections(in:) +supplementaryViewProvider \
    CellProvider SupplementaryViewProvider
    class UICollectionViewFlowLayout:UICollectionViewLayout=+estimatedItemSize +footerReferenceSize \
    +headerReferenceSize +itemSize +minimumInteritemSpacing +minimumLineSpacing +prepare() +scrollDirection \
    +sectionHeadersPinToVisibleBounds +sectionInset +sectionInsetReference SectionInsetReference automaticSize
    class UICollectionViewFocusUpdateContext:=nextFocusedIndexPath previouslyFocusedIndexPath
    class UICollectionViewLayout:NibObject NSCoding=+collectionView:UICollectionView +collectionViewContentSize \
    +finalLayoutAttributesForDisappearingItem(at:) +flipsHorizontallyInOppositeLayoutDirection \
    +initialLayoutAttributesForAppearingItem(at:) +invalidateLayout() +layoutAttributesClass \
    +layoutAttributesForDecorationView(ofKind:at:) +layoutAttributesForElements(in:) \
    +layoutAttributesForItem(at:) +layoutAttributesForSupplementaryView(ofKind:at:) +prepare() \
    +register(_:forDecorationViewOfKind:) +shouldInvalidateLayout(forBoundsChange:) \
    +targetContentOffset(forProposedContentOffset:) \
    +targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
    class UICollectionViewLayoutAttributes:NSObject NSCopying=+alpha +bounds +center +copy(with:) +frame \
    +indexPath +isHidden +size +transform +transform3D +zIndex ElementCategory representedElementCategory \
    representedElementKind
    class UICollectionViewListCell:UICollectionViewCell=+accessories +defaultContentConfiguration() \
    +indentationLevel +indentationWidth +indentsAccessories +isSelected +layoutSubviews() \
    separatorLayoutGuide:UILayoutGuide
    class UICollisionBehavior:NibItemBehavior=+addBoundary(withIdentifier:for:) \
    +addBoundary(withIdentifier:from:to:) +boundary(withIdentifier:) +collisionDelegate +collisionMode \
    +removeAllBoundaries() +removeBoundary(withIdentifier:) +setTranslatesReferenceBoundsIntoBoundary(with:) \
    +translatesReferenceBoundsIntoBoundary Mode boundaryIdentifiers
    protocol UICollisionBehaviorDelegate:AnyObject=collisionBehavior(_:beganContactFor:with:at:) \
    collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
    class UIColor:Hashable Sendable=alpha black:UIColor blue:UIColor brown:UIColor cgColor clear:UIColor \
    components cyan:UIColor darkGray:UIColor darkText:UIColor getHue(_:saturation:brightness:alpha:) \
    getRed(_:green:blue:alpha:) getWhite(_:alpha:) gray:UIColor green:UIColor groupTableViewBackground:UIColor \
    hash(into:) label:UIColor lightGray:UIColor lightText:UIColor link:UIColor magenta:UIColor numberOfComponents \
    opaqueSeparator:UIColor orange:UIColor placeholderText:UIColor purple:UIColor quaternaryLabel:UIColor \
    quaternarySystemFill:UIColor red:UIColor resolvedColor(with:) secondaryLabel:UIColor \
    secondarySystemBackground:UIColor secondarySystemFill:UIColor secondarySystemGroupedBackground:UIColor \
    separator:UIColor set() setFill() setStroke() systemBackground:UIColor systemBlue:UIColor systemBrown:UIColor \
    systemCyan:UIColor systemFill:UIColor systemGray2:UIColor systemGray3:UIColor systemGray4:UIColor \
    systemGray5:UIColor systemGray6:UIColor systemGray:UIColor systemGreen:UIColor \
    systemGroupedBackground:UIColor systemIndigo:UIColor systemMint:UIColor systemOrange:UIColor \
    systemPink:UIColor systemPurple:UIColor systemRed:UIColor systemTeal:UIColor systemYellow:UIColor \
    tertiaryLabel:UIColor tertiarySystemBackground:UIColor tertiarySystemFill:UIColor \
    tertiarySystemGroupedBackground:UIColor tintColor:UIColor white:UIColor withAlphaComponent(_:) yellow:UIColor
    class UIColorWell:UIControl=+intrinsicContentSize +nibDraw(in:) +selectedColor:UIColor +supportsAlpha +title
    class UICommand:UIMenuElement=+attributes +discoverabilityTitle +state action propertyList
    protocol UIConfigurationState:=traitCollection:UITraitCollection
    protocol UIContentConfiguration:=makeContentView() updated(for:)
    protocol UIContentContainer:AnyObject=preferredContentSize
    class UIContentUnavailableView:UIView UIContentView=+configuration
    protocol UIContentView:AnyObject=configuration supports(_:)
    class UIContextMenuConfiguration:NSObject=ActionProvider ContentPreviewProvider identifier
    class UIContextMenuInteraction:NSObject UIInteraction=+didMove(to:) +dismissMenu() +location(in:) \
    +willMove(to:) delegate view:UIView
    protocol UIContextMenuInteractionDelegate:AnyObject=contextMenuInteraction(_:configurationForMenuAtLocation:)
    class UIContextualAction:NSObject=+backgroundColor:UIColor +image:UIImage +title Handler Style handler style
    class UIControl:UIView=+actions(forTarget:forControlEvent:) +addAction(_:for:) +addTarget(_:action:for:) \
    +allControlEvents +allTargets +beginTracking(_:with:) +canBecomeFocused +cancelTracking(with:) \
    +contentHorizontalAlignment +contentVerticalAlignment +continueTracking(_:with:) +endTracking(_:with:) \
    +enumerateEventHandlers(_:) +isEnabled +isHighlighted +isSelected +isTracking +nibKeyDown(_:) \
    +nibMouse(_:at:) +point(inside:with:) +removeAction(_:for:) +removeAction(identifiedBy:for:) \
    +removeTarget(_:action:for:) +sendAction(_:) +sendAction(_:to:for:) +sendActions(for:) +state \
    ContentHorizontalAlignment ContentVerticalAlignment Event State
    protocol UICoordinateSpace:AnyObject=bounds
    class UICubicTimingParameters:NSObject UITimingCurveProvider=animationCurve controlPoint1 controlPoint2 \
    timingCurveType
    class UIDatePicker:UIControl=+calendar +countDownDuration +date +datePickerMode +datePickerStyle \
    +intrinsicContentSize +locale +maximumDate +minimumDate +minuteInterval +nibDraw(in:) +nibKeyDown(_:) \
    +nibMouse(_:at:) +preferredDatePickerStyle +setDate(_:animated:) +timeZone Mode Style
    class UIDeferredMenuElement:UIMenuElement=uncached(_:)
    class UIDevice:NSObject Sendable=batteryLevel beginGeneratingDeviceOrientationNotifications() \
    current:UIDevice endGeneratingDeviceOrientationNotifications() identifierForVendor isBatteryMonitoringEnabled \
    isGeneratingDeviceOrientationNotifications localizedModel model name orientation \
    orientationDidChangeNotification setValue(_:forKey:) systemName systemVersion userInterfaceIdiom
    class UIDynamicAnimator:NSObject=+addBehavior(_:) +delegate +items(in:) +removeAllBehaviors() \
    +removeBehavior(_:) +updateItem(usingCurrentState:) behaviors elapsedTime isRunning referenceView:UIView
    protocol UIDynamicAnimatorDelegate:AnyObject=dynamicAnimatorDidPause(_:) dynamicAnimatorWillResume(_:)
    class UIDynamicBehavior:NSObject=+action +addChildBehavior(_:) +removeChildBehavior(_:) +willMove(to:) \
    childBehaviors dynamicAnimator:UIDynamicAnimator
    protocol UIDynamicItem:AnyObject=bounds center collisionBoundsType transform
    class UIDynamicItemBehavior:NibItemBehavior=+addAngularVelocity(_:for:) +addLinearVelocity(_:for:) \
    +allowsRotation +angularResistance +angularVelocity(for:) +charge +density +elasticity +friction +isAnchored \
    +linearVelocity(for:) +resistance
    class UIEvent:NSObject=EventSubtype
    class UIFeedbackGenerator:NSObject=+prepare()
    class UIFocusAnimationCoordinator:=addCoordinatedAnimations(_:completion:)
    class UIFont:Hashable Sendable=TextStyle Weight ascender boldSystemFont(ofSize:) buttonFontSize descender \
    familyName familyNames fontDescriptor:UIFontDescriptor fontName fontNames(forFamilyName:) hash(into:) \
    italicSystemFont(ofSize:) labelFontSize leading lineHeight monospacedDigitSystemFont(ofSize:weight:) \
    monospacedSystemFont(ofSize:weight:) pointSize preferredFont(forTextStyle:compatibleWith:) \
    smallSystemFontSize systemFont(ofSize:weight:) systemFontSize withSize(_:)
    class UIFontDescriptor:Hashable Sendable=AttributeName SymbolicTraits SystemDesign TraitKey \
    addingAttributes(_:) fontAttributes hash(into:) object(forKey:) pointSize postscriptName \
    preferredFontDescriptor(withTextStyle:compatibleWith:) symbolicTraits withDesign(_:) withFamily(_:) \
    withSize(_:) withSymbolicTraits(_:)
    class UIFontMetrics:NSObject=default:UIFontMetrics scaledFont(for:compatibleWith:) \
    scaledFont(for:maximumPointSize:) scaledValue(for:compatibleWith:)
    class UIGestureRecognizer:NibObject=+addTarget(_:action:) +canBePrevented(by:) +canPrevent(_:) \
    +cancelsTouchesInView +delaysTouchesBegan +delaysTouchesEnded +delegate +isEnabled +location(in:) \
    +location(ofTouch:in:) +name +numberOfTouches +removeTarget(_:action:) +require(toFail:) +reset() \
    +shouldBeRequiredToFail(by:) +shouldRequireFailure(of:) +state +touchesBegan(_:with:) \
    +touchesCancelled(_:with:) +touchesEnded(_:with:) +touchesMoved(_:with:) +view:UIView State
    protocol UIGestureRecognizerDelegate:AnyObject=gestureRecognizer(_:shouldBeRequiredToFailBy:) \
    gestureRecognizer(_:shouldReceive:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) \
    gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizerShouldBegin(_:)
    class UIGraphicsImageRenderer:NSObject=+image(actions:) +jpegData(withCompressionQuality:actions:) \
    +pngData(actions:) format:UIGraphicsImageRendererFormat
    class UIGraphicsImageRendererContext:NSObject=+clip(to:) +fill(_:) +fill(_:blendMode:) +stroke(_:) \
    cgContext:CGContext currentImage:UIImage format:UIGraphicsImageRendererFormat
    class UIGraphicsImageRendererFormat:NSObject=+default() +opaque +preferred() +prefersExtendedRange +scale
    class UIGravityBehavior:NibItemBehavior=+angle +gravityDirection +magnitude +setAngle(_:magnitude:)
    class UIImage:NSObject Sendable=+hash +isEqual(_:) Orientation RenderingMode ResizingMode SymbolConfiguration \
    SymbolWeight animatedImage(with:duration:) applyingSymbolConfiguration(_:) capInsets cgImage:CGImage \
    draw(at:blendMode:alpha:) draw(in:blendMode:alpha:) duration imageOrientation images isSymbolImage \
    jpegData(compressionQuality:) pngData() preparingThumbnail(of:) renderingMode \
    resizableImage(withCapInsets:resizingMode:) resizingMode scale size \
    stretchableImage(withLeftCapWidth:topCapHeight:) symbolConfiguration withConfiguration(_:) \
    withHorizontallyFlippedOrientation() withRenderingMode(_:) withTintColor(_:renderingMode:)
    class UIImage.SymbolConfiguration:NSObject Sendable=+hash +isEqual(_:) Scale applying(_:) unspecified
    class UIImagePickerController:UINavigationController=+allowsEditing +isSourceTypeAvailable(_:) +mediaTypes \
    +sourceType InfoKey SourceType
    protocol UIImagePickerControllerDelegate:AnyObject=imagePickerController(_:didFinishPickingMediaWithInfo:) \
    imagePickerControllerDidCancel(_:)
    class UIImageView:UIView=+adjustsImageSizeForAccessibilityContentSizeCategory +alignmentRectInsets \
    +animationDuration +animationImages +animationRepeatCount +highlightedAnimationImages \
    +highlightedImage:UIImage +image:UIImage +intrinsicContentSize +isAnimating +isHighlighted +nibDraw(in:) \
    +preferredSymbolConfiguration:UIImage.SymbolConfiguration +sizeThatFits(_:) +startAnimating() +stopAnimating()
    class UIImpactFeedbackGenerator:UIFeedbackGenerator=+impactOccurred() +impactOccurred(intensity:) \
    FeedbackStyle
    class UIInputView:UIView=+allowsSelfSizing Style inputViewStyle
    protocol UIInteraction:AnyObject=didMove(to:) view:UIView willMove(to:)
    class UIKey:NSObject=characters charactersIgnoringModifiers
    class UIKeyCommand:UICommand=+wantsPriorityOverSystemBehavior input inputDelete inputDownArrow inputEnd \
    inputEscape inputHome inputLeftArrow inputPageDown inputPageUp inputRightArrow inputUpArrow modifierFlags
    protocol UIKeyInput:UITextInputTraits=deleteBackward() hasText insertText(_:)
    class UILabel:UIView=+adjustsFontForContentSizeCategory +adjustsFontSizeToFitWidth \
    +allowsDefaultTighteningForTruncation +attributedText +baselineAdjustment +font:UIFont \
    +highlightedTextColor:UIColor +intrinsicContentSize +isEnabled +isHighlighted +lineBreakMode \
    +lineBreakStrategy +minimumFontSize +minimumScaleFactor +numberOfLines +preferredMaxLayoutWidth \
    +shadowColor:UIColor +shadowOffset +sizeThatFits(_:) +text +textAlignment +textColor:UIColor \
    +textRect(forBounds:limitedToNumberOfLines:)
    class UILayoutGuide:NibAnchored NSObject=+identifier +layoutFrame +owningView:UIView length
    class UIListContentView:UIView UIContentView=+configuration
    class UILongPressGestureRecognizer:UIGestureRecognizer=+allowableMovement +minimumPressDuration \
    +numberOfTapsRequired +numberOfTouchesRequired
    class UIMenu:UIMenuElement=+preferredElementSize +replacingChildren(_:) +selectedElements ElementSize \
    Identifier Options children identifier options
    class UIMenuElement:NSObject=+image:UIImage +subtitle +title Attributes State
    class UINavigationBar:UIBarPositioning NibBar=+backIndicatorImage:UIImage \
    +backIndicatorTransitionMaskImage:UIImage +backItem:UINavigationItem \
    +compactAppearance:UINavigationBarAppearance +compactScrollEdgeAppearance:UINavigationBarAppearance +delegate \
    +intrinsicContentSize +items +largeTitleTextAttributes +nibDraw(in:) +popItem(animated:) +prefersLargeTitles \
    +pushItem(_:animated:) +scrollEdgeAppearance:UINavigationBarAppearance +setItems(_:animated:) \
    +standardAppearance:UINavigationBarAppearance +titleTextAttributes +topItem:UINavigationItem \
    backgroundImage(for:) barPosition setBackgroundImage(_:for:) setBackgroundImage(_:for:barMetrics:)
    class UINavigationBarAppearance:UIBarAppearance=+backButtonAppearance:UIBarButtonItemAppearance \
    +buttonAppearance:UIBarButtonItemAppearance +doneButtonAppearance:UIBarButtonItemAppearance \
    +largeTitleTextAttributes +setBackIndicatorImage(_:transitionMaskImage:) +titleTextAttributes \
    backIndicatorImage:UIImage
    protocol UINavigationBarDelegate:AnyObject=navigationBar(_:didPop:) navigationBar(_:shouldPop:)
    class UINavigationController:NibContainerController=+delegate +hidesBarsOnSwipe +hidesBarsOnTap \
    +hidesBarsWhenKeyboardAppears +hidesBarsWhenVerticallyCompact \
    +interactivePopGestureRecognizer:UIGestureRecognizer +isNavigationBarHidden +isToolbarHidden +loadView() \
    +navigationBar:UINavigationBar +nibKeyDown(_:) +popToRootViewController(animated:) \
    +popToViewController(_:animated:) +popViewController(animated:) +pushViewController(_:animated:) \
    +setNavigationBarHidden(_:animated:) +setToolbarHidden(_:animated:) +setViewControllers(_:animated:) \
    +show(_:sender:) +toolbar:UIToolbar +topViewController:UIViewController +viewControllers +viewDidLoad() \
    +visibleViewController:UIViewController
    protocol UINavigationControllerDelegate:AnyObject=navigationController(_:didShow:animated:) \
    navigationController(_:willShow:animated:)
    class UINavigationItem:NibObject NSCoding=+backBarButtonItem:UIBarButtonItem +backButtonTitle \
    +compactAppearance:UINavigationBarAppearance +compactScrollEdgeAppearance:UINavigationBarAppearance \
    +hidesBackButton +hidesSearchBarWhenScrolling +largeTitleDisplayMode +leftBarButtonItem:UIBarButtonItem \
    +leftBarButtonItems +leftItemsSupplementBackButton +prompt +rightBarButtonItem:UIBarButtonItem \
    +rightBarButtonItems +scrollEdgeAppearance:UINavigationBarAppearance +setHidesBackButton(_:animated:) \
    +setLeft(_:animated:) +setLeftBarButtonItems(_:animated:) +setRightBarButton(_:animated:) \
    +setRightBarButtonItems(_:animated:) +standardAppearance:UINavigationBarAppearance +title +titleView:UIView \
    LargeTitleDisplayMode searchController:UISearchController setLeftBarButton(_:animated:)
    class UINib:NSObject=OptionsKey instantiate(withOwner:options:)
    class UINotificationFeedbackGenerator:UIFeedbackGenerator=+notificationOccurred(_:) FeedbackType
    class UIOpenURLContext:NSObject=url
    class UIPageControl:UIControl=+canBecomeFocused +currentPage +currentPageIndicatorTintColor:UIColor \
    +defersCurrentPageDisplay +hidesForSinglePage +intrinsicContentSize +nibDraw(in:) +nibKeyDown(_:) \
    +nibMouse(_:at:) +numberOfPages +pageIndicatorTintColor:UIColor +size(forNumberOfPages:)
    class UIPageViewController:NibPaneController=+dataSource +delegate +gestureRecognizers +isDoubleSided \
    +nibKeyDown(_:) +setViewControllers(_:direction:animated:completion:) +viewControllers +viewDidLoad() \
    NavigationDirection NavigationOrientation OptionsKey SpineLocation TransitionStyle navigationOrientation \
    spineLocation transitionStyle
    protocol UIPageViewControllerDataSource:AnyObject=pageViewController(_:viewControllerAfter:) \
    pageViewController(_:viewControllerBefore:) presentationCount(for:) presentationIndex(for:)
    protocol \
    UIPageViewControllerDelegate:AnyObject=pageViewController(_:didFinishAnimating:previousViewControllers:transit\
    ionCompleted:) pageViewController(_:spineLocationFor:) pageViewController(_:willTransitionTo:)
    class UIPanGestureRecognizer:UIGestureRecognizer=+maximumNumberOfTouches +minimumNumberOfTouches \
    +setTranslation(_:in:) +translation(in:) +velocity(in:)
    class UIPasteboard:NSObject=+color:UIColor +hasColors +hasImages +hasStrings +hasURLs +image:UIImage +images \
    +numberOfItems +setValue(_:forPasteboardType:) +string +strings +url +urls +value(forPasteboardType:) Name \
    changeCount changedNotification general:UIPasteboard name withUniqueName()
    class UIPercentDrivenInteractiveTransition:NSObject UIViewControllerInteractiveTransitioning=+cancel() \
    +completionCurve +completionSpeed +duration +finish() +pause() +percentComplete \
    +startInteractiveTransition(_:) +update(_:) +wantsInteractiveStart
    class UIPickerView:UIView=+canBecomeFocused +dataSource +delegate +intrinsicContentSize +nibDraw(in:) \
    +nibKeyDown(_:) +nibMouse(_:at:) +numberOfComponents +numberOfRows(inComponent:) +reloadAllComponents() \
    +reloadComponent(_:) +rowSize(forComponent:) +selectRow(_:inComponent:animated:) +selectedRow(inComponent:) \
    +showsSelectionIndicator +view(forRow:forComponent:)
    protocol UIPickerViewDataSource:AnyObject=numberOfComponents(in:) pickerView(_:numberOfRowsInComponent:)
    protocol UIPickerViewDelegate:AnyObject=pickerView(_:attributedTitleForRow:forComponent:) \
    pickerView(_:didSelectRow:inComponent:) pickerView(_:rowHeightForComponent:) \
    pickerView(_:titleForRow:forComponent:) pickerView(_:viewForRow:forComponent:reusing:) \
    pickerView(_:widthForComponent:)
    class UIPinchGestureRecognizer:UIGestureRecognizer=+scale +velocity
    class UIPopoverPresentationController:UIPresentationController=+backgroundColor:UIColor \
    +barButtonItem:UIBarButtonItem +canOverlapSourceViewRect +passthroughViews +permittedArrowDirections \
    +popoverLayoutMargins +sourceItem +sourceRect +sourceView:UIView arrowDirection
    protocol \
    UIPopoverPresentationControllerDelegate:UIAdaptivePresentationControllerDelegate=popoverPresentationController\
    DidDismissPopover(_:) popoverPresentationControllerShouldDismissPopover(_:) prepareForPopoverPresentation(_:)
    class UIPresentationController:NSObject=+containerView:UIView +containerViewDidLayoutSubviews() \
    +containerViewWillLayoutSubviews() +delegate +dismissalTransitionDidEnd(_:) +dismissalTransitionWillBegin() \
    +frameOfPresentedViewInContainerView +presentationTransitionDidEnd(_:) +presentationTransitionWillBegin() \
    +presentedView:UIView +presentedViewController:UIViewController +presentingViewController:UIViewController \
    +shouldPresentInFullscreen +shouldRemovePresentersView
    class UIPress:NSObject=key:UIKey
    class UIPressesEvent:NSObject=allPresses
    class UIPreviewAction:NSObject UIPreviewActionItem=Style handler title
    protocol UIPreviewActionItem:AnyObject=title
    class UIProgressView:UIView=+intrinsicContentSize +nibDraw(in:) +progress +progressImage:UIImage \
    +progressTintColor:UIColor +progressViewStyle +setProgress(_:animated:) +trackImage:UIImage \
    +trackTintColor:UIColor Style
    class UIPushBehavior:NibItemBehavior=+active +angle +magnitude +pushDirection +setAngle(_:magnitude:) \
    +setTargetOffsetFromCenter(_:for:) Mode mode
    class UIRefreshControl:UIControl=+attributedTitle +beginRefreshing() +canBecomeFocused +endRefreshing() \
    +isRefreshing +nibDraw(in:)
    class UIResponder:NSObject NibKeyValueObserver=+accessibilityActivate() +accessibilityActivationPoint \
    +accessibilityAttributedLabel +accessibilityContainerType +accessibilityCustomActions \
    +accessibilityDecrement() +accessibilityElement(at:) +accessibilityElementCount() \
    +accessibilityElementDidBecomeFocused() +accessibilityElementDidLoseFocus() +accessibilityElementIsFocused() \
    +accessibilityElements +accessibilityElementsHidden +accessibilityFrame +accessibilityHint \
    +accessibilityIdentifier +accessibilityIncrement() +accessibilityLabel +accessibilityLanguage \
    +accessibilityPerformEscape() +accessibilityPerformMagicTap() +accessibilityScroll(_:) +accessibilityTraits \
    +accessibilityUserInputLabels +accessibilityValue +accessibilityViewIsModal +awakeAfter(using:) \
    +awakeFromNib() +becomeFirstResponder() +canBecomeFirstResponder +canPerformAction(_:withSender:) \
    +canResignFirstResponder +decodeRestorableState(with:) +encodeRestorableState(with:) \
    +index(ofAccessibilityElement:) +inputAccessoryView:UIView +inputView:UIView +isAccessibilityElement \
    +isFirstResponder +keyCommands +motionBegan(_:with:) +motionCancelled(_:with:) +motionEnded(_:with:) \
    +next:UIResponder +nibActions +nibKeyDown(_:) +observeValue(forKeyPath:of:change:context:) \
    +pressesBegan(_:with:) +pressesCancelled(_:with:) +pressesChanged(_:with:) +pressesEnded(_:with:) \
    +reloadInputViews() +resignFirstResponder() +setValue(_:forKey:) +shouldGroupAccessibilityChildren \
    +target(forAction:withSender:) +touchesBegan(_:with:) +touchesCancelled(_:with:) +touchesEnded(_:with:) \
    +touchesMoved(_:with:) +undoManager:UndoManager keyboardAnimationCurveUserInfoKey \
    keyboardAnimationDurationUserInfoKey keyboardDidChangeFrameNotification keyboardDidHideNotification \
    keyboardDidShowNotification keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey \
    keyboardIsLocalUserInfoKey keyboardWillChangeFrameNotification keyboardWillHideNotification \
    keyboardWillShowNotification
    class UIRotationGestureRecognizer:UIGestureRecognizer=+rotation +velocity
    class UIScene:UIResponder=+delegate +next:UIResponder +title ActivationState ConnectionOptions \
    OpenExternalURLOptions activationState session:UISceneSession
    class UIScene.ConnectionOptions:NSObject=shortcutItem:UIApplicationShortcutItem sourceApplication urlContexts
    class UIScene.OpenExternalURLOptions:NSObject=universalLinksOnly
    class UISceneConfiguration:NSObject=+delegateClass +sceneClass +storyboard:UIStoryboard name role
    protocol UISceneDelegate:AnyObject=scene(_:openURLContexts:) scene(_:willConnectTo:options:) \
    sceneDidBecomeActive(_:) sceneDidDisconnect(_:) sceneDidEnterBackground(_:) sceneWillEnterForeground(_:) \
    sceneWillResignActive(_:)
    class UISceneSession:NSObject=+userInfo Role configuration:UISceneConfiguration persistentIdentifier role \
    scene:UIScene
    class UIScreen:NSObject Sendable UICoordinateSpace=bounds brightness coordinateSpace main:UIScreen \
    maximumFramesPerSecond nativeBounds nativeScale scale traitCollection:UITraitCollection
    class UIScreenEdgePanGestureRecognizer:UIPanGestureRecognizer=+edges
    class UIScrollView:UIView=+adjustedContentInset +alwaysBounceHorizontal +alwaysBounceVertical +bounces \
    +bouncesZoom +canBecomeFocused +canCancelContentTouches +contentInset +contentInsetAdjustmentBehavior \
    +contentOffset +contentSize +decelerationRate +delaysContentTouches +delegate +flashScrollIndicators() \
    +horizontalScrollIndicatorInsets +indicatorStyle +isDecelerating +isDirectionalLockEnabled +isDragging \
    +isPagingEnabled +isScrollEnabled +isTracking +isZooming +keyboardDismissMode +layoutSubviews() \
    +maximumZoomScale +minimumZoomScale +nibKeyDown(_:) +nibMouse(_:at:) +refreshControl:UIRefreshControl \
    +safeAreaInsetsDidChange() +scrollIndicatorInsets +scrollRectToVisible(_:animated:) +scrollsToTop \
    +setContentOffset(_:animated:) +setZoomScale(_:animated:) +showsHorizontalScrollIndicator \
    +showsVerticalScrollIndicator +verticalScrollIndicatorInsets +zoom(to:animated:) +zoomScale \
    ContentInsetAdjustmentBehavior DecelerationRate IndicatorStyle KeyboardDismissMode \
    contentLayoutGuide:UILayoutGuide frameLayoutGuide:UILayoutGuide panGestureRecognizer:UIPanGestureRecognizer
    protocol UIScrollViewDelegate:AnyObject=scrollViewDidChangeAdjustedContentInset(_:) \
    scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging(_:willDecelerate:) \
    scrollViewDidEndScrollingAnimation(_:) scrollViewDidEndZooming(_:with:atScale:) scrollViewDidScroll(_:) \
    scrollViewDidScrollToTop(_:) scrollViewDidZoom(_:) scrollViewShouldScrollToTop(_:) \
    scrollViewWillBeginDecelerating(_:) scrollViewWillBeginDragging(_:) scrollViewWillBeginZooming(_:with:) \
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) viewForZooming(in:)
    class UISearchBar:UIView UITextInputTraits=+backgroundImage:UIImage +barStyle +barTintColor:UIColor \
    +becomeFirstResponder() +canBecomeFirstResponder +canBecomeFocused +delegate +intrinsicContentSize +isEnabled \
    +isTranslucent +nibDraw(in:) +nibKeyDown(_:) +nibMouse(_:at:) +placeholder +prompt +resignFirstResponder() \
    +scopeBarBackgroundImage:UIImage +scopeButtonTitles +searchBarStyle +searchTextField:UISearchTextField \
    +selectedScopeButtonIndex +setShowsCancelButton(_:animated:) +setShowsScope(_:animated:) +showsBookmarkButton \
    +showsCancelButton +showsScopeBar +showsSearchResultsButton +text Style
    protocol UISearchBarDelegate:AnyObject=searchBar(_:selectedScopeButtonIndexDidChange:) \
    searchBar(_:shouldChangeTextIn:replacementText:) searchBar(_:textDidChange:) \
    searchBarBookmarkButtonClicked(_:) searchBarCancelButtonClicked(_:) searchBarResultsListButtonClicked(_:) \
    searchBarSearchButtonClicked(_:) searchBarShouldBeginEditing(_:) searchBarShouldEndEditing(_:) \
    searchBarTextDidBeginEditing(_:) searchBarTextDidEndEditing(_:)
    class UISearchController:UIViewController=+automaticallyShowsCancelButton +automaticallyShowsScopeBar \
    +automaticallyShowsSearchResultsController +delegate +dimsBackgroundDuringPresentation \
    +hidesNavigationBarDuringPresentation +isActive +loadView() +obscuresBackgroundDuringPresentation +searchBar \
    +searchResultsController:UIViewController +searchResultsUpdater +showsSearchResultsController \
    +viewDidAppear(_:)
    protocol UISearchControllerDelegate:AnyObject=didDismissSearchController(_:) didPresentSearchController(_:) \
    presentSearchController(_:) willDismissSearchController(_:) willPresentSearchController(_:)
    class UISearchDisplayController:NibObject=+delegate +searchBar:UISearchBar \
    +searchContentsController:UIViewController +searchResultsDataSource +searchResultsDelegate +searchResultsTitle
    protocol UISearchResultsUpdating:AnyObject=updateSearchResults(for:)
    class UISearchTextField:UITextField=+becomeFirstResponder() +placeholder +resignFirstResponder() +text
    class UISegmentedControl:UIControl=+alignmentRectInsets +apportionsSegmentWidthsByContent \
    +insertSegment(with:at:animated:) +insertSegment(withTitle:at:animated:) +intrinsicContentSize +isMomentary \
    +nibDraw(in:) +nibKeyDown(_:) +nibMouse(_:at:) +removeAllSegments() +removeSegment(at:animated:) \
    +selectedSegmentIndex +selectedSegmentTintColor:UIColor +setTitle(_:forSegmentAt:) \
    +setTitleTextAttributes(_:for:) +titleForSegment(at:) +titleTextAttributes(for:) actionForSegment(at:) \
    contentOffsetForSegment(at:) imageForSegment(at:) insertSegment(action:at:animated:) isEnabledForSegment(at:) \
    noSegment numberOfSegments setAction(_:forSegmentAt:) setContentOffset(_:forSegmentAt:) \
    setEnabled(_:forSegmentAt:) setImage(_:forSegmentAt:) setWidth(_:forSegmentAt:) widthForSegment(at:)
    class UISelectionFeedbackGenerator:UIFeedbackGenerator=+selectionChanged()
    class UISheetPresentationController:UIPresentationController=+animateChanges(_:) +detents \
    +invalidateDetents() +largestUndimmedDetentIdentifier +preferredCornerRadius \
    +prefersEdgeAttachedInCompactHeight +prefersGrabberVisible +prefersScrollingExpandsWhenScrolledToEdge \
    +selectedDetentIdentifier +widthFollowsPreferredContentSizeWhenEdgeAttached Detent
    class UISheetPresentationController.Detent:NSObject=Identifier custom(identifier:resolver:) identifier \
    large() medium() resolvedValue(in:)
    protocol \
    UISheetPresentationControllerDelegate:UIAdaptivePresentationControllerDelegate=sheetPresentationControllerDidC\
    hangeSelectedDetentIdentifier(_:)
    protocol UISheetPresentationControllerDetentResolutionContext:=containerTraitCollection:UITraitCollection \
    maximumDetentValue
    class UISlider:UIControl=+alignmentRectInsets +currentMaximumTrackImage:UIImage \
    +currentMinimumTrackImage:UIImage +currentThumbImage:UIImage +intrinsicContentSize +isContinuous +isTracking \
    +maximumTrackImage(for:) +maximumTrackTintColor:UIColor +maximumValue +maximumValueImage:UIImage \
    +minimumTrackImage(for:) +minimumTrackTintColor:UIColor +minimumValue +minimumValueImage:UIImage \
    +nibDraw(in:) +nibKeyDown(_:) +nibMouse(_:at:) +setMaximumTrackImage(_:for:) +setMinimumTrackImage(_:for:) \
    +setThumbImage(_:for:) +setValue(_:animated:) +thumbImage(for:) +thumbTintColor:UIColor +value
    class UISnapBehavior:UIDynamicBehavior=+damping +snapPoint
    class UISplitViewController:NibPaneController=+delegate +displayModeButtonItem +displayModeButtonVisibility \
    +hide(_:) +isCollapsed +maximumPrimaryColumnWidth +minimumPrimaryColumnWidth +preferredDisplayMode \
    +preferredPrimaryColumnWidth +preferredPrimaryColumnWidthFraction +preferredSplitBehavior \
    +presentsWithGesture +primaryBackgroundStyle +primaryEdge +setViewController(_:for:) +show(_:) \
    +showDetailViewController(_:sender:) +showsSecondaryOnlyButton +viewController(for:) +viewControllers \
    +viewDidLoad() BackgroundStyle Column DisplayMode DisplayModeButtonVisibility PrimaryEdge SplitBehavior Style \
    automaticDimension displayMode style
    protocol UISplitViewControllerDelegate:AnyObject=splitViewController(_:collapseSecondary:onto:) \
    splitViewController(_:separateSecondaryFrom:) splitViewController(_:show:sender:) \
    splitViewController(_:showDetail:sender:) splitViewController(_:topColumnForCollapsingToProposedTopColumn:) \
    splitViewController(_:willChangeTo:) targetDisplayModeForAction(in:)
    class UISpringTimingParameters:NSObject UITimingCurveProvider=initialVelocity timingCurveType
    class UIStackView:UIView=+addArrangedSubview(_:) +alignment +arrangedSubviews +axis +customSpacing(after:) \
    +distribution +forFirstBaselineLayout:UIView +forLastBaselineLayout:UIView +insertArrangedSubview(_:at:) \
    +isBaselineRelativeArrangement +isLayoutMarginsRelativeArrangement +removeArrangedSubview(_:) \
    +setCustomSpacing(_:after:) +sizeThatFits(_:) +spacing +willRemoveSubview(_:) Alignment Distribution \
    spacingUseDefault spacingUseSystem
    class UIStatusBarManager:NSObject=isStatusBarHidden statusBarFrame statusBarStyle
    class UIStepper:UIControl=+autorepeat +intrinsicContentSize +isContinuous +maximumValue +minimumValue \
    +nibDraw(in:) +nibKeyDown(_:) +nibMouse(_:at:) +stepValue +value +wraps
    class UIStoryboard:NSObject=instantiateInitialViewController() instantiateViewController(identifier:creator:) \
    instantiateViewController(withIdentifier:)
    class UIStoryboardSegue:NSObject=+perform() destination:UIViewController identifier source:UIViewController
    class UIStoryboardUnwindSegueSource:NSObject=sender source:UIViewController unwindAction
    class UISwipeActionsConfiguration:NSObject=+performsFirstActionWithFullSwipe actions
    class UISwipeGestureRecognizer:UIGestureRecognizer=+direction +numberOfTouchesRequired Direction
    class UISwitch:UIControl=+alignmentRectInsets +intrinsicContentSize +isOn +nibDraw(in:) +onTintColor:UIColor \
    +preferredStyle +setOn(_:animated:) +thumbTintColor:UIColor +title Style
    class UITabBar:NibBar=+delegate +intrinsicContentSize +itemPositioning +items +nibDraw(in:) \
    +scrollEdgeAppearance:UITabBarAppearance +selectedItem:UITabBarItem +selectionIndicatorImage:UIImage \
    +setItems(_:animated:) +standardAppearance:UITabBarAppearance +unselectedItemTintColor:UIColor ItemPositioning
    class UITabBarAppearance:UIBarAppearance=+compactInlineLayoutAppearance:UITabBarItemAppearance \
    +inlineLayoutAppearance:UITabBarItemAppearance +stackedLayoutAppearance:UITabBarItemAppearance
    class UITabBarController:NibContainerController=+delegate +loadView() +nibKeyDown(_:) +selectedIndex \
    +selectedViewController:UIViewController +setViewControllers(_:animated:) +tabBar:UITabBar +viewControllers \
    +viewDidLoad()
    protocol UITabBarControllerDelegate:AnyObject=tabBarController(_:didSelect:) tabBarController(_:shouldSelect:)
    protocol UITabBarDelegate:AnyObject=tabBar(_:didSelect:)
    class UITabBarItem:UIBarItem=+badgeColor:UIColor +badgeValue +selectedImage:UIImage +titlePositionAdjustment \
    SystemItem
    class UITabBarItemAppearance:UIBarItemAppearance=Style
    class UITableView:UIScrollView=+allowsFocus +allowsMultipleSelection +allowsMultipleSelectionDuringEditing \
    +allowsSelection +allowsSelectionDuringEditing +backgroundView:UIView +beginUpdates() +canBecomeFocused \
    +cellForRow(at:) +cellLayoutMarginsFollowReadableWidth +dataSource +deleteRows(at:with:) \
    +deleteSections(_:with:) +dequeueReusableCell(withIdentifier:) +dequeueReusableCell(withIdentifier:for:) \
    +dequeueReusableHeaderFooterView(withIdentifier:) +deselectRow(at:animated:) +didMoveToWindow() \
    +dragInteractionEnabled +endUpdates() +estimatedRowHeight +estimatedSectionFooterHeight \
    +estimatedSectionHeaderHeight +hasUncommittedUpdates +insertRows(at:with:) +insertSections(_:with:) \
    +insetsContentViewsToSafeArea +isEditing +isPrefetchingEnabled +layoutSubviews() +moveRow(at:to:) \
    +nibKeyDown(_:) +nibMouse(_:at:) +performBatchUpdates(_:completion:) +prefetchDataSource +reloadData() \
    +reloadRows(at:with:) +reloadSections(_:with:) +remembersLastFocusedIndexPath +rowHeight \
    +scrollToRow(at:at:animated:) +sectionFooterHeight +sectionHeaderHeight +sectionHeaderTopPadding \
    +sectionIndexBackgroundColor:UIColor +sectionIndexColor:UIColor +sectionIndexMinimumDisplayRowCount \
    +sectionIndexTrackingBackgroundColor:UIColor +selectRow(at:animated:scrollPosition:) +selectionFollowsFocus \
    +separatorColor:UIColor +separatorInset +separatorInsetReference +separatorStyle +setEditing(_:animated:) \
    +style +tableFooterView:UIView +tableHeaderView:UIView RowAnimation ScrollPosition SeparatorInsetReference \
    Style automaticDimension footerView(forSection:) headerView(forSection:) indexPath(for:) indexPathForRow(at:) \
    indexPathForSelectedRow indexPathsForRows(in:) indexPathsForSelectedRows indexPathsForVisibleRows \
    moveSection(_:toSection:) numberOfRows(inSection:) numberOfSections reconfigureRows(at:) rect(forSection:) \
    rectForFooter(inSection:) rectForHeader(inSection:) rectForRow(at:) register(_:forCellReuseIdentifier:) \
    register(_:forHeaderFooterViewReuseIdentifier:) reloadSectionIndexTitles() \
    scrollToNearestSelectedRow(at:animated:) visibleCells
    class UITableViewCell:UIView=+accessoryType +accessoryView:UIView +automaticallyUpdatesContentConfiguration \
    +backgroundConfiguration +backgroundView:UIView +configurationState +configurationUpdateHandler \
    +contentConfiguration +contentView:UIView +defaultContentConfiguration() +detailTextLabel:UILabel \
    +didTransition(to:) +editingAccessoryType +editingStyle +focusStyle +imageView:UIImageView +indentationLevel \
    +indentationWidth +isEditing +isHighlighted +isSelected +layoutSubviews() \
    +multipleSelectionBackgroundView:UIView +nibDraw(in:) +prepareForReuse() +reuseIdentifier \
    +selectedBackgroundView:UIView +selectionStyle +separatorInset +setEditing(_:animated:) \
    +setHighlighted(_:animated:) +setNeedsUpdateConfiguration() +setSelected(_:animated:) \
    +shouldIndentWhileEditing +showingDeleteConfirmation +showsReorderControl +textLabel:UILabel \
    +updateConfiguration(using:) +willTransition(to:) AccessoryType CellStyle EditingStyle SelectionStyle \
    SeparatorStyle StateMask
    class UITableViewController:UIViewController UITableViewDataSource \
    UITableViewDelegate=+clearsSelectionOnViewWillAppear +loadView() +numberOfSections(in:) \
    +refreshControl:UIRefreshControl +scrollViewDidEndDecelerating(_:) \
    +scrollViewDidEndDragging(_:willDecelerate:) +scrollViewDidEndScrollingAnimation(_:) +scrollViewDidScroll(_:) \
    +scrollViewDidScrollToTop(_:) +scrollViewShouldScrollToTop(_:) +scrollViewWillBeginDecelerating(_:) \
    +scrollViewWillBeginDragging(_:) +scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) \
    +sectionIndexTitles(for:) +setEditing(_:animated:) +tableView(_:accessoryButtonTappedForRowWith:) \
    +tableView(_:canEditRowAt:) +tableView(_:canFocusRowAt:) +tableView(_:canMoveRowAt:) \
    +tableView(_:canPerformAction:forRowAt:withSender:) +tableView(_:canPerformPrimaryActionForRowAt:) \
    +tableView(_:cellForRowAt:) +tableView(_:commit:forRowAt:) \
    +tableView(_:contextMenuConfigurationForRowAt:point:) +tableView(_:didBeginMultipleSelectionInteractionAt:) \
    +tableView(_:didDeselectRowAt:) +tableView(_:didEndDisplaying:forRowAt:) \
    +tableView(_:didEndDisplayingFooterView:forSection:) +tableView(_:didEndDisplayingHeaderView:forSection:) \
    +tableView(_:didEndEditingRowAt:) +tableView(_:didHighlightRowAt:) +tableView(_:didSelectRowAt:) \
    +tableView(_:didUnhighlightRowAt:) +tableView(_:editActionsForRowAt:) +tableView(_:editingStyleForRowAt:) \
    +tableView(_:estimatedHeightForFooterInSection:) +tableView(_:estimatedHeightForHeaderInSection:) \
    +tableView(_:estimatedHeightForRowAt:) +tableView(_:heightForFooterInSection:) \
    +tableView(_:heightForHeaderInSection:) +tableView(_:heightForRowAt:) +tableView(_:indentationLevelForRowAt:) \
    +tableView(_:leadingSwipeActionsConfigurationForRowAt:) +tableView(_:moveRowAt:to:) \
    +tableView(_:numberOfRowsInSection:) +tableView(_:performAction:forRowAt:withSender:) \
    +tableView(_:performPrimaryActionForRowAt:) +tableView(_:sectionForSectionIndexTitle:at:) \
    +tableView(_:shouldBeginMultipleSelectionInteractionAt:) +tableView(_:shouldHighlightRowAt:) \
    +tableView(_:shouldIndentWhileEditingRowAt:) +tableView(_:shouldShowMenuForRowAt:) \
    +tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) \
    +tableView(_:titleForDeleteConfirmationButtonForRowAt:) +tableView(_:titleForFooterInSection:) \
    +tableView(_:titleForHeaderInSection:) +tableView(_:trailingSwipeActionsConfigurationForRowAt:) \
    +tableView(_:viewForFooterInSection:) +tableView(_:viewForHeaderInSection:) \
    +tableView(_:willBeginEditingRowAt:) +tableView(_:willDeselectRowAt:) +tableView(_:willDisplay:forRowAt:) \
    +tableView(_:willDisplayFooterView:forSection:) +tableView(_:willDisplayHeaderView:forSection:) \
    +tableView(_:willSelectRowAt:) +tableView:UITableView +viewWillAppear(_:)
    protocol UITableViewDataSource:AnyObject=numberOfSections(in:) sectionIndexTitles(for:) \
    tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:) tableView(_:cellForRowAt:) \
    tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:) tableView(_:numberOfRowsInSection:) \
    tableView(_:sectionForSectionIndexTitle:at:) tableView(_:titleForFooterInSection:) \
    tableView(_:titleForHeaderInSection:)
    protocol UITableViewDataSourcePrefetching:AnyObject=tableView(_:cancelPrefetchingForRowsAt:) \
    tableView(_:prefetchRowsAt:)
    protocol UITableViewDelegate:UIScrollViewDelegate=tableView(_:accessoryButtonTappedForRowWith:) \
    tableView(_:canFocusRowAt:) tableView(_:canPerformAction:forRowAt:withSender:) \
    tableView(_:canPerformPrimaryActionForRowAt:) tableView(_:contextMenuConfigurationForRowAt:point:) \
    tableView(_:didBeginMultipleSelectionInteractionAt:) tableView(_:didDeselectRowAt:) \
    tableView(_:didEndDisplaying:forRowAt:) tableView(_:didEndDisplayingFooterView:forSection:) \
    tableView(_:didEndDisplayingHeaderView:forSection:) tableView(_:didEndEditingRowAt:) \
    tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:) tableView(_:didUnhighlightRowAt:) \
    tableView(_:editActionsForRowAt:) tableView(_:editingStyleForRowAt:) \
    tableView(_:estimatedHeightForFooterInSection:) tableView(_:estimatedHeightForHeaderInSection:) \
    tableView(_:estimatedHeightForRowAt:) tableView(_:heightForFooterInSection:) \
    tableView(_:heightForHeaderInSection:) tableView(_:heightForRowAt:) tableView(_:indentationLevelForRowAt:) \
    tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView(_:performAction:forRowAt:withSender:) \
    tableView(_:performPrimaryActionForRowAt:) tableView(_:shouldBeginMultipleSelectionInteractionAt:) \
    tableView(_:shouldHighlightRowAt:) tableView(_:shouldIndentWhileEditingRowAt:) \
    tableView(_:shouldShowMenuForRowAt:) tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) \
    tableView(_:titleForDeleteConfirmationButtonForRowAt:) \
    tableView(_:trailingSwipeActionsConfigurationForRowAt:) tableView(_:viewForFooterInSection:) \
    tableView(_:viewForHeaderInSection:) tableView(_:willBeginEditingRowAt:) tableView(_:willDeselectRowAt:) \
    tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayFooterView:forSection:) \
    tableView(_:willDisplayHeaderView:forSection:) tableView(_:willSelectRowAt:)
    class UITableViewDiffableDataSource:NibDiffableDataSource UITableViewDataSource=+defaultRowAnimation \
    +numberOfSections(in:) +sectionIndexTitles(for:) +tableView(_:canEditRowAt:) +tableView(_:canMoveRowAt:) \
    +tableView(_:cellForRowAt:) +tableView(_:commit:forRowAt:) +tableView(_:moveRowAt:to:) \
    +tableView(_:numberOfRowsInSection:) +tableView(_:sectionForSectionIndexTitle:at:) \
    +tableView(_:titleForFooterInSection:) +tableView(_:titleForHeaderInSection:) CellProvider
    class UITableViewHeaderFooterView:UIView=+backgroundView:UIView +contentConfiguration +contentView:UIView \
    +defaultContentConfiguration() +detailTextLabel:UILabel +layoutSubviews() +prepareForReuse() +reuseIdentifier \
    +textLabel:UILabel
    class UITableViewRowAction:NSObject=+backgroundColor:UIColor +title Style style
    class UITapGestureRecognizer:UIGestureRecognizer=+numberOfTapsRequired +numberOfTouchesRequired
    class UITextChecker:NSObject=+availableLanguages +completions(forPartialWordRange:in:language:) \
    +guesses(forWordRange:in:language:) +hasLearnedWord(_:) +ignoreWord(_:) +ignoredWords +learnWord(_:) \
    +rangeOfMisspelledWord(in:range:startingAt:wrap:language:) +unlearnWord(_:)
    class UITextField:UIResponder UIControl UITextInput UITextInputTraits=+adjustsFontForContentSizeCategory \
    +adjustsFontSizeToFitWidth +allowsEditingTextAttributes +attributedPlaceholder +attributedText \
    +background:UIImage +becomeFirstResponder() +borderRect(forBounds:) +borderStyle +canBecomeFirstResponder \
    +caretRect(for:) +clearButtonMode +clearButtonRect(forBounds:) +clearsOnBeginEditing +delegate \
    +deleteBackward() +disabledBackground:UIImage +editingRect(forBounds:) +font:UIFont +hasText \
    +inputAccessoryView:UIView +inputView:UIView +insertText(_:) +intrinsicContentSize +isEditing \
    +isSecureTextEntry +layoutSubviews() +leftView:UIView +leftViewMode +leftViewRect(forBounds:) \
    +minimumFontSize +nibDraw(in:) +nibKeyDown(_:) +nibMouse(_:at:) +placeholder +placeholderRect(forBounds:) \
    +resignFirstResponder() +rightView:UIView +rightViewMode +rightViewRect(forBounds:) \
    +selectedTextRange:UITextRange +selectionRects(for:) +text +textAlignment +textColor:UIColor \
    +textRect(forBounds:) BorderStyle DidEndEditingReason ViewMode textDidBeginEditingNotification \
    textDidChangeNotification textDidEndEditingNotification
    protocol UITextFieldDelegate:AnyObject=textField(_:shouldChangeCharactersIn:replacementString:) \
    textFieldDidBeginEditing(_:) textFieldDidChangeSelection(_:) textFieldDidEndEditing(_:) \
    textFieldDidEndEditing(_:reason:) textFieldShouldBeginEditing(_:) textFieldShouldClear(_:) \
    textFieldShouldEndEditing(_:) textFieldShouldReturn(_:)
    protocol UITextInput:UIView UIKeyInput=beginningOfDocument:UITextPosition compare(_:to:) \
    endOfDocument:UITextPosition offset(from:to:) position(from:offset:) replace(_:withText:) \
    selectedTextRange:UITextRange text(in:) textRange(from:to:)
    protocol UITextInputTraits:AnyObject=autocapitalizationType autocorrectionType enablesReturnKeyAutomatically \
    keyboardAppearance keyboardType returnKeyType smartDashesType smartInsertDeleteType smartQuotesType \
    spellCheckingType textContentType
    class UITextPosition:NSObject=+hash +isEqual(_:)
    class UITextRange:NSObject=
    class UITextSelectionRect:NSObject=+rect
    class UITextView:UIResponder UIScrollView UITextInput UITextInputTraits=+adjustsFontForContentSizeCategory \
    +allowsEditingTextAttributes +attributedText +becomeFirstResponder() +canBecomeFirstResponder \
    +canBecomeFocused +caretRect(for:) +clearsOnInsertion +deleteBackward() +font:UIFont +hasText \
    +inputAccessoryView:UIView +inputView:UIView +insertText(_:) +intrinsicContentSize +isEditable +isEditing \
    +isScrollEnabled +isSelectable +layoutSubviews() +nibDraw(in:) +nibKeyDown(_:) +nibMouse(_:at:) \
    +resignFirstResponder() +scrollRangeToVisible(_:) +selectedRange +selectedTextRange:UITextRange \
    +selectionRects(for:) +sizeThatFits(_:) +text +textAlignment +textColor:UIColor \
    +textContainer:NSTextContainer +textContainerInset textDidBeginEditingNotification textDidChangeNotification \
    textDidEndEditingNotification
    protocol UITextViewDelegate:UIScrollViewDelegate=textView(_:shouldChangeTextIn:replacementText:) \
    textViewDidBeginEditing(_:) textViewDidChange(_:) textViewDidChangeSelection(_:) textViewDidEndEditing(_:) \
    textViewShouldBeginEditing(_:) textViewShouldEndEditing(_:)
    protocol UITimingCurveProvider:AnyObject=timingCurveType
    class UIToolbar:UIBarPositioning NibBar=+compactAppearance:UIToolbarAppearance \
    +compactScrollEdgeAppearance:UIToolbarAppearance +delegate +intrinsicContentSize +items +nibDraw(in:) \
    +scrollEdgeAppearance:UIToolbarAppearance +setItems(_:animated:) +standardAppearance:UIToolbarAppearance \
    backgroundImage(forToolbarPosition:barMetrics:) barPosition \
    setBackgroundImage(_:forToolbarPosition:barMetrics:) setShadowImage(_:forToolbarPosition:) \
    shadowImage(forToolbarPosition:)
    class UIToolbarAppearance:UIBarAppearance=
    protocol UIToolbarDelegate:UIBarPositioningDelegate=
    class UITouch:NSObject=Phase force location(in:) phase previousLocation(in:) tapCount timestamp view:UIView \
    window:UIWindow
    class UITraitCollection:NSObject Sendable=+hash +isEqual(_:) containsTraits(in:) current:UITraitCollection \
    displayScale hasDifferentColorAppearance(comparedTo:) horizontalSizeClass layoutDirection \
    performAsCurrent(_:) preferredContentSizeCategory userInterfaceIdiom userInterfaceStyle verticalSizeClass
    class UIVibrancyEffect:UIVisualEffect=
    class UIView:UIDynamicItem UIAppearanceContainer UIAppearance NibAnchored UICoordinateSpace CALayerDelegate \
    UIResponder NSCoding=+action(for:forKey:) +addGestureRecognizer(_:) +addSubview(_:) +alignmentRectInsets \
    +alpha +autoresizesSubviews +autoresizingMask +backgroundColor:UIColor +bounds +bringSubviewToFront(_:) \
    +canBecomeFocused +center +clearsContextBeforeDrawing +clipsToBounds +collisionBoundsType +contentMode \
    +contentScaleFactor +contentStretch +didAddSubview(_:) +didMoveToSuperview() +didMoveToWindow() \
    +directionalLayoutMargins +display(_:) +draw(_:) +draw(_:in:) +encode(with:) +endEditing(_:) \
    +forFirstBaselineLayout:UIView +forLastBaselineLayout:UIView +frame +gestureRecognizerShouldBegin(_:) \
    +hitTest(_:with:) +insertSubview(_:aboveSubview:) +insertSubview(_:at:) +insertSubview(_:belowSubview:) \
    +insetsLayoutMarginsFromSafeArea +intrinsicContentSize +invalidateIntrinsicContentSize() +isExclusiveTouch \
    +isHidden +isMultipleTouchEnabled +isOpaque +isUserInteractionEnabled +layerClass +layoutIfNeeded() \
    +layoutMargins +layoutMarginsDidChange() +layoutSublayers(of:) +layoutSubviews() +next:UIResponder \
    +nibDraw(in:) +nibMouse(_:at:) +overrideUserInterfaceStyle +point(inside:with:) +prepareForInterfaceBuilder() \
    +preservesSuperviewLayoutMargins +removeFromSuperview() +removeGestureRecognizer(_:) \
    +requiresConstraintBasedLayout +restorationIdentifier +safeAreaInsets +safeAreaInsetsDidChange() \
    +semanticContentAttribute +sendSubviewToBack(_:) +setNeedsDisplay() +setNeedsDisplay(_:) +setNeedsLayout() \
    +setNeedsUpdateConstraints() +sizeThatFits(_:) +sizeToFit() +systemLayoutSizeFitting(_:) \
    +systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:) +tag +tintAdjustmentMode \
    +tintColor:UIColor +tintColorDidChange() +traitCollection:UITraitCollection +traitCollectionDidChange(_:) \
    +transform +translatesAutoresizingMaskIntoConstraints +updateConstraints() +updateConstraintsIfNeeded() \
    +willMove(toSuperview:) +willMove(toWindow:) +willRemoveSubview(_:) AnimationCurve AnimationOptions \
    AutoresizingMask ContentMode KeyframeAnimationOptions TintAdjustmentMode addConstraint(_:) addConstraints(_:) \
    addInteraction(_:) addKeyframe(withRelativeStartTime:relativeDuration:animations:) addLayoutGuide(_:) \
    animate(withDuration:animations:completion:) animate(withDuration:delay:options:animations:completion:) \
    animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:) \
    animateKeyframes(withDuration:delay:options:animations:completion:) appearance() \
    appearance(whenContainedInInstancesOf:) applyViewTemplate(_:) applyViewTemplateByCopyingHierarchy(_:) \
    areAnimationsEnabled beginAnimations(_:context:) commitAnimations() constraints \
    contentCompressionResistancePriority(for:) contentHuggingPriority(for:) convert(_:from:) convert(_:to:) \
    exchangeSubview(at:withSubviewAt:) firstBaselineAnchor:NSLayoutYAxisAnchor gestureRecognizers \
    inheritedAnimationDuration interactions isDescendant(of:) keyboardLayoutGuide:UILayoutGuide \
    lastBaselineAnchor:NSLayoutYAxisAnchor layer:CALayer layoutFittingCompressedSize layoutFittingExpandedSize \
    layoutGuides layoutMarginsGuide:UILayoutGuide modifyAnimations(withRepeatCount:autoreverses:animations:) \
    nibCopy() noIntrinsicMetric performWithoutAnimation(_:) readableContentGuide:UILayoutGuide \
    removeConstraint(_:) removeConstraints(_:) removeInteraction(_:) removeLayoutGuide(_:) \
    resizableSnapshotView(from:afterScreenUpdates:withCapInsets:) safeAreaLayoutGuide:UILayoutGuide \
    setAnimationCurve(_:) setAnimationDelay(_:) setAnimationDuration(_:) setAnimationRepeatAutoreverses(_:) \
    setAnimationRepeatCount(_:) setAnimationsEnabled(_:) setContentCompressionResistancePriority(_:for:) \
    setContentHuggingPriority(_:for:) snapshotView(afterScreenUpdates:) subviews superview:UIView \
    transition(from:to:duration:options:completion:) transition(with:duration:options:animations:completion:) \
    viewWithTag(_:) window:UIWindow
    protocol UIViewAnimating:AnyObject=finishAnimation(at:) fractionComplete isReversed isRunning \
    pauseAnimation() startAnimation() startAnimation(afterDelay:) state stopAnimation(_:)
    class UIViewController:UIAppearanceContainer UIContentContainer UIResponder NSCoding=+addChild(_:) \
    +additionalSafeAreaInsets +allowedChildrenForUnwinding(from:) +applicationFinishedRestoringState() \
    +attemptRotationToDeviceOrientation() +automaticallyAdjustsScrollViewInsets \
    +beginAppearanceTransition(_:animated:) +canPerformUnwindSegueAction(_:from:sender:) \
    +canPerformUnwindSegueAction(_:from:withSender:) +childForStatusBarHidden:UIViewController \
    +childForStatusBarStyle:UIViewController +children +contentUnavailableConfiguration \
    +definesPresentationContext +didMove(toParent:) +didReceiveMemoryWarning() +dismiss(animated:completion:) \
    +edgesForExtendedLayout +editButtonItem:UIBarButtonItem +encode(with:) +endAppearanceTransition() \
    +extendedLayoutIncludesOpaqueBars +hidesBottomBarWhenPushed +isBeingDismissed +isBeingPresented +isEditing \
    +isModalInPresentation +isMovingFromParent +isMovingToParent +isViewLoaded +loadView() +loadViewIfNeeded() \
    +modalPresentationStyle +modalTransitionStyle +navigationItem:UINavigationItem +next:UIResponder \
    +nibKeyDown(_:) +overrideUserInterfaceStyle +parent:UIViewController +performSegue(withIdentifier:sender:) \
    +popoverPresentationController:UIPopoverPresentationController +preferredContentSize \
    +preferredContentSizeDidChange(forChildContentContainer:) +preferredInterfaceOrientationForPresentation \
    +preferredStatusBarStyle +preferredStatusBarUpdateAnimation +prefersHomeIndicatorAutoHidden \
    +prefersStatusBarHidden +prepare(for:sender:) +prepareForInterfaceBuilder() +present(_:animated:completion:) \
    +presentationController:UIPresentationController +presentedViewController:UIViewController \
    +previewActionItems +removeFromParent() +restorationIdentifier +setEditing(_:animated:) \
    +setNeedsStatusBarAppearanceUpdate() +setNeedsUpdateContentUnavailableConfiguration() \
    +sheetPresentationController:UISheetPresentationController +shouldAutorotate \
    +shouldPerformSegue(withIdentifier:sender:) +show(_:sender:) +showDetailViewController(_:sender:) \
    +size(forChildContentContainer:withParentContainerSize:) +supportedInterfaceOrientations \
    +systemLayoutFittingSizeDidChange(forChildContentContainer:) +tabBarItem:UITabBarItem +title +toolbarItems \
    +traitCollection:UITraitCollection +traitCollectionDidChange(_:) +transitioningDelegate +unwind(for:towards:) \
    +updateContentUnavailableConfiguration(using:) +updateViewConstraints() +view:UIView +viewDidAppear(_:) \
    +viewDidDisappear(_:) +viewDidLayoutSubviews() +viewDidLoad() +viewIfLoaded:UIView +viewIsAppearing(_:) \
    +viewSafeAreaInsetsDidChange() +viewWillAppear(_:) +viewWillDisappear(_:) +viewWillLayoutSubviews() \
    +viewWillTransition(to:) +viewWillTransition(to:with:) +willMove(toParent:) +willTransition(to:with:) \
    addKeyCommand(_:) bottomLayoutGuide:UILayoutGuide navigationController:UINavigationController nibName \
    presentingViewController:UIViewController removeKeyCommand(_:) \
    searchDisplayController:UISearchDisplayController splitViewController:UISplitViewController \
    storyboard:UIStoryboard tabBarController:UITabBarController topLayoutGuide:UILayoutGuide transitionCoordinator
    protocol UIViewControllerAnimatedTransitioning:AnyObject=animateTransition(using:) animationEnded(_:) \
    interruptibleAnimator(using:) transitionDuration(using:)
    protocol UIViewControllerContextTransitioning:AnyObject=cancelInteractiveTransition() completeTransition(_:) \
    containerView:UIView finalFrame(for:) finishInteractiveTransition() initialFrame(for:) isAnimated \
    isInteractive pauseInteractiveTransition() presentationStyle transitionWasCancelled \
    updateInteractiveTransition(_:) view(forKey:) viewController(forKey:)
    protocol UIViewControllerInteractiveTransitioning:AnyObject=startInteractiveTransition(_:)
    protocol \
    UIViewControllerTransitionCoordinator:UIViewControllerTransitionCoordinatorContext=animate(alongsideTransition\
    :) animate(alongsideTransition:completion:) animateAlongsideTransition(in:animation:completion:) \
    notifyWhenInteractionChanges(_:) notifyWhenInteractionEnds(_:)
    protocol UIViewControllerTransitionCoordinatorContext:AnyObject=completionCurve completionVelocity \
    containerView:UIView initiallyInteractive isAnimated isCancelled isInteractive isInterruptible \
    percentComplete presentationStyle targetTransform transitionDuration view(forKey:) viewController(forKey:)
    protocol UIViewControllerTransitioningDelegate:AnyObject=animationController(forDismissed:) \
    animationController(forPresented:presenting:source:) interactionControllerForDismissal(using:) \
    interactionControllerForPresentation(using:) presentationController(forPresented:presenting:source:)
    protocol UIViewImplicitlyAnimating:UIViewAnimating=addAnimations(_:) addAnimations(_:delayFactor:) \
    addCompletion(_:) continueAnimation(withTimingParameters:durationFactor:)
    class UIViewPropertyAnimator:NSObject UIViewImplicitlyAnimating=+addAnimations(_:) \
    +addAnimations(_:delayFactor:) +addCompletion(_:) +continueAnimation(withTimingParameters:durationFactor:) \
    +finishAnimation(at:) +fractionComplete +isInterruptible +isReversed +pauseAnimation() +pausesOnCompletion \
    +runningPropertyAnimator(withDuration:delay:options:animations:completion:) +scrubsLinearly +startAnimation() \
    +startAnimation(afterDelay:) +stopAnimation(_:) delay duration isRunning state timingParameters
    class UIVisualEffect:NSObject=
    class UIVisualEffectView:UIView=+contentView:UIView +effect:UIVisualEffect +nibDraw(in:)
    class UIWebView:NibPlaceholderView=
    class UIWindow:UIView=+becomeKey() +didAddSubview(_:) +isKeyWindow +layoutSubviews() +makeKey() \
    +makeKeyAndVisible() +next:UIResponder +resignKey() +rootViewController:UIViewController +sendEvent(_:) \
    +undoManager:UndoManager +willRemoveSubview(_:) +windowScene:UIWindowScene screen:UIScreen
    class UIWindowScene:UIScene=coordinateSpace interfaceOrientation keyWindow:UIWindow screen:UIScreen \
    statusBarManager:UIStatusBarManager traitCollection:UITraitCollection windows
    protocol UIWindowSceneDelegate:UISceneDelegate=window:UIWindow
    class UndoManager:NSObject=+beginUndoGrouping() +canRedo +canUndo +disableUndoRegistration() \
    +enableUndoRegistration() +endUndoGrouping() +groupingLevel +groupsByEvent +isRedoing \
    +isUndoRegistrationEnabled +isUndoing +levelsOfUndo +redo() +redoActionIsDiscardable +redoActionName \
    +redoMenuItemTitle +redoMenuTitle(forUndoActionName:) +registerUndo(withTarget:selector:object:) \
    +removeAllActions() +removeAllActions(withTarget:) +runLoopModes +setActionIsDiscardable(_:) \
    +setActionName(_:) +undo() +undoActionIsDiscardable +undoActionName +undoMenuItemTitle \
    +undoMenuTitle(forUndoActionName:) +undoNestedGroup() registerUndo(withTarget:handler:)
    class WKWebView:NibPlaceholderView=+navigationDelegate +uiDelegate
    """
}
