internal import PackageGraph
internal import ProjectModules
internal import VerificationModel

extension CheckedSources {
    /// Returns the pattern that was probably meant by one that matches nothing; nil if there is none.
    ///
    /// - Shape: A pattern with `/` for `\`, or with the name of a folder that differs by a few letters or by their case. Only files
    ///   that are in no layer count, because another layer's folder was not meant.
    func nearestPattern(to glob: Glob) -> String? {
        let text = glob.text.replacing("\\", with: "/")
        let parts = text.split(separator: "/")
        let fixed = parts.prefix { !$0.contains { "*?{".contains($0) } }
        let files = assignment.files.filter { $0.layers.isEmpty }.map { $0.path }
        let folders = files.compactMap { file -> String? in
            let folder = file.split(separator: "/").dropLast().prefix(fixed.count)
            return folder.count == fixed.count ? folder.joined(separator: "/") : nil
        }
        let nearest = NearestName.of(fixed.joined(separator: "/"), in: folders).map { folder in
            ([folder] + parts.dropFirst(fixed.count).map(String.init)).joined(separator: "/")
        }
        return [text, nearest].compactMap(\.self).first { candidate in
            candidate != glob.text && files.contains(where: Self.matcher(candidate))
        }
    }

    /// Returns whether a pattern matches a path; a text that is not a pattern matches none, and is not suggested.
    private static func matcher(_ pattern: String) -> (String) -> Bool {
        do throws(GlobError) { return try Glob(pattern).matches } catch { return { _ in false } }
    }
}
