/// Names whose values are not secret.
enum NamesWithoutSecrets {
    /// Names without a secret in any place.
    static let all = [
        // Numbers of tokens, and words with "token" in them.
        "max_tokens", "maxTokens", "max_token", "MAX_TOKENS", "min_tokens", "num_tokens", "total_tokens", "token_count", "tokenCount",
        "page_token_count", "tokenizer", "tokenized", "token_type", "tokenType", "token_limit", "token_url", "tokenEndpoint", "token_name",
        "token_symbol", "tokenExpiry", "token_expires_at", "expires_in", "nextPageToken", "next_token", "page_token", "pageToken",
        "continuation_token", "pagination_token", "sync_token", "tokenization", "detokenize",
        // Words with "pass" in them, and tickets.
        "passenger", "passengers", "compass", "bypass", "underpass", "trespass", "surpass", "passive", "passed", "passport_url", "passage",
        "passion", "season_pass", "boarding_pass", "battlePass", "ski_pass", "day_pass", "render_pass", "low_pass", "guest_pass", "passes",
        "encompass", "pass_count", "pass_rate",
        // Words about passwords.
        "password_reset_url", "passwordPolicy", "password_policy", "password_length", "password_strength", "password_expires_at",
        "passwordRequired", "password_changed_at", "password_hint_url", "password_min_length", "passwordless", "forgot_password_link",
        // Pins, postal codes and other codes.
        "pin_code", "pincode", "pinCode", "pinned", "pin_color", "map_pin", "mapPin", "led_pin", "gpio_pin", "push_pin", "pushpin", "spin",
        "shipping", "opinion", "pinterest", "country_code", "countryCode", "error_code", "zip_code", "postal_code", "status_code",
        "language_code",
        "currency_code", "promo_code", "discount_code", "area_code", "exit_code", "code_name", "verification_status", "verificationMethod",
        "codes", "barcode", "qr_code",
        // Keys that are names.
        "keyboard", "keyword", "keywords", "monkey", "turkey", "hockey", "whiskey", "hotkey", "key_id", "keyId", "public_key", "publicKey",
        "primary_key", "foreign_key", "partition_key", "sort_key", "cache_key", "cacheKey", "object_key", "s3_key", "row_key", "hash_key",
        "range_key", "xKey", "yKey", "translation_key", "idempotency_key", "surrogate_key", "keys", "key_count", "upstream_key", "host_key",
        "localization_key", "answer_key", "jira_key", "project_key", "issueKey", "key_name", "keystone", "storageKey", "storage_key",
        // Authors and authorities.
        "author", "authors", "authorName", "author_name", "authority", "authorities", "authored_at", "authenticated", "authentic",
        "auth_type",
        "authProvider", "oauth_provider", "needs_review", "authorized", "authorization_url", "auth_url",
        // Sessions and ids.
        "session_count", "sessionCount", "session_title", "sessionName", "session_start", "inside", "side", "residue", "user_id",
        "client_id",
        "account_sid", "message_sid", "bundle_id", "app_name", "android_app_id", "appidentifier", "device_id", "request_id",
        // Cards and others.
        "cardNumberLast4", "card_last4", "card_brand", "last_four", "secretary", "secretariat", "secretly", "Arkansas", "texas",
        "texasholdem",
        "taliban", "caliban", "seed", "random_seed", "seeds", "seedling", "design", "assign", "signal", "signed_at", "zodiac_sign",
        "sign_up",
        "designation", "signin", "credential_type", "webcredentials", "mnemonics_url", "phrase", "catchphrase", "paraphrase", "certificate",
        "nonce", "state",
        "title", "name", "id", "value", "s", "v2", "42", "", "-", "é", "description", "url", "email", "username", "Expires", "Key-Pair-Id",
        "X-Amz-Date", "X-Amz-Algorithm", "X-Amz-Expires", "GoogleAccessId", "se", "sp", "sv", "q-sign-algorithm", "q-sign-time",
        // Words that only resemble the shortened ones, and words of other languages.
        "catkn_count", "sacred", "street_credit", "breadcrumb", "bread_crumb", "crumbs_shown", "swordfish_name", "assessment", "photokey",
        "next_page_token", "prevPageToken", "nombre", "größe", "описание", "страница", "名前", "説明", "价格", "主页", "가격", "שם", "اسم", "मूल्य",
        "ชื่อ", "codigo_postal", "code_postal", "postleitzahl", "mot", "passager", "passé", "Passagier", "clé", "clave", "llave", "schlüssel",
        "ключ", "密度", "암석", "contraseñas_url", "senha_alterada_em", "mot_de_passe_url",
    ]

    /// Header fields without a secret.
    static let headers = [
        "Idempotency-Key", "X-Idempotency-Key", "Sec-WebSocket-Key", "Sec-WebSocket-Accept", "Surrogate-Key", "X-Cache-Key", "Cache-Key",
        "X-Akamai-Cache-Key", "X-Partition-Key", "X-Request-Key", "Public-Key-Pins", "X-Public-Key", "WWW-Authenticate",
        "Proxy-Authenticate",
        "Authentication-Results", "Signature-Input", "X-RateLimit-Remaining", "X-Request-Id", "X-Session-Count", "X-Key-Id",
        "X-Requested-With", "X-Frame-Options", "X-Content-Type-Options", "X-Token-Type", "X-Author", "X-Bypass", "X-Compass", "X-Monkey",
        "X-Design", "Content-Type", "Date", "ETag", "Server", "Vary", "Accept", "X-", "x-", "X-Amz-Request-Id", "X-Tokens-Remaining",
        "X-Max-Tokens",
    ]

    /// Members that are secret as parameters only, because they are words of everyday language.
    static let members = ["key", "policy", "ticket", "user_key", "hdnea", "q-ak"]

    /// Members whose numbers are not secret.
    static let numbers = [
        "spin", "pushpin", "map_pin", "led_pin", "token", "tokens", "max_tokens", "sid", "appid", "pass", "passes", "pin_code",
        "cardNumberLast4",
        "has_password", "password_length", "key", "code", "user_code", "session", "auth", "season_pass",
    ]
}
