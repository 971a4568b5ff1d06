#ifndef PLUMBLINE_CTHREADS_H
#define PLUMBLINE_CTHREADS_H

#include <stddef.h>

#ifdef __clang__
#pragma clang assume_nonnull begin
#endif

/// Returns the largest stack up to a size that the system gives to a thread, in bytes; 0 if it creates no thread.
size_t plumbline_largest_stack(size_t wanted);

/// Starts work on a new thread that nothing waits for.
/// - Parameters:
///   - stack_size: The wanted size of the stack, in bytes. Where the system limits the address space it is smaller.
///   - work: The work.
///   - context: The argument of the work.
/// - Returns: 0, or the error of the system.
int plumbline_start_thread(size_t stack_size, void (*work)(void *), void *context);

/// Work on a thread of its own, whose traps do not end the process.
///
/// A signal handler must be C: it may call only functions that are safe in one (POSIX.1-2017, System Interfaces, 2.4.3), and nothing of
/// Swift's runtime is.
typedef struct plumbline_guarded_work plumbline_guarded_work;

/// Starts work on a new thread.
/// - Parameters:
///   - name: What the work is, for the message if the process ends. The function copies it.
///   - stack_size: As of `plumbline_start_thread`.
///   - work: The work; it must hold no lock where it may trap.
///   - context: The argument of the work.
///   - started: Receives the work.
/// - Returns: 0, or the error of the system.
int plumbline_start_guarded(
    const char *name, size_t stack_size, void (*work)(void *), void *context, plumbline_guarded_work *_Nullable *_Nonnull started);

/// Waits for the end of work.
///
/// A thread that trapped never goes on, so that its memory and its stack stay in use.
/// - Returns: 0, or the number of the signal: SIGILL or SIGTRAP.
int plumbline_wait_for_guarded(plumbline_guarded_work *work);

#ifdef __clang__
#pragma clang assume_nonnull end
#endif

#endif
