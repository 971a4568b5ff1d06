import Foundation

enum FoundationDates {
    struct Flight: Decodable { let departure: Date; let arrival: Date?; let stops: [Date]; let byGate: [String: Date]; let days: Set<Date> }
    struct Rental: Decodable { let from: Date; let until: Date?; let extensions: [Date?]; let byCar: [String: [Date]] }
    struct Reminder: Decodable { let at: Date; let snoozed: [Date]; let last: Date?; let byDay: [Int: Date] }
    struct Payment: Decodable { let paid: Date; let booked: Date?; let retries: Set<Date>; let nested: [[Date]] }
    struct Booking: Decodable { let checkIn: Date; let checkOut: Date?; let nights: [Date]; let byRoom: [String: Date?] }
    struct Visit: Decodable { let begin: Date; let end: Date?; let pauses: [Date] }
    struct Receipt: Decodable { let printed: Date; let seen: Date?; let lines: [Line]; struct Line: Decodable { let at: Date? } }

    typealias Milestones = [Date]
    typealias Anniversaries = [String: Date]
    typealias Deadline = Date?

    /// Ranges are arrays of two values.
    struct Shift: Decodable { let hours: Range<Date>; let week: ClosedRange<Date>?; let since: PartialRangeFrom<Date>? }
    /// The keys are dates as well, in turn with the values.
    struct Logbook: Decodable { let entries: [Date: String]; let counts: [Date: Int]? }
    struct Stamped<Value: Decodable>: Decodable { let at: Date; let value: Value; let old: [Stamped]? }
    typealias StampedDate = Stamped<Date>
    enum Alarm: Decodable { case once(at: Date), daily(Date, until: Date?), never }

    @propertyWrapper struct Kept<Value: Decodable>: Decodable {
        var wrappedValue: Value
        init(from decoder: any Decoder) throws { wrappedValue = try decoder.singleValueContainer().decode(Value.self) }
    }
    /// The wrapper asks the decoder, and this one does not.
    @propertyWrapper struct Raw<Value: Decodable>: Decodable {
        var wrappedValue: Value
        init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder) }
    }
    struct Concert: Decodable { @Kept var doors: Date; @Kept var encore: Date?; @Raw var start: Date; @Raw var breaks: [Date] }
    struct Stream: Decodable { @Raw var payload: Data; @Kept var preview: Data; @Raw var chunks: [String: Data] }

    /// The initializer of `Date` decodes a number, with any setting.
    struct Snapshot: Decodable {
        let taken: Date
        let sent: Date
        enum CodingKeys: CodingKey { case taken, sent }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            taken = try Date(from: container.superDecoder(forKey: .taken))
            sent = try container.superDecoder(forKey: .sent).singleValueContainer().decode(Date.self)
        }
    }
    struct Moment: Decodable {
        let date: Date
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let date = try? container.decode(Date.self) {
                self.date = date
            } else {
                date = Date(timeIntervalSince1970: try container.decode(Double.self))
            }
        }
    }
    struct Diary: Decodable { let first: Moment; let moments: [Moment]; let last: Moment? }
    struct Season: Decodable {
        let from: Date
        let until: Date
        init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            from = try list.decode(Date.self)
            until = try list.decodeIfPresent(Date.self) ?? from
            guard from <= until else {
                throw DecodingError.dataCorruptedError(in: list, debugDescription: "ends before it begins")
            }
        }
    }
    struct Leave: Decodable { let interval: DateInterval; let others: [DateInterval]? }
}

