package import PackageGraph

/// The names of layers and their files, for questions about a package.
package enum LayerNames {
    /// Reads the layers of a `layers.yml`, in its order, without the files that it excludes.
    /// - Parameter root: What its patterns are relative to.
    package static func read(_ layersFile: String, root: String) throws(BadLayersFile) -> [NamedFiles] {
        let file = try LayersFileReader.read(layersFile, root: root)
        let excluded = file.excluded.map(\.glob)
        return file.layers.map { layer in
            NamedFiles(name: layer.name, place: layer.place, patterns: layer.paths.map(\.glob), excluding: excluded)
        }
    }
}
