#ifndef C_ALLOCATIONS_H
#define C_ALLOCATIONS_H

// How often memory was asked for since the program began.
long allocation_count(void);

#endif
