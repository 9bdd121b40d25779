// The part of ncurses that NibScreen draws with, as functions that Swift can import: attributes, capabilities
// and the standard window are macros or mutable globals in ncurses itself.
#ifndef NIBTERM_CNCURSES_H
#define NIBTERM_CNCURSES_H

// Without this, cchar_t and the functions on wide characters are not declared.
#define NCURSES_WIDECHAR 1

#include <langinfo.h>
#include <locale.h>
#include <ncurses.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <wchar.h>

// term.h defines capabilities and line-drawing parameters under everyday names.
#undef lines
#undef columns

static const attr_t nibcurses_bold = A_BOLD;
static const attr_t nibcurses_dim = A_DIM;
static const attr_t nibcurses_underline = A_UNDERLINE;
static const attr_t nibcurses_reverse = A_REVERSE;
#ifdef A_ITALIC
static const attr_t nibcurses_italic = A_ITALIC;
#else
static const attr_t nibcurses_italic = A_NORMAL;
#endif

/// Whether terminfo has an entry of that name. Leaves no terminal selected.
static inline bool nibcurses_has_entry(const char *name) {
  int error = 0;
  if (setupterm(name, 1, &error) != OK) return false;
  del_curterm(cur_term);
  return true;
}

/// Whether the terminal of that name can move its cursor anywhere. Leaves no terminal selected.
static inline bool nibcurses_can_address_cursor(const char *name) {
  int error = 0;
  if (setupterm(name, 1, &error) != OK) return false;
  bool can = cursor_address != NULL;
  del_curterm(cur_term);
  return can;
}

/// Whether the selected locale's characters are those of Unicode.
static inline bool nibcurses_is_utf8(void) { return strcmp(nl_langinfo(CODESET), "UTF-8") == 0; }

/// A string capability of the present terminal, or NULL.
static inline const char *nibcurses_string(const char *name) {
  const char *value = tigetstr(name);
  return value == (const char *)-1 ? NULL : value;
}

/// The sequence that moves the cursor, valid until the next call, or NULL.
static inline const char *nibcurses_move_string(int row, int column) {
  return cursor_address ? tparm(cursor_address, row, column, 0, 0, 0, 0, 0, 0, 0) : NULL;
}

/// Whether the terminal takes red, green and blue in place of numbers of a palette. Entries spell the
/// extension RGB as a flag, a number or a string.
static inline bool nibcurses_has_direct_color(void) {
  return tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || nibcurses_string("RGB");
}

/// Sets or, for NULL, removes a variable of the environment.
static inline void nibcurses_set_variable(const char *name, const char *value) {
  if (value) setenv(name, value, 1);
  else unsetenv(name);
}

/// Opens the terminal for drawing on `output` at that size; `name` may be NULL for TERM's entry.
///
/// ncurses takes a size from nobody but the terminal, whose words are not checked then, the environment, which is set for
/// that long, or terminfo, where there may be none.
static inline SCREEN *nibcurses_open(const char *name, FILE *output, int rows, int columns) {
  const char *names[] = {"LINES", "COLUMNS"};
  const int values[] = {rows, columns};
  char *before[2];
  for (int i = 0; i < 2; i++) {
    const char *value = getenv(names[i]);
    before[i] = value ? strdup(value) : NULL;
    char text[16];
    snprintf(text, sizeof text, "%d", values[i]);
    nibcurses_set_variable(names[i], text);
  }
  use_env(true);
  use_tioctl(false);
  SCREEN *screen = newterm(name, output, stdin);
  use_env(false);
  for (int i = 0; i < 2; i++) {
    nibcurses_set_variable(names[i], before[i]);
    free(before[i]);
  }
  if (!screen) return NULL;
  cbreak();
  noecho();
  nonl();
  intrflush(stdscr, false);
  return screen;
}

/// Starts colors with the terminal's own as the defaults; the number of colors, 0 if there are none.
static inline int nibcurses_start_color(void) {
  if (!has_colors() || start_color() != OK || use_default_colors() != OK) return 0;
  return COLORS;
}

static inline int nibcurses_pair_count(void) { return COLOR_PAIRS; }

static inline bool nibcurses_define_pair(int pair, int foreground, int background) {
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS
  return init_extended_pair(pair, foreground, background) == OK;
#else
  return pair < 32768 && init_pair((short)pair, (short)foreground, (short)background) == OK;
#endif
}

static inline bool nibcurses_set_cell(cchar_t *cell, const wchar_t *text, attr_t attributes, int pair) {
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS
  return setcchar(cell, text, attributes, 0, &pair) == OK;
#else
  return setcchar(cell, text, attributes, (short)pair, NULL) == OK;
#endif
}

/// Gives a cell that `nibcurses_set_cell` made with a single character another one.
static inline void nibcurses_set_character(cchar_t *cell, wchar_t character) { cell->chars[0] = character; }

static inline void nibcurses_put(int row, int column, const cchar_t *cells, int count) {
  mvwadd_wchnstr(stdscr, row, column, cells, count);
}

static inline void nibcurses_erase(void) { werase(stdscr); }

/// Sends what changed. A negative row leaves the cursor where drawing left it.
static inline void nibcurses_flush(int row, int column) {
  leaveok(stdscr, row < 0);
  if (row >= 0) wmove(stdscr, row, column);
  wnoutrefresh(stdscr);
  doupdate();
}

/// Makes the next flush send every cell.
static inline void nibcurses_repaint(void) { clearok(curscr, true); }

static inline int nibcurses_rows(void) { return getmaxy(stdscr); }
static inline int nibcurses_columns(void) { return getmaxx(stdscr); }

#endif
