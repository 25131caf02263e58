#include <sqlite3.h>

// Swift does not see SQLITE_TRANSIENT, a macro that casts: SQLite copies the text.
static inline int docgen_sqlite3_bind_text(
    sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}
