import Foundation

enum FoundationContainers {
    struct Weather: Decodable {
        let city: String
        let low: Double
        let hours: [Double]
        enum CodingKeys: CodingKey { case place, forecast }
        enum PlaceKeys: String, CodingKey { case city = "name" }
        enum ForecastKeys: CodingKey { case low, hours }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            city = try container.nestedContainer(keyedBy: PlaceKeys.self, forKey: .place).decode(String.self, forKey: .city)
            let forecast = try container.nestedContainer(keyedBy: ForecastKeys.self, forKey: .forecast)
            low = try forecast.decode(Double.self, forKey: .low)
            var list = try forecast.nestedUnkeyedContainer(forKey: .hours)
            var hours: [Double] = []
            while !list.isAtEnd { hours.append(try list.decode(Double.self)) }
            self.hours = hours
        }
    }
    /// The same key is opened twice, with other keys.
    struct Profile: Decodable {
        let name: String
        let age: Int?
        enum CodingKeys: CodingKey { case user }
        enum NameKeys: CodingKey { case name }
        enum AgeKeys: CodingKey { case age }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.nestedContainer(keyedBy: NameKeys.self, forKey: .user).decode(String.self, forKey: .name)
            age = try container.nestedContainer(keyedBy: AgeKeys.self, forKey: .user).decodeIfPresent(Int.self, forKey: .age)
        }
    }
    struct Geometry: Decodable {
        let points: [[Double]]
        enum CodingKeys: CodingKey { case coordinates }
        init(from decoder: any Decoder) throws {
            var outer = try decoder.container(keyedBy: CodingKeys.self).nestedUnkeyedContainer(forKey: .coordinates)
            var points: [[Double]] = []
            while !outer.isAtEnd {
                var inner = try outer.nestedUnkeyedContainer()
                points.append([try inner.decode(Double.self), try inner.decode(Double.self)])
            }
            self.points = points
        }
    }
    struct Playlist: Decodable {
        let titles: [String]
        enum TrackKeys: CodingKey { case title, album }
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            var titles: [String] = []
            while !list.isAtEnd {
                let track = try list.nestedContainer(keyedBy: TrackKeys.self)
                let album = try track.decodeIfPresent(String.self, forKey: .album) ?? "single"
                titles.append(try track.decode(String.self, forKey: .title) + album)
            }
            self.titles = titles
        }
    }
    /// A header, then a nested array and a nested object.
    struct Row: Decodable {
        let id: Int
        let cells: [String]
        let style: String?
        enum StyleKeys: CodingKey { case style }
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            id = try list.decode(Int.self)
            var inner = try list.nestedUnkeyedContainer()
            var cells: [String] = []
            while !inner.isAtEnd { cells.append(try inner.decode(String.self)) }
            self.cells = cells
            style = try list.nestedContainer(keyedBy: StyleKeys.self).decodeIfPresent(String.self, forKey: .style)
        }
    }
    /// An attempt that fails does not move on, so that the next one sees the same value.
    struct Candle: Decodable {
        let time: Int
        let open: Double
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            if let time = try? list.decode(Int.self) {
                self.time = time
            } else {
                time = Int(try list.decode(String.self)) ?? 0
            }
            if let text = try? list.decode(String.self) {
                open = Double(text) ?? 0
            } else {
                open = try list.decode(Double.self)
            }
        }
    }
    /// Nil is asked twice: only null moves on.
    struct Interval: Decodable {
        let low: Int?
        let high: Int?
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            if try list.decodeNil() {
                low = nil
            } else {
                low = try list.decodeNil() ? 0 : try list.decode(Int.self)
            }
            high = try list.decodeNil() ? nil : try list.decode(Int.self)
        }
    }
    struct Version: Decodable {
        let major: Int
        let minor: Int
        let label: String?
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            guard let count = list.count, (2...3).contains(count) else {
                throw DecodingError.dataCorruptedError(in: list, debugDescription: "two or three values are needed")
            }
            major = try list.decode(Int.self)
            minor = try list.decode(Int.self)
            label = list.currentIndex < count ? try list.decode(String.self) : nil
        }
    }
    struct Rest: Decodable {
        let command: String
        let arguments: [Int]
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            command = try list.decode(String.self)
            var arguments: [Int] = []
            while list.currentIndex < (list.count ?? 0) { arguments.append(try list.decode(Int.self)) }
            self.arguments = arguments
        }
    }
    /// Containers of one decoder may be opened in any number.
    struct Song: Decodable {
        let title: String
        let length: Int
        let count: Int
        enum TitleKeys: CodingKey { case title }
        enum LengthKeys: String, CodingKey { case length = "seconds" }
        init(from decoder: any Decoder) throws {
            title = try decoder.container(keyedBy: TitleKeys.self).decode(String.self, forKey: .title)
            length = try decoder.container(keyedBy: LengthKeys.self).decode(Int.self, forKey: .length)
            count = try decoder.singleValueContainer().decode(Extra.self).plays ?? 0
        }
        private struct Extra: Decodable { let plays: Int? }
    }
    /// `nestedContainer` in `try?`: nothing of it is read if it is missing.
    struct Cover: Decodable {
        let url: URL?
        let width: Int
        enum CodingKeys: CodingKey { case image, width }
        enum ImageKeys: CodingKey { case url, width }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let image = try? container.nestedContainer(keyedBy: ImageKeys.self, forKey: .image)
            url = try image?.decodeIfPresent(URL.self, forKey: .url)
            width = try image?.decode(Int.self, forKey: .width) ?? container.decode(Int.self, forKey: .width)
        }
    }
    /// One level is an array with a single object.
    struct Station: Decodable {
        let name: String
        enum CodingKeys: CodingKey { case stations }
        private struct Entry: Decodable { let name: String }
        init(from decoder: any Decoder) throws {
            var list = try decoder.container(keyedBy: CodingKeys.self).nestedUnkeyedContainer(forKey: .stations)
            name = try list.decode(Entry.self).name
        }
    }
    struct Sample: Decodable {
        let values: [Int]
        let rest: Bool
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            values = try list.decode([Int].self)
            rest = !list.isAtEnd
            if rest { _ = try list.decode(String.self) }
        }
    }
    struct Mixture: Decodable {
        let numbers: [Int]
        let texts: [String]
        init(from decoder: any Decoder) throws {
            if let numbers = try? [Int](from: decoder) {
                self.numbers = numbers
                texts = []
            } else {
                numbers = []
                texts = try [String](from: decoder)
            }
        }
    }
}

