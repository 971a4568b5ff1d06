import Foundation

enum FoundationValues {
    struct Drawing: Decodable { let origin: CGPoint; let size: CGSize; let frame: CGRect?; let path: [CGPoint]; let line: CGFloat }
    /// Other index sets than empty ones can stop the program.
    struct Selection: Decodable { let rows: IndexSet; let path: IndexPath; let others: [IndexPath]? }
    struct Region: Decodable { let locale: Locale; let zone: TimeZone; let others: [TimeZone]? }
    struct Event: Decodable { let start: DateComponents; let repeats: DateComponents?; let all: [DateComponents] }
    struct Contact: Decodable { let name: PersonNameComponents; let other: PersonNameComponents? }
    struct Timetable: Decodable { let trips: [DateInterval]; let pause: DateInterval? }
    struct Highlight: Decodable { let range: NSRange; let marks: [NSRange] }
    struct Slider: Decodable {
        let range: ClosedRange<Double>
        let steps: Range<Int>?
        let from: PartialRangeFrom<Int>
        let byName: [String: Range<Int8>]
    }
    struct Bounds: Decodable { let texts: ClosedRange<String>; let through: PartialRangeThrough<Float>?; let upTo: PartialRangeUpTo<Date> }
    /// Components with a scheme can stop the program.
    struct Endpoint: Decodable { let components: URLComponents; let others: [URLComponents]? }
    struct Distance: Decodable { let length: Measurement<UnitLength>; let legs: [Measurement<UnitLength>]? }
    struct Timer: Decodable { let remaining: Duration; let laps: [Duration] }
    struct Vertex: Decodable { let position: SIMD3<Float>; let color: SIMD4<UInt8>?; let others: [SIMD2<Double>] }
    struct Job: Decodable { let priority: TaskPriority; let days: Set<Locale.Weekday>; let matrix: AffineTransform? }
    struct Almanac: Decodable { let calendar: Calendar; let era: Int? }
}

extension TruthCase {
    static let foundationValues: [TruthCase] = [
        TruthCase(
            FoundationValues.Contact.self, "FoundationValues.Contact", "key strategy", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase),
            [#"{"name":{"given_name":"a","family_name":"b"},"other":{"name_prefix":"c","nickname":"d"}}"#]),
        TruthCase(
            FoundationValues.Event.self, "FoundationValues.Event", "key strategy", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase), [#"{"start":{"is_leap_month":false,"day":1},"all":[{"week_of_year":2}]}"#]),
        TruthCase(
            FoundationValues.Drawing.self, "FoundationValues.Drawing", "leaves", level: "synthesized",
            [#"{"origin":[1,2.5],"size":[3,4],"frame":[[0,0],[5,6]],"path":[[1,1]],"line":0.5}"#]),
        TruthCase(
            FoundationValues.Selection.self, "FoundationValues.Selection", "leaves", level: "synthesized", isRead: false,
            [#"{"rows":{"indexes":[]},"path":{"indexes":[1,2]},"others":[{"indexes":[]}]}"#]),
        TruthCase(
            FoundationValues.Region.self, "FoundationValues.Region", "leaves", level: "synthesized",
            [#"{"locale":{"identifier":"de_DE"},"zone":{"identifier":"Europe/Berlin"},"others":[{"identifier":"GMT"}]}"#]),
        TruthCase(
            FoundationValues.Event.self, "FoundationValues.Event", "leaves", level: "synthesized",
            [#"{"start":{"year":2026,"month":11,"day":22},"repeats":{},"all":[{"weekday":1}]}"#]),
        TruthCase(
            FoundationValues.Contact.self, "FoundationValues.Contact", "leaves", level: "synthesized",
            [#"{"name":{"givenName":"A","familyName":"B","nickname":null},"other":{}}"#]),
        TruthCase(
            FoundationValues.Timetable.self, "FoundationValues.Timetable", "leaves", level: "synthesized",
            settings: Settings(dates: .secondsSince1970),
            [#"{"trips":[{"start":1,"duration":60.5}],"pause":{"start":0,"duration":0}}"#]),
        TruthCase(
            FoundationValues.Highlight.self, "FoundationValues.Highlight", "leaves", level: "synthesized",
            [#"{"range":[1,2],"marks":[[0,0]]}"#]),
        TruthCase(
            FoundationValues.Slider.self, "FoundationValues.Slider", "collections", level: "synthesized", isOrdered: false,
            [#"{"range":[0,1.5],"steps":[1,5],"from":[3],"byName":{"a":[-1,1]}}"#]),
        TruthCase(
            FoundationValues.Bounds.self, "FoundationValues.Bounds", "collections", level: "synthesized",
            settings: Settings(dates: .formatted("yyyy-MM-dd")), isRead: false,
            [#"{"texts":["a","b"],"through":[1.5],"upTo":["2026-11-22"]}"#]),
        TruthCase(
            FoundationValues.Endpoint.self, "FoundationValues.Endpoint", "leaves", level: "synthesized",
            [#"{"components":{"path":"/c","query":"d=e","fragment":"f"},"others":[{"path":""}]}"#]),
        TruthCase(
            FoundationValues.Distance.self, "FoundationValues.Distance", "leaves", level: "synthesized", isRead: false,
            [#"{"length":{"value":3,"unit":{"symbol":"m","converter":{"coefficient":1,"constant":0}}},"legs":[]}"#]),
        TruthCase(
            FoundationValues.Timer.self, "FoundationValues.Timer", "leaves", level: "synthesized",
            [#"{"remaining":[0,3000000000000000000],"laps":[]}"#]),
        TruthCase(
            FoundationValues.Vertex.self, "FoundationValues.Vertex", "leaves", level: "synthesized", isRead: false,
            [#"{"position":[1,2.5,3],"color":[0,255,1,2],"others":[[1,2]]}"#]),
        TruthCase(
            FoundationValues.Job.self, "FoundationValues.Job", "leaves", level: "synthesized", isRead: false,
            [#"{"priority":25,"days":["mon","sun"],"matrix":[1,0,0,1,0,0]}"#]),
        TruthCase(
            FoundationValues.Almanac.self, "FoundationValues.Almanac", "leaves", level: "synthesized",
            [#"{"calendar":{"identifier":"gregorian","timeZone":{"identifier":"GMT"},"firstWeekday":2,"minimumDaysInFirstWeek":4}}"#]),
    ]
}
