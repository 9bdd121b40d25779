// Draws the gradient of Sources/ScreenBench/ColorRichCanvas.swift with ncurses alone. Every cell is written in every
// frame, with the nearest of the 256 colors that the terminal of Peers/pty has.
//
//     pty gradient
#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1
#include <locale.h>
#include <ncurses.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum { columns = 200, rows = 60, warmup = 20, measured = 100 };

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static int step(int part) { return part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40; }

static int square(int number) { return number * number; }

static int distance(int red, int green, int blue, int r, int g, int b) {
  return square(red - r) + square(green - g) + square(blue - b);
}

// The nearest color of xterm's palette: an entry of the 6 x 6 x 6 cube or a gray.
static int nearest(int red, int green, int blue) {
  static const int levels[] = {0, 95, 135, 175, 215, 255};
  int r = step(red), g = step(green), b = step(blue);
  int gray = ((red + green + blue) / 3 - 3) / 10;
  gray = gray < 0 ? 0 : gray > 23 ? 23 : gray;
  int level = 8 + 10 * gray;
  int of_gray = distance(level, level, level, red, green, blue);
  int of_cube = distance(levels[r], levels[g], levels[b], red, green, blue);
  return of_gray < of_cube ? 232 + gray : 16 + 36 * r + 6 * g + b;
}

static void draw(int frame) {
  // One color pair per color of the palette, with white text.
  static bool is_defined[256];
  static cchar_t cells[columns];
  static const wchar_t text[] = L"x";
  for (int row = 0; row < rows; row++) {
    for (int column = 0; column < columns; column++) {
      int color = nearest((column + frame) & 255, (row * 4 + frame) & 255, (column + row + 3 * frame) & 255);
      int pair = color + 1;
      if (!is_defined[color]) init_extended_pair(pair, 231, color);
      is_defined[color] = true;
      setcchar(&cells[column], text, 0, 0, &pair);
    }
    mvadd_wchnstr(row, 0, cells, columns);
  }
}

int main(void) {
  setlocale(LC_ALL, "");
  if (initscr() == NULL || start_color() != OK) return 1;
  double drawing = 0, blitting = 0;
  for (int frame = 0; frame < warmup + measured; frame++) {
    double start = now();
    draw(frame);
    double drawn = now();
    refresh();
    if (frame < warmup) continue;
    drawing += drawn - start;
    blitting += now() - drawn;
  }
  endwin();
  dprintf(3, "screen: colors, frames\t%.3f\tframes/s\n", measured * 1e6 / (drawing + blitting));
  return 0;
}
