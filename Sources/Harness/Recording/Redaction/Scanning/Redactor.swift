internal import SecretPatterns

/// Takes secrets out of texts that belong together, and makes sure that none is left.
public struct Redactor: Sendable {
    /// The location of parameters in a text.
    package enum Parameters: Sendable {
        /// In a form, which is the whole text.
        case form
        /// In the query of an address.
        case query
    }

    /// The part of an exchange that a text is.
    enum Role: Hashable, Sendable {
        case target
        case requestField
        case requestBody(MediaType)
        case reason
        case responseField
        case responseBody(MediaType)
        case other

        /// The type of a body; nil for everything else.
        var mediaType: MediaType? {
            switch self {
            case .requestBody(let type), .responseBody(let type): type
            case .target, .requestField, .reason, .responseField, .other: nil
            }
        }
    }

    /// A text that may contain secrets.
    package struct Part: Hashable, Sendable {
        /// Its name in messages: `the response's body`.
        package let name: String
        /// The text.
        package var bytes: [UInt8]
        /// The header field whose value it is, if it is one.
        let field: String?
        /// The location of its parameters, if it has any.
        ///
        /// A parameter's whole value counts, whatever its characters are.
        let parameters: Parameters?
        /// Offsets that move with the text around them, in ascending order; one inside a secret moves to its end.
        package var marks: [Int]
        /// The part of an exchange that it is.
        let role: Role

        /// A text.
        package init(_ name: String, _ bytes: [UInt8], field: String? = nil, parameters: Parameters? = nil, marks: [Int] = []) {
            self.init(name, bytes, .other, field: field, parameters: parameters, marks: marks)
        }

        /// A text of an exchange.
        init(
            _ name: String, _ bytes: [UInt8], _ role: Role, field: String? = nil, parameters: Parameters? = nil, marks: [Int] = []
        ) {
            self.role = role
            self.name = name
            self.bytes = bytes
            self.field = field
            self.parameters = parameters
            self.marks = marks
        }
    }

    /// A secret in a text.
    struct Span: Sendable {
        let range: Range<Int>
        let name: String
        var needsQuotes: Bool
        /// The encodings of its placeholder.
        var widths: [DecodedText.Encoding] = []
        /// Whether the secret is in an encoded text, which is replaced as a whole.
        var isEncoded = false
        /// A value with the form of the secret; nil where a placeholder replaces it.
        var standIn: [UInt8]?

        /// The number of bytes of each character: 2 in UTF-16, 4 in UTF-32.
        var unit: Int { DecodedText.Encoding.widened([UInt8(ascii: "A")], widths).count }

        /// The bytes that replace it.
        var placeholder: [UInt8] {
            standIn
                ?? DecodedText.Encoding.widened(Array((needsQuotes ? "\"{{\(name)}}\"" : "{{\(name)}}").utf8), widths)
        }
    }

    private(set) var policy: SecretPolicy
    private var ledger: SecretLedger
    /// Texts of this recording in which nothing was found, and how many secrets were known then: they need not be looked through again.
    private var clean: [(bytes: [UInt8], secretCount: Int)] = []

    /// A redactor that has seen nothing yet.
    public init(_ policy: SecretPolicy) {
        self.policy = policy
        ledger = SecretLedger(policy.known)
    }

    /// The texts with `{{NAME}}` in the place of each secret, and every other byte as it was.
    ///
    /// The same secret has the same name in all of them, and in what is redacted later of the same recording.
    /// - Throws: ``RedactionError`` for a secret that cannot be replaced.
    package mutating func redacted(_ parts: [Part]) throws(RedactionError) -> [Part] {
        zip(parts, try find(in: parts)).map { Self.replaced($0, Self.merged($1)) }
    }

    /// Finds the secrets of texts, and remembers them: they are secrets in whatever is redacted or checked later.
    /// - Returns: By text, the places that are replaced.
    /// - Throws: ``RedactionError`` for the first text that cannot be redacted. The secrets of the others are remembered all the same.
    @discardableResult
    mutating func find(in parts: [Part]) throws(RedactionError) -> [[Span]] {
        let found: (redactor: Redactor, spans: Result<[[Span]], RedactionError>)
        do throws(RedactionError) {
            found = try Self.guarded(parts.first?.name ?? "a text") { [self] in
                var redactor = self
                let spans = Result { () throws(RedactionError) in try redactor.search(parts) }
                return (redactor, spans)
            }
        } catch {
            guard parts.count > 1 else { throw error }
            // The text with the fault is named, and the secrets of the others are remembered.
            var problem: RedactionError?
            for part in parts {
                do throws(RedactionError) { try find(in: [part]) } catch { problem = problem ?? error }
            }
            throw problem ?? error
        }
        self = found.redactor
        return try found.spans.get()
    }

