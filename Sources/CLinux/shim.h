// What Swift's Glibc module lacks.
#include <malloc.h>
// renameat2(2) is hidden behind _GNU_SOURCE, which Swift's Glibc module does not define, and syscall(2) is
// variadic, which Swift cannot call: this one inline function is the way to it.
#include <sys/syscall.h>
#include <unistd.h>

static inline int carte_renameat2(int oldFolder, const char *oldName, int newFolder, const char *newName, unsigned int flags) {
    return (int)syscall(SYS_renameat2, oldFolder, oldName, newFolder, newName, flags);
}
