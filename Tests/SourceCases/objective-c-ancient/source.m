// Written for iPhone OS 3, with retain and release.
#import "RootViewController.h"

#if 0
@interface Disabled : UIView { IBOutlet UILabel *never; }
@end
#endif

@interface RootViewController : UITableViewController <UIAlertViewDelegate> {
	NSMutableArray *items;
	IBOutlet UITableViewCell *nibCell;
	IBOutlet UIBarButtonItem *addButton, *editButton;
	UIColor *tint;
}
@property (nonatomic, retain) IBOutlet UIView *footer;
@property (assign) IBOutlet UITableViewCell *nibCell;
- (IBAction) addItem;
- (IBAction)edit: (id)sender;
-(void)hidden:(id)sender __attribute__((deprecated));
@end

static const CGFloat kMargin = 8.f;
#define CELL_ID @"Item"
#define MAX(a, b) \
	((a) > (b) ? (a) : (b))

static inline CGFloat margin(int depth) { return kMargin * depth; }

@implementation RootViewController
@synthesize footer = footer_, nibCell;
@dynamic title;

- (id)initWithStyle:(UITableViewStyle)style
{
	if ((self = [super initWithStyle:style])) {
		items = [[NSMutableArray alloc] initWithObjects:@"a", @"b\"]", nil];
	}
	return self;
}

- (void)dealloc
{
	[items release];
	self.footer = nil;
	[super dealloc];
}

- (void)viewDidLoad {
	[super viewDidLoad];
	[[NSBundle mainBundle] loadNibNamed:@"Footer" owner:self options:nil];
	self.tableView.tableFooterView = self.footer;
}

- (NSInteger)tableView:(UITableView *)table numberOfRowsInSection:(NSInteger)section { return [items count]; }

- (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path
{
	UITableViewCell *cell = [table dequeueReusableCellWithIdentifier:CELL_ID];
	if (cell == nil) {
		[[NSBundle mainBundle] loadNibNamed:@"ItemCell" owner:self options:nil];
		cell = nibCell;
		self.nibCell = nil;
	}
	((UILabel *)[cell viewWithTag:1]).text = [items objectAtIndex:path.row];
	return cell;
}

- (void)tableView:(UITableView *)table didSelectRowAtIndexPath:(NSIndexPath *)path
{
	DetailViewController *detail = [[DetailViewController alloc] initWithNibName:@"DetailView" bundle:[NSBundle mainBundle]];
	PlainViewController *plain = [[PlainViewController alloc] init];
	[self.navigationController pushViewController:detail animated:YES];
	[detail release];
	[plain release];
}

- (IBAction) addItem { [items addObject:@"new"]; [self.tableView reloadData]; }

- (IBAction)edit:(id)sender
{
	[self setEditing:!self.editing animated:YES];
	switch ([sender tag]) { case 'a': case '{': break; default: [self performSelector:@selector(hidden:) withObject:nil]; }
}

- (void)hidden:(id)sender {}

+ (Class)layerClass { return [CAGradientLayer class]; }

@end
