internal import PackageGraph
internal import VerificationModel

/// The text of a list of places that use something.
enum NamedUsesText {
    /// Returns a line with the declaration, a line with the number of its uses, and a line for each file that uses it.
    static func text(of named: NamedUses) -> String {
        let files = grouped(named.uses)
        guard let declaration = named.declaration else { return undeclared(named, files.count) + files.map(line).joined() }
        return "\(OneLine.of("\(declaration.place) \(declaration.kind) \(named.name)"))\n  \(count(named.uses, files.count))\n"
            + files.map(line).joined()
    }

    /// Returns the first lines for a name that no file declares, or whose members no file declares.
    private static func undeclared(_ named: NamedUses, _ files: Int) -> String {
        guard named.uses.allSatisfy({ $0.member != nil }) else {
            return "\(OneLine.of(named.name)), which no file declares\n  \(count(named.uses, files))\n"
        }
        let places = "\(named.uses.count.counted("place")) in \(files.counted("file"))"
        return "members of \(OneLine.of(named.name)) that no file declares\n  used at \(places)\n"
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
        return "  \(OneLine.of("\(uses[0].place.file): \(lists.joined(separator: "; "))"))\n"
    }

    private static func place(_ use: NamedUses.Use) -> String {
        let member = use.member.map { " \($0)" } ?? ""
        let inside = use.conditions.isEmpty ? "" : " (inside \(use.conditions.joined(separator: ", ")))"
        return "\(use.place.line ?? 0):\(use.place.column ?? 0)\(member)\(inside)"
    }
}
