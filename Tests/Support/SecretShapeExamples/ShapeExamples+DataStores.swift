extension ShapeExamples {
    /// Databases, storage and data processing.
    static let dataStores = #"""
        Aiven | password | AVNS_·mAvjA5es4·Pts3nTteJO | AVNS_·xxxxxxxxx·xxxxxxxxxx
        Appwrite | key | standard_·88f778310d68b21802e87df391d71bb56b76134e1bbe76ee2ca15b230027df177·2f016d083ee81542447fc36a36eb2cd5e12e191c78180035e701c8b830d3e6ed43 | xstandard_·efa2e6b92e7bc2c90416ad394dd532a35b2ff67364837100f2e75cae277b2d1ff·e5c32a25731d81e113b5a9ce4a52d3c42ea3e00f8d4cb05fda43b2db2c84c64cad
        ClickHouse | key | 4b1d·naVgmtVQwsm1eWZFYVz·5UUtylMWir5Sc2kj4vH | 4b1d·o6LXMmuEKyhrCioVFM·XMLapCuX0x1DTziNHo2
        Cloudinary | URL | cloudi·nary://·^08356658·05452237·:·6bsJwVCs03qAF·32HWXt6iL8cbkW | cloudi·nary://·84642674·50820196·:·xojKfUEKjhayA·*KNIp3nMfxR0YU
        CockroachDB | key | CCDB1_·qjeEpLEE0n1·42hdTC1YVo3·_·pWXGiSjuQR1IfswtbUDY·LZ2QgB8lBqJW7tR0GL8y | CCDB1_·DpFMEoyOpnC·VHJ2JrkWy9I·_·xxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxx
        Databento | key | db-·iH5pUjfYMMGw0g·Sb1cigKb6j90oX0 | xdb-·YXm9sO4kHE3joj·iGZLfUwwSv1UWG5
        DataStax | token | AstraCS:·GVNmPN6XODu·4p0nCSdPbQO8·:·96580589c9189da2b15344e4c47b323e·88e984eda454e31de664fc35a8e88535 | AstraCS:·MfUJqEqJ8wV·SwyTihrgescZ·:·7231a4520b74b35ca98c7e18727bd95·9244c7053fc153da62d0bba767811627
        Dependency-Track | key | odt_·kx0iRskFgQAHjdmOg·zC8LNPwHD91vr9Iiep | odt_·6k7S3R4OgdWETY3r·*QtSFQUDLiR0R5MA
        Elastic | key | essu_·w7776Ehio-THII-1oSXV9vrqgouGE5m·hd4ohLAdEjDsR1cI2A3lRid37nXRAl0K | essu_·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        MongoDB | secret | mdb_sa_sk_·cLHhyWHHuNCzTOCmQFvD·fFox2fe3FUxg8UpWKkMg | xmdb_sa_sk_·Rc_PcqQ4FvGosB5Pv9sa·oZFwVJ55KbtIbYZpBjJZ
        Neon | key | napi_·vUmzDK2LQnaF8lPKMj5dJvN46DRyEB7d·mRxdZO4E2XITIJJaavdpazuEquFusHPg | napi_·nT45Acp98Qj9CWXNf2nuQlFpxe0n2mo·IhsNCYQD3nuT3CJ5VtZWf0v1OWkyKqI6
        PlanetScale | secret | pscale_tkn_·GotjBqvhi44d_ITC7·fb7W_FTx6VctvfZ2yl | pscale_tkn_·9rVYlYkRflW_Q3-h·*2YOHDosaA3JX5Aq
        Supabase | key | sb_secret_·9-CcrtNDB68ii_t·sh_7oBfYBw09ArGB | sb_secret_·xxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxx
        Supabase | publishable key | sb_publishable_·LyXuumwQbeQW1Xp·YhJ10zQCsTtDNdoA | sb_publishable_·ZRuYklvbF0·TwhvT48FkO*
        Supabase | token | sbp_·5eur6sp2rdkap4k7autp·9vv132t255gqpt8no8ll | xsbp_·bnpe6nhe94kmsmavhe7s·q05ysb6dg2vt4ykx7bvj
        Thunderstore | token | tss_·OsG0neq7CMt·Ve1v5-8W11_P | tss_·CCbaT0gl9·DdTNvXYjoN
        """#
}
