func key(_ film: Film) -> String {
    #if os(iOS)
        _ = film.record
    #endif
    return film.title.cacheKey + film.title.diskKey
}
