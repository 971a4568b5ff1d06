#include "CThreads.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "threads.h"

struct plumbline_guarded_work {
    void (*work)(void *);
    void *context;
    char *name;
    /// The thread writes the number of its signal here at the end, 0 for none.
    int ends[2];
    pthread_t thread;
};

static __thread plumbline_guarded_work *current;

/// The signals of a trap, which Swift raises before it would use a wrong value, so that the other threads can go on; then those after
/// which the memory may be damaged.
static const int traps[] = {SIGILL, SIGTRAP};
static const int faults[] = {SIGSEGV, SIGBUS, SIGABRT};
static struct sigaction earlier[NSIG];
static pthread_once_t installed = PTHREAD_ONCE_INIT;

static void write_all(int file, const void *bytes, size_t count) {
    while (count > 0) {
        ssize_t written = write(file, bytes, count);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return;
        bytes = (const char *)bytes + written;
        count -= (size_t)written;
    }
}

static void handle_trap(int number, siginfo_t *info, void *context) {
    (void)info;
    (void)context;
    plumbline_guarded_work *work = current;
    if (work == NULL) {
        // The instruction runs again, and does what it would have done without this handler.
        sigaction(number, &earlier[number], NULL);
        return;
    }
    current = NULL;
    write_all(work->ends[1], &number, sizeof number);
    // No frame of this thread may go on.
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, NULL);
    for (;;) pause();
}

static void handle_fault(int number, siginfo_t *info, void *context) {
    (void)info;
    (void)context;
    if (current != NULL) {
        static const char before[] = "this program ends because of a fault in it, while it processed ";
        write_all(STDERR_FILENO, before, sizeof before - 1);
        write_all(STDERR_FILENO, current->name, strlen(current->name));
        write_all(STDERR_FILENO, "\n", 1);
        current = NULL;
    }
    sigaction(number, &earlier[number], NULL);
}

static void install(void) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    sigemptyset(&action.sa_mask);
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    action.sa_sigaction = handle_trap;
    for (size_t index = 0; index < sizeof traps / sizeof *traps; index++) sigaction(traps[index], &action, &earlier[traps[index]]);
    action.sa_sigaction = handle_fault;
    for (size_t index = 0; index < sizeof faults / sizeof *faults; index++) sigaction(faults[index], &action, &earlier[faults[index]]);
}

static void *run(void *argument) {
    plumbline_guarded_work *work = argument;
    // A stack that is full has no room for a handler.
    static const size_t handler_size = 64 << 10;
    stack_t stack;
    memset(&stack, 0, sizeof stack);
    stack.ss_sp = malloc(handler_size);
    stack.ss_size = handler_size;
    if (stack.ss_sp != NULL) sigaltstack(&stack, NULL);
    current = work;
    work->work(work->context);
    current = NULL;
    void *memory = stack.ss_sp;
    stack.ss_flags = SS_DISABLE;
    sigaltstack(&stack, NULL);
    free(memory);
    int none = 0;
    write_all(work->ends[1], &none, sizeof none);
    return NULL;
}

int plumbline_start_guarded(
    const char *name, size_t stack_size, void (*function)(void *), void *context, plumbline_guarded_work **started) {
    pthread_once(&installed, install);
    plumbline_guarded_work *work = calloc(1, sizeof *work);
    if (work == NULL) return ENOMEM;
    work->work = function;
    work->context = context;
    work->name = strdup(name);
    int error = work->name == NULL ? ENOMEM : pipe(work->ends) == 0 ? 0 : errno;
    if (error == 0) {
        for (int end = 0; end < 2; end++) fcntl(work->ends[end], F_SETFD, FD_CLOEXEC);
        error = plumbline_create_thread(&work->thread, stack_size, run, work);
        if (error != 0) {
            close(work->ends[0]);
            close(work->ends[1]);
        }
    }
    if (error != 0) {
        free(work->name);
        free(work);
        return error;
    }
    *started = work;
    return 0;
}

int plumbline_wait_for_guarded(plumbline_guarded_work *work) {
    int number = 0;
    char *bytes = (char *)&number;
    size_t count = 0;
    while (count < sizeof number) {
        ssize_t part = read(work->ends[0], bytes + count, sizeof number - count);
        if (part < 0 && errno == EINTR) continue;
        if (part <= 0) break;
        count += (size_t)part;
    }
    if (number == 0) pthread_join(work->thread, NULL);
    close(work->ends[0]);
    close(work->ends[1]);
    // The handler has read what it needs, and the thread uses nothing of this afterwards.
    free(work->name);
    free(work);
    return number;
}
