#include "CDigests.h"

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>

bool sha256_has_instructions(void) {
  unsigned a, b, c, d;
  return __get_cpuid(1, &a, &b, &c, &d) && (c & bit_SSE4_1) && __get_cpuid_count(7, 0, &a, &b, &c, &d) &&
         (b & bit_SHA);
}

// The instructions keep the state as ABEF and CDGH, and make four rounds from two words each.
// Source: Intel SHA Extensions, 2013.
__attribute__((target("sha,sse4.1"))) void sha256_process(
    uint32_t state[8], const uint8_t *bytes, size_t blocks, const uint32_t constants[64]) {
  const __m128i swap = _mm_set_epi64x(0x0C0D0E0F08090A0B, 0x0405060700010203);
  __m128i badc = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xB1);
  __m128i hgfe = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1B);
  __m128i abef = _mm_alignr_epi8(badc, hgfe, 8);
  __m128i cdgh = _mm_blend_epi16(hgfe, badc, 0xF0);
  for (; blocks > 0; blocks--, bytes += 64) {
    const __m128i abef_before = abef, cdgh_before = cdgh;
    __m128i words[4];
    for (int i = 0; i < 4; i++)
      words[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(bytes + 16 * i)), swap);
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; i++) {
      const __m128i now = words[i & 3], next = words[(i + 1) & 3], last = words[(i + 3) & 3];
      const __m128i sum = _mm_add_epi32(now, _mm_loadu_si128((const __m128i *)(constants + 4 * i)));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0E));
      // The words of sixteen rounds later.
      const __m128i middle = _mm_alignr_epi8(last, words[(i + 2) & 3], 4);
      words[i & 3] =
          _mm_sha256msg2_epu32(_mm_add_epi32(_mm_sha256msg1_epu32(now, next), middle), last);
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  const __m128i feba = _mm_shuffle_epi32(abef, 0x1B);
  const __m128i dchg = _mm_shuffle_epi32(cdgh, 0xB1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(feba, dchg, 0xF0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

#else

bool sha256_has_instructions(void) { return false; }

void sha256_process(
    uint32_t state[8], const uint8_t *bytes, size_t blocks, const uint32_t constants[64]) {}

#endif
