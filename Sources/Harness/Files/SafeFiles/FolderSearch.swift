/// Finds folders of a package from one of its files, whatever the working directory is.
package enum FolderSearch {
    /// Returns the path of a folder that a test names.
    ///
    /// A relative path that no folder around the file has is relative to the working directory.
    package static func located(_ path: String, above filePath: String) -> String {
        path.hasPrefix("/") ? path : nearest(path, above: filePath) ?? path
    }

    /// Returns the nearest folder with a name on the way up from a file.
    ///
    /// A test knows its own file by `#filePath`; under Xcode its working directory is not the package's folder.
    /// - Parameters:
    ///   - name: The folder's name, or a path below a folder around the file: `Fixtures`.
    ///   - filePath: The file.
    /// - Returns: The folder's path; nil where there is none.
    package static func nearest(_ name: String, above filePath: String) -> String? {
        var around = filePath[...]
        while let slash = around.lastIndex(of: "/"), slash != around.startIndex {
            around = around[..<slash]
            let candidate = "\(around)/\(name)"
            // Whatever cannot be looked at is not the folder.
            if (try? PathLookup.isFolder(candidate)) == true { return candidate }
        }
        return nil
    }
}
