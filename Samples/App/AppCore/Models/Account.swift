/// A customer.
public struct Account: Identifiable, Equatable, Sendable {
    public struct Address: Equatable, Sendable {
        public var street: String
        public var city: String

        public init(street: String = "", city: String = "") {
            self.street = street
            self.city = city
        }
    }

    public let id: Identifier<Account>
    public var name: String
    public var address: Address
    public var credit: Money

    public init(id: Identifier<Account>, name: String, address: Address = Address(), credit: Money = .zero) {
        self.id = id
        self.name = name
        self.address = address
        self.credit = credit
    }

    public var initials: String { name.split(separator: " ").compactMap(\.first).map(String.init).joined() }
}
