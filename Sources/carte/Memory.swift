import CAllocator

/// Has what was freed kept for what comes next, up to large arrays, instead of handed back to the system and asked for
/// again: a page asked for is one that the kernel clears.
func keepMemory() {
    // Any amount at the end of the heap, arrays of up to 32 MiB, which is as much as malloc(3) takes here, and a mebibyte
    // more than is asked for.
    for (setting, value) in [(M_TRIM_THRESHOLD, Int32.max), (M_MMAP_THRESHOLD, 32 << 20), (M_TOP_PAD, 1 << 20)] {
        _ = mallopt(setting, value)
    }
}
