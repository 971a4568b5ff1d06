struct FilmRow {
    let shop: ShopList?
}
