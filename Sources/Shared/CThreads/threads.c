#include "threads.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "CThreads.h"

/// The smallest stack on which recursive work is useful, in bytes.
static const size_t least_stack = 16 << 20;

/// Returns the largest stack that leaves room for everything else in a limited address space.
static size_t stack_limit(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return (size_t)-1;
    return limit.rlim_cur / 16;
}

/// Creates a thread with a stack of a size.
static int create(pthread_t *thread, size_t size, void *(*run)(void *), void *argument) {
    pthread_attr_t attributes;
    int error = pthread_attr_init(&attributes);
    if (error != 0) return error;
    // The size must be one of whole pages.
    error = pthread_attr_setstacksize(&attributes, size & ~(size_t)0xFFFF);
    if (error == 0) error = pthread_create(thread, &attributes, run, argument);
    pthread_attr_destroy(&attributes);
    return error;
}

/// Creates a thread with a stack of the wanted size, or with the largest one that the system gives.
/// - Parameter size: The wanted size; receives the size of the stack.
static int create_with_largest(pthread_t *thread, size_t *size, void *(*run)(void *), void *argument) {
    size_t limit = stack_limit();
    if (*size > limit) *size = limit;
    if (*size < least_stack) *size = least_stack;
    for (;;) {
        int error = create(thread, *size, run, argument);
        // Either the address space or the number of threads is exhausted: the error is the same.
        if (error == 0 || *size <= least_stack) return error;
        *size = *size / 4 < least_stack ? least_stack : *size / 4;
    }
}

int plumbline_create_thread(pthread_t *thread, size_t stack_size, void *(*run)(void *), void *argument) {
    return create_with_largest(thread, &stack_size, run, argument);
}

static void *nothing(void *argument) { return argument; }

size_t plumbline_largest_stack(size_t wanted) {
    pthread_t thread;
    if (create_with_largest(&thread, &wanted, nothing, NULL) != 0) return 0;
    pthread_join(thread, NULL);
    return wanted;
}

struct detached {
    void (*work)(void *);
    void *context;
};

static void *run(void *argument) {
    struct detached detached = *(struct detached *)argument;
    free(argument);
    detached.work(detached.context);
    return NULL;
}

int plumbline_start_thread(size_t stack_size, void (*work)(void *), void *context) {
    struct detached *detached = malloc(sizeof *detached);
    if (detached == NULL) return ENOMEM;
    detached->work = work;
    detached->context = context;
    pthread_t thread;
    int error = plumbline_create_thread(&thread, stack_size, run, detached);
    if (error != 0) {
        free(detached);
        return error;
    }
    pthread_detach(thread);
    return 0;
}
