// Runs a program on a pseudo-terminal of 200 columns by 60 rows.
//
//     pty COMMAND...
//
// The command's standard input and output are the terminal. Its descriptor 3 is the standard output of this process.
// This process reads and discards the output to the terminal as fast as it arrives, so that the command does not wait
// for it.
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static void run(const char *terminal, char **command) {
  int results = dup(STDOUT_FILENO);
  if (setsid() < 0) fail("setsid");
  int slave = open(terminal, O_RDWR);
  if (slave < 0) fail(terminal);
  if (dup2(results, 3) < 0 || dup2(slave, STDIN_FILENO) < 0 || dup2(slave, STDOUT_FILENO) < 0) fail("dup2");
  setenv("TERM", "xterm-256color", 1);
  setenv("COLORTERM", "truecolor", 1);
  setenv("LC_ALL", "C.UTF-8", 1);
  unsetenv("NO_COLOR");
  execvp(command[0], command);
  fail(command[0]);
}

int main(int count, char **arguments) {
  if (count < 2) return 64;
  int master = posix_openpt(O_RDWR | O_NOCTTY);
  if (master < 0 || grantpt(master) < 0 || unlockpt(master) < 0) fail("posix_openpt");
  struct winsize size = {.ws_row = 60, .ws_col = 200};
  if (ioctl(master, TIOCSWINSZ, &size) < 0) fail("TIOCSWINSZ");
  const char *terminal = ptsname(master);
  fcntl(master, F_SETFD, FD_CLOEXEC);

  pid_t child = fork();
  if (child < 0) fail("fork");
  if (child == 0) run(terminal, arguments + 1);

  // The read fails when no process has the terminal open any more.
  static char sink[1 << 16];
  while (read(master, sink, sizeof sink) > 0) continue;
  int status = 0;
  if (waitpid(child, &status, 0) < 0) fail("waitpid");
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
