import Foundation

enum FoundationNumbers {
    struct Sensor: Decodable { let offset: Int8; let gain: Int16; let samples: Int32; let serial: Int64; let total: Int }
    struct Packet: Decodable { let flags: UInt8; let port: UInt16; let address: UInt32; let bytes: UInt64; let count: UInt? }
    struct Signal: Decodable { let gain: Float; let noise: Double; let floor: Float32; let peak: Float64; let length: TimeInterval }
    struct Invoice: Decodable { let net: Decimal; let rate: Decimal?; let parts: [Decimal]; let byCode: [String: Decimal] }
    /// Whole numbers in the forms of decimal numbers.
    struct Odometer: Decodable { let meters: Int; let trips: UInt16; let stops: [Int8]; let zero: Int32? }
    struct Histogram: Decodable { let rows: [[UInt8]]; let marks: Set<Int16>; let weights: ContiguousArray<Float> }

    typealias Scores = [Int]
    typealias Share = Double

    /// A number that is too large gives another error than `DecodingError` here, and `try?` catches it.
    struct Volume: Decodable {
        let level: UInt8
        let exact: Double?
        enum CodingKeys: CodingKey { case level, exact }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            level = (try? container.decode(UInt8.self, forKey: .level)) ?? 0
            do {
                exact = Double(try container.decode(Int8.self, forKey: .exact))
            } catch is DecodingError {
                exact = try container.decodeIfPresent(Double.self, forKey: .exact)
            }
        }
    }
    /// The first width that has room for the number.
    enum Size: Decodable {
        case small(Int8), medium(Int16), large(Int64)
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Int8.self) {
                self = .small(number)
            } else if let number = try? container.decode(Int16.self) {
                self = .medium(number)
            } else {
                self = .large(try container.decode(Int64.self))
            }
        }
    }
    struct Temperature: Decodable {
        let celsius: Double
        enum CodingKeys: CodingKey { case celsius, kelvin }
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            let value =
                try container.decodeIfPresent(Double.self, forKey: .celsius) ?? container.decode(Double.self, forKey: .kelvin) - 273.15
            guard value >= -273.15, value.isFinite else {
                throw DecodingError.dataCorruptedError(forKey: .celsius, in: container, debugDescription: "too cold")
            }
            celsius = value
        }
    }
}

extension TruthCase {
    static let foundationNumbers: [TruthCase] = [
        TruthCase(
            FoundationNumbers.Sensor.self, "FoundationNumbers.Sensor", "leaves", level: "synthesized",
            [
                #"{"offset":-128,"gain":-32768,"samples":-2147483648,"serial":-9223372036854775808,"total":0}"#,
                #"{"offset":127,"gain":32767,"samples":2147483647,"serial":9223372036854775807,"total":-9223372036854775808}"#,
            ]),
        TruthCase(
            FoundationNumbers.Packet.self, "FoundationNumbers.Packet", "leaves", level: "synthesized",
            [
                #"{"flags":255,"port":65535,"address":4294967295,"bytes":18446744073709551615,"count":9223372036854775808}"#,
                #"{"flags":0,"port":0,"address":0,"bytes":0,"count":null}"#,
            ]),
        TruthCase(
            FoundationNumbers.Signal.self, "FoundationNumbers.Signal", "leaves", level: "synthesized",
            [
                #"{"gain":3.4028234663852886e38,"noise":1.7976931348623157e308,"floor":1.18e-38,"peak":2.3e-308,"length":-0.0}"#,
                #"{"gain":16777217,"noise":9007199254740993,"floor":0.1,"peak":7.45673334164903e-115,"length":-2.01e-3}"#,
            ]),
        TruthCase(
            FoundationNumbers.Invoice.self, "FoundationNumbers.Invoice", "leaves", level: "synthesized", isOrdered: false,
            [
                #"{"net":12345678901234567890.123456789,"rate":1e127,"parts":[-0.1e-100,18446744073709551616],"byCode":{"vat":0.19}}"#,
                #"{"net":-0,"parts":[],"byCode":{}}"#,
            ]),
        TruthCase(
            FoundationNumbers.Odometer.self, "FoundationNumbers.Odometer", "leaves", level: "synthesized",
            [
                #"{"meters":1e2,"trips":65535.0,"stops":[100E-2,-0.0,127.0],"zero":0e-10}"#,
                #"{"meters":9007199254740993.0,"trips":0.5e1,"stops":[-1.28e2]}"#,
            ]),
        TruthCase(
            FoundationNumbers.Histogram.self, "FoundationNumbers.Histogram", "collections", level: "synthesized",
            [#"{"rows":[[0,255],[]],"marks":[-300,300],"weights":[0.5,1e-3]}"#]),
        TruthCase(
            FoundationNumbers.Scores.self, "FoundationNumbers.Scores", "collections", level: "synthesized",
            [#"[0,-9223372036854775808,9223372036854775807]"#, #"[]"#]),
        TruthCase(
            FoundationNumbers.Share.self, "FoundationNumbers.Share", "leaves", level: "synthesized",
            [#"0.1"#, #"-1E+2"#]),
        TruthCase(
            FoundationNumbers.Volume.self, "FoundationNumbers.Volume", "fallbacks", level: "steered",
            [#"{"level":200,"exact":5}"#, #"{"level":300}"#, #"{"level":"x","exact":null}"#]),
        TruthCase(
            FoundationNumbers.Size.self, "FoundationNumbers.Size", "union of shapes", level: "steered",
            [#"-128"#, #"-129"#, #"32768"#]),
        TruthCase(
            FoundationNumbers.Temperature.self, "FoundationNumbers.Temperature", "branches", level: "steered",
            [#"{"celsius":-40}"#, #"{"kelvin":273.15}"#]),
    ]
}
