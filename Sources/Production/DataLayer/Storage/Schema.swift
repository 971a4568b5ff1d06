internal import GRDB

/// The tables of the app's database, as they came to be: a step that was released is never changed.
enum Schema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("movies") { database in
            // A row that is written again gets a new number: the highest is the latest.
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
        return migrator
    }
}
