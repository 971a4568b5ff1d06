internal import Threads

/// The declarations of the sources that the names in a file refer to, and how calls use them.
///
/// Declarations do not change, so that threads can share it.
package struct ResolvedNames: @unchecked Sendable {
    /// A use of a declaration.
    package struct Use {
        package let declaration: Declaration
        /// The type of the value that a member is used of; nil if there is none, or if nothing is called.
        package let receiver: KnownType?
        /// The types that a call gives to generic parameters.
        package let bindings: [ObjectIdentifier: KnownType]
        /// For each argument of a call, the index of its parameter; trailing closures are last.
        package let parameters: [Int]

        init(
            _ declaration: Declaration, receiver: KnownType? = nil, bindings: [ObjectIdentifier: KnownType] = [:], parameters: [Int] = []
        ) {
            self.declaration = declaration
            self.receiver = receiver
            self.bindings = bindings
            self.parameters = parameters
        }
    }

    /// The uses by the offsets of their names.
    let uses: [Int: Use]

    /// Returns the use of a declaration at a name; nil if no file declares the name, or if it cannot be resolved.
    package subscript(name: NameNode) -> Use? { uses[name.offset] }
}

/// Keeps the last use at each name, which is resolved with the most knowledge.
final class NameRecorder {
    private(set) var uses: [Int: ResolvedNames.Use] = [:]

    func note(_ declaration: Declaration, at offset: Int) { uses[offset] = ResolvedNames.Use(declaration) }

    func note(_ use: ResolvedNames.Use, at offset: Int) { uses[offset] = use }
}

extension SymbolTable {
    /// Resolves the names in files.
    ///
    /// It must run on a deep stack: see ``DeepStack``.
    package func resolvedNames(in files: [Int]) -> [ResolvedNames] {
        DeepStack.map(files.count, keeping: { LookupCache() }) { number, cache in
            let recorder = NameRecorder()
            let resolver = Resolver(self, file: files[number], inference: Inference(self, cache))
            resolver.recorder = recorder
            resolver.resolveFile()
            return ResolvedNames(uses: recorder.uses)
        }
    }
}
