internal import StrictYAML
internal import VerificationModel

extension LayersFileReader {
    /// Reads the ready sets of rules that the file names.
    func presets(_ mapping: MappingReader, _ layers: [String]) -> [CleanMVVM] {
        guard let node = mapping["presets"], let entries = MappingReader.entries(of: node, "\"presets\"", problems: problems) else {
            return []
        }
        if entries.isEmpty { problems.report(.empty("\"presets\"", isRequired: false), at: node.place) }
        return entries.compactMap { entry in
            guard Self.presets.names.contains(entry.key) else {
                problems.report(.presetName(entry.key, known: Self.presets.names), at: entry.keyPlace)
                return nil
            }
            guard let roles = MappingReader(entry.value, "\"\(entry.key)\"", keys: Self.roles.names, problems: problems) else { return nil }
            let named = Self.roles.names.map { role in roles.required(role) == nil ? [] : layerChoices(role, roles, layers) }
            return CleanMVVM(place: entry.keyPlace, domain: named[0], data: named[1], presentation: named[2])
        }
    }

    private func layerChoices(_ role: String, _ roles: MappingReader, _ layers: [String]) -> [FileChoice] {
        values.texts(role, roles).compactMap { text, place in
            guard layers.contains(text) else {
                problems.report(.layer(text, of: "\"\(role)\"", known: layers), at: place)
                return nil
            }
            return FileChoice(kind: .layer(text), place: place)
        }
    }
}
