#ifndef DOCGEN_FILE_ATTRIBUTES_H
#define DOCGEN_FILE_ATTRIBUTES_H

#include <sys/types.h>

// Extended attributes of a file, links not followed, which Swift's own modules do not offer.
// Both return -1 with errno set where the file system has none.
int file_attribute_set(const char *path, const char *name, const void *value, size_t length);

// Returns the length of the value, which must fit.
ssize_t file_attribute_get(const char *path, const char *name, void *value, size_t capacity);

#endif
