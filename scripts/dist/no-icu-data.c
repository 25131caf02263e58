// An empty table of contents, in the form of ICU's data, for a program that asks ICU for nothing that is in there.
// The linker meets it before ICU's own, which has the same name (ICU_DATA), and then leaves that out.
#include <stdint.h>

const struct {
  uint16_t size;
  uint8_t magic[2];
  uint16_t sizeOfInfo, reserved;
  uint8_t isBigEndian, charactersAreEBCDIC, sizeOfCharacter, reserved2;
  uint8_t format[4], versionOfFormat[4], versionOfData[4];
  uint8_t padding[8];
  uint32_t entries[4];
} ICU_DATA = {
  .size = 32,
  .magic = {0xda, 0x27},
  .sizeOfInfo = 20,
  .isBigEndian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__,
  .sizeOfCharacter = 2,
  .format = "ToCP",
  .versionOfFormat = {1},
};