extension TruthCase {
    static let foundationDates: [TruthCase] = [
        TruthCase(
            FoundationDates.Flight.self, "FoundationDates.Flight", "dates", level: "synthesized", isOrdered: false,
            [
                #"{"departure":1,"arrival":-1.5e3,"stops":[2,3.5],"byGate":{"A":4},"days":[5]}"#,
                #"{"departure":0,"stops":[],"byGate":{},"days":[]}"#,
            ]),
        TruthCase(
            FoundationDates.Rental.self, "FoundationDates.Rental", "dates", level: "synthesized",
            settings: Settings(dates: .iso8601), isOrdered: false,
            [
                #"{"from":"2026-11-22T10:00:00Z","until":"2026-11-22T10:00:00+02:00","extensions":[null],"byCar":{}}"#,
                #"{"from":"2026-11-22T10:00:00Z","extensions":["2026-11-22T10:00:00.123Z"],"byCar":{"a":["2026-11-22T10:00:00-0330"]}}"#,
            ]),
        TruthCase(
            FoundationDates.Reminder.self, "FoundationDates.Reminder", "dates", level: "synthesized",
            settings: Settings(dates: .secondsSince1970), isOrdered: false,
            [#"{"at":1795341600,"snoozed":[1.5,-1],"last":null,"byDay":{"1":2,"-2":3}}"#, #"{"at":0.25,"snoozed":[],"byDay":{}}"#]),
        TruthCase(
            FoundationDates.Payment.self, "FoundationDates.Payment", "dates", level: "synthesized",
            settings: Settings(dates: .millisecondsSince1970),
            [#"{"paid":1795341600000,"booked":1.5,"retries":[1,2],"nested":[[3],[]]}"#]),
        TruthCase(
            FoundationDates.Booking.self, "FoundationDates.Booking", "dates", level: "synthesized",
            settings: Settings(dates: .formatted("yyyy-MM-dd")), isOrdered: false,
            [
                #"{"checkIn":"2026-11-22","checkOut":"2026-1-2","nights":["2026-02-28"],"byRoom":{"a":"2026-11-22","b":null}}"#,
                #"{"checkIn":"2026-11-22","nights":[],"byRoom":{}}"#,
            ]),
        TruthCase(
            FoundationDates.Visit.self, "FoundationDates.Visit", "dates", level: "synthesized",
            settings: Settings(dates: .formatted("yyyy-MM-dd'T'HH:mm:ss.SSSZ")),
            [#"{"begin":"2026-11-22T10:00:00.000Z","end":"2026-11-22T10:00:00.5+0200","pauses":["2026-11-22T10:00:00.123+0000"]}"#]),
        TruthCase(
            FoundationDates.Receipt.self, "FoundationDates.Receipt", "dates", level: "synthesized",
            settings: Settings(dates: .formatted("dd.MM.yyyy HH:mm")),
            [#"{"printed":"22.11.2026 09:30","seen":null,"lines":[{"at":"01.01.2026 00:00"},{}]}"#]),
        TruthCase(
            FoundationDates.Milestones.self, "FoundationDates.Milestones", "dates", level: "synthesized",
            settings: Settings(dates: .iso8601),
            [#"["2026-11-22T10:00:00Z","2024-02-29T23:59:59Z"]"#, #"[]"#]),
        TruthCase(
            FoundationDates.Anniversaries.self, "FoundationDates.Anniversaries", "dates", level: "synthesized",
            settings: Settings(dates: .secondsSince1970), isOrdered: false,
            [#"{"a":1}"#, #"{}"#]),
        TruthCase(
            FoundationDates.Deadline.self, "FoundationDates.Deadline", "dates", level: "synthesized",
            settings: Settings(dates: .millisecondsSince1970),
            [#"1000"#, #"null"#]),
        TruthCase(
            FoundationDates.Shift.self, "FoundationDates.Shift", "dates", level: "synthesized",
            settings: Settings(dates: .formatted("yyyy-MM-dd")),
            isRead: false,
            [#"{"hours":["2026-11-22","2026-11-23"],"week":["2026-11-22","2026-11-22"],"since":["2026-01-01"]}"#]),
        TruthCase(
            FoundationDates.Logbook.self, "FoundationDates.Logbook", "dates", level: "synthesized",
            settings: Settings(dates: .formatted("yyyy-MM-dd")),
            [#"{"entries":["2026-11-22","a","2026-11-23","b"],"counts":["2026-11-22",1]}"#, #"{"entries":[]}"#]),
        TruthCase(
            FoundationDates.StampedDate.self, "FoundationDates.StampedDate", "dates", level: "synthesized",
            settings: Settings(dates: .millisecondsSince1970),
            [#"{"at":1,"value":2,"old":[{"at":3,"value":4}]}"#]),
        TruthCase(
            FoundationDates.Alarm.self, "FoundationDates.Alarm", "payload enumeration", level: "synthesized",
            settings: Settings(dates: .iso8601),
            [#"{"once":{"at":"2026-11-22T10:00:00Z"}}"#, #"{"daily":{"_0":"2026-11-22T10:00:00Z","until":null}}"#, #"{"never":{}}"#]),
        TruthCase(
            FoundationDates.Concert.self, "FoundationDates.Concert", "property wrapper", level: "straight",
            settings: Settings(dates: .iso8601),
            [#"{"doors":"2026-11-22T10:00:00Z","encore":null,"start":1,"breaks":["2026-11-22T10:00:00Z"]}"#]),
        TruthCase(
            FoundationDates.Stream.self, "FoundationDates.Stream", "property wrapper", level: "straight", isOrdered: false,
            [#"{"payload":[1,2],"preview":"aGk=","chunks":{"a":"aGk="}}"#]),
        TruthCase(
            FoundationDates.Snapshot.self, "FoundationDates.Snapshot", "decoders of keys", level: "straight",
            settings: Settings(dates: .formatted("yyyy-MM-dd")),
            [#"{"taken":1.5,"sent":"2026-11-22"}"#]),
        TruthCase(
            FoundationDates.Moment.self, "FoundationDates.Moment", "union of shapes", level: "steered", settings: Settings(dates: .iso8601),
            [#""2026-11-22T10:00:00Z""#, #"1.5"#]),
        TruthCase(
            FoundationDates.Diary.self, "FoundationDates.Diary", "union of shapes", level: "steered",
            settings: Settings(dates: .formatted("yyyy-MM-dd")),
            [#"{"first":"2026-11-22","moments":[1,"2026-11-23"],"last":null}"#, #"{"first":3,"moments":[]}"#]),
        TruthCase(
            FoundationDates.Season.self, "FoundationDates.Season", "unkeyed", level: "steered",
            settings: Settings(dates: .secondsSince1970),
            isRead: false,
            [#"[1,2]"#, #"[1]"#, #"[1,null]"#]),
        TruthCase(
            FoundationDates.Leave.self, "FoundationDates.Leave", "dates", level: "synthesized", settings: Settings(dates: .iso8601),
            [#"{"interval":{"start":"2026-11-22T10:00:00Z","duration":60},"others":[{"start":"2026-11-22T10:00:00Z","duration":0}]}"#]),
    ]
}
