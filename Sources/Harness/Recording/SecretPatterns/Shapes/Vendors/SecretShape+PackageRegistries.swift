extension SecretShape {
    /// Package registries.
    static let packageRegistries = #"""
        Artifactory | key | AKCp<alnum 69> | gitleaks: artifactory-api-key
        Artifactory | token | cmVmd<alnum 59> | gitleaks: artifactory-reference-token
        Clojars | token | CLOJARS_<lower-alnum 60> | gitleaks: clojars-api-token
        Cloudsmith | key | csa_<lower-hex 30><alnum 6> | betterleaks: cloudsmith-api-key
        crates.io | token | cio<alnum 32> | noseyparker: crates.io API Key
        Docker | swarm key | SWMKEY-1-<base64 40-50> | betterleaks: docker-swarm-unlock-key
        Docker | swarm token | SWMTKN-1-<lower-alnum 49-60>-<lower-alnum 24-30> | betterleaks: docker-swarm-join-token
        Docker | token | dckr_(pat_<base64url 27>|oat_<base64url 32>) | trufflehog: dockerhub v2
        npm | token | npm_<alnum 30><crc32-base62> | npm documentation: access tokens; GitHub changelog: npm token format
        npm | token | npm_<alnum 36-255> | gitleaks: npm-access-token
        NuGet | key | oy2<lower-alnum 43> | noseyparker: NuGet API Key
        PyPI | token | pypi-<base64url 50-1000> | gitleaks: pypi-upload-token
        RubyGems | key | rubygems_<lower-hex 48> | gitleaks: rubygems-api-token
        """#
}
