internal import GRDB

/// The tables of the app's database, as a list of migrations.
///
/// A released migration is never changed.
///
/// Similar migrations share no function, because a change for a later one would change a released one too.
enum Schema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("movies") { database in
            // A row that is written again gets a new number, so the highest number is the latest row.
            try database.create(table: "moviesPage") { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("query", .text).notNull()
                table.column("page", .integer).notNull()
                table.column("response", .blob).notNull()
                table.uniqueKey(["query", "page"], onConflict: .replace)
            }
            try database.create(table: "movieQuery") { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("query", .text).notNull().unique(onConflict: .replace)
            }
        }
        migrator.registerMigration("weather") { database in
            try database.create(table: "weather") { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("city", .text).notNull()
                table.column("kind", .text).notNull()
                table.column("response", .blob).notNull()
                table.uniqueKey(["city", "kind"], onConflict: .replace)
            }
        }
        migrator.registerMigration("articles") { database in
            try database.create(table: "article") { table in
                table.autoIncrementedPrimaryKey("id")
                table.column("title", .text).notNull()
                table.column("summary", .text)
                table.column("addedAt", .double).notNull()
            }
        }
        migrator.registerMigration("favorites") { database in
            try database.create(table: "favoriteProduct") { table in
                table.primaryKey("id", .integer)
                table.column("title", .text).notNull()
                table.column("summary", .text).notNull()
                table.column("brand", .text)
                table.column("category", .text).notNull()
                table.column("price", .text).notNull()
                table.column("discountPercentage", .double).notNull()
                table.column("rating", .double).notNull()
                table.column("stock", .integer).notNull()
                table.column("thumbnail", .text)
                table.column("registeredAt", .double).notNull()
            }
        }
        return migrator
    }
}
