extension SecretShape {
    /// Cloud platforms, hosting and networks.
    static let cloud = #"""
        Alibaba Cloud | access key id | LTAI<alnum 17-24> | trufflehog: alibaba
        Alibaba Cloud | temporary access key id | STS.<alnum 16-64> | betterleaks: alibaba-sts-access-key-id
        Amazon | client secret | amzn1.oa2-cs.v1.<lower-hex 64> | unconfirmed: Amazon documentation: Login with Amazon client secrets
        Amazon | seller token | amzn.mws.<uuid> | noseyparker: Amazon MWS Auth Token
        AWS | access key id | (AKIA|ASIA|ABIA|ACCA)<upper-alnum 16> | AWS documentation: unique identifiers; gitleaks: aws-access-token
        AWS | access key id | A3T<upper-alnum 17> | gitleaks: aws-access-token
        AWS | AppSync key | da2-<lower-alnum 26> | trufflehog: appsync
        AWS | Bedrock key | ABSK<base64 109-269> | gitleaks: aws-amazon-bedrock-api-key-long-lived
        AWS | Bedrock key | bedrock-api-key-YmVkcm9jay5hbWF6b25hd3MuY29t<base64 20-4000> | gitleaks: aws-amazon-bedrock-api-key-short-lived
        Azure | client secret | <unreserved 3><digits 1>Q~<unreserved 31-34> | gitleaks: azure-ad-client-secret
        Azure | container registry key | <base64 42>+ACR<alnum 6> | trufflehog: azurecontainerregistry
        Azure | DevOps token | <alnum 76>AZDO<alnum 4> | noseyparker: Azure DevOps Personal Access Token
        Azure | function key | <base64url 44>AzFu<base64url 6>== | unconfirmed: Microsoft documentation: identifiable secrets
        Azure | platform key | <alnum 52>JQQJ99<alnum 26> | noseyparker: azure rules
        Azure | search key | <alnum 42>AzSe<alnum 6> | unconfirmed: Microsoft documentation: identifiable secrets
        Azure | service bus key | <base64 33>(+ASb|+AEh|+ARm)<base64 6>= | unconfirmed: Microsoft documentation: identifiable secrets
        Azure | storage key | <base64 76>(+ASt|+ABa|ACDb)<base64 6>== | unconfirmed: Microsoft documentation: identifiable secrets
        Azure | storage key | AccountKey=^<base64 86>== | unconfirmed: Azure documentation: storage connection strings
        Cloudflare | key | cf(k|ut|at)_<alnum 40><lower-hex 8> | trufflehog: cloudflareapitoken v2
        Cloudflare | origin CA key | v1.0-<lower-hex 24>-<lower-hex 146> | gitleaks: cloudflare-origin-ca-key
        Databricks | secret | dose<lower-hex 32> | unconfirmed: Databricks documentation: OAuth secrets
        Databricks | token | dapi<alnum 32-40> | gitleaks: databricks-api-token
        Deno | token | dd(p|w)_<alnum 36> | trufflehog: denodeploy
        DigitalOcean | token | do(p|o|r)_v1_<alnum 60-128> | gitleaks: digitalocean-pat and others
        Exoscale | key | EXO<alnum 24-30> | betterleaks: exoscale-api-key
        Fly.io | token | fm(1a|1r|2)_<base64 100-1000> | gitleaks: flyio-access-token
        Fly.io | token | fo1_<base64url 43> | gitleaks: flyio-access-token
        Google | API key | AIza<base64url 35> | gitleaks: gcp-api-key
        Google | API key | AQ.Ab8RN6<base64url 44> | betterleaks: gcp-gemini-api
        Google | push token | <base64url 11-22>:APA91b<base64url 134-140> | unconfirmed: Firebase documentation: registration tokens and server keys
        Google | refresh token | 1//0<base64url 40-255> | unconfirmed: Google documentation: OAuth 2.0 token sizes
        Google | token | (ya29.|GOCSPX-)<base64url 20-2048> | trufflehog: googleoauth2
        Netlify | token | nf(p|c|o|u|b)_<alnum 36> | GitHub secret scanning: Netlify access token
        Render | key | rnd_<alnum 28-32> | betterleaks: render-api-key
        Scaleway | access key | SCW<upper-alnum 17> | unconfirmed: Scaleway documentation: API keys
        Scalingo | token | tk-us-<base64url 48> | gitleaks: scalingo-api-token
        Tencent Cloud | secret id | AKID<alnum 32> | unconfirmed: Tencent Cloud documentation: access keys
        UpCloud | token | ucat_<alnum 24-32> | betterleaks: upcloud-api-token
        Vercel | token | vc(a|c|i|k|p|r)_<base64url 56> | betterleaks: vercel-personal-access-token and others
        Yandex Cloud | key | AQVN<base64url 35-38> | gitleaks: yandex-api-key
        Yandex Cloud | token | t1.<base64url 20-400>.<base64url 86> | gitleaks: yandex-access-token
        Zuplo | key | zpka_<lower-alnum 32>_<lower-hex 8> | betterleaks: zuplo-consumer-api-key
        """#
}
