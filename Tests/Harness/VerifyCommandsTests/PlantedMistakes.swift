import Testing

/// An app whose types read one answer, and mistakes in it, each of which contracts must find.
enum PlantedMistakes {
    static let feed = """
        import Foundation

        struct Page<Item: Decodable>: Decodable {
            let items: [Item]
            let total: Int
            let nextPage: String?
        }

        typealias Feed = Page<Story>

        struct Story: Decodable {
            let id: Int
            let title: String
            let kind: Kind
            let author: Author
            let publishedAt: Date
            let tags: [String]
            let scores: [String: Double]
            let media: [Media]
            let place: Place?
            let reach: Reach
            @Flag var isPinned: Bool
            let price: Decimal

            enum CodingKeys: String, CodingKey {
                case id, kind, author, publishedAt, tags, scores, media, place, reach, isPinned, price
                case title = "headline"
            }
        }

        enum Kind: String, Decodable {
            case news
            case longRead = "long-read"
        }

        enum Reach: Decodable {
            case local(city: String)
            case world
        }

        """

    static let people = """
        import Foundation

        class Person: Decodable {
            let name: String
            let website: URL?
        }

        final class Author: Person {
            let verified: Bool
            let followers: Int

            enum CodingKeys: String, CodingKey { case verified, followers }

            required init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                verified = try container.decodeIfPresent(Bool.self, forKey: .verified) ?? false
                followers = try container.decode(Int.self, forKey: .followers)
                try super.init(from: decoder)
            }
        }

        struct Place: Decodable {
            let label: String
            let latitude: Double
            let longitude: Double
            let height: Int?
            let since: Date?

            enum CodingKeys: String, CodingKey { case label, position, height, since }
            enum PositionKeys: String, CodingKey { case latitude, longitude }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                label = try container.decode(String.self, forKey: .label)
                let position = try container.nestedContainer(keyedBy: PositionKeys.self, forKey: .position)
                latitude = try position.decode(Double.self, forKey: .latitude)
                longitude = try position.decode(Double.self, forKey: .longitude)
                height = try? container.decode(Int.self, forKey: .height)
                do {
                    since = try container.decode(Date.self, forKey: .since)
                } catch {
                    since = nil
                }
            }
        }

        """

    static let media = """
        @propertyWrapper struct Flag: Decodable {
            var wrappedValue: Bool
            init(from decoder: any Decoder) throws {
                wrappedValue = try decoder.singleValueContainer().decode(Int.self) == 1
            }
        }

        enum Media: Decodable {
            case image(Image)
            case video(Video)

            enum CodingKeys: String, CodingKey { case type }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                switch try container.decode(String.self, forKey: .type) {
                case "image": self = .image(try Image(from: decoder))
                case "video": self = .video(try Video(from: decoder))
                case let other:
                    throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: "no medium: \\(other)")
                }
            }
        }

        struct Image: Decodable {
            let url: String
            let size: [Int]
        }

        struct Video: Decodable {
            let url: String
            let seconds: Double
            let captions: [String: String]?
        }

        """

    static let apis = """
        news:
          base: https://api.example.com
          sources: [App]
          platform: iOS
          decoder: { keys: convertFromSnakeCase, dates: iso8601 }

        """

    static let body = """
        {
          "items": [
            {
              "id": 1, "headline": "a", "kind": "long-read",
              "author": { "name": "b", "website": "https://b.example", "verified": true, "followers": 3 },
              "published_at": "2026-11-24T10:00:00Z", "tags": ["c"], "scores": { "d": 1.5 },
              "media": [
                { "type": "image", "url": "/e", "size": [1, 2] },
                { "type": "video", "url": "/f", "seconds": 2.5, "captions": { "en": "g" } }
              ],
              "place": { "label": "h", "position": { "latitude": 1.5, "longitude": 2 }, "height": 4, "since": "2026-11-24T10:00:00Z" },
              "reach": { "local": { "city": "i" } }, "is_pinned": 1, "price": 9.99
            }
          ],
          "total": 1, "next_page": "/2"
        }
        """

