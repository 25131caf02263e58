#define _GNU_SOURCE
#include "CFileSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(__APPLE__)
#include <copyfile.h>
#else
#include <stdint.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#endif

// Opens the folders of a path one after the other.
static int open_step_by_step(int folder, const char *path, int flags, unsigned int mode) {
  struct stat root, last;
  char *copy = strdup(path);
  int current = fcntl(folder, F_DUPFD_CLOEXEC, 0);
  if (!copy || current < 0 || fstat(folder, &root) != 0) goto failed;
  for (char *name = copy, *end;; name = end + 1) {
    end = strchr(name, '/');
    if (end) *end = 0;
    int wanted = end ? O_RDONLY | O_DIRECTORY : flags;
    int next = openat(current, name, wanted | O_NOFOLLOW | O_CLOEXEC, mode);
    int error = errno;
    close(current);
    errno = error;
    current = next;
    if (current < 0 || fstat(current, &last) != 0) goto failed;
    if (last.st_dev != root.st_dev) {
      errno = EXDEV;
      goto failed;
    }
    if (!end) break;
  }
  free(copy);
  return current;

failed:;
  int error = errno;
  free(copy);
  if (current >= 0) close(current);
  errno = error;
  return -1;
}

#if defined(__APPLE__)

int file_open_below(int folder, const char *path, int flags, unsigned int mode) {
  return open_step_by_step(folder, path, flags, mode);
}

int file_rename(int folder, const char *path, int other_folder, const char *other, enum file_renaming renaming) {
  if (renaming == file_replaces) return renameat(folder, path, other_folder, other);
  return renameatx_np(folder, path, other_folder, other, renaming == file_stays ? RENAME_EXCL : RENAME_SWAP);
}

int file_copy_attributes(int source, int target) {
  return fcopyfile(source, target, NULL, COPYFILE_XATTR | COPYFILE_ACL);
}

#else

// openat2(2) and renameat2(2); numbers and flags are part of Linux' interface, but not of every C library's headers.
#ifndef SYS_openat2
#define SYS_openat2 437
#endif

int file_open_below(int folder, const char *path, int flags, unsigned int mode) {
  const uint64_t no_other_mount = 0x01, no_symbolic_link = 0x04, below_the_folder = 0x08;
  struct { uint64_t flags, mode, resolve; } how = {
    .flags = (uint64_t)(unsigned int)(flags | O_NOFOLLOW | O_CLOEXEC),
    .mode = flags & O_CREAT ? mode : 0,
    .resolve = no_other_mount | no_symbolic_link | below_the_folder,
  };
  int result = (int)syscall(SYS_openat2, folder, path, &how, sizeof how);
  // Linux before 5.6 does not have it, and filters of system calls may not know it.
  if (result < 0 && (errno == ENOSYS || errno == EPERM)) return open_step_by_step(folder, path, flags, mode);
  return result;
}

int file_rename(int folder, const char *path, int other_folder, const char *other, enum file_renaming renaming) {
  if (renaming == file_replaces) return renameat(folder, path, other_folder, other);
  const unsigned int flags = renaming == file_stays ? 1u << 0 : 1u << 1;
  return (int)syscall(SYS_renameat2, folder, path, other_folder, other, flags);
}

// Access control lists are attributes on Linux. Linux' limit is 64 KB for the names and for each value.
int file_copy_attributes(int source, int target) {
  enum { limit = 65536 };
  char *names = malloc(limit), *value = malloc(limit), *present = malloc(limit);
  ssize_t length = names && value && present ? flistxattr(source, names, limit) : -1;
  // A file system without attributes has none to copy.
  int result = length >= 0 || errno == ENOTSUP ? 0 : -1;
  for (char *name = names; result == 0 && length > 0 && name < names + length; name += strlen(name) + 1) {
    ssize_t size = fgetxattr(source, name, value, limit);
    // The label of a security module is set already, and we may have no right to set it.
    if (size >= 0 && fgetxattr(target, name, present, limit) == size && memcmp(value, present, (size_t)size) == 0) continue;
    result = size >= 0 ? fsetxattr(target, name, value, (size_t)size, 0) : -1;
  }
  free(names);
  free(value);
  free(present);
  return result;
}

#endif
