extension String {
    var cacheKey: String { self }
    var diskKey: String { self }
}
extension Film {
    var record: Int { 1 }
}
