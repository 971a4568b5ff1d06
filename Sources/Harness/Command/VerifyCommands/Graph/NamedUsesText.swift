internal import PackageGraph
internal import VerificationModel

/// The text of a list of places that use something.
enum NamedUsesText {
    /// Returns a line with the declaration, a line with the number of its uses, and a line for each file that uses it.
    static func text(of named: NamedUses) -> String {
        let head = named.declaration.map { "\($0.place) \($0.kind) \(named.name)" } ?? "\(named.name), which no file declares"
        let files = grouped(named.uses)
        return "\(head)\n  \(count(named.uses, files.count))\n" + files.map(line).joined()
    }

    /// Returns the uses of each file, in their order.
    private static func grouped(_ uses: [NamedUses.Use]) -> [[NamedUses.Use]] {
        var files: [[NamedUses.Use]] = []
        for use in uses {
            if files.last?.first?.place.file == use.place.file { files[files.count - 1].append(use) } else { files.append([use]) }
        }
        return files
    }

    private static func count(_ uses: [NamedUses.Use], _ files: Int) -> String {
        guard !uses.isEmpty else { return "no other file uses it" }
        let members = uses.count { $0.member != nil }
        let own = uses.count - members
        return "used at \(own.counted("place"))\(members > 0 ? ", and members of it at \(members)," : "") in \(files.counted("file"))"
    }

    /// Returns a line such as `  App/Player.swift: 3:12, 9:5; members 9:10 stars`.
    private static func line(_ uses: [NamedUses.Use]) -> String {
        let own = uses.filter { $0.member == nil }.map(place).joined(separator: ", ")
        let members = uses.filter { $0.member != nil }.map(place).joined(separator: ", ")
        let lists = [own, members.isEmpty ? "" : "members \(members)"].filter { !$0.isEmpty }
        return "  \(uses[0].place.file): \(lists.joined(separator: "; "))\n"
    }

    private static func place(_ use: NamedUses.Use) -> String {
        let member = use.member.map { " \($0)" } ?? ""
        let inside = use.conditions.isEmpty ? "" : " (inside \(use.conditions.joined(separator: ", ")))"
        return "\(use.place.line ?? 0):\(use.place.column ?? 0)\(member)\(inside)"
    }
}
