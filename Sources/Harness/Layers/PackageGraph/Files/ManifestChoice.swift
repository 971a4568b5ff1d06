internal import SafeFiles
internal import SwiftSymbols
internal import VerificationModel

/// Which of several manifests a package is read by.
///
/// Source: The Swift Package Manager, "Version-specific Manifest Selection": the one for this compiler, else the newest for one before
/// it, unless `Package.swift` is newer and this compiler can read it.
enum ManifestChoice {
    static let usual = "Package.swift"

    /// Compilers before this one that manifests are written for, the newest first.
    private static let earlier: [[Int]] =
        (0...9).reversed().map { [6, $0] } + [[6]] + (0...10).reversed().map { [5, $0] } + [[5], [4, 2], [4, 1], [4]]

    /// The manifest's name; that of the usual one where there is no other.
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

    /// What `// swift-tools-version:` asks for; 3.1 where nothing does.
    private static func toolsVersion(of manifest: [UInt8]) -> [Int] {
        let mark = "swift-tools-version:"
        for line in String(decoding: manifest, as: UTF8.self).split(whereSeparator: \.isNewline) where line.contains(mark) {
            let written = line.split(separator: ":", maxSplits: 1)[1].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
            return written.split(separator: ".").prefix(2).map { Int($0) ?? 0 }
        }
        return [3, 1]
    }
}
