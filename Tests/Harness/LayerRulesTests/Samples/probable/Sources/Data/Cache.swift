final class Cache {
    func save() {}
}
