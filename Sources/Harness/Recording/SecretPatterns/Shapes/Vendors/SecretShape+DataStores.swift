extension SecretShape {
    /// Databases, storage and data processing.
    static let dataStores = #"""
        Aiven | password | AVNS_<base64url 19> | unconfirmed: Aiven documentation: service passwords
        Appwrite | key | standard_<lower-hex 128-512> | unconfirmed: Appwrite documentation: API keys
        ClickHouse | key | 4b1d<alnum 38> | gitleaks: clickhouse-cloud-api-secret-key
        Cloudinary | URL | cloudinary://^<digits 13-16>:<base64url 27> | unconfirmed: Cloudinary documentation: environment variable
        CockroachDB | key | CCDB1_<alnum 22>_<alnum 40> | betterleaks: cockroachlabs-cloud-api-key
        Databento | key | db-<alnum 29> | betterleaks: databento-api-key
        DataStax | token | AstraCS:<alnum 20-40>:<lower-hex 64> | betterleaks: datastax-astra-application-token
        Dependency-Track | key | odt_<alnum 32-255> | noseyparker: Dependency-Track API Key
        Elastic | key | essu_<base64url 60-200> | betterleaks: elastic-cloud-api-key
        MongoDB | secret | mdb_sa_sk_<base64url 40> | betterleaks: mongodb-atlas-service-account-secret
        Neon | key | napi_<alnum 64> | betterleaks: neon-api-key
        PlanetScale | secret | pscale_(tkn|oauth|pw)_<dotted 32-64> | gitleaks: planetscale-api-token and others
        Supabase | key | sb_secret_<base64url 31> | betterleaks: supabase-project-api-key
        Supabase | publishable key | sb_publishable_<base64url 31> | unconfirmed: Supabase documentation: API keys
        Supabase | token | sbp_<lower-alnum 40> | trufflehog: supabasetoken
        Thunderstore | token | tss_<base64url 20-80> | betterleaks: thunderstore-api-token
        """#
}
