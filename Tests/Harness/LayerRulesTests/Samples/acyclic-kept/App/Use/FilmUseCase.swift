struct FilmUseCase {
    enum Kind {}
    let list: ShopList
}
