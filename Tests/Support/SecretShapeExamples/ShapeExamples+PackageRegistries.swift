extension ShapeExamples {
    /// Package registries.
    static let packageRegistries = #"""
        Artifactory | key | AKCp·wQs4MVrenf3RiTSQkfU65ZDkzD4y4MhDxr·0DyrTtrAiYxVvpx9y1tbzq2lQZ3hLteWNwK | xAKCp·M3VJ8uXBe3WPI7NUCVP6CpQoqOjCJugJvz·wvo6CMcaQRJDQKU6Fh8fLDRjAHvrtmhGNK6
        Artifactory | token | cmVmd·P6MXg11tR5cA98NRYxJbTFEB4v91b·dfp2X0UZwrSDqxURt5vWOcelXydnVP | cmVmd·7GytnZu1VeW9yZhQk27pEtVGuZM5f·Gx4KUoZPzuhF6UD8loX30EvC68MXv
        Clojars | token | CLOJARS_·8m5js6vy41l3r27qxgvv2mw8sdik4l·pd3j7bexvyluk4d6msd50i6hejxo7r | CLOJARS_·bc3nifo9bt9zbc59yj847c203tqiia·*gwbc2sq12fcgsi59s92yh3hj4zq1o
        Cloudsmith | key | csa_·b8b448ff60a1ee1·75ee8e8712ee721·0F6S8x | csa_·000000000000000·000000000000000·bjTdwd
        crates.io | token | cio·DfeErj9D2lS94o7e·bHefqjh5VR42i6VQ | xcio·yxrQ2DkFDxHPqDIV·M2fMLjibYm19xYwi
        Docker | swarm key | SWMKEY-1-·QE4IRDoAEmGWK+x3PhvGC·HXkHJFCT8Ki08P/2neDIMH | SWMKEY-1-·xrniItJgEMMnq397KZV·+XxH71xIHESxuTXdVOh0
        Docker | swarm token | SWMTKN-1-·81d54y85qewtfqy570rtk5dw8x·6nj9swz6qsauu06wqrsac1kluy·-·9th4wysb81ssx·z7zogq1wcb3f1c | SWMTKN-1-·ensg0ktxgraydfk4pkdjbdid·*cg2ycuezpk4magyccgd4cwhz·-·sh9kg9yg5w19y·gr13g2ieokxggf
        Docker | token | dckr_pat_·G7Kq7tXFdyE2f·8algr4QmFT8ldK | dckr_pat_·xxxxxxxxxxxxx·xxxxxxxxxxxxxx
        npm | token | npm_·QImqNZlkRqOiHDq·iJyP6wuI60ywKbM·2m9wQu | xnpm_·FzNERahqJWV90jl·ojBoVgf7XqTnp1G·3O03ri
        npm | token | npm_·MxeCdXNY6hxYFFxUB4Y·UUYrHcF6AWmgoTG0pfvH | npm_·fgv5KwLsSsDFMRE3q·jx5BG9JLUKwXiddHqH
        NuGet | key | oy2·sdldlslslf3jkr26ra37j·qwms5ttxr3x6tw7vrsvd6p | oy2·gnco3pcgkytfy9kcxy7oj·*2slels327nklc22lkn3h1
        PyPI | token | pypi-·SklgDJS_oeJ7_JC_-owpcBkZgn·EfGQ_8nYkJ1NZy9mzU7nGt4xAUK | pypi-·xxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxx
        RubyGems | key | rubygems_·fd52ae602027ea15362ab9b7·e938560af59e7e8326ff318e | xrubygems_·43e61e632d7fd06bc0bb90a7·8c316b37f269279a623c2f40
        """#
}
