internal import SafeFiles
internal import SwiftSymbols
internal import VerificationModel

/// The choice between several manifests of a package.
///
/// Source: The Swift Package Manager, "Version-specific Manifest Selection". The manifest for this compiler is used. Without one, the
/// newest manifest for an earlier compiler is used, unless `Package.swift` is newer and this compiler can read it.
enum ManifestChoice {
    static let usual = "Package.swift"

    /// The compilers before this one that manifests are written for, the newest first.
    private static let earlier: [[Int]] =
        (0...9).reversed().map { [6, $0] } + [[6]] + (0...10).reversed().map { [5, $0] } + [[5], [4, 2], [4, 1], [4]]

    /// Returns the name of the manifest, or the usual name if no manifest exists.
    static func name(below root: String) throws(FileError) -> String {
        let compiler = BuildConditions().compiler
        let present = { (version: [Int]) in PathLookup.exists("\(root)/\(name(for: version))") }
        if let own = [compiler, Array(compiler.prefix(1))].first(where: present) { return name(for: own) }
        guard let newest = earlier.first(where: { $0.lexicographicallyPrecedes(compiler) && present($0) }) else { return usual }
        guard PathLookup.exists("\(root)/\(usual)") else { return name(for: newest) }
        let version = toolsVersion(of: try FileReading.bytes(of: "\(root)/\(usual)", limit: 16 << 20))
        let isRead = !compiler.lexicographicallyPrecedes(version) && newest.lexicographicallyPrecedes(version)
        return isRead ? usual : name(for: newest)
    }

    private static func name(for version: [Int]) -> String { "Package@swift-\(version.map(String.init).joined(separator: ".")).swift" }

    /// Returns the version that `// swift-tools-version:` requires, or 3.1 if the manifest has no such line.
    static func toolsVersion(of manifest: [UInt8]) -> [Int] {
        let mark = "swift-tools-version:"
        for line in String(decoding: manifest, as: UTF8.self).split(whereSeparator: \.isNewline) {
            guard let found = line.firstRange(of: mark) else { continue }
            let written = line[found.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
            return written.split(separator: ".").prefix(2).map { Int($0) ?? 0 }
        }
        return [3, 1]
    }
}
