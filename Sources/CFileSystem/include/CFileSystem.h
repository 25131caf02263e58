#ifndef DOCGEN_FILE_SYSTEM_H
#define DOCGEN_FILE_SYSTEM_H

// What Swift's own modules do not offer. Each returns 0, or -1 with errno set.

// Exchanges two files or folders in one step.
int file_exchange(const char *one, const char *other);

// Gives an open file the extended attributes and access control list of another.
int file_copy_attributes(int source, int target);

#endif
