internal import VerificationModel

/// Holds the imports of a file against its layer's rules.
struct ImportCheck {
    let layer: Layer
    let file: String
    let assignment: LayerAssignment

    /// What is wrong with an import; nothing where an exception covers it.
    func findings(_ found: FoundImport, _ exceptions: inout ExceptionLedger) -> [Finding] {
        let layers = assignment.layers(ofModule: found.module)
        let dotted = found.path.joined(separator: ".")
        if layers.isEmpty {
            guard !isAllowed(found), !exceptions.covers(file, using: [found.module, dotted]) else { return [] }
            return [outside(found, dotted)]
        }
        let forbidden = layers.subtracting([layer.name]).filter { !layer.uses.contains("*") && !layer.uses.contains($0) }.sorted()
        return forbidden.filter { !exceptions.covers(file, using: [found.module, $0]) }.map { inside(found, $0) }
    }

    /// `os` allows `os.log` too; `os.log` allows nothing else of `os`.
    private func isAllowed(_ found: FoundImport) -> Bool {
        let prefixes = found.path.indices.map { found.path[...$0].joined(separator: ".") }
        return layer.imports.contains("*") || prefixes.contains(where: layer.imports.contains)
    }

    private func inside(_ found: FoundImport, _ target: String) -> Finding {
        let module = found.module == target ? "" : " (module \(found.module))"
        return make(
            "layers.import", found, "imports \(target)\(module)", layer.allowedLayers,
            "the arrows between layers point one way, so that each can be changed and tested alone")
    }

    private func outside(_ found: FoundImport, _ dotted: String) -> Finding {
        make(
            "layers.outside-import", found, "imports \(dotted)", layer.allowedModules,
            "the list is closed, so that a dependency is a decision")
    }

    private func make(_ rule: String, _ found: FoundImport, _ what: String, _ allowed: String, _ because: String) -> Finding {
        let conditions = found.conditions.isEmpty ? "" : " (inside \(found.conditions.joined(separator: ", ")))"
        return Finding(
            rule, at: found.place, what: what + conditions, allowed: allowed, because: because,
            next: layer.hint ?? "take the import out, or decide in layers.yml that \(layer.name) may have it")
    }
}
