import Foundation

enum FoundationStrategies {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    struct Export: Decodable {
        let _thisAndThat: Int
        let thisAndThat__: Int
        let __both_: Int?
        let allCaps: Int
        let ALLCAPS: Int?
        let one2Three: Int
        let oneTwo: Int?
        let alreadyCamelCase: Bool
        let x: Int
    }
    struct Underscores: Decodable {
        let one: Int
        let many: String?
        let snake: Bool
        enum CodingKeys: String, CodingKey { case one = "_", many = "___", snake = "snakeĆase" }
    }
    /// Values of keys in the form of the body are never found.
    struct Customer: Decodable {
        let firstName: String
        let lastName: String?
        let phone: String?
        enum CodingKeys: String, CodingKey { case firstName = "givenName", lastName = "family_name", phone = "phoneNumber" }
    }
    struct Account: Decodable {
        let userID: Int?
        let userId: Int
        let avatarURL: URL?
        let homePage: Page
        struct Page: Decodable { let pageTitle: String; let lastEdit: Date? }
    }
    /// The keys of a dictionary of texts are left as they are, and those of its values are not.
    struct Translations: Decodable {
        let byLanguage: [String: Entry]
        let allEntries: [Entry]
        struct Entry: Decodable { let plainText: String }
    }
    struct Archive: Decodable {
        let byYear: [Int: Item]
        let nestedItems: [String: [String: Item]]
        struct Item: Decodable { let pageCount: Int }
    }
    typealias Counters = [String: Int]

    enum Shade: String, Decodable, CodingKeyRepresentable { case darkBlue, paleGreen = "pale_green", red }
    /// The keys are converted, as the keys of types are.
    struct Palette: Decodable { let shadeCodes: [Shade: Int]; let mainShade: Shade }

    enum Activity: Decodable { case itemAdded(unitPrice: Double, Int), cartEmptied, couponUsed(codeText: String?) }
    struct Session: Decodable { @FoundationDates.Kept var startedAt: Date; @FoundationDates.Kept var userName: String?; let deviceID: Int? }
    class Document: Decodable { var documentTitle: String; var pageCount: Int? }
    final class Contract: Document {
        let signedBy: [String]
        enum CodingKeys: CodingKey { case signedBy }
        required init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            signedBy = try container.decode([String].self, forKey: .signedBy)
            try super.init(from: container.superDecoder())
        }
    }
    struct Location: Decodable {
        let streetName: String
        let houseNumber: Int?
        enum CodingKeys: CodingKey { case postalAddress }
        enum AddressKeys: String, CodingKey { case streetName, houseNumber = "house_number", number = "houseNumber" }
        init(from decoder: any Decoder) throws {
            let address = try decoder.container(keyedBy: CodingKeys.self)
                .nestedContainer(keyedBy: AddressKeys.self, forKey: .postalAddress)
            streetName = try address.decode(String.self, forKey: .streetName)
            houseNumber =
                try address.decodeIfPresent(Int.self, forKey: .houseNumber) ?? address.decodeIfPresent(Int.self, forKey: .number)
        }
    }
    struct Metrics: Decodable {
        let values: [String: Int]
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: FoundationDictionaries.Key.self)
            var values: [String: Int] = [:]
            for key in container.allKeys where key.stringValue.hasSuffix("Count") {
                values[key.stringValue] = try container.decode(Int.self, forKey: key)
            }
            self.values = values
        }
    }
    /// The body has a key in both forms: the first one counts.
    struct Ticket: Decodable { let seatRow: Int; let seatNumber: Int? }
}