    private mutating func search(_ parts: [Part]) throws(RedactionError) -> [[Span]] {
        var spans = parts.map { _ in [Span]() }
        var looks = parts.map { _ in Look() }
        var keeping = Self.longestKeptViews
        var problem: RedactionError?
        // Secrets with a known name or shape come first, because each secret of one text is then searched for in all texts.
        for (index, part) in parts.enumerated() {
            do throws(RedactionError) {
                looks[index] = try look(at: part, keeping: keeping)
                keeping -= looks[index].views?.reduce(0) { $0 + $1.bytes.count } ?? 0
                for find in looks[index].finds {
                    let name = ledger.name(for: find.value, called: find.name, rest: find.rest?.value, isNamed: isNamed(find))
                    try add(&spans[index], find.range, name, find.needsQuotes, part, find.encodings)
                }
            } catch {
                // The secrets of the rest are collected too, because other recordings may contain them.
                problem = problem ?? error
            }
        }
        if let problem { throw problem }
        for (index, part) in parts.enumerated() {
            let places = looks[index].secretCount == ledger.count ? looks[index].places : try places(in: part, after: looks[index])
            for place in places {
                try add(&spans[index], place.range, ledger.name(of: place.secret), place.needsQuotes, part, place.encodings)
            }
            if spans[index].isEmpty { clean.append((part.bytes, ledger.count)) }
        }
        return spans
    }

    /// Begins another recording, in which known secrets are found too, with new names.
    package mutating func beginRecording() {
        ledger.beginRecording()
        clean = []
    }

    /// The number of known secrets.
    ///
    /// If it has grown, a recording that was written before may contain one.
    package var secretCount: Int { ledger.count }

    /// Remembers a value that a person declared to be a secret, and the name beside it.
    /// - Returns: Whether the value was not known before.
    mutating func declareSecret(_ value: [UInt8], named name: String, called variable: String) -> Bool {
        let count = ledger.count
        policy.add(secret: name, called: variable)
        _ = ledger.name(for: value, called: variable, isNamed: true)
        clean = []
        return ledger.count > count
    }

    /// Remembers a value that a person declared not to be a secret, by the name beside it if there is one.
    mutating func declareHarmless(_ value: [UInt8], named name: String?) {
        if let name { policy.allow(name: name) } else { policy.allow(value: value) }
    }

    /// Makes sure that nothing that is to be written holds a secret, of those that are known and of those that were found by now.
    /// - Throws: ``RedactionError`` for the first that is.
    package func check(_ parts: [Part]) throws(RedactionError) {
        for part in parts where !clean.contains(where: { $0.secretCount == ledger.count && $0.bytes == part.bytes }) {
            let look = try guardedLook(at: part)
            if let place = look.places.first {
                throw .left(name: ledger.shownName(of: place.secret), part: part.name, encodings: place.encodings)
            }
            if let find = look.finds.first { throw .left(name: find.name, part: part.name, encodings: find.encodings) }
        }
    }

    private func add(
        _ spans: inout [Span], _ range: Range<Int>, _ name: String, _ needsQuotes: Bool, _ part: Part, _ encodings: [String]
    ) throws(RedactionError) {
        let removed = encodings.compactMap(DecodedText.Encoding.init)
        if removed.first?.isSealed == true {
            throw .cannotReplace(name: name, part: part.name, encodings: encodings)
        }
        spans.append(
            Span(
                range: range, name: name, needsQuotes: needsQuotes, widths: Array(removed.prefix(while: \.isWide)),
                isEncoded: !removed.isEmpty))
    }

    // MARK: Finding

    private struct Find: Sendable {
        let range: Range<Int>
        let value: [UInt8]
        let name: String
        let field: String?
        var needsQuotes = false
        var encodings: [String] = []
        /// Returns the texts behind a word that is not a scheme of credentials.
        var rest: (range: Range<Int>, value: [UInt8])?

