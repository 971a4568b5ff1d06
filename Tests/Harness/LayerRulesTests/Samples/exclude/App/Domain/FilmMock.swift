let mock = FilmStore.shared
