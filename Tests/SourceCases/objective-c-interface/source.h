//
//  OrdersViewController.h
//

#import <UIKit/UIKit.h>
@class Order, OrderStore;
@protocol OrdersViewControllerDelegate;

NS_ASSUME_NONNULL_BEGIN

FOUNDATION_EXPORT NSString *const OrdersDidChangeNotification;

typedef NS_ENUM(NSInteger, OrdersSection) { OrdersSectionOpen, OrdersSectionPaid };

@interface OrdersViewController : UIViewController <UITableViewDataSource, UITableViewDelegate> {
    @private
    IBOutlet UILabel *_countLabel;
    BOOL _isLoaded;
    @public
    IBOutlet UIView *header, *footer;
}

@property (nonatomic, weak, nullable) id<OrdersViewControllerDelegate> delegate;
@property (weak, nonatomic) IBOutlet UITableView *tableView;
@property (strong, nonatomic) IBOutletCollection(UIButton) NSArray<UIButton *> *buttons;
@property (nonatomic, copy) void (^completion)(NSArray<Order *> *orders, NSError *_Nullable error);
@property (nonatomic, readonly) NSUInteger count;
@property (nonatomic, getter=isEditable) BOOL editable;

- (instancetype)initWithStore:(OrderStore *)store NS_DESIGNATED_INITIALIZER;
- (IBAction)add:(id)sender;
- (IBAction)pay:(UIButton *)sender forEvent:(UIEvent *)event;
- (IBAction)unwindToOrders:(UIStoryboardSegue *)segue;
+ (UINib *)nib;

@end

@protocol OrdersViewControllerDelegate <NSObject>
- (void)ordersViewController:(OrdersViewController *)controller didSelectOrder:(Order *)order;
@optional
- (void)ordersViewControllerDidCancel:(OrdersViewController *)controller;
@end

@interface OrdersViewController (Printing)
- (IBAction)print:(nullable id)sender;
@end

NS_SWIFT_NAME(Badge)
@interface CAFBadgeView : UIView
@property (nonatomic) IBInspectable NSInteger value;
@property (nonatomic, strong, nullable) IBInspectable UIColor *fillColor;
@end

@compatibility_alias CAFOldBadgeView CAFBadgeView;

NS_ASSUME_NONNULL_END
