extension SecretShape {
    /// Mail, chat, calls and push notifications.
    static let messages = #"""
        Agora | token | 007eJx<base64 60-1000> | unconfirmed: Agora documentation: AccessToken2
        Brevo | key | (xkeysib|xsmtpsib)-<lower-hex 64>-<alnum 16> | gitleaks: sendinblue-api-token
        Courier | key | pk_(prod|test)_<upper-alnum 28> | kingfisher: Courier API Key
        DingTalk | webhook | any-case oapi.dingtalk.com/robot/send?access_token=^<lower-hex 64> | unconfirmed: DingTalk documentation: custom robots
        Discord | token | (M|N|O)(D|T|j|z)<base64url 22-26>.<base64url 6>.<base64url 27-40> | trufflehog: discordbottoken
        Discord | webhook | any-case (discord|discordapp).com/api/webhooks/^<digits 17-20>/<base64url 60-80> | trufflehog: discordwebhook
        Expo | push token | Expo(nent|)PushToken[^<base64url 20-24>] | Expo documentation: push notifications
        Lark | webhook | any-case open.(feishu.cn|larksuite.com)/open-apis/bot/v2/hook/^<uuid> | unconfirmed: Lark documentation: custom bots
        MailerSend | token | mlsn.<alnum 30-100> | betterleaks: mailersend-api-token
        Mailgun | key | (key|pubkey)-<lower-hex 32> | gitleaks: mailgun-private-api-token, mailgun-pub-key
        Mailgun | key | <lower-hex 32>-<lower-hex 8>-<lower-hex 8> | trufflehog: mailgun
        Microsoft Teams | webhook | any-case (.webhook.office.com/webhookb2|outlook.office.com/webhook)/^<path 150-300> | gitleaks: microsoft-teams-webhook; noseyparker: Microsoft Teams Webhook
        OneSignal | key | os_v2_(app|org)_<lower-base32 103> | betterleaks: onesignal-rich-authentication-token
        PubNub | key | (pub|sub)-c-<uuid> | trufflehog: pubnubpublishkey
        PubNub | secret key | sec-c-<base64 48> | unconfirmed: PubNub documentation: keys
        PubNub | token | (p0F2|qEF2Ak)<base64url 80-2000> | unconfirmed: PubNub documentation: access tokens
        Resend | key | re_<alnum 8>_<alnum 24> | unconfirmed: Resend documentation: API keys
        SendGrid | key | SG.<dotted 60-100> | gitleaks: sendgrid-api-token; trufflehog: sendgrid
        Slack | token | xapp-<base64url 10-255> | gitleaks: slack-app-token
        Slack | token | xox(b|p|a|r|s|o|e|c)-<base64url 10-255> | gitleaks: slack-bot-token and others
        Slack | token | xoxd-<percent 90-400> | betterleaks: slack-session-cookie
        Slack | token | xoxe.xox(b|p)-<base64url 100-255> | gitleaks: slack-config-access-token
        Slack | webhook | any-case hooks.slack.com/(services|triggers|workflows)/^<path 35-100> | gitleaks: slack-webhook-url; trufflehog: slackwebhook
        Telegram | token | /bot^<digits 8-10>:<base64url 35> | Telegram documentation: Bot API
        Telegram | token | <digits 8-10>:AA<base64url 33> | noseyparker: Telegram Bot Token
        Telnyx | key | KEY<hex 32>_<alnum 22> | betterleaks: telnyx-api-v2-key
        Twilio | key | SK<hex 32> | Twilio documentation: API key SIDs; gitleaks: twilio-api-key
        WeCom | webhook | any-case qyapi.weixin.qq.com/cgi-bin/webhook/send?key=^<uuid> | unconfirmed: WeCom documentation: group robots
        """#
}
