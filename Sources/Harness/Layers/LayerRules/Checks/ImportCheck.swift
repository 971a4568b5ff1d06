internal import PackageGraph
internal import SwiftSymbols
internal import VerificationModel

/// Holds the imports of a file against its layer's rules.
struct ImportCheck {
    let layer: Layer
    let sources: CheckedSources
    /// The file's number.
    let number: Int

    private var file: String { sources.graph.files[number] }
    private var layers: [String: Layer] { sources.layersByName }

    /// Returns the violations of an import; none if an exception covers it.
    func violations(_ found: ImportedModule, _ exceptions: inout ExceptionLedger) -> [Violation] {
        guard !sources.allowed.contain(conditions: found.conditions) else { return [] }
        let targets = sources.assignment.layers(ofModule: found.module)
        let dotted = found.path.joined(separator: ".")
        if targets.isEmpty {
            guard !isAllowed(found), !exceptions.covers(file, using: [found.module, dotted]) else { return [] }
            return [Violation(outside(found, dotted), to: dotted)]
        }
        guard let target = forbidden(among: targets), !exceptions.covers(file, using: [found.module] + targets.sorted()) else { return [] }
        return [Violation(layer.mayUse(target) ? closed(found, target) : inside(found, target), to: target)]
    }

    /// Returns the first of a module's layers if none of them may be used.
    ///
    /// The import of a module with several layers does not show which of them is used.
    private func forbidden(among targets: Set<String>) -> String? {
        let mayUseAny = targets.contains { $0 == layer.name || layers.allow(layer, toUse: $0) }
        return mayUseAny ? nil : targets.min()
    }

    /// `os` allows `os.log` too; `os.log` allows nothing else of `os`.
    private func isAllowed(_ found: ImportedModule) -> Bool {
        let prefixes = found.path.indices.map { found.path[...$0].joined(separator: ".") }
        return layer.imports.contains("*") || prefixes.contains(where: layer.imports.contains)
    }

    private func inside(_ found: ImportedModule, _ target: String) -> Finding {
        return make(
            .layersImport, found, imports(found, target), layer.allowedLayers,
            "\(layer.name) does not list \(target) under uses", to: target)
    }

    private func imports(_ found: ImportedModule, _ target: String) -> String {
        "imports \(target)\(found.module == target ? "" : " (module \(found.module))")"
    }

    private func closed(_ found: ImportedModule, _ target: String) -> Finding {
        return make(
            .layersUsedBy, found, imports(found, target), layers[target]?.allowedUsers ?? "",
            "\(target) may only be used by the layers in its usedBy",
            to: target, hint: layers[target]?.hint)
    }

    private func outside(_ found: ImportedModule, _ dotted: String) -> Finding {
        make(
            .layersOutsideImport, found, "imports \(dotted)", layer.allowedModules,
            "the list is closed, so that a dependency is a decision")
    }

    private func make(
        _ code: FindingCode, _ found: ImportedModule, _ what: String, _ allowed: String, _ because: String, to target: String? = nil,
        hint: String? = nil
    )
        -> Finding
    {
        let conditions = found.conditions.isEmpty ? "" : " (inside \(found.conditions.joined(separator: ", ")))"
        return Finding(
            code, at: sources.graph.place(of: found.offset, in: number), what: what + conditions, allowed: allowed, because: because,
            next: hint ?? layer.hint ?? "remove the import, or allow it for \(layer.name) in layers.yml",
            arrow: target.map { LayerArrow(from: layer.name, to: $0, useCount: 1) })
    }
}
