// The functions of Linux that read and write the extended attributes of files, such as access control lists. Swift's module
// of the C library lacks this header.
#ifndef NIBTERM_CXATTR_H
#define NIBTERM_CXATTR_H

#include <sys/xattr.h>

#endif
