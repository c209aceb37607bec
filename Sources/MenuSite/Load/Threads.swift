import Glibc

/// How many cores this machine has.
func coreCount() -> Int {
    max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}

/// What comes of each input, worked out at the same time: the first on this thread, each other on one of its own.
func concurrently<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ work: @escaping @Sendable (Input) -> Output
) -> [Output] {
    let jobs = inputs.map { input in Job { work(input) } }
    var threads: [pthread_t?] = []
    for job in jobs.dropFirst() { threads.append(start(job)) }
    jobs.first?.run()
    for (thread, job) in zip(threads, jobs.dropFirst()) {
        if let thread { pthread_join(thread, nil) } else { job.run() }
    }
    return jobs.compactMap(\.output)
}

/// Work for a thread, and what came of it.
private final class Job<Output>: Runnable {
    private let work: () -> Output
    private(set) var output: Output?

    init(_ work: @escaping () -> Output) {
        self.work = work
    }

    override func run() {
        output = work()
    }
}

/// What a thread can be given, whatever comes of it.
private class Runnable {
    func run() {}
}

/// A thread that does a job; nil where there can be no more.
private func start(_ job: Runnable) -> pthread_t? {
    var thread = pthread_t()
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    // As much as the first thread has: nested input is read by functions that call themselves.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let reference = Unmanaged.passRetained(job)
    let code = pthread_create(&thread, &attributes, runJob, reference.toOpaque())
    if code != 0 { reference.release() }
    return code == 0 ? thread : nil
}

/// Runs a job that `start` handed over.
private func runJob(_ reference: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let reference { Unmanaged<Runnable>.fromOpaque(reference).takeRetainedValue().run() }
    return nil
}
