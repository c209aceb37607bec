import Glibc

/// Memory that is taken in small pieces and given back all at once, one for each thread.
///
/// A Markdown text leads to some hundred pieces that all end with it; giving back each of them takes a tenth of the time of
/// such a text.
struct Arena: ~Copyable {
    /// The size of what stands before each piece, its number of bytes; it keeps the piece at a multiple of 16.
    private static let headSize = 16
    private static let usualSize = 1 << 16

    private var block = UnsafeMutableRawPointer.allocate(byteCount: Arena.usualSize, alignment: 16)
    private var size = Arena.usualSize
    private var used = 0
    /// Those that were full, the first of them of the usual size.
    private var full: [UnsafeMutableRawPointer] = []
    /// How many uses of it have begun and not ended.
    private var uses = 0

    deinit {
        for block in full + [block] { block.deallocate() }
    }

    /// Begins a use of it.
    mutating func begin() {
        uses += 1
    }

    /// Ends a use of it: all that was taken is given back, unless it is inside another use.
    mutating func end() {
        uses -= 1
        if uses > 0 { return }
        used = 0
        guard let usual = full.first else { return }
        block.deallocate()
        for block in full.dropFirst() { block.deallocate() }
        (block, size, full) = (usual, Self.usualSize, [])
    }

    /// A piece of so many bytes, all 0.
    mutating func zeroed(_ count: Int) -> UnsafeMutableRawPointer {
        let piece = piece(count)
        memset(piece, 0, count)
        return piece
    }

    /// A piece of so many bytes that begins with those of another; the other one is not used any more.
    mutating func resized(_ old: UnsafeMutableRawPointer?, _ count: Int) -> UnsafeMutableRawPointer {
        guard let old else { return piece(count) }
        let known = (old - Self.headSize).load(as: Int.self)
        let start = old - block
        // The last piece grows where it is.
        if start >= 0, start + Self.rounded(known) == used, start + Self.rounded(count) <= size {
            (old - Self.headSize).storeBytes(of: count, as: Int.self)
            used = start + Self.rounded(count)
            return old
        }
        let piece = piece(count)
        piece.copyMemory(from: old, byteCount: min(known, count))
        return piece
    }

    private mutating func piece(_ count: Int) -> UnsafeMutableRawPointer {
        let whole = Self.headSize + Self.rounded(count)
        if used + whole > size {
            full.append(block)
            size = max(whole, Self.usualSize)
            block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
            used = 0
        }
        let head = block + used
        used += whole
        head.storeBytes(of: count, as: Int.self)
        return head + Self.headSize
    }

    private static func rounded(_ count: Int) -> Int { (count + 15) & ~15 }
}

extension Arena {
    /// Where each thread has its own; freed when the thread ends.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { place in
            guard let arena = place?.assumingMemoryBound(to: Arena.self) else { return }
            arena.deinitialize(count: 1)
            arena.deallocate()
        }
        return key
    }()

    /// The one of the thread that asks.
    static var ofThread: UnsafeMutablePointer<Arena> {
        if let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: Arena.self) }
        let arena = UnsafeMutablePointer<Arena>.allocate(capacity: 1)
        arena.initialize(to: Arena())
        pthread_setspecific(key, arena)
        return arena
    }
}
