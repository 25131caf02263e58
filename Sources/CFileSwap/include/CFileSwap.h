#ifndef DOCGEN_FILE_SWAP_H
#define DOCGEN_FILE_SWAP_H

// Exchanges two files or folders in one step, which Swift's own modules do not offer.
// Returns 0, or -1 with errno set.
int file_swap(const char *one, const char *other);

#endif
