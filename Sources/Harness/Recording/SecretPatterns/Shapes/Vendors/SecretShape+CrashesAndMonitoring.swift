extension SecretShape {
    /// Crash reports, logs, metrics, analytics and feature flags.
    static let crashesAndMonitoring = #"""
        Axiom | token | xa(a|i|p)t-<uuid> | unconfirmed: Axiom documentation: tokens
        Checkly | key | cu_<lower-hex 32> | unconfirmed: Checkly documentation: API keys
        ConfigCat | key | configcat-sdk-1/<base64url 22>/<base64url 22> | betterleaks: configcat-sdk-key-extended
        Datadog | client token | pub<lower-hex 32> | unconfirmed: Datadog documentation: client tokens
        DevCycle | key | dvc_(server|client|mobile)_<word 8-48> | betterleaks: devcycle-server-sdk-key
        Dynatrace | token | dt0<lower 1><digits 2>.<alnum 24>.<alnum 64> | Dynatrace documentation: token format; noseyparker: Dynatrace Token
        FullStory | key | (na1|eu1).<base64 100> | trufflehog: fullstory v2
        Grafana | key | eyJrIjoi<base64 60-400> | gitleaks: grafana-api-key
        Grafana | token | glc_<base64 32-400> | gitleaks: grafana-cloud-api-token
        Grafana | token | glsa_<alnum 32>_<crc32-hex> | Grafana package satokengen
        Grafana | token | glsa_<alnum 32>_<hex 8> | gitleaks: grafana-service-account-token
        Honeycomb | key | hcaik_<lower-alnum 58> | unconfirmed: Honeycomb documentation: ingest keys
        New Relic | key | NR(AK|AA|RA)-<alnum 27-42> | gitleaks: new-relic-user-api-key
        New Relic | key | NR(II|IQ)-<base64url 25-32> | gitleaks: new-relic-insert-key
        New Relic | key | NR(JS|BR)-<lower-hex 19> | gitleaks: new-relic-browser-api-token
        New Relic | key | px-(api|dep)-<uuid> | noseyparker: New Relic Pixie API Key
        New Relic | license key | <lower-alnum 32>FFFFNRAL | trufflehog: newreliclicensekey
        New Relic | mobile token | (AA<lower-hex 40>|eu01xx<lower-hex 36>)-NRMA | trufflehog: newrelicmobileapptoken
        pganalyze | key | pgar_<alnum 27> | trufflehog: pganalyzereadkey
        PostHog | key | ph(x|c)_<word 41-49> | betterleaks: posthog-personal-api-key
        Rootly | key | rootly_<lower-hex 64> | trufflehog: rootly
        Segment | token | sgp_<alnum 64> | noseyparker: Segment Public API Token
        Sentry | token | sntr(yu|yi)_<lower-hex 64> | gitleaks: sentry-user-token
        Sentry | token | sntrys_eyJ<base64 40-400>(|=|==)_<base64 43> | gitleaks: sentry-org-token
        Statsig | client key | client-<alnum 43> | unconfirmed: Statsig documentation: API keys
        Statsig | key | (secret|console)-<alnum 43> | unconfirmed: Statsig documentation: API keys
        UptimeRobot | key | (u|m)<digits 5-9>-<lower-hex 24> | trufflehog: uptimerobot
        """#
}
