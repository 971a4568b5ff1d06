let films = FilmStore.shared
func generated() {}
