extension CleanKind {
    /// Answers of common APIs, with names that also name secrets elsewhere.
    static let answers = [
        CleanKind(
            "movies", count: 10,
            [
                #"{"id":¤3,"title":"¤1","key":"¤4","site":"YouTube","type":"Trailer"}"#,
                #"{"genre_ids":[18,35],"original_title":"¤1","vote_average":7.¤3}"#,
                #"{"code":"de","name":"¤1","iso_639_1":"de"}"#,
                #"{"author":"¤2","content":"¤1, and the secret of the ¤2","rating":8,"id":¤3}"#,
                #"{"tagline":"The password is ¤2","runtime":1¤3}"#,
            ]
        ) { [$0.words(3), $0.word(), $0.text("123456789", 4), $0.words(2, "_")] },
        CleanKind(
            "weather", count: 9,
            [
                #"{"code":¤3,"message":"¤1","cod":"200"}"#, #"{"station":"¤1","key":"¤4","pressure":10¤3}"#,
                #"{"weather_code":"¤3","icon":"04d","name":"¤1"}"#,
                #"{"key":"¤3","localizedName":"¤1","type":"City"}"#,
            ]
        ) { [$0.words(2), $0.word(), $0.text("123456789", 3), $0.word()] },
        CleanKind(
            "shop", count: 10,
            [
                #"{"sku":"¤1-¤3","code":"SUMMER¤3","discount":15}"#, #"{"pin_code":"56¤3","city":"¤1"}"#,
                #"{"signature_dish":"¤1 with ¤2","price":"12.¤3"}"#,
                #"{"coupon_code":"¤4","valid":true}"#, #"{"currency_code":"EUR","country_code":"DE","product":"¤1 ¤3"}"#,
                #"{"postal_code":"1¤3","code":"DE-BE","name":"¤1"}"#, #"{"gift_card":{"design":"¤1","amount":¤3}}"#,
            ]
        ) { [$0.word(), $0.word(), $0.text("123456789", 4), $0.text(RandomText.upper, 4) + "-" + $0.text(RandomText.digits, 4)] },
        CleanKind(
            "news", count: 9,
            [
                #"{"author":"¤1 ¤2","title":"The secret life of a ¤2","section":{"key":"¤1"}}"#,
                #"{"headline":"¤1: why passwords fail","tags":["token","¤2"]}"#,
                #"{"session":"Opening ¤1 and ¤2","speaker":"¤2","room":¤3}"#, #"{"pass_type":"¤1 day pass","authority":"¤2"}"#,
                #"{"signature":"Kind regards, ¤1 ¤2","likes":¤3}"#,
            ]
        ) { [$0.word(), $0.word(), $0.text("123456789", 3)] },
        CleanKind(
            "chat", count: 9,
            [
                #"{"message":"I forgot my password, ¤1","user":¤3}"#, #"{"text":"send me the token of the ¤2, please","thread":"¤1"}"#,
                #"{"emoji_code":":¤1:","count":¤3}"#, #"{"event":"password_changed","actor":"¤1","id":¤3}"#,
                #"{"key":"¤1.¤2","value":"¤2 ¤1"}"#,
                #"{"name":"¤1","value":"¤2"}"#,
            ]
        ) { [$0.word(), $0.word(), $0.text("123456789", 4)] },
        CleanKind(
            "status and errors", count: 8,
            [
                #"{"error":{"code":"INVALID_¤4_FORMAT","message":"¤1"}}"#, #"{"code":"ERR_¤4_¤3","status":400}"#,
                #"{"code":¤3,"msg":"token expired: ¤1"}"#,
                #"{"password":["This field is required: ¤1."]}"#, #"{"errors":{"password":{"message":"is too short: ¤3"}}}"#,
                #"{"session":"closed","reason":"¤1"}"#, #"{"auth":false,"reason":"¤1"}"#, #"{"token":true,"secret":false,"id":¤3}"#,
            ]
        ) { [$0.words(2), $0.word(), $0.text("123456789", 4), $0.word().uppercased()] },
    ]
}
