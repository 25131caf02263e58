#define _GNU_SOURCE
#include "CFileSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

#if defined(__APPLE__)

#include <copyfile.h>

int file_exchange(const char *one, const char *other) {
  return renamex_np(one, other, RENAME_SWAP);
}

int file_copy_attributes(int source, int target) {
  return fcopyfile(source, target, NULL, COPYFILE_XATTR | COPYFILE_ACL);
}

#elif defined(__linux__)

#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

// renameat2(2); the flag's value is part of Linux' interface.
int file_exchange(const char *one, const char *other) {
  const unsigned int exchange = 1u << 1;
  return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, exchange);
}

// Access control lists are attributes on Linux. Linux' limit is 64 KB for the names and for each value.
int file_copy_attributes(int source, int target) {
  enum { limit = 65536 };
  char *names = malloc(limit), *value = malloc(limit);
  ssize_t length = names && value ? flistxattr(source, names, limit) : -1;
  // A file system without attributes has none to copy.
  int result = length >= 0 || errno == ENOTSUP ? 0 : -1;
  for (char *name = names; result == 0 && length > 0 && name < names + length; name += strlen(name) + 1) {
    ssize_t size = fgetxattr(source, name, value, limit);
    result = size >= 0 ? fsetxattr(target, name, value, (size_t)size, 0) : -1;
  }
  free(names);
  free(value);
  return result;
}

#else

int file_exchange(const char *one, const char *other) {
  (void)one;
  (void)other;
  errno = ENOSYS;
  return -1;
}

int file_copy_attributes(int source, int target) {
  (void)source;
  (void)target;
  errno = ENOSYS;
  return -1;
}

#endif
