struct FilmRow {
    let shop: ShopList?
    let a: ShopList?
    let b: ShopList?
}
