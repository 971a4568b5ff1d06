internal import CompressedBytes
internal import StandInAPI
import StrictJSON

/// A request to one of the services, and its answer.
struct ServiceExchange {
    let request: StandInAPI.Request
    /// Of all requests, from 1.
    let number: Int
    let data: ServiceData
    let keys: StandInServices.Keys
    let shape: StandInServices.Shape

    var answer: StandInAPI.Answer {
        let path = request.path
        if path.count > 1, path.hasSuffix("/") { return moved(to: String(path.dropLast())) }
        if path.hasPrefix("/3/") { return films }
        if path.hasPrefix("/t/p/") { return picture }
        if path.hasPrefix("/data/2.5/") { return weather }
        if path == "/v2/top-headlines" { return articles }
        if path.hasPrefix("/products") { return products }
        if path.hasPrefix("/auth/") { return account }
        return json(status: 404, #"{"message":"Nothing lives at this address."}"#)
    }

    /// Too much was asked.
    var tooMany: StandInAPI.Answer {
        json(status: 429, #"{"message":"Too many questions for one minute."}"#, [("Retry-After", "2")])
    }

    /// The same thing lives elsewhere.
    private func moved(to path: String) -> StandInAPI.Answer {
        let query = request.target.firstIndex(of: "?").map { String(request.target[$0...]) } ?? ""
        return StandInAPI.Answer(status: 301, headers: [("Location", path + query), ("X-Request-Id", "\(number)")])
    }

    // MARK: Films

    private var films: StandInAPI.Answer {
        guard request.query["api_key"] == keys.films else {
            return json(status: 401, #"{"success":false,"status_code":7,"status_message":"The key that was sent is not valid."}"#)
        }
        let name: String
        switch request.path {
        case "/3/search/movie": name = request.query["query"] ?? ""
        case "/3/movie/popular": name = "popular"
        default: return json(status: 404, #"{"success":false,"status_code":34,"status_message":"What was asked for does not exist."}"#)
        }
        let page = request.query["page"].flatMap(Int.init) ?? 1
        let list = data.films.root[name]
        let all = list?["films"]?.elements ?? []
        let size = list?["per_page"]?.number.flatMap(Int.init) ?? 20
        let total = list?["total"]?.number.flatMap(Int.init) ?? all.count
        let shown = all.dropFirst((page - 1) * size).prefix(size).map(\.text).joined(separator: ",")
        let films = shape == .usual ? shown : shown.replacing("\"release_date\"", with: "\"released\"")
        return json(
            #"{"page":\#(page),"results":[\#(films)],"total_pages":\#((total + size - 1) / size),"total_results":\#(total)}"#,
            [("Cache-Control", "public, max-age=120"), ("Vary", "Accept-Encoding")], type: "application/json;charset=utf-8")
    }

    private var picture: StandInAPI.Answer {
        guard request.path.hasSuffix("/lanternKeepers7.jpg") else { return StandInAPI.Answer(status: 404, headers: []) }
        return StandInAPI.Answer(
            headers: [("Content-Type", "image/jpeg"), ("Cache-Control", "public, max-age=31536000")], body: data.poster)
    }

    // MARK: Weather

    private var weather: StandInAPI.Answer {
        guard request.query["appid"] == keys.weather else {
            return json(status: 401, #"{"cod":401, "message": "This key opens nothing here."}"#)
        }
        let kind = request.path.hasSuffix("/forecast") ? "forecast" : "weather"
        let city = request.query["q"] ?? ""
        // Seen of the real service: an error without its body.
        if city == "Void" { return json(status: 404, "") }
        guard let text = data.cities.root[city]?[kind]?.text else { return json(status: 404, #"{"cod":"404","message":"no such city"}"#) }
        return json(shape == .usual ? text : text.replacing("\"dt\":", with: "\"time\":"))
    }

    // MARK: Articles

    private var articles: StandInAPI.Answer {
        guard request.headers["x-api-key"] == keys.articles else {
            return json(status: 401, #"{"status":"error","code":"apiKeyInvalid","message":"This key opens nothing here."}"#)
        }
        guard let country = request.query["country"] else {
            return json(status: 400, #"{"status":"error","code":"parametersMissing","message":"Say at least which country."}"#)
        }
        let list = data.headlines.root[country]
        let shown = (list?["articles"]?.elements ?? []).map(\.text).joined(separator: ",")
        let articles = shape == .usual ? shown : shown.replacing("\"publishedAt\"", with: "\"published_at\"")
        return json(#"{"status":"ok","totalResults":\#(list?["total"]?.number ?? "0"),"articles":[\#(articles)]}"#)
    }

    // MARK: Products

    private var products: StandInAPI.Answer {
        guard request.path == "/products" else {
            let prices = data.products.root.elements.map {
                "data: {\"id\":\($0["id"]?.text ?? ""),\"price\":\($0["price"]?.text ?? "")}\n\n"
            }
            return StandInAPI.Answer(
                headers: [("Content-Type", "text/event-stream"), ("X-Request-Id", "\(number)")], chunks: prices.map { Array($0.utf8) })
        }
        let all = data.products.root.elements
        let limit = max(0, request.query["limit"].flatMap(Int.init) ?? 30)
        let skip = min(max(0, request.query["skip"].flatMap(Int.init) ?? 0), all.count)
        let page = all.dropFirst(skip).prefix(limit)
        var shown = page.map(\.text).joined(separator: ",")
        if shape == .changed { shown = shown.replacing(/"price":([0-9.]+)/) { "\"price\":\"\($0.output.1)\"" } }
        return json(#"{"products":[\#(shown)],"total":\#(all.count),"skip":\#(skip),"limit":\#(page.count)}"#)
    }

    // MARK: Accounts

    /// Answers with secrets that must not be recorded.
    private var account: StandInAPI.Answer {
        let access = SyntheticToken.text(of: "access \(number)")
        switch (request.method, request.path) {
        case ("POST", "/auth/login"):
            guard case .success(let body) = Result(catching: { try JSONDocument(request.body) }), body.root["username"]?.string == "keeper"
            else {
                return json(status: 400, #"{"message":"This name is not known."}"#)
            }
            let refresh = SyntheticToken.text(of: "refresh \(number)")
            return json(
                #"{"id":7,"username":"keeper","accessToken":"\#(access)","refreshToken":"\#(refresh)","next":"https:\/\/shop.example.com\/me?access_token=\#(access)"}"#,
                [
                    ("Set-Cookie", "accessToken=\(access); Path=/; HttpOnly"), ("Set-Cookie", "theme=dark; Path=/"),
                    ("X-Api-Key", SyntheticToken.text(of: "api key \(number)")),
                ])
        case ("GET", "/auth/me"):
            guard request.headers["authorization"]?.hasPrefix("Bearer ") == true else {
                return json(status: 401, #"{"message":"No user is logged in."}"#, [("WWW-Authenticate", "Bearer")])
            }
            return json(#"{"id":7,"username":"keeper"}"#)
        default: return json(status: 404, #"{"message":"Nothing lives at this address."}"#)
        }
    }

    // MARK: Answers

    /// JSON, compressed where the client can read that.
    private func json(
        status: Int = 200, _ text: String, _ more: [(name: String, value: String)] = [], type: String = "application/json; charset=utf-8"
    ) -> StandInAPI.Answer {
        let body = Array(text.utf8)
        let isCompressed = request.headers["accept-encoding"]?.contains("gzip") == true && !body.isEmpty
        let coding = isCompressed ? [(name: "Content-Encoding", value: "gzip")] : []
        return StandInAPI.Answer(
            status: status,
            headers: [("Content-Type", type)] + more + coding + [("X-Request-Id", "\(number)")],
            body: isCompressed ? CompressedBytes.of(body, .gzip) : body)
    }
}
