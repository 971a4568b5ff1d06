/// Names of the standard library and of SDKs, without the modules that the sources import.
package enum OutsideNames {
    /// The names of types, members, functions, attributes and modules.
    ///
    /// They are complete neither for a module nor as a whole.
    package static let all = Set(SDKModule.all.flatMap { words(in: $0.declarations) + [$0.name] })
        .union(StandardLibrary.functions).union(StandardLibrary.members).union(StandardLibrary.described)
        .union(BuildConditions.foreign).union(functions).union(functionsOfC).union(types).union(attributes)

    /// Returns the identifiers in a text.
    private static func words(in text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }

    /// Global functions of Foundation, Dispatch and C.
    private static let functions: Set<String> = [
        "NSLog", "NSStringFromClass", "NSClassFromString", "abort", "arc4random", "arc4random_uniform", "debugPrint", "dispatchMain",
        "exit",
        "getenv", "isKnownUniquelyReferenced", "malloc", "free", "memcpy", "os_log", "perror", "printf", "rand", "random", "setenv",
        "sleep",
        "srand", "system", "usleep", "unsafeBitCast", "unsafeDowncast", "withAnimation", "withCheckedContinuation",
        "withCheckedThrowingContinuation", "withDiscardingTaskGroup", "withExtendedLifetime", "withTaskCancellationHandler",
        "withTaskGroup",
        "withThrowingTaskGroup", "withUnsafeContinuation", "withUnsafePointer", "withUnsafeThrowingContinuation", "withoutActuallyEscaping",
    ]

    /// Functions of C and POSIX, about files, processes, sockets, time and texts.
    private static let functionsOfC: Set<String> = [
        "accept", "access", "asctime", "atexit", "atof", "atoi", "bind", "bsearch", "calloc", "chdir", "chmod", "chown", "clock",
        "clock_gettime", "close", "closedir", "connect", "copyfile", "creat", "ctime", "difftime", "dlopen", "dlsym", "dup", "dup2",
        "execl",
        "execv", "execve", "execvp", "fclose", "fcntl", "fdopen", "feof", "ferror", "fflush", "fgetc", "fgets", "fileno", "flock", "fopen",
        "fork", "fprintf", "fputc", "fputs", "fread", "freopen", "fscanf", "fseek", "fstat", "fsync", "ftell", "ftruncate", "fwrite",
        "getaddrinfo", "getc", "getchar", "getcwd", "getline", "getpid", "gets", "getpwuid", "gettimeofday", "getuid", "gmtime", "gmtime_r",
        "ioctl", "kill", "link", "linkat", "listen", "localtime", "localtime_r", "longjmp", "lseek", "lstat", "memccpy", "memcmp",
        "memmove",
        "memset", "mkdir", "mkdirat", "mkdtemp", "mkfifo", "mkstemp", "mkstemps", "mktime", "mmap", "munmap", "nanosleep", "open", "openat",
        "opendir", "pclose", "pipe", "poll", "popen", "posix_spawn", "posix_spawnp", "pread", "pthread_create", "pthread_join",
        "pthread_mutex_lock", "pthread_mutex_unlock", "putc", "putchar", "putenv", "puts", "pwrite", "qsort", "raise", "read", "readdir",
        "readlink", "realloc", "realpath", "recv", "recvfrom", "remove", "rename", "renameat", "rewind", "rmdir", "scanf", "select", "send",
        "sendto", "setjmp", "setlocale", "setsockopt", "sigaction", "signal", "snprintf", "socket", "sprintf", "sscanf", "stat", "statfs",
        "strcat", "strchr", "strcmp", "strcpy", "strdup", "strerror", "strftime", "strlen", "strncmp", "strncpy", "strstr", "strtod",
        "strtol", "strtoul", "symlink", "symlinkat", "sysconf", "sysctl", "sysctlbyname", "syslog", "tempnam", "time", "tmpfile", "tmpnam",
        "truncate", "umask", "uname", "ungetc", "unlink", "unlinkat", "unsetenv", "utimes", "vfork", "vfprintf", "vprintf", "wait",
        "waitpid", "write", "writev",
    ]

    /// Types of Dispatch and Swift, and their members that rules are usually about.
    private static let types: Set<String> = [
        "Actor", "AnyActor", "AnyClass", "AnyObject", "Any", "CheckedContinuation", "ContinuousClock", "DispatchGroup", "DispatchQueue",
        "DispatchSemaphore", "DispatchSource", "DispatchTime", "DispatchWorkItem", "GlobalActor", "MainActor", "Mirror", "Never",
        "ObjectIdentifier", "Sendable", "Swift", "Task", "TaskGroup", "TaskLocal", "ThrowingTaskGroup", "UnsafeContinuation",
        "UnsafeMutablePointer", "UnsafePointer", "async", "asyncAfter", "cancel", "concurrentPerform", "current", "default", "detached",
        "global", "main", "shared", "sleep", "standard", "sync", "wait", "yield",
    ]

    /// Attributes of the language, and of frameworks.
    private static let attributes: Set<String> = [
        "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "NSApplicationMain", "NSCopying",
        "NSManaged", "Model", "Observable", "ObservationIgnored", "ObservationTracked", "Previewable", "Query", "Suite", "Test",
        "UIApplicationMain", "attached", "autoclosure", "available", "backDeployed", "concurrent", "convention", "discardableResult",
        "dynamicCallable", "dynamicMemberLookup", "escaping", "exclusivity", "frozen", "freestanding", "implementation", "inlinable",
        "inline", "isolated", "main", "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper", "resultBuilder", "retroactive",
        "rethrows", "specialized", "testable", "unchecked", "unknown", "usableFromInline", "warn_unqualified_access", "_exported",
        "_implementationOnly", "_spi", "_silgen_name", "_cdecl", "_disfavoredOverload", "globalActor",
    ]
}
