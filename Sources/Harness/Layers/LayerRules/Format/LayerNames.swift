package import PackageGraph

/// The names of layers and their files, for questions about a package.
package enum LayerNames {
    /// Reads the layers of a `layers.yml`, in its order.
    /// - Parameter root: What its patterns are relative to.
    package static func read(_ layersFile: String, root: String) throws(BadLayersFile) -> [NamedFiles] {
        try LayersFileReader.read(layersFile, root: root).layers.map { layer in
            NamedFiles(name: layer.name, place: layer.place, patterns: layer.paths.map(\.glob))
        }
    }
}
