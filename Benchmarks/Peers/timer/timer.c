// Measures whole processes, from start to exit. If there are two commands, they take turns:
//
//     timer ROUNDS COMMAND [ARGUMENT...] [-- COMMAND [ARGUMENT...]]
//
// Prints one line per process, separated by tabs: `ours` or `peer`, the time in milliseconds, and the peak resident
// memory in kilobytes. Input and output are /dev/null. The first two rounds are not counted: they read the files into
// the cache.
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

// Runs a command. Returns its time in milliseconds, and its resources in `usage`. Ends this program if the command
// fails.
static double run(char **command, posix_spawn_file_actions_t *actions, struct rusage *usage) {
  double start = now();
  pid_t child;
  int status;
  if (posix_spawnp(&child, command[0], actions, NULL, command, environ) != 0 || wait4(child, &status, 0, usage) < 0) {
    perror(command[0]);
    exit(1);
  }
  double time = now() - start;
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    fprintf(stderr, "timer: %s ended with status %d\n", command[0], status);
    exit(1);
  }
  return time;
}

int main(int count, char **arguments) {
  if (count < 3) return 64;
  int rounds = atoi(arguments[1]);
  char **commands[2] = {arguments + 2, NULL};
  for (int index = 2; index < count; index++) {
    if (strcmp(arguments[index], "--") != 0) continue;
    arguments[index] = NULL;
    commands[1] = arguments + index + 1;
    break;
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (int descriptor = 0; descriptor < 3; descriptor++)
    posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0);
  const char *names[2] = {"ours", "peer"};
  for (int round = -2; round < rounds; round++) {
    for (int turn = 0; turn < 2; turn++) {
      int side = (round & 1) ^ turn;
      if (commands[side] == NULL) continue;
      struct rusage usage;
      double time = run(commands[side], &actions, &usage);
      if (round >= 0) printf("%s\t%.4f\t%ld\n", names[side], time, usage.ru_maxrss);
    }
  }
  return 0;
}
