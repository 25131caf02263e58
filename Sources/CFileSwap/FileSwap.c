#define _GNU_SOURCE
#include "CFileSwap.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

#if defined(__APPLE__)

int file_swap(const char *one, const char *other) {
  return renamex_np(one, other, RENAME_SWAP);
}

#elif defined(__linux__)

#include <sys/syscall.h>
#include <unistd.h>

// renameat2(2); the flag's value is part of Linux' interface.
int file_swap(const char *one, const char *other) {
  const unsigned int exchange = 1u << 1;
  return (int)syscall(SYS_renameat2, AT_FDCWD, one, AT_FDCWD, other, exchange);
}

#else

int file_swap(const char *one, const char *other) {
  (void)one;
  (void)other;
  errno = ENOSYS;
  return -1;
}

#endif
