internal import Locks

/// The declarations of files and the uses in them that an earlier run found, by the content of the files.
///
/// Each entry has the fingerprint of everything that its bytes follow from. An entry that is damaged, or that another build of the program
/// wrote, is as one that does not exist. Threads may share a cache.
package final class GraphCache: Sendable {
    /// The place of an entry in the stored bytes.
    private struct Place {
        let range: Range<Int>
        let check: Fingerprint
        /// The number of times in a row that a cache was written without any use of the entry.
        let unusedCount: Int
    }

    /// An entry as it is written.
    private struct Entry {
        let key: Fingerprint
        let check: Fingerprint
        let bytes: ArraySlice<UInt8>
        let unusedCount: Int
    }

    private struct State {
        var used: Set<Fingerprint> = []
        var new: [Fingerprint: Entry] = [:]
    }

    /// The number of times that a cache is written before it loses an entry that was not used.
    private static let unusedLimit = 4

    private let program: [UInt8]
    private let stored: [UInt8]
    private let places: [Fingerprint: Place]
    private let state = Locked(State())

    /// Reads a cache.
    /// - Parameters:
    ///   - stored: The bytes of the last ``changed``; empty if there are none.
    ///   - program: The build of the program. Another one may find something else in the same files.
    package init(_ stored: [UInt8], program: String) {
        self.program = Array("plumbline graph cache 1\n\(program)\n".utf8)
        self.stored = stored
        do throws(NodeReader.Damaged) {
            places = try Self.places(stored, after: self.program)
        } catch {
            places = [:]
        }
    }

    /// The number of entries that were stored.
    var entryCount: Int { places.count }

    /// The number of entries that were added.
    var addedCount: Int { state.withLock { $0.new.count } }

    /// Returns the name of a file for the cache of a repository: the name of its folder, and a fingerprint of the path.
    package static func name(of root: String) -> String {
        let digits = Fingerprint(Array(root.utf8)).bytes.map { String(Int($0) + 0x100, radix: 16).dropFirst() }.joined()
        // Systems limit the length of names.
        return "\((root.split(separator: "/").last ?? "root").prefix(40))-\(digits).graph"
    }

    /// Returns the value that an entry was written for; nil if there is none.
    func value<Value>(
        _ key: Fingerprint, _ read: (ArraySlice<UInt8>) throws(NodeReader.Damaged) -> Value
    ) -> Value? {
        guard let place = places[key] else { return nil }
        let bytes = stored[place.range]
        guard Fingerprint(bytes) == place.check else { return nil }
        do throws(NodeReader.Damaged) {
            let value = try read(bytes)
            _ = state.withLock { $0.used.insert(key) }
            return value
        } catch {
            return nil
        }
    }

    /// Adds an entry.
    func add(_ bytes: [UInt8], as key: Fingerprint) {
        let entry = Entry(key: key, check: Fingerprint(bytes), bytes: bytes[...], unusedCount: 0)
        state.withLock { $0.new[key] = entry }
    }

    /// The bytes to store for the next time; nil if nothing was added.
    ///
    /// Entries that were not used for some time are left out.
    package var changed: [UInt8]? {
        let state = state.withLock { $0 }
        guard !state.new.isEmpty else { return nil }
        let kept = places.compactMap { key, place -> Entry? in
            guard state.new[key] == nil else { return nil }
            let unusedCount = state.used.contains(key) ? 0 : place.unusedCount + 1
            guard unusedCount < Self.unusedLimit else { return nil }
            return Entry(key: key, check: place.check, bytes: stored[place.range], unusedCount: unusedCount)
        }
        let all = (kept + state.new.values).sorted { $0.key < $1.key }
        let index = NodeWriter()
        index.list(all) { entry in
            index.raw(entry.key.bytes)
            index.raw(entry.check.bytes)
            index.number(entry.bytes.count)
            index.number(entry.unusedCount)
        }
        var written = program
        written.reserveCapacity(program.count + index.bytes.count + all.reduce(64) { $0 + $1.bytes.count })
        let head = NodeWriter()
        head.number(index.bytes.count)
        head.raw(Fingerprint(index.bytes).bytes)
        written += head.bytes + index.bytes
        for entry in all { written += entry.bytes }
        return written
    }

    private static func places(_ stored: [UInt8], after program: [UInt8]) throws(NodeReader.Damaged) -> [Fingerprint: Place] {
        guard stored.starts(with: program) else { return [:] }
        let all = stored[program.count...]
        let (size, check, restCount) = try NodeReader.reading(all) { reader throws(NodeReader.Damaged) in
            (try reader.number(), try reader.fingerprint(), reader.restCount)
        }
        let start = stored.count - restCount
        guard size >= 0, size <= restCount, Fingerprint(stored[start..<start + size]) == check else { throw NodeReader.Damaged() }
        return try NodeReader.reading(stored[start..<start + size]) { reader throws(NodeReader.Damaged) in
            var end = start + size
            let found = try reader.list { () throws(NodeReader.Damaged) in
                let (key, check, length) = (try reader.fingerprint(), try reader.fingerprint(), try reader.number())
                guard length >= 0, length <= stored.count - end else { throw NodeReader.Damaged() }
                defer { end += length }
                return (key, Place(range: end..<end + length, check: check, unusedCount: try reader.number()))
            }
            return Dictionary(found, uniquingKeysWith: { first, _ in first })
        }
    }
}
