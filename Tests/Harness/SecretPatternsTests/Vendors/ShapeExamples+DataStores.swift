extension ShapeExamples {
    /// Databases, storage and data processing.
    static let dataStores = #"""
        Aiven | password | AVNS_·HUT4CiwUn·9xnvb0cls1 | AVNS_·NTmOo0bGv·6sUsNQeQR
        Appwrite | key | standard_·3e4dc00ea5acd1b3ebaeb27632632cada7a0490ebb76a6ffed293a89c713beba4·0827746cba56b9c7a98d9905cf7cbba582a59a58cec5722d3f52693841c04b7a83 | standard_·d90ad461eb58bb66514bb0a98de44097e1f6043b3c4577a87277a0dbb6d37ffd·*3589c1374045a018dd1f7ba7f2dcdd4dedcea9b0e4fde59f44f9be5321a435d
        ClickHouse | key | 4b1d·LtXvn5EY3pTaOUgTZjw·9EpWzI4smj5n4ACEEdf | 4b1d·xxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxx
        Cloudinary | URL | cloudi·nary://·03376202·50684557·:·vb-4_p-fAbOCv·0wn3pBxmdCi0M1 | xcloudi·nary://·52715046·44388701·:·sF9fArMHbXaba·M2uRbVXqbVnU9K
        CockroachDB | key | CCDB1_·PxPuB4OXsee·P4CX63k9BbK·_·4XZwYxRCR0ne9nTxE7SF·bNpyQBPVOlWNPBiPhoIy | CCDB1_·ezBtPKYU2hA·f5xQDfmqjNS·_·Kq0mnkzedJeg33Bd5fi·GZNorfvb3zoMVPJ5mjwM
        Databento | key | db-·sNBQRyjrZroDtm·oQOchrE7D7bWXQF | db-·ezBQ5lsepbLv3f·*jM26qFOV7nbwiN
        DataStax | token | AstraCS:·N8UbPRdQ87s·Sa5ZatNxa5Um·:·7a05ebb8ed957bc69680f60f0efc72f4·26cd8cd5a7c47a09ea896b8440fd497c | AstraCS:·6k7S3R4OgdW·ETY3rxQtSFQU·:·00000000000000000000000000000000·00000000000000000000000000000000
        Dependency-Track | key | odt_·y6ho4yS6mXuppCACa·BD2dePI980OrH2XkZY | xodt_·B0W8CAqO76sHrQ5aJ·DHLKZemqoprhqBZQ9K
        Elastic | key | essu_·UpWKkMgRc_PcqQ4FvGosB5Pv9saoZFw·VJ55KbtIbYZpBjJZf9Uxw-mhQmR02GlP | essu_·505m-hwoabAEOGLyHaJKalk7Z8gZ8·n0mNGjvNNdmP6-eulkBawpMSo_ZSnO
        MongoDB | secret | mdb_sa_sk_·Hf3H0-c45b5OmS2dDe-b·2_DegSFJs7-e_q0GDFGc | mdb_sa_sk_·FTx6VctvfZ2yl9rVYlYk·*flW_Q3-h32YOHDosaA3
        Neon | key | napi_·KECiPL7uigMV0K4iNdlYi0ojm1Rivrlp·WtBk1D8zWYvh1w8yQOhPEQnlkmM4gQxC | napi_·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        PlanetScale | secret | pscale·_oauth_·bUmcqx4-X8Eem_C9y·8eiUHVNgsdX1D6rfbP | xpscale·_oauth_·rJCkn_n7sEApwMRWg·RZB4FtEI2PApx0QJ4K
        Supabase | key | sb_secret_·CbaT0gl9DdTNvXY·joNemIgUmPLne3B9 | sb_secret_·GNgy6Bj6eYz-T1e·IDBX88GJIehqaha
        Supabase | token | sbp_·8ffl3us3d40anbdvjcxd·bftsaioi9arb0goe1zdq | sbp_·k07pesufvu4i00wkqzo7·*gn18onk24abv2cdur9d
        Thunderstore | token | tss_·AE5tZQYRxt_·YOU_CAYH1QtE | tss_·xxxxxxxxxx·xxxxxxxxxx
        """#
}
