// Starts a program that uses the terminal. Swift cannot call fork(). posix_spawn() is not enough: it blocks the process
// until the new one runs the program, and ^Z in this moment stops the new process. Nothing could then continue either of
// them, because a blocked process does not stop, so that the shell never gets the terminal.
#ifndef NIBTERM_CFORK_H
#define NIBTERM_CFORK_H

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

extern char **environ;

#ifndef NSIG
#define NSIG 65
#endif

/// Gives signals with a handler, and the given signals, their default actions. For the new process only.
static inline void nibfork_reset(const int *signals, int count) {
  struct sigaction standard;
  memset(&standard, 0, sizeof standard);
  standard.sa_handler = SIG_DFL;
  for (int number = 1; number < NSIG; number++) {
    struct sigaction current;
    if (sigaction(number, NULL, &current) != 0) continue;
    if (current.sa_handler != SIG_IGN && current.sa_handler != SIG_DFL) sigaction(number, &standard, NULL);
  }
  for (int index = 0; index < count; index++) sigaction(signals[index], &standard, NULL);
}

/// Runs a program in a new process. Its name is searched in PATH. The given signals get their default actions, and no
/// signal is blocked. If the program cannot be started, the new process ends with the status 127 (it does not exist) or
/// 126, as in a shell. Returns the new process, or -1.
static inline pid_t nibfork_run(
    const char *name, char *const *arguments, char **variables, const int *signals, int count) {
  // The handlers of this process must not run in the new one.
  sigset_t all, previous;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &previous);
  pid_t process = fork();
  if (process != 0) {
    pthread_sigmask(SIG_SETMASK, &previous, NULL);
    return process;
  }
  nibfork_reset(signals, count);
  sigset_t none;
  sigemptyset(&none);
  pthread_sigmask(SIG_SETMASK, &none, NULL);
  environ = variables;
  execvp(name, arguments);
  _exit(errno == ENOENT ? 127 : 126);
}

#endif
