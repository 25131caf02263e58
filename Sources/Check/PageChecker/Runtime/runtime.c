// What Embedded Swift asks of a C library, for a module of WebAssembly that imports nothing.
//
// The compiler may turn loops into calls of the functions that they implement: build with -fno-builtin.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// Memory is given out in blocks whose sizes are four to an octave, and comes back to a list of its size.
enum { page = 65536, smallest = 32, classes = 112, header = 16 };

struct block {
  struct block *next;
};

static struct block *unused[classes];
static uintptr_t top;

static unsigned size_class(size_t size) {
  if (size <= smallest) return 0;
  unsigned octave = 31 - __builtin_clz((unsigned)(size - 1));
  return (octave - 5) * 4 + (((size - 1) >> (octave - 2)) & 3) + 1;
}

static size_t class_size(unsigned class) {
  if (class == 0) return smallest;
  unsigned octave = (class - 1) / 4 + 5;
  return ((size_t)1 << octave) + ((size_t)((class - 1) % 4 + 1) << (octave - 2));
}

static void *extend(size_t size) {
  if (top == 0) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  size_t end = (size_t)__builtin_wasm_memory_size(0) * page;
  if (size > end - top) {
    size_t missing = (size - (end - top) + page - 1) / page;
    // Growing by a part of what there is makes few calls.
    size_t more = missing + (end / page) / 8;
    if (__builtin_wasm_memory_grow(0, more) == (size_t)-1
        && __builtin_wasm_memory_grow(0, missing) == (size_t)-1)
      return 0;
  }
  void *start = (void *)top;
  top += size;
  return start;
}

void *malloc(size_t size) {
  if (size > 0x40000000) return 0;
  unsigned class = size_class(size + header);
  struct block *block = unused[class];
  unsigned char *start;
  if (block) {
    unused[class] = block->next;
    start = (unsigned char *)block;
  } else {
    start = extend(class_size(class));
    if (!start) return 0;
  }
  // The class is in front of what the caller gets.
  *(uint32_t *)(start + header - 4) = class;
  return start + header;
}

void free(void *memory) {
  if (!memory) return;
  unsigned char *start = (unsigned char *)memory - header;
  unsigned class = *(uint32_t *)(start + header - 4);
  struct block *block = (struct block *)start;
  block->next = unused[class];
  unused[class] = block;
}

void *realloc(void *memory, size_t size) {
  if (!memory) return malloc(size);
  unsigned class = *(uint32_t *)((unsigned char *)memory - 4);
  size_t room = class_size(class) - header;
  if (size <= room) return memory;
  void *larger = malloc(size);
  if (!larger) return 0;
  __builtin_memcpy(larger, memory, room);
  free(memory);
  return larger;
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  // Every block is aligned to 16 bytes, and nothing here needs more.
  if (alignment > 16) return 22;
  *memory = malloc(size);
  return *memory ? 0 : 12;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  __builtin_memcpy(to, from, count);
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  __builtin_memmove(to, from, count);
  return to;
}

void *memset(void *to, int value, size_t count) {
  __builtin_memset(to, value, count);
  return to;
}

int memcmp(const void *one, const void *other, size_t count) {
  const unsigned char *a = one, *b = other;
  for (; count; count--, a++, b++)
    if (*a != *b) return *a < *b ? -1 : 1;
  return 0;
}

size_t strlen(const char *text) {
  const char *end = text;
  while (*end) end++;
  return end - text;
}

int strcmp(const char *one, const char *other) {
  while (*one && *one == *other) one++, other++;
  return (unsigned char)*one - (unsigned char)*other;
}

char *strdup(const char *text) {
  size_t count = strlen(text) + 1;
  char *copy = malloc(count);
  if (copy) __builtin_memcpy(copy, text, count);
  return copy;
}

double round(double number) {
  double whole = __builtin_trunc(number);
  double rest = __builtin_fabs(number - whole);
  return rest < 0.5 ? whole : whole + __builtin_copysign(1, number);
}

// Hashes are seeded with zeros: nothing depends on their order, and an attacker only slows his own page.
void arc4random_buf(void *memory, size_t count) { memset(memory, 0, count); }

// The product of two numbers of 128 bits.
__int128 __multi3(__int128 a, __int128 b) {
  union {
    __int128 whole;
    struct {
      uint64_t low, high;
    } half;
  } x = {.whole = a}, y = {.whole = b}, result;
  uint64_t low = 0xFFFFFFFF;
  uint64_t ll = (x.half.low & low) * (y.half.low & low);
  uint64_t hl = (x.half.low >> 32) * (y.half.low & low);
  uint64_t lh = (x.half.low & low) * (y.half.low >> 32);
  uint64_t hh = (x.half.low >> 32) * (y.half.low >> 32);
  uint64_t middle = (ll >> 32) + (hl & low) + lh;
  result.half.low = (middle << 32) | (ll & low);
  result.half.high =
      hh + (hl >> 32) + (middle >> 32) + x.half.low * y.half.high + x.half.high * y.half.low;
  return result.whole;
}

// What is printed before a trap; a page has nowhere to show it.
int putchar(int character) { return character; }
