struct ShopList {
    let store: Store
    let stores: [Store]
}
