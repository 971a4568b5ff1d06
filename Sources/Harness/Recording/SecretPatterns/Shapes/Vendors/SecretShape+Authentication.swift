extension SecretShape {
    /// Identity, passwords, keys and tokens for authentication.
    static let authentication = #"""
        age | secret key | AGE-SECRET-KEY-1<upper-alnum 58> | age specification; gitleaks: age-secret-key
        AgileBits 1Password | secret key | A3-<upper-alnum 6>-(<upper-alnum 11>|<upper-alnum 6>-<upper-alnum 5>)-<upper-alnum 5>-<upper-alnum 5>-<upper-alnum 5> | gitleaks: 1password-secret-key
        AgileBits 1Password | token | ops_eyJ<base64 200-2000> | gitleaks: 1password-service-account-token
        Apple | sign-in code | c<lower-hex 32>.0.<lower-alnum 4-6>.<base64url 22> | unconfirmed: Apple documentation: Sign in with Apple, authorization codes
        Authress | access key | (sc|ext|scauth|authress)_<alnum 5-30>.<alnum 4-6>.acc(_|-)<base64url 10-32>.<base64 30-120> | gitleaks: authress-service-client-access-key
        Defined Networking | token | dnkey-<base64url 26>-<base64url 52> | gitleaks: defined-networking-api-token
        Doppler | token | dp.(ct|pt|sa|scim|audit).<alnum 40-44> | trufflehog: doppler
        Doppler | token | dp.st.(|<base64url 2-35>.)<alnum 40-44> | trufflehog: doppler
        Infisical | token | st.<lower-hex 24>.<lower-hex 32>.<lower-hex 32> | unconfirmed: Infisical documentation: service tokens
        Minisign | secret key | RWRTY0Iy<base64 204> | unconfirmed: minisign documentation: secret key format
        Okta | token | any-case SSWS ^00<base64url 40> | Okta documentation: API tokens; gitleaks: okta-access-token
        Onfido | token | api_(live|sandbox)(|_us|_ca).<base64url 20-80> | betterleaks: onfido-live-api-token
        Ory | token | ory_(at|rt|ac)_<base64url 43>.<base64url 43> | unconfirmed: Ory documentation: token formats
        Ory | token | ory_(pat|st|wst)_<alnum 32> | unconfirmed: Ory documentation: token formats
        PASETO | token | v(1|2|3|4).(local|public).<base64url 43-4000>(|.<base64url 1-1000>) | PASETO specification: message format
        Persona | key | persona_(production|sandbox)_<base64url 20-80> | betterleaks: persona-production-api-key
        PuTTY | private key | Private-Lines: ^<base64-lines 64-8000>-MAC: <lower-hex 40-64> | PuTTY documentation: PPK file format
        Spotify | refresh token | AQ(A|B|C|D)<base64url 100-400> | unconfirmed: Spotify documentation: refreshing tokens
        Spotify | token | BQ(A|B|C|D)<base64url 80-400> | unconfirmed: Spotify documentation: access tokens
        Stytch | secret | secret-(live|test)-<base64url 32-48> | unconfirmed: Stytch documentation: API keys
        Sumsub | token | (prd|sbx):<alnum 24>.<alnum 32> | unconfirmed: Sumsub documentation: app tokens
        Tailscale | key | tskey-<lower 2-12>-<alnum 8-40>-<alnum 8-64> | trufflehog: tailscale
        Unkey | key | unkey_<alnum 20-32> | betterleaks: unkey-root-key
        Vault | token | hv(s|b|r).<base64url 20-400> | gitleaks: vault-service-token, vault-batch-token
        WorkOS | key | sk_(live|test)_a2V5Xz<base64 60-90> | betterleaks: workos-production-api-key
        """#
}
