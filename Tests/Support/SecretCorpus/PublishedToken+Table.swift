extension PublishedToken {
    /// The shapes by vendor, as the vendors' documentation and public scanners describe them.
    static let table = """
        age | AGE-SECRET- KEY-1 bech32*58
        Adobe | p8e- alnum*32
        Airtable | pat alnum*14 . hex*64
        Alibaba Cloud | LTAI alnum*20
        Anthropic | sk-ant- api03- url*93 AA
        Artifactory | AKCp alnum*69
        Atlassian | ATATT3x url*180
        AWS | AKIA base32*16
        AWS | ASIA base32*16
        AWS | ABIA base32*16
        Azure AD | alnum*3 digit*1 Q~ alnum*34
        Brevo | xkeysib- hex*64 - alnum*16
        Buildkite | bkua_ hex*40
        CircleCI | CCIPAT_ alnum*22 _ hex*40
        ClickHouse | 4b1d alnum*38
        Clojars | CLOJARS_ lowerdigit*60
        Cloudflare | v1.0- hex*24 - hex*146
        Contentful | CFPAT- url*43
        Databricks | dapi hex*32
        DigitalOcean | dop_ v1_ hex*64
        DigitalOcean | doo_ v1_ hex*64
        DigitalOcean | dor_ v1_ hex*64
        Discord | https://discord.com/api/ webhooks/ ^ digit*19 / url*68
        Doppler | dp.pt. alnum*43
        Dropbox | sl.B url*134
        Duffel | duffel_ live_ url*43
        Dynatrace | dt0c01. base32*24 . base32*64
        EasyPost | EZAK alnum*54
        EasyPost | EZTK alnum*54
        Facebook | EAAC alnum*150
        Figma | figd_ url*40
        Flutterwave | FLWSECK_ TEST- hex*32 -X
        Fly.io | fo1_ url*43
        Fly.io | fm2_ base64*200
        Frame.io | fio-u- url*64
        GitHub | ghp_ alnum*36
        GitHub | gho_ alnum*36
        GitHub | ghs_ alnum*36
        GitHub | ghr_ alnum*36
        GitHub | github_pat_ alnum*22 _ alnum*59
        GitLab | glpat- url*20
        GitLab | glptt- hex*40
        GitLab | glrt- url*20
        GitLab | glft- url*20
        GitLab | glsoat- url*20
        Google | AIza url*35
        Google | ya29. url*120
        Google | GOCSPX- url*28
        Grafana | glsa_ alnum*32 _ hex*8
        Grafana | glc_ eyJ alnum*80
        Groq | gsk_ alnum*52
        HashiCorp Terraform | alnum*14 .atlasv1. url*67
        HashiCorp Vault | hvs. url*95
        HashiCorp Vault | hvb. url*140
        Heroku | HRKU-AA url*58
        HubSpot | pat-na1- uuid
        Hugging Face | hf_ letter*34
        Infracost | ico- alnum*32
        JSON Web Token | eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9 .eyJzdWIiOiI0NzExIiwibmFtZSI6IkluZXMifQ. url*43
        Linear | lin_ api_ alnum*40
        MailerSend | mlsn. hex*64
        Mapbox | sk. eyJ1Ijoi alnum*60 . url*22
        Microsoft Teams | https://example.webhook.office.com/ webhookb2/ ^ uuid @ uuid /IncomingWebhook/ hex*32 / uuid
        Netlify | nfp_ alnum*36
        New Relic | NRAK- UPPER*27
        Notion | ntn_ digit*11 alnum*35
        npm | npm_ alnum*36
        Octopus Deploy | API- UPPER*26
        OpenAI | sk-proj- alnum*74 T3BlbkFJ alnum*74
        OpenAI | sk- alnum*20 T3BlbkFJ alnum*20
        OpenAI | sk-svcacct- alnum*74 T3BlbkFJ alnum*74
        OpenRouter | sk-or-v1- hex*64
        OpenShift | sha256~ url*43
        PASETO | v4.local. url*120
        Perplexity | pplx- alnum*48
        PlanetScale | pscale_ tkn_ url*43
        PlanetScale | pscale_ pw_ url*43
        PostHog | phx_ alnum*43
        Postman | PMAK- hex*24 - hex*34
        Prefect | pnu_ alnum*36
        Pulumi | pul- hex*40
        PyPI | pypi- AgEIcHlwaS5vcmc url*120
        ReadMe | rdme_ lowerdigit*70
        Replicate | r8_ alnum*37
        Resend | re_ alnum*8 _ alnum*24
        RubyGems | rubygems_ hex*48
        Scalingo | tk-us- url*48
        SendGrid | SG. url*22 . url*43
        Sentry | sntryu_ hex*64
        Shippo | shippo_ live_ hex*40
        Shopify | shpat_ hex*32
        Shopify | shpca_ hex*32
        Shopify | shppa_ hex*32
        Shopify | shpss_ hex*32
        Slack | xoxb- digit*12 - digit*12 - alnum*24
        Slack | xoxp- digit*12 - digit*12 - digit*12 - hex*32
        Slack | xapp- 1- A UPPER*10 - digit*13 - hex*64
        Slack | xoxe- 1- alnum*146
        Slack | https://hooks.slack.com/ services/ ^ T UPPER*10 / B UPPER*10 / alnum*24
        SonarQube | squ_ hex*40
        Sourcegraph | sgp_ hex*16 _ hex*40
        Square | sq0atp- url*22
        Square | sq0csp- url*43
        Stripe | sk_live_ alnum*24
        Stripe | rk_live_ alnum*24
        Stripe | sk_test_ alnum*24
        Stripe | sk_prod_ alnum*24
        Stripe | whsec_ alnum*32
        Supabase | sbp_ hex*40
        Tailscale | tskey-auth- alnum*12 CNTRL - alnum*32
        Telegram | https://api.telegram.org/ bot ^ digit*10 :AA url*33
        Telegram | digit*10 :AA url*33
        Twilio | SK hex*32
        Typeform | tfp_ url*59
        xAI | xai- alnum*80
        Yandex Cloud | AQVN url*35
        """
}
