// The floor: creates the files of a folder again in another one, with the same bytes, and does no more.
//
//   floor LIST FOLDER [constant]
//
// LIST holds for each file a line with its length and its path, and after an empty line the bytes of
// all files in the same order. It is read before the clock starts; printed are the milliseconds that
// making the folders and creating, writing and closing the files took. With "constant", files of the
// same lengths are written from one buffer of 64 KiB, which stays in the processor's cache.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static void fail(const char *what) {
  perror(what);
  exit(2);
}

static char *whole_file(const char *path, size_t *length) {
  int file = open(path, O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) fail(path);
  *length = (size_t)status.st_size;
  char *bytes = malloc(*length + 1);
  size_t done = 0;
  while (done < *length) {
    ssize_t count = read(file, bytes + done, *length - done);
    if (count <= 0) fail(path);
    done += (size_t)count;
  }
  close(file);
  bytes[*length] = 0;
  return bytes;
}

// Makes the folders above a path that are not there.
static void make_folders(char *path) {
  for (char *slash = strchr(path, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    if (mkdir(path, 0755) != 0 && errno != EEXIST) fail(path);
    *slash = '/';
  }
}

int main(int count, char **arguments) {
  if (count != 3 && count != 4) return fprintf(stderr, "usage: floor LIST FOLDER [constant]\n"), 2;
  static char constant[1 << 16];
  memset(constant, 'a', sizeof constant);
  size_t length;
  char *line = whole_file(arguments[1], &length);
  char *content = strstr(line, "\n\n") + 2;
  if (mkdir(arguments[2], 0755) != 0 || chdir(arguments[2]) != 0) fail(arguments[2]);

  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  char folder[4096] = "";
  while (*line != '\n') {
    char *path;
    size_t size = strtoul(line, &path, 10);
    path += 1;
    line = strchr(path, '\n');
    *line++ = 0;
    // Files are in the order of their paths, so most share the folder of the one before.
    char *slash = strrchr(path, '/');
    size_t above = slash ? (size_t)(slash - path) : 0;
    if (above && (strncmp(folder, path, above) != 0 || folder[above] != 0)) {
      make_folders(path);
      memcpy(folder, path, above);
      folder[above] = 0;
    }
    int file = open(path, O_WRONLY | O_CREAT | O_EXCL, 0644);
    if (file < 0) fail(path);
    for (size_t done = 0; done < size;) {
      size_t rest = size - done;
      ssize_t wrote = count == 4 ? write(file, constant, rest < sizeof constant ? rest : sizeof constant)
                                 : write(file, content + done, rest);
      if (wrote <= 0) fail(path);
      done += (size_t)wrote;
    }
    if (close(file) != 0) fail(path);
    content += size;
  }
  clock_gettime(CLOCK_MONOTONIC, &end);
  printf("%.3f\n", (double)(end.tv_sec - start.tv_sec) * 1e3 + (double)(end.tv_nsec - start.tv_nsec) / 1e6);
  return 0;
}
