// Values for previews and tests.

extension Product {
    public static let apple = Product(id: "apple", title: "Apple", price: Money(cents: 40), category: .fruit)
    public static let bread = Product(id: "bread", title: "Bread", price: 3, category: .bakery, image: Media.Image("bread"))
    public static let milk = Product(id: "milk", title: "Milk", price: Money(cents: 120), category: .dairy, isFavorite: true)
}

extension Array where Element == Product {
    public static var samples: [Product] { [.apple, .bread, .milk] }
}

extension Recipe {
    public static let pancakes = Recipe(
        id: "pancakes",
        title: "Pancakes",
        difficulty: .easy,
        ingredients: [Ingredient("Flour", 250, .gram), Ingredient("Milk", 500, .milliliter), Ingredient("Egg", 2)],
        steps: [Step("Mix everything."), Step("Fry.", duration: 600)]
    )
    public static let souffle = Recipe(id: "souffle", title: "Soufflé", difficulty: .hard)
}

extension Array where Element == Recipe {
    public static var samples: [Recipe] { [.pancakes, .souffle] }
}

extension Account {
    public static let sample = Account(id: "sample", name: "Ada Byron", credit: 50)
}

extension Cart {
    public static let sample = Cart(items: [Product].samples.map { Item(product: $0) })
}
