import ContractFiles
import LayerRules
import VerificationModel

extension FuzzTarget {
    /// The files that a user writes.
    static let contracts = [
        FuzzTarget("apis", limit: 8_192) { bytes in loadContracts(["apis.yml": bytes]) },
        FuzzTarget("contract", limit: 8_192) { bytes in
            loadContracts([
                "apis.yml": Array("shop: { base: https://api.example.com, secrets: { query: { api_key: SHOP_KEY } } }\n".utf8),
                "shop.yml": bytes,
            ])
        },
        FuzzTarget("layers", limit: 8_192) { bytes in
            let texts = bytes.texts(2)
            let folder = ScratchFolder.shared.filled(
                [
                    "Contracts/layers.yml": texts[0], "App/A.swift": Array("struct A {}".utf8), "App/B/B.swift": Array("let b = A()".utf8),
                ].merging(texts[1].isEmpty ? [:] : ["Contracts/layers-baseline.yml": texts[1]]) { $1 })
            let suite = LayerSuite(layersFile: "\(folder)/Contracts/layers.yml", root: folder)
            _ = suite.run()
        },
    ]

    private static func loadContracts(_ files: [String: [UInt8]]) {
        let folder = ScratchFolder.shared.filled(Dictionary(uniqueKeysWithValues: files.map { ("Contracts/\($0)", $1) }))
        guard case .success(let contracts) = Result(catching: { try ContractsFolder(Workspace(root: folder)) }) else { return }
        for file in contracts.files { for finding in file.findings { _ = finding.description } }
    }
}
