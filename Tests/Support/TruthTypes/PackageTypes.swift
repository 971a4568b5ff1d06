import BigInt
import DequeModule
import HashTreeCollections
import OrderedCollections

/// Types of well-known packages, whose sources are not beside these.
enum PackageTypes {
    enum Tint: String, Decodable { case red, green }

    struct Playlist: Decodable {
        let tracks: Deque<Int>
        let tags: OrderedSet<String>
        let tints: OrderedSet<Tint>?
        let plays: OrderedDictionary<String, Double>
    }

    struct Ledger: Decodable {
        let total: BigInt
        let shares: [BigUInt]
    }

    struct Draw: Decodable {
        let numbers: TreeSet<Int>
        let lists: OrderedDictionary<Int, Deque<String?>>
        let pairs: OrderedSet<[Bool]>
    }
}

extension TruthCase {
    static let packageTypes: [TruthCase] = [
        TruthCase(
            PackageTypes.Playlist.self, "PackageTypes.Playlist", "well-known packages", level: "synthesized",
            [
                #"{"tracks":[1,2],"tags":["a","b","c"],"tints":["red","green"],"plays":["x",1.5,"y",2]}"#,
                #"{"tracks":[],"tags":[],"plays":[]}"#,
            ]),
        TruthCase(
            PackageTypes.Ledger.self, "PackageTypes.Ledger", "well-known packages", level: "left open", isRead: false,
            [#"{"total":["-",18446744073709551615,1],"shares":[["+"],["+",0]]}"#]),
        TruthCase(
            PackageTypes.Draw.self, "PackageTypes.Draw", "well-known packages", level: "synthesized",
            [#"{"numbers":[1,2,3],"lists":[1,["a",null],2,[]],"pairs":[[],[true],[true,false]]}"#]),
    ]
}
