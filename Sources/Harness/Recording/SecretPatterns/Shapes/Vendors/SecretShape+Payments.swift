extension SecretShape {
    /// Payments, commerce and finance.
    static let payments = #"""
        Asaas | token | $aact_(prod|hmlg)_<base64url 20-300> | betterleaks: asaas-api-token
        Braintree | token | access_token$(production|sandbox)$<lower-alnum 16>$<lower-hex 32> | unconfirmed: Braintree documentation: access tokens
        Braintree | tokenization key | (production|sandbox)_<lower-alnum 8>_<lower-alnum 16> | unconfirmed: Braintree documentation: tokenization keys
        Branch | key | key_(live|test)_<alnum 32> | unconfirmed: Branch documentation: API keys
        Branch | secret | secret_(live|test)_<alnum 32> | unconfirmed: Branch documentation: API keys
        Checkout.com | key | (sk|pk)_sbox_<lower-alnum 26-40> | unconfirmed: Checkout.com documentation: API keys
        Checkout.com | key | sk_(|test_)<uuid> | betterleaks: checkout-secret-key
        Circle | key | (TEST|LIVE)_API_KEY:<lower-alnum 32>:<lower-alnum 32> | unconfirmed: Circle documentation: API keys
        Column | key | live_<alnum 27> | trufflehog: column
        eBay | client secret | PRD-<lower-hex 8>-<lower-hex 4>-<lower-hex 4>-<lower-hex 4>-<lower-hex 4-12> | betterleaks: ebay-client-secret
        Flutterwave | key | FLW(SECK|PUBK)(|_TEST)-<lower-alnum 32>-X | gitleaks: flutterwave-secret-key
        Flutterwave | key | FLWSECK_TEST-<lower-alnum 12> | gitleaks: flutterwave-encryption-key
        GoCardless | token | (live|sandbox)_<base64url 40> | gitleaks: gocardless-api-token
        Lob | key | (live|test)_(|pub_)<lower-hex 31-35> | gitleaks: lob-api-key
        Mercado Pago | token | (APP_USR|TEST)-<digits 12-18>-<digits 6>-<lower-hex 32>-<digits 6-12> | unconfirmed: Mercado Pago documentation: credentials
        Mercury | token | mercury_production_<lower 3-6>_<alnum 40-50>_yrucrem | betterleaks: mercury-production-api-token
        Midtrans | key | (|SB-)Mid-(server|client)-<base64url 16-24> | betterleaks: midtrans-production-server-client-key
        Mollie | key | live_<alnum 30> | unconfirmed: Mollie documentation: API keys
        Omise | key | skey_(|test_)<lower-alnum 19> | unconfirmed: Omise documentation: API keys
        Paddle | key | pdl_(live|sdbx)_apikey_<lower-alnum 26>_<alnum 22>_<alnum 3> | betterleaks: paddle-live-api-key
        Pagar.me | key | ak_(live|test)_<alnum 30> | trufflehog: pagarme
        PayPal | token | A21AA<base64url 80-110> | unconfirmed: PayPal documentation: access tokens
        Paystack | key | sk_(live|test)_<lower-hex 40> | trufflehog: paystack
        Plaid | token | (access|public|link)-(sandbox|development|production)-<uuid> | gitleaks: plaid-api-token
        Polar | token | polar_(at|oat|pat)_<base64url 20-100> | betterleaks: polar-oauth-access-token
        Ramp | secret | ramp_(id_<alnum 40>|sec_<alnum 48>) | trufflehog: ramp
        Razorpay | key id | rzp_(live|test)_<alnum 14> | trufflehog: razorpay
        Recharge | key | sk_(|test_)(1|2|3|5|10)x(1|2|3)_<hex 64> | trufflehog: rechargepayments
        RevenueCat | key | sk_<letters 32> | unconfirmed: RevenueCat documentation: API keys
        RevenueCat | public key | (appl|goog|amzn|strp|rcb)_<alnum 24-34> | unconfirmed: RevenueCat documentation: API keys
        Robinhood | key | rh-api-<uuid> | trufflehog: robinhoodcrypto
        SettleMint | token | sm_(aat|pat|sat)_<alnum 16> | gitleaks: settlemint-personal-access-token
        Shopify | token | shp(at|ca|pa|ss|ua)_<alnum 30-64> | gitleaks: shopify-access-token and others
        Square | secret | sq0(atp|csp)-<base64url 22-43> | gitleaks: square-access-token; noseyparker: Square OAuth Secret
        Square | token | EAAA<base64url 60> | gitleaks: square-access-token
        Stripe | client secret | (pi|seti)_<alnum 24>_secret_<alnum 25-40> | trufflehog: stripepaymentintent
        Stripe | ephemeral key | ek_(live|test)_<alnum 40-255> | unconfirmed: Stripe documentation: ephemeral keys
        Stripe | key | (sk|rk)_(live|test|prod)_<alnum 16-255> | gitleaks: stripe-access-token
        Stripe | key | whsec_<base64 16-128> | unconfirmed: Stripe documentation: webhook signatures
        Stripe | publishable key | pk_(live|test)_<alnum 24-255> | unconfirmed: Stripe documentation: API keys
        Tatum | key | t-<lower-hex 24>-<lower-hex 24> | unconfirmed: Tatum documentation: API keys
        Xendit | key | xnd_(production|development)_<alnum 40-70> | unconfirmed: Xendit documentation: API keys
        """#
}
