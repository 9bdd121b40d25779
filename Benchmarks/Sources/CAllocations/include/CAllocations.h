#ifndef C_ALLOCATIONS_H
#define C_ALLOCATIONS_H

// Returns the number of allocations since the program started.
long allocation_count(void);

#endif
