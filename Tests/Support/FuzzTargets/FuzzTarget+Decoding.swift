import DecodingInterpreter
import DecodingPrograms
import DecodingSources
import Foundation
import StrictJSON
import SwiftSymbols

extension FuzzTarget {
    /// Types that are read from sources, and the bodies that they decode.
    static let decoding = [
        // The text after a NUL is a body.
        FuzzTarget("decoding-source", limit: 2_048) { bytes in
            let texts = bytes.texts(2)
            let sources = DecodingSources([
                DecodingSources.File(name: "A.swift", source: SourceGraph.Source(module: "App", bytes: texts[0]))
            ])
            let (program, types) = sources.program(of: sources.decodable, decoders: sources.decoders)
            let bodies = [texts[1], Array("{}".utf8), Array("[1]".utf8), Array("null".utf8)].compactMap { try? JSONDocument($0) }
            for type in types { for body in bodies { run(type, of: program, body) } }
        },
        // The first two bytes select a type and the settings of the decoder.
        FuzzTarget("decoding-body", limit: 4_096) { bytes in
            guard bytes.count > 2, let body = try? JSONDocument(Array(bytes.dropFirst(2))) else { return }
            let (program, types) = programOfTruthTypes
            run(types[Int(bytes[0]) % types.count], of: program, body, settings[Int(bytes[1]) % settings.count])
        },
    ]

    private static func run(
        _ type: TypeNumber, of program: DecodingProgram, _ body: JSONDocument, _ settings: DecoderSettings = DecoderSettings()
    ) {
        let interpreter = Interpreter(program, settings: settings)
        _ = interpreter.outcome(of: type, in: body)
        _ = interpreter.reads(of: type, in: body)
    }

    /// The settings that the types are decoded with: those of a decoder without any, and those of the decoders in their sources.
    private static let settings = [DecoderSettings()] + truthTypes.decoders.all.map(\.settings)

    private static let programOfTruthTypes = truthTypes.program(of: truthTypes.decodable, decoders: truthTypes.decoders)

    /// The types whose decoding is compared with the compiled one.
    private static let truthTypes: DecodingSources = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
            "TruthTypes")
        do {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
            return DecodingSources(
                try names.map { name in
                    let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
                    return DecodingSources.File(name: name, source: SourceGraph.Source(module: "TruthTypes", bytes: bytes))
                }, platform: .linux)
        } catch {
            fatalError("the types cannot be loaded: \(error)")
        }
    }()
}
