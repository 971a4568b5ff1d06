final class Store {
    func reload() {}
    func save() {}
    func count() {}
}
