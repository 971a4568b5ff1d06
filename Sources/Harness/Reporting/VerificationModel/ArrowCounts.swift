/// The uses between layers that findings are about, counted for each two layers.
package struct ArrowCounts: Sendable {
    private struct Key: Hashable {
        let name: String
        let isProbable: Bool
    }

    /// A line for each two layers, without a line break: the most uses first, then by name.
    ///
    /// Probable uses have lines of their own.
    package let lines: [String]

    /// Counts the uses of findings.
    /// - Parameter findings: The findings; those without an ``LayerArrow`` do not count.
    package init(_ findings: [Finding]) {
        var uses: [Key: Int] = [:]
        var files: [Key: Set<[UInt8]>] = [:]
        for finding in findings {
            guard let arrow = finding.arrow else { continue }
            let key = Key(name: "\(arrow.from) -> \(arrow.to)", isProbable: finding.code == .layersProbableUse)
            uses[key, default: 0] += arrow.useCount
            // Two files may have names that Unicode calls equal.
            files[key, default: []].insert(Array(finding.place.file.utf8))
        }
        let keys = uses.keys.sorted { left, right in
            let (leftCount, rightCount) = (uses[left] ?? 0, uses[right] ?? 0)
            if leftCount != rightCount { return leftCount > rightCount }
            return (left.name, left.isProbable ? 1 : 0) < (right.name, right.isProbable ? 1 : 0)
        }
        let rows = keys.map { key -> [String] in
            let useCount = (uses[key] ?? 0).counted(key.isProbable ? "probable use" : "use")
            let fileCount = (files[key]?.count ?? 0).counted("file")
            return [OneLine.of(key.name), "\(useCount) in \(fileCount)"]
        }
        lines = TextTable.lines(rows)
    }
}
