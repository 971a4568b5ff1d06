internal import Foundation

extension Plant {
    /// Returns secrets in places that the corpus does not have.
    static func places() -> [Plant] { shown() + headers() + propertyLists() }

    private static func secret(_ name: String) -> String {
        var random = RandomText("plant \(name)")
        return random.letters(random.number(18...30))
    }

    // MARK: Texts of pages

    private static let names = ["Password", "API key", "Access token", "Client secret"]

    private static func shown() -> [Plant] {
        let templates = [
            "<p>§: <b>¤</b></p>", "<p><strong>§:</strong> ¤<br>Thank you</p>", "<p>Your § is <code>¤</code>.</p>",
            "<table><tr><td>§</td><td>¤</td></tr></table>",
            "<table><tr><th>User</th><th>§</th></tr><tr><td>ines</td><td>¤</td></tr></table>",
            "<dl><dt>§</dt><dd>¤</dd></dl>", "<label>§</label> <output>¤</output>", "<div>§</div>\n<div>¤</div>",
        ]
        return templates.enumerated().flatMap { number, template in
            names.map { name in
                let secret = secret("page \(number) \(name)")
                let page = "<!DOCTYPE html><title>Shop</title>" + template.replacing("§", with: name).replacing("¤", with: secret)
                return Plant(.namedValue, "text of a page", secret: secret, type: "text/html", body: Array(page.utf8))
            }
        }
    }

    // MARK: Header fields

    private static let lines = [
        "Authorization: Bearer ¤", "Authorization: Token ¤", "Authorization: ¤", "Proxy-Authorization: Bearer ¤",
        "Authorization: Digest username=\"ines\", realm=\"shop\", response=\"¤\"", "Authentication-Info: nextnonce=\"¤\"",
        "Stripe-Signature: t=1763717400,v1=¤", "X-Slack-Signature: v0=¤", "X-Amz-Security-Token: ¤", "X-Hub-Signature-256: sha256=¤",
        "X-Auth-Token: ¤", "X-Bearer: ¤", "X-Firebase-AppCheck: ¤", "X-Goog-Api-Key: ¤",
        "Refresh: 0; url=https://shop.example.com/?token=¤",
        "Content-Location: https://shop.example.com/items?X-Goog-Signature=¤&page=2",
        "Link: <https://shop.example.com/items?access_token=¤&page=2>; rel=\"next\"", "Location: https://ines:¤@shop.example.com/items",
        "Location: https://shop.example.com/done#access_token=¤&page=2", "Set-Cookie: sid=¤; Path=/; HttpOnly",
        "Set-Cookie: __Host-session=¤; Secure; Path=/", "Cookie2: session=¤",
    ]

    private static func headers() -> [Plant] {
        lines.map { line in
            let secret = secret("field \(line)")
            let field = field(line.replacing("¤", with: secret))
            let isOfRequests = line.hasPrefix("Authorization") || line.hasPrefix("X-") || line.hasPrefix("Proxy-")
            return Plant(
                .namedValue, "field", secret: secret, fields: [field], body: answer, request: isOfRequests ? Request(fields: [field]) : nil)
        }
    }

    // MARK: Property lists

    private static func propertyLists() -> [Plant] {
        names.flatMap { name in
            let key = name.lowercased().replacing(" ", with: "_")
            return [("binary plist", PropertyListSerialization.PropertyListFormat.binary), ("XML plist", .xml)].map { kind, format in
                let secret = secret("\(kind) \(name)")
                guard let data = try? PropertyListSerialization.data(fromPropertyList: [key: secret], format: format, options: 0) else {
                    preconditionFailure("a dictionary of strings is a property list")
                }
                return Plant(.namedValue, kind, secret: secret, type: "application/x-plist", body: Array(data))
            }
        }
    }
}