extension TruthCase {
    static let foundationContainers: [TruthCase] = [
        TruthCase(
            FoundationContainers.Weather.self, "FoundationContainers.Weather", "nested containers", level: "steered",
            [#"{"place":{"name":"a"},"forecast":{"low":-1.5,"hours":[1,2]}}"#]),
        TruthCase(
            FoundationContainers.Profile.self, "FoundationContainers.Profile", "nested containers", level: "straight",
            [#"{"user":{"name":"a","age":1}}"#, #"{"user":{"name":"a"}}"#]),
        TruthCase(
            FoundationContainers.Geometry.self, "FoundationContainers.Geometry", "nested containers", level: "steered",
            [#"{"coordinates":[[1,2],[3.5,-4,5]]}"#, #"{"coordinates":[]}"#]),
        TruthCase(
            FoundationContainers.Playlist.self, "FoundationContainers.Playlist", "loops", level: "steered",
            [#"[{"title":"a","album":"b"},{"title":"c"}]"#, #"[]"#]),
        TruthCase(
            FoundationContainers.Row.self, "FoundationContainers.Row", "unkeyed", level: "steered",
            [#"[1,["a","b"],{"style":"bold"}]"#, #"[1,[],{}]"#]),
        TruthCase(
            FoundationContainers.Candle.self, "FoundationContainers.Candle", "unkeyed", level: "steered",
            [#"[1,2.5]"#, #"["1","2.5"]"#]),
        TruthCase(
            FoundationContainers.Interval.self, "FoundationContainers.Interval", "unkeyed", level: "steered",
            [#"[1,2]"#, #"[null,null]"#, #"[null,3]"#]),
        TruthCase(
            FoundationContainers.Version.self, "FoundationContainers.Version", "unkeyed", level: "steered",
            [#"[1,2]"#, #"[1,2,"beta"]"#]),
        TruthCase(
            FoundationContainers.Rest.self, "FoundationContainers.Rest", "loops", level: "steered",
            [#"["sum",1,2]"#, #"["stop"]"#]),
        TruthCase(
            FoundationContainers.Song.self, "FoundationContainers.Song", "flattening", level: "straight",
            [#"{"title":"a","seconds":1,"plays":2}"#]),
        TruthCase(
            FoundationContainers.Cover.self, "FoundationContainers.Cover", "nested containers", level: "straight",
            [#"{"image":{"url":"https://a.b","width":1}}"#, #"{"width":2}"#, #"{"image":null,"width":3}"#]),
        TruthCase(
            FoundationContainers.Station.self, "FoundationContainers.Station", "nested containers", level: "straight",
            [#"{"stations":[{"name":"a"},{"name":1}]}"#]),
        TruthCase(
            FoundationContainers.Sample.self, "FoundationContainers.Sample", "unkeyed", level: "steered",
            [#"[[1,2],"x"]"#, #"[[]]"#]),
        TruthCase(
            FoundationContainers.Mixture.self, "FoundationContainers.Mixture", "union of shapes", level: "steered",
            [#"[1,2]"#, #"["a"]"#, #"[]"#]),
    ]
}
