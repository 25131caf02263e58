#ifndef DOCGEN_FILE_SYSTEM_H
#define DOCGEN_FILE_SYSTEM_H

// What Swift's own modules do not offer. Each returns 0 or a descriptor, or -1 with errno set.

// Opens a file below an open folder, as openat(2) does. ELOOP where a part of the path is a symbolic link, EXDEV where
// another file system is mounted there, which only Linux recognizes if it is the same one.
int file_open_below(int folder, const char *path, int flags, unsigned int mode);

// What happens to a file at the path that another is renamed to.
enum file_renaming { file_replaces, file_stays, file_is_exchanged };

// Renames a file below an open folder. EEXIST where a file stays; ENOSYS or EINVAL where the system can only replace.
int file_rename(int folder, const char *path, int other_folder, const char *other, enum file_renaming renaming);

// Gives an open file the extended attributes and access control list of another.
int file_copy_attributes(int source, int target);

#endif
