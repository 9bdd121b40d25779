#import "OrdersViewController.h"
#import "OrderCell.h"

static NSString *const kOrderCell = @"OrderCell";
#define SEGUE_DETAIL @"showOrder"
NSString *const OrdersDidChangeNotification = @"OrdersDidChange";

@interface OrdersViewController ()
@property (nonatomic, strong) NSMutableArray *orders;
@property (nonatomic, weak) IBOutlet UIActivityIndicatorView *spinner;
@end

@implementation OrdersViewController

@synthesize editable = _editable;

- (instancetype)initWithStore:(OrderStore *)store {
    self = [super initWithNibName:@"OrdersView" bundle:nil];
    if (self) { _orders = [store.orders mutableCopy]; }
    return self;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.tableView registerNib:[UINib nibWithNibName:kOrderCell bundle:nil] forCellReuseIdentifier:kOrderCell];
    [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:@"Plain"];
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"{Add}" style:UIBarButtonItemStylePlain
        target:self action:@selector(add:)];
    UIView *header = [[[NSBundle mainBundle] loadNibNamed:@"OrdersHeader" owner:self options:nil] firstObject];
    self.tableView.tableHeaderView = header;
    [self.spinner startAnimating];
}

- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView { return 2; }

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.orders.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    OrderCell *cell = [tableView dequeueReusableCellWithIdentifier:kOrderCell forIndexPath:indexPath];
    cell.order = self.orders[indexPath.row];
    return cell;
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    [self performSegueWithIdentifier:SEGUE_DETAIL sender:self.orders[indexPath.row]];
}

- (IBAction)add:(id)sender {
    UIStoryboard *storyboard = [UIStoryboard storyboardWithName:@"NewOrder" bundle:nil];
    UIViewController *controller = [storyboard instantiateViewControllerWithIdentifier:@"Form"];
    [self presentViewController:controller animated:YES completion:^{ NSLog(@"shown }"); }];
}

- (IBAction)pay:(UIButton *)sender forEvent:(UIEvent *)event {
    if (sender.tag == '}') return;
    [self.orders enumerateObjectsUsingBlock:^(id order, NSUInteger index, BOOL *stop) { [order pay]; }];
}

- (IBAction)unwindToOrders:(UIStoryboardSegue *)segue {}

#pragma mark - Private

- (void)reload {
    [[NSNotificationCenter defaultCenter] postNotificationName:OrdersDidChangeNotification object:self];
}

@end

@implementation OrdersViewController (Printing)
- (IBAction)print:(id)sender { [self reload]; }
@end

@implementation CAFBadgeView

+ (instancetype)badge {
    UINib *nib = [UINib nibWithNibName:@"Badge" bundle:[NSBundle bundleForClass:self]];
    return [[nib instantiateWithOwner:nil options:nil] objectAtIndex:0];
}

- (void)drawRect:(CGRect)rect { /* - (void)notAMethod {} */ [self.fillColor setFill]; }

@end