        /// The rest of it alone.
        var withoutScheme: Find {
            guard let rest else { return self }
            return Find(range: rest.range, value: rest.value, name: name, field: field, encodings: encodings)
        }
    }

    /// The content of a find, by which it is recognized in views with more encodings.
    private struct FoundValue: Hashable {
        let range: Range<Int>
        let value: [UInt8]
        let name: String

        init(_ find: Find) {
            (range, value, name) = (find.range, find.value, find.name)
        }
    }

    /// Whether a secret's name leaves no doubt: values of what is called a code, a key or a cookie may be words of the API itself.
    private func isNamed(_ find: Find) -> Bool {
        find.field.map { policy.names.placeholder(for: $0.utf8, in: .member) != nil } == true
    }

    /// The findings in a text.
    private struct Look: Sendable {
        /// The secrets with a known name or shape.
        var finds: [Find] = []
        /// The places of secrets that were known at that time.
        var places: [Place] = []
        /// The number of secrets that were known at that time.
        var secretCount = -1
        /// The number of values among them that cannot be read.
        var unreadableCount = 0
        /// The searched views; nil where they are too large to be kept.
        var views: [DecodedText]?
    }

    /// The largest size of the views that are kept to search them again for the secrets of other texts.
    private static let longestKeptViews = 64 << 20

    private func guardedLook(at part: Part) throws(RedactionError) -> Look {
        try Self.guarded(part.name) { [self] () throws(RedactionError) -> Look in try look(at: part) }
    }

    /// Returns the places of all secrets that are known now.
    /// - Parameter look: The look that collected the finds of the text.
    private func places(in part: Part, after look: Look) throws(RedactionError) -> [Place] {
        policy.willSearch(part.bytes)
        // With a new value that cannot be read, bytes are looked into that were left out before.
        if let views = look.views, look.unreadableCount == ledger.unreadableCount { return views.flatMap(places) }
        var found: [Place] = []
        try forEachView(of: part) {
            found += $0.texts.flatMap(places)
            return false
        }
        return found
    }

    private func places(in view: DecodedText) -> [Place] {
        ledger.places(in: view.bytes).map { place in
            Place(
                range: view.textRange(of: place.range), secret: place.secret,
                needsQuotes: view.encodings.isEmpty && Self.isNumber(place.range, in: view.bytes),
                encodings: (view.encodings + place.encodings).map(\.rawValue))
        }
    }

    /// Returns the secrets in a text, of those that are known and of those that look like one.
    /// - Parameter keeping: The largest size of all views together that are kept.
    private func look(at part: Part, keeping: Int = 0) throws(RedactionError) -> Look {
        policy.willSearch(part.bytes)
        var look = Look(secretCount: ledger.count, unreadableCount: ledger.unreadableCount, views: [])
        look.finds = (part.field.map { fieldFinds(in: part, field: $0) } ?? []) + parameterFinds(in: part)
        let memo = FieldNameCache()
        var known: Set<FoundValue> = []
        var left = keeping
        try forEachView(of: part) { visit in
            left -= visit.texts.reduce(0) { $0 + $1.bytes.count }
            if left < 0 { look.views = nil } else { look.views?.append(contentsOf: visit.texts) }
            look.places += visit.texts.flatMap(places)
            if case .parts(let parts, _) = visit,
                parts.allSatisfy({ finds(in: $0, of: part, memo).allSatisfy { known.contains(FoundValue($0)) } })
            {
                return false
            }
            let new = visit.wholeTexts.flatMap { finds(in: $0, of: part, memo) }
            look.finds += new
            known.formUnion(new.map(FoundValue.init))
            return true
        }
        // The request is sent again with what the environment holds: the word before that stays.
        look.finds = look.finds.map { find in
            guard let rest = find.rest, ledger.isKnown(rest.value), !ledger.isKnown(find.value) else { return find }
            return find.withoutScheme
        }
        look.finds.removeAll { policy.isAllowed($0.value, field: $0.field) }
        return look
    }

