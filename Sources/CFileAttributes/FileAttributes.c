#include "CFileAttributes.h"

#include <errno.h>

#if defined(__APPLE__)

#include <sys/xattr.h>

int file_attribute_set(const char *path, const char *name, const void *value, size_t length) {
  return setxattr(path, name, value, length, 0, XATTR_NOFOLLOW);
}

ssize_t file_attribute_get(const char *path, const char *name, void *value, size_t capacity) {
  return getxattr(path, name, value, capacity, 0, XATTR_NOFOLLOW);
}

#elif defined(__linux__)

#include <sys/xattr.h>

int file_attribute_set(const char *path, const char *name, const void *value, size_t length) {
  return lsetxattr(path, name, value, length, 0);
}

ssize_t file_attribute_get(const char *path, const char *name, void *value, size_t capacity) {
  return lgetxattr(path, name, value, capacity);
}

#else

int file_attribute_set(const char *path, const char *name, const void *value, size_t length) {
  (void)path, (void)name, (void)value, (void)length;
  errno = ENOSYS;
  return -1;
}

ssize_t file_attribute_get(const char *path, const char *name, void *value, size_t capacity) {
  (void)path, (void)name, (void)value, (void)capacity;
  errno = ENOSYS;
  return -1;
}

#endif
