extension SecretShape {
    /// Documents, design, projects, customers and social networks.
    static let business = #"""
        Adobe | client secret | p8e-<base64url 32> | gitleaks: adobe-client-secret
        Airtable | token | pat<alnum 14>.<lower-hex 64> | gitleaks: airtable-personnal-access-token
        Asana | token | (0|1|2)/<digits 13-18>(|/<digits 13-18>):<lower-hex 32> | trufflehog: asanapersonalaccesstoken
        Bannerbear | key | bb_(pr|ma)_<lower-hex 30> | trufflehog: bannerbear v2
        Canva | client secret | cnvca<base64url 51> | betterleaks: canva-client-secret
        ClickUp | token | pk_<digits 7-9>_<upper-alnum 32> | trufflehog: clickuppersonaltoken
        Close | key | api_<alnum 20-24>.<alnum 20-24> | trufflehog: closecrm
        Contentful | token | CFPAT-<base64url 43> | trufflehog: contentfulpersonalaccesstoken
        Dropbox | token | sl.<base64url 130-200> | gitleaks: dropbox-short-lived-api-token
        Dropbox | token | sl.u.<base64url 130-2000> | unconfirmed: Dropbox documentation: OAuth guide
        Facebook | app token | <digits 15-16>|<base64url 27-40> | gitleaks: facebook-access-token
        Facebook | token | EAA(M|C)<alnum 100-400> | gitleaks: facebook-page-access-token
        Facebook | token | EAA<alnum 150-400> | gitleaks: facebook-page-access-token
        Figma | token | fig(d|u|o|uh|oh|ur|or)_<base64url 38-44> | trufflehog: figmapersonalaccesstoken v2
        Figma | token | figp_<base64url 40-54> | trufflehog: figmapersonalaccesstoken v3
        Frame.io | token | fio-u-<base64url 64> | trufflehog: frameio
        Ghost | admin key | <lower-hex 24>:<lower-hex 64> | unconfirmed: Ghost documentation: Admin API token authentication
        HubSpot | token | pat-(na1|na2|eu1|ap1)-<uuid> | trufflehog: hubspot v2
        Instagram | token | IG(QV|QW|AA)<base64url 100-400> | unconfirmed: Meta documentation: Instagram access tokens
        Intercom | SDK key | (ios|android)_sdk-<lower-hex 40> | unconfirmed: Intercom documentation: mobile installation
        Intercom | token | dG9rO<base64 54>= | trufflehog: intercom
        Intra 42 | client secret | s-s4t2(ud|af)-<lower-hex 64> | gitleaks: intra42-client-secret
        Klaviyo | key | pk_(|<alnum 6>_)<lower-hex 34> | trufflehog: klaviyo
        Lichess | token | lip_<word 16-60> | betterleaks: lichess-personal-access-token
        Linear | key | lin_api_<alnum 40> | gitleaks: linear-api-key
        LinkedIn | client secret | WPL_AP(0|1).<alnum 16>.<base64 6>== | unconfirmed: LinkedIn documentation: client secrets
        Mailchimp | key | <lower-hex 32>-us<digits 1-2> | gitleaks: mailchimp-api-key
        Notion | token | ntn_<alnum 40-50> | gitleaks: notion-api-token
        Notion | token | secret_<alnum 43> | trufflehog: notion
        Pinterest | token | pin(a|r)_<base64url 20-200> | betterleaks: pinterest-access-token
        ReadMe | key | rdme_<lower-alnum 70> | gitleaks: readme-api-token
        Riot Games | key | RGAPI-<uuid> | Riot developer portal: API keys
        Salesforce | token | 00D<alnum 12>!<dotted 80-260> | betterleaks: salesforce-access-token
        Salesforce | token | 5Aep861<dotted 80-200> | trufflehog: salesforcerefreshtoken
        Samsara | token | samsara_api_<alnum 26-32> | betterleaks: samsara-api-token
        Tableau | token | <base64 22>==:<alnum 32> | trufflehog: tableau
        Teamwork | token | tkn.v1_<alnum 71>= | trufflehog: teamworkspaces
        Ticket Tailor | key | sk_<digits 4>_<digits 6>_<lower-hex 32> | trufflehog: tickettailor
        Trello | token | ATTA<lower-hex 64><upper-hex 8> | GitHub secret scanning: Trello token
        Twitch | chat token | oauth:<lower-alnum 30> | unconfirmed: Twitch documentation: chat authentication
        Twitch | stream key | live_<digits 8-12>_<alnum 30> | noseyparker: Twitch Stream Key
        Typeform | token | tfp_<dotted 40-59> | gitleaks: typeform-api-token; trufflehog: typeform v2
        WooCommerce | key | (ck|cs)_<lower-hex 40> | unconfirmed: WooCommerce documentation: REST API keys
        Workato | token | wrka(|eu|jp|sg|au)-eyJ<base64url 8-400>.<base64url 16-2000>.<base64url 64-700> | betterleaks: workato-developer-api-token
        X | bearer token | AAAAAAAAAAAAAAAAAAAA<alnum 10-60>%<percent 40-90> | gitleaks: twitter-bearer-token
        Zendesk | SDK client | mobile_sdk_client_<lower-alnum 20> | unconfirmed: Zendesk documentation: SDKs
        Zoho | token | 1000.<lower-hex 32>.<lower-hex 32> | trufflehog: zohocrm
        """#
}
