/// The uses that the last run found in the same files, as far as a cache has them.
///
/// A later run takes over those that no change reaches.
struct LastUses: Equatable {
    /// A file, by the keys of the cache.
    struct File: Equatable {
        /// The nodes.
        let nodes: Fingerprint
        /// The uses; nil if no run needed them since the file last changed.
        let uses: Fingerprint?
    }

    let files: [File]

    init(_ files: [File]) { self.files = files }

    init(stored: ArraySlice<UInt8>) throws(NodeReader.Damaged) {
        files = try NodeReader.reading(stored) { reader throws(NodeReader.Damaged) in
            let files = try reader.list { () throws(NodeReader.Damaged) in
                File(nodes: try reader.fingerprint(), uses: try reader.optional(reader.fingerprint))
            }
            guard reader.isAtEnd else { throw NodeReader.Damaged() }
            return files
        }
    }

    /// The bytes to store.
    var bytes: [UInt8] {
        let writer = NodeWriter()
        writer.list(files) { file in
            writer.raw(file.nodes.bytes)
            writer.optional(file.uses) { writer.raw($0.bytes) }
        }
        return writer.bytes
    }
}
