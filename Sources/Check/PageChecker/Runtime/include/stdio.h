// Declared for functions that the module leaves out: it has no files.
#include <stddef.h>

typedef struct file FILE;
size_t fread(void *to, size_t size, size_t count, FILE *file);
size_t fwrite(const void *from, size_t size, size_t count, FILE *file);
int ferror(FILE *file);
