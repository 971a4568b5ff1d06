#ifndef PLUMBLINE_THREADS_H
#define PLUMBLINE_THREADS_H

#include <pthread.h>
#include <stddef.h>

/// Creates a thread with a stack of the wanted size, or with a smaller one where the system has no room for it.
/// - Returns: 0, or the error of the system.
int plumbline_create_thread(pthread_t *thread, size_t stack_size, void *(*run)(void *), void *argument);

#endif
