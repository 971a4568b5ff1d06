extension LayersFile {
    /// Returns the numbers of the files whose uses a rule needs: they see a layer that their own must not use, or another rule asks for them.
    func neededFiles(among files: UnresolvedFiles) -> Set<Int> {
        let byName = layersByName
        let ofLayers = files.needing(files.layers) { own, other in byName[own].map { !byName.allow($0, toUse: other) } ?? false }
        return rules.reduce(ofLayers) { $0.union($1.neededFiles(among: files)) }
    }
}
