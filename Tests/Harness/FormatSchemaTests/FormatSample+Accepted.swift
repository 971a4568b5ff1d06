extension SampleFormat {
    /// Files that the reader accepts; together they have every key of the format.
    var accepted: [String] {
        switch self {
        case .apis: Self.apisFiles
        case .contracts: Self.contractFiles
        case .layers: Self.layersFiles
        case .baseline: Self.baselineFiles
        }
    }

    private static let apisFiles = [
        "{}",
        "shop: { base: http://localhost:8080/ }",
        """
        tmdb:
          base: https://api.example.com/v3
          secrets:
            query: { api_key: TMDB_KEY }
            headers: { Authorization: TMDB_TOKEN }
            fields: { session: _SESSION2 }
          harmless:
            - { name: token_kind, because: it names a kind }
            - { value: "0123456789abcdef", because: it is in the documentation of the API }
        """,
        """
        shop:
          base: https://api.example.com
          unknown: refuse
          sources: [App/Data, Packages/Core/Sources/, .]
          platform: iOS
          systems: [iOS 16, Linux 6.3]
          decoder: { keys: convertFromSnakeCase, dateFormat: yyyy-MM-dd, data: deferredToData, userInfo: { unit: metric, size: 3 } }
          types:
            PriceDTO: { file: App/Data/PriceDTO.swift }
            EventDTO: { decoder: { dates: iso8601 } }
            PageDTO: { decoder: JSONDecoder.api }
        """,
    ]

    private static let contractFiles = [
        """
        api: tmdb
        fixtures:
          Tests/Fixtures/movies.json: { body: "[MovieDTO]", expect: { "$[0].id": 1 } }
          Tests/Fixtures/movie.json:
            body: MovieDTO
            decoder: { keys: convertFromSnakeCase }
            rejects: $.title
        """,
        """
        api: tmdb
        contracts:
          popular movies:
            request: GET /movie/popular?language=en&page=1
            fresh: 90d
            decoder: { dates: secondsSince1970 }
            responses:
              - recording: tmdb/popular
                body: MoviesResponseDTO
                domain: MoviesPage
                expect:
                  $: { match: type, value: { page: 1 } }
                  $.page: 1
                  $.results: { min: 1, max: 40 }
                  $.results[0].title: { match: string, optional: true, nullable: true }
                  $.results[-1]['odd name']: { equals: { a: [1, null] } }
                  $..id: { match: integer }
                  $.results[*].release: { match: date, format: "yyyy-MM-dd'T'HH:mm:ss" }
                  $.at: { match: datetime }
                  $.time: { match: time }
                  $.code: { match: regex, regex: "^[a-z]+$" }
                  $.name: { match: include, value: part }
                  $.kind: { match: equality, value: film }
                  $.state: { match: equals, value: { open: true } }
                  $.tags: { match: arrayContains, variants: [a, { match: uuid, nullable: true }] }
                  $.byName: { match: eachKey, key: { match: regex, regex: "[a-z]" } }
                  $.byDay: { match: eachKey, key: monday }
                  $.prices: { match: eachValue, value: { match: decimal, nullable: true } }
                  $.filled: { match: notEmpty }
                  $.gone: { match: "null" }
                  $.yes: { match: boolean }
                  $.size: { match: number }
                  $.version: { match: semver }
                  $.link: { match: url }
                  $.small: { match: type, min: 0 }
                  $.none: null
                  $.list: [1, two, false]
              - recording: tmdb/missing#2
                status: 404
                body: none
        """,
        """
        api: shop
        contracts:
          order:
            request: POST /orders/{id}
            responses:
              - recording: shop/order
                status: 201
                send:
                  path: { id: 42 }
                  query: { dry: true }
                  headers: { X-Trace: on }
                  body: { items: [1, 2] }
              - recording: shop/order-broken
                status: 599
                body: OrderDTO
                rejects: $.items[0]["unit price"].amount
              - recording: shop/order-text
                send: { body: "a text" }
                body: OrderDTO
                keep: read
        """,
    ]

    private static let layersFiles = [
        "layers: { App: { paths: App/** } }",
        """
        sources: [Sources, "App/*.swift", "."]
        generated: ["**/*.generated.swift"]
        exclude: [Sources/Vendor/**, "**/*Mock?.swift"]
        probable: fail
        aliases: allowed
        debug: checked
        previews: allowed
        presets:
          clean-mvvm: { domain: [Domain], data: Data, presentation: [Views] }
        layers:
          Domain:
            paths: [Sources/Domain/**, "Sources/{Core,Model}/**"]
            imports: [Foundation]
            hint: Put it into Data.
          Data:
            paths: Sources/Data/**
            uses: Domain
            usedBy: [Views]
            optional: true
          Views: { paths: [Sources/Views/**], uses: ["*"], imports: [] }
        forbid:
          - in: Domain
            names: [URLSession, "*DTO", FileManager.default]
            attributes: ["@Published", State]
            conformances: Codable
            calls: [print]
            because: the domain does no work of its own
            hint: Use a repository.
            optional: true
          - { in: [Views, "Sources/**/A?.swift"], calls: "DispatchQueue.*", because: see ADR 4 }
        independent:
          - { paths: "App/{feature}/**", except: [Shared] }
          - { paths: ["{A,B}/Features/Feature{name}Kit/**"], except: Shared, because: teams own them, optional: false }
        placed:
          - { names: "*UseCase", in: Domain }
        acyclic:
          - layers
          - "App/{feature}/**"
          - { paths: ["App/{feature}/**", "Kit/{feature}.swift"], because: builds are slow }
        unreachable:
          - { from: Views, to: [Data, CoreData, "Sources/Data/**"], because: views know only the domain }
        named:
          - { conformances: UIViewController, names: "*ViewController" }
          - { in: Views, names: ["*View", "*Cell"], hint: Rename it., because: names are found }
        exceptions:
          - { from: Sources/Domain/Start.swift, to: Store, because: it starts the app, until: "2027-01-31" }
          - { from: Sources/Domain/**, to: Data, because: it moves next month }
        """,
    ]

    private static let baselineFiles = [
        "{ version: 2, frozen: [] }",
        """
        version: 2
        frozen:
          - { rule: layers.use, file: Sources/A.swift, in: A.start, to: Store }
          - { rule: layers.use, file: Sources/A.swift, to: Store }
          - { rule: layers.cycle, to: "A -> B -> A" }
        """,
        """
        version: 1
        frozen:
          - { rule: layers.outside-import, file: Sources/A.swift, to: UIKit }
        """,
    ]
}
