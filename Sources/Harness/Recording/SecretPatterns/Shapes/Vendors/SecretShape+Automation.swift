extension SecretShape {
    /// Automation between services, and security tools.
    static let automation = #"""
        Healthchecks.io | address | any-case hc-ping.com/^<uuid> | unconfirmed: Healthchecks.io documentation: pinging API
        IFTTT | key | any-case maker.ifttt.com/trigger/<base64url 1-64>/(|json/)with/key/^<base64url 20-64> | unconfirmed: IFTTT documentation: webhooks
        Make | webhook | any-case hook.(eu1|eu2|us1|us2).make.com/^<lower-alnum 32> | unconfirmed: Make documentation: webhooks
        Nightfall | key | NF-<alnum 32> | trufflehog: nightfall
        PagerDuty | webhook | any-case events.pagerduty.com/integration/^<lower-hex 32> | unconfirmed: PagerDuty documentation: events API
        Scrapfly | key | scp-(live|test)-<lower-alnum 32> | kingfisher: Scrapfly API Key
        Tines | webhook | any-case .tines.com/webhook/^<lower-alnum 32>/<lower-alnum 32> | trufflehog: tineswebhook
        TruffleHog | secret | thog-secret-<lower-hex 32> | trufflehog: trufflehogenterprise
        Zapier | webhook | any-case hooks.zapier.com/hooks/catch/^<digits 5-10>/<alnum 5-12> | trufflehog: zapierwebhook
        """#
}
