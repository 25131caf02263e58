#ifndef CDIGESTS_H
#define CDIGESTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether the processor has instructions for SHA-256, and this program uses them.
bool sha256_has_instructions(void);

/// Adds whole blocks of 64 bytes to a state of SHA-256, with those instructions.
///
/// `constants` are those of the 64 rounds.
void sha256_process(
    uint32_t state[8], const uint8_t *bytes, size_t blocks, const uint32_t constants[64]);

#endif