    /// A file of the app.
    enum File: String, CaseIterable {
        case feed = "App/Feed.swift"
        case people = "App/People.swift"
        case media = "App/Media.swift"
        case apis = "Contracts/apis.yml"
        case body = "Fixtures/feed.http"

        /// The text of the file before any mistake; for the recording, that of its body.
        var text: String {
            switch self {
            case .feed: PlantedMistakes.feed
            case .people: PlantedMistakes.people
            case .media: PlantedMistakes.media
            case .apis: PlantedMistakes.apis
            case .body: PlantedMistakes.body
            }
        }
    }

    /// A change of one file, and the finding that it must give.
    struct Mistake: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let file: File
        let old: String
        let new: String
        /// The first line of the finding: the place in the body, and what is wrong with it.
        let finding: String
        /// A part of the line that reads the value, and its file.
        let reader: (text: String, file: File)
        /// A change of the body that makes the mistake visible.
        let also: (old: String, new: String)?

        init(
            _ description: String, _ file: File, _ old: String, _ new: String, _ finding: String, at reader: String, in readerFile: File,
            also: (old: String, new: String)? = nil
        ) {
            testDescription = description
            self.file = file
            self.old = old
            self.new = new
            self.finding = finding
            self.reader = (reader, readerFile)
            self.also = also
        }
    }

    /// Mistakes that the app fails on.
    static let mistakes: [Mistake] = [
        Mistake("a renamed key", .feed, "\"headline\"", "\"title\"", "$.items[0].title is missing", at: "let title", in: .feed),
        Mistake(
            "a key in another case", .feed, "\"headline\"", "\"Headline\"", "$.items[0].Headline is missing", at: "let title", in: .feed),
        Mistake("a renamed property", .feed, "    let total: Int", "    let count: Int", "$.count is missing", at: "let count", in: .feed),
        Mistake("a key that the API has renamed", .body, "\"tags\"", "\"labels\"", "$.items[0].tags is missing", at: "let tags", in: .feed),
        Mistake("a missing level", .feed, "let items: [Item]", "let data: [Item]", "$.data is missing", at: "let data", in: .feed),
        Mistake(
            "a key of a nested container", .people, "case latitude, longitude", "case latitude = \"lat\", longitude",
            "$.items[0].place.position.lat is missing", at: "latitude = try position", in: .people),
        Mistake(
            "a nested container of another name", .people, "case label, position, height", "case label, position = \"location\", height",
            "$.items[0].place.location is missing", at: "let position = try", in: .people),
        Mistake(
            "a number as a string", .feed, "let id: Int", "let id: String", "$.items[0].id is the number 1", at: "let id: String", in: .feed
        ),
        Mistake(
            "a string as a number", .feed, "let title: String", "let title: Int", "$.items[0].headline is the string \"a\"",
            at: "let title: Int", in: .feed),
        Mistake(
            "an object as a string", .feed, "let author: Author", "let author: String", "$.items[0].author is an object",
            at: "let author: String", in: .feed),
        Mistake(
            "an array as an object", .feed, "let tags: [String]", "let tags: [String: String]", "$.items[0].tags is an array of 1",
            at: "let tags: [String: String]", in: .feed),
        Mistake(
            "an object as an array", .feed, "let scores: [String: Double]", "let scores: [Double]", "$.items[0].scores is an object",
            at: "let scores: [Double]", in: .feed),
        Mistake(
            "a Boolean as a number", .people,
            "let container = try decoder.container(keyedBy: CodingKeys.self)\n        verified = try container.decodeIfPresent(Bool.self",
            "let container = try decoder.container(keyedBy: CodingKeys.self)\n        verified = try container.decodeIfPresent(Int.self",
            "$.items[0].author.verified is the boolean true", at: "verified = try", in: .people),
        Mistake(
            "a fraction as a whole number", .media, "let seconds: Double", "let seconds: Int",
            "$.items[0].media[1].seconds is the number 2.5", at: "let seconds: Int", in: .media),
        Mistake(
            "a number that does not fit", .feed, "let total: Int", "let total: Int8", "$.total is the number 300", at: "let total: Int8",
            in: .feed, also: ("\"total\": 1", "\"total\": 300")),
        Mistake(
            "a URL that is none", .body, "\"https://b.example\"", "\"\"",
            "$.items[0].author.website is the string \"\": Invalid URL string", at: "let website", in: .people),
        Mistake(
            "null for a required value", .body, "\"headline\": \"a\"", "\"headline\": null", "$.items[0].headline is null", at: "let title",
            in: .feed),
        Mistake(
            "a missing required value", .body, "\"followers\": 3", "\"fans\": 3", "$.items[0].author.followers is missing",
            at: "followers = try", in: .people),
        Mistake(
            "an optional that became required", .feed, "let nextPage: String?", "let nextPage: String", "$.next_page is null",
            at: "let nextPage", in: .feed, also: ("\"/2\"", "null")),
        Mistake(
            "a default value that decoding ignores", .feed, "let total: Int", "var total: Int = 0\n    let pages: Int",
            "$.pages is missing", at: "let pages", in: .feed),
        Mistake(
            "null in an array", .body, "\"tags\": [\"c\"]", "\"tags\": [\"c\", null]", "$.items[0].tags[1] is null", at: "let tags",
            in: .feed),
        Mistake(
            "null in a dictionary", .body, "{ \"d\": 1.5 }", "{ \"d\": null }", "$.items[0].scores.d is null", at: "let scores", in: .feed),
        Mistake(
            "a renamed case", .feed, "case longRead = \"long-read\"", "case longRead",
            "$.items[0].kind is the string \"long-read\": Cannot initialize Kind from invalid String value long-read", at: "let kind",
            in: .feed),
        Mistake(
            "a case that the API has added", .body, "\"long-read\"", "\"podcast\"",
            "$.items[0].kind is the string \"podcast\": Cannot initialize Kind from invalid String value podcast", at: "let kind", in: .feed
        ),
        Mistake(
            "raw values of another type", .feed, "enum Kind: String, Decodable {\n    case news\n    case longRead = \"long-read\"",
            "enum Kind: Int, Decodable {\n    case news\n    case longRead", "$.items[0].kind is the string \"long-read\"", at: "let kind",
            in: .feed),
        Mistake(
            "a renamed case with values", .feed, "case local(city: String)", "case near(city: String)", "$.items[0].reach is an object",
            at: "let reach", in: .feed),
        Mistake(
            "a renamed value of a case", .feed, "case local(city: String)", "case local(town: String)",
            "$.items[0].reach.local.town is missing", at: "local(town", in: .feed),
        Mistake(
            "a value of a case of another type", .feed, "case local(city: String)", "case local(city: Int)",
            "$.items[0].reach.local.city is the string \"i\"", at: "local(city", in: .feed),
        Mistake(
            "a discriminator that is not known", .body, "\"type\": \"video\"", "\"type\": \"audio\"",
            "$.items[0].media[1].type is the string \"audio\": no medium: audio", at: "throw DecodingError", in: .media),
        Mistake(
            "a discriminator of another name", .media, "case type }", "case type = \"kind\" }", "$.items[0].media[0].kind is missing",
            at: "switch try", in: .media),
        Mistake(
            "a date with another strategy", .apis, "dates: iso8601", "dates: secondsSince1970",
            "$.items[0].published_at is the string \"2026-11-24T10:00:00Z\"", at: "let publishedAt", in: .feed),
        Mistake(
            "a date without a strategy", .apis, ", dates: iso8601", "", "$.items[0].published_at is the string \"2026-11-24T10:00:00Z\"",
            at: "let publishedAt", in: .feed),
        Mistake(
            "a date in another format", .body, "\"published_at\": \"2026-11-24T10:00:00Z\"", "\"published_at\": \"2026-11-24\"",
            "$.items[0].published_at is the string \"2026-11-24\": Expected date string to be ISO8601-formatted", at: "let publishedAt",
            in: .feed),
        Mistake(
            "a date format that does not fit", .apis, "dates: iso8601", "dateFormat: yyyy-MM-dd",
            "$.items[0].published_at is the string \"2026-11-24T10:00:00Z\": Date string does not match format expected by formatter",
            at: "let publishedAt", in: .feed),
        Mistake(
            "a date as a number", .feed, "let publishedAt: Date", "let publishedAt: Double",
            "$.items[0].published_at is the string \"2026-11-24T10:00:00Z\"", at: "let publishedAt", in: .feed),
        Mistake(
            "keys that are not converted", .apis, "keys: convertFromSnakeCase", "keys: useDefaultKeys", "$.items[0].publishedAt is missing",
            at: "let publishedAt", in: .feed),
        Mistake(
            "a raw value that a converted key never has", .feed, "isPinned, price", "isPinned = \"is_pinned\", price",
            "$.items[0].is_pinned is \"isPinned\" for the decoder, which converts names from snake case", at: "var isPinned", in: .feed),
        Mistake(
            "an abbreviation that is not converted", .feed, "let nextPage: String?", "let nextPAGE: String",
            "$.next_page is \"nextPage\" for the decoder, which converts names from snake case",
            at: "let nextPAGE", in: .feed),
        Mistake(
            "a type one level down", .media, "let size: [Int]", "let size: [String]", "$.items[0].media[0].size[0] is the number 1",
            at: "let size", in: .media),
        Mistake(
            "an element of a list in a list", .body, "\"size\": [1, 2]", "\"size\": [1, \"2\"]",
            "$.items[0].media[0].size[1] is the string \"2\"", at: "let size", in: .media),
        Mistake(
            "a value of a dictionary two levels down", .body, "{ \"en\": \"g\" }", "{ \"en\": 7 }",
            "$.items[0].media[1].captions.en is the number 7", at: "let captions", in: .media),
        Mistake(
            "a member of a superclass", .people, "let name: String", "let fullName: String", "$.items[0].author.fullName is missing",
            at: "let fullName", in: .people),
        Mistake(
            "the argument of a generic type", .feed, "Page<Story>", "Page<String>", "$.items[0] is an object", at: "let items", in: .feed),
        Mistake(
            "a wrapped value", .body, "\"is_pinned\": 1", "\"is_pinned\": true", "$.items[0].is_pinned is the boolean true",
            at: "wrappedValue = try", in: .media),
        Mistake(
            "a value that an initializer decodes", .people, "label = try container.decode(String.self",
            "label = try container.decode(Int.self", "$.items[0].place.label is the string \"h\"", at: "label = try", in: .people),
        Mistake(
            "a decimal number as a string", .body, "9.99", "\"9.99\"", "$.items[0].price is the string \"9.99\"", at: "let price", in: .feed
        ),
    ]

    /// Mistakes that a `try?` or a `catch` hides.
    static let hidden: [Mistake] = [
        Mistake(
            "try? that hides another type", .body, "\"height\": 4", "\"height\": \"4\"", "$.items[0].place.height is the string \"4\"",
            at: "height = try?", in: .people),
        Mistake(
            "try? that hides a missing key", .body, "\"height\": 4, ", "", "$.items[0].place.height is missing", at: "height = try?",
            in: .people),
        Mistake(
            "try? with a renamed key", .people, "case label, position, height, since",
            "case label, position, height = \"elevation\", since", "$.items[0].place.elevation is missing", at: "height = try?", in: .people
        ),
        Mistake(
            "a catch that hides a date", .body, "\"since\": \"2026-11-24T10:00:00Z\"", "\"since\": \"today\"",
            "$.items[0].place.since is the string \"today\": Expected date string to be ISO8601-formatted", at: "since = try", in: .people),
        Mistake(
            "a catch that hides null", .body, "\"since\": \"2026-11-24T10:00:00Z\"", "\"since\": null", "$.items[0].place.since is null",
            at: "since = try", in: .people),
    ]
}