    /// Returns what looks like a secret in a view of a text.
    private func finds(in view: DecodedText, of part: Part, _ memo: FieldNameCache) -> [Find] {
        guard view.isText, !view.isDoubtful else { return [] }
        return SecretScanner.finds(
            in: view.bytes, names: policy.names, isEncoded: !view.encodings.isEmpty, memo: memo, width: view.width
        ).compactMap { find in
            let range = view.textRange(of: find.range)
            // `%ACCESS_TOKEN%` is a placeholder, though `%AC` is also an encoded byte.
            guard view.encodings.isEmpty || !SecretText.isNothing(part.bytes[range]) else { return nil }
            return Find(
                range: range, value: Array(view.bytes[find.range]), name: find.name, field: find.field,
                needsQuotes: find.isNumber && view.encodings.isEmpty, encodings: view.encodings.map(\.rawValue),
                rest: find.rest.map { (view.textRange(of: $0), Array(view.bytes[$0])) })
        }
    }

    private func forEachView(of part: Part, _ body: (ViewSearch.Visit) -> Bool) throws(RedactionError) {
        do {
            try DecodedText(part.bytes).forEach(seeking: ledger.soughtBytes, body)
            guard part.role.mediaType?.binaryFormat(of: part.bytes) != nil else { return }
            for range in MediaType.textsBehindLengths(in: part.bytes) {
                let text = DecodedText(Array(part.bytes[range]), [], OffsetMap(from: range.lowerBound))
                try text.forEach(seeking: ledger.soughtBytes, body)
            }
        } catch let error as DecodedText.Unreadable {
            throw .cannotRead(part: part.name, encodings: error.encodings.map(\.rawValue))
        } catch {
            throw .tooDeep(part: part.name)
        }
    }

    /// Returns the kind of secret that the name of a header field indicates.
    private func fieldFinds(in part: Part, field: String) -> [Find] {
        HeaderSecrets.parts(of: part.bytes, field: field, names: policy.names)
            .filter { !SecretText.isNothing(part.bytes[$0.range]) }
            .map { secret in
                Find(
                    range: secret.range, value: Array(part.bytes[secret.range]), name: secret.name, field: field,
                    rest: secret.rest.map { ($0, Array(part.bytes[$0])) })
            }
    }

    /// Returns the secrets that the names of parameters indicate.
    private func parameterFinds(in part: Part) -> [Find] {
        let secrets =
            switch part.parameters {
            case .form: FormSecrets.parts(ofForm: part.bytes, names: policy.names)
            case .query: FormSecrets.parts(ofAddress: part.bytes, names: policy.names)
            case nil: [FormSecrets.Part]()
            }
        return secrets.map { secret in
            Find(range: secret.range, value: Array(part.bytes[secret.range]), name: secret.name, field: secret.field)
        }
    }

    /// Everything in a text that is a secret, or looks like one, in the order of the text; each place once.
    /// - Throws: ``RedactionError`` for too many nested encodings.
    package func secrets(in part: Part) throws(RedactionError) -> [SecretPlace] {
        let look = try guardedLook(at: part)
        let found =
            look.places.map {
                SecretPlace(range: $0.range, name: ledger.shownName(of: $0.secret), field: nil, value: nil, encodings: $0.encodings)
            }
            + look.finds.map {
                SecretPlace(range: $0.range, name: $0.name, field: $0.field, value: $0.value, encodings: $0.encodings)
            }
        let sorted = found.sorted { left, right in
            (left.range.lowerBound, left.range.upperBound, left.encodings.count, left.name)
                < (right.range.lowerBound, right.range.upperBound, right.encodings.count, right.name)
        }
        var apart: [SecretPlace] = []
        // A place may overlap one that was left out, and not the last one that was kept.
        for place in sorted where apart.last.map({ $0.range.upperBound <= place.range.lowerBound }) ?? true { apart.append(place) }
        return apart
    }

    private struct Place: Sendable {
        let range: Range<Int>
        let secret: Int
        let needsQuotes: Bool
        let encodings: [String]
    }

    /// Whether a secret is a whole JSON number, which without its digits is none.
    private static func isNumber(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        guard bytes[range].allSatisfy({ SecretText.isDigit($0) || "+-.eE".utf8.contains($0) }) else { return false }
        let before = bytes[..<range.lowerBound].last { !SecretText.isSpace($0) }
        let after = bytes[range.upperBound...].first { !SecretText.isSpace($0) }
        return before.map { ":[,".utf8.contains($0) } == true && after.map { ",]}".utf8.contains($0) } == true
    }
}