extension TruthCase {
    static let foundationStrategies: [TruthCase] = [
        TruthCase(
            FoundationStrategies.Export.self, "FoundationStrategies.Export", "key strategy", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase),
            [
                #"{"_this_and_that":1,"this__and_that__":2,"__both_":3,"ALL_CAPS":4,"one_2_three":6,"alreadyCamelCase":true,"x":0}"#,
                #"{"_this_and_that":1,"this_and_that__":2,"aLL_cAPS":4,"ALLCAPS":5,"one_2_three":6,"alreadyCamelCase":true,"x":0}"#,
                #"{"_this_aNd_that":1,"thisAndThat__":2,"all_caps":4,"one2_three":6,"one__two":7,"already_camel_case":true,"x":8}"#,
            ]),
        TruthCase(
            FoundationStrategies.Underscores.self, "FoundationStrategies.Underscores", "key strategy", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase),
            [#"{"_":1,"___":"a","snake_ćase":true}"#, #"{"_":1,"snake_Ćase":false}"#]),
        TruthCase(
            FoundationStrategies.Customer.self, "FoundationStrategies.Customer", "key strategy", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase),
            [#"{"given_name":"a","family_name":"b","phone_number":"c"}"#, #"{"givenName":"a","family_name":1}"#]),
        TruthCase(
            FoundationStrategies.Account.self, "FoundationStrategies.Account", "key strategy", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase),
            [
                #"{"user_id":1,"user_ID":2,"avatar_url":3,"home_page":{"page_title":"a","last_edit":1}}"#,
                #"{"userID":1,"userId":2,"avatarURL":"https://a.b","homePage":{"pageTitle":"b"}}"#,
            ]),
        TruthCase(
            FoundationStrategies.Translations.self, "FoundationStrategies.Translations", "key strategy", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase), isOrdered: false,
            [#"{"by_language":{"en_us":{"plain_text":"a"}},"all_entries":[{"plain_text":"b"}]}"#]),
        TruthCase(
            FoundationStrategies.Archive.self, "FoundationStrategies.Archive", "key strategy", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase), isOrdered: false,
            [#"{"by_year":{"2026":{"page_count":1}},"nested_items":{"a_b":{"c_d":{"page_count":2}}}}"#]),
        TruthCase(
            FoundationStrategies.Counters.self, "FoundationStrategies.Counters", "key strategy", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase), isOrdered: false,
            [#"{"a_b":1}"#, #"{"_c_":2,"d__e":3}"#]),
        TruthCase(
            FoundationStrategies.Palette.self, "FoundationStrategies.Palette", "key strategy", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase), isOrdered: false,
            [#"{"shade_codes":{"dark_blue":1},"main_shade":"pale_green"}"#, #"{"shadeCodes":{"red":2},"mainShade":"darkBlue"}"#]),
        TruthCase(
            FoundationStrategies.Activity.self, "FoundationStrategies.Activity", "payload enumeration", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase),
            [#"{"item_added":{"unit_price":1.5,"_1":2}}"#, #"{"cart_emptied":{}}"#, #"{"couponUsed":{"code_text":"a"}}"#]),
        TruthCase(
            FoundationStrategies.Session.self, "FoundationStrategies.Session", "property wrapper", level: "straight",
            settings: Settings(keys: .convertFromSnakeCase, dates: .iso8601),
            [#"{"started_at":"2026-11-22T10:00:00Z","user_name":null,"device_id":1}"#]),
        TruthCase(
            FoundationStrategies.Contract.self, "FoundationStrategies.Contract", "superclass", level: "straight",
            settings: Settings(keys: .convertFromSnakeCase),
            [#"{"signed_by":["a"],"super":{"document_title":"b","page_count":3}}"#]),
        TruthCase(
            FoundationStrategies.Location.self, "FoundationStrategies.Location", "nested containers", level: "straight",
            settings: Settings(keys: .convertFromSnakeCase),
            [#"{"postal_address":{"street_name":"a","house_number":1}}"#, #"{"postalAddress":{"streetName":"a"}}"#]),
        TruthCase(
            FoundationStrategies.Metrics.self, "FoundationStrategies.Metrics", "all keys", level: "steered",
            settings: Settings(keys: .convertFromSnakeCase), isOrdered: false,
            [#"{"page_count":1,"view_count":2,"other":"x"}"#, #"{"_word_count":3,"count":"x"}"#]),
        TruthCase(
            FoundationStrategies.Ticket.self, "FoundationStrategies.Ticket", "key strategy", level: "synthesized",
            settings: Settings(keys: .convertFromSnakeCase),
            [#"{"seat_row":1,"seatRow":"x","seat_number":2}"#, #"{"seatRow":1,"seat_row":"x","seat__row":null}"#]),
    ]
}
