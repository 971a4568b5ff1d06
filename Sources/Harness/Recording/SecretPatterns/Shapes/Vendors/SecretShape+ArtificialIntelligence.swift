extension SecretShape {
    /// Services for language models and other models.
    static let artificialIntelligence = #"""
        Anthropic | key | sk-ant-(api03|admin01)-<base64url 93>AA | gitleaks: anthropic-api-key, anthropic-admin-api-key
        Anthropic | key | sk-ant-<base64url 20-255> | GitHub secret scanning: Anthropic API key
        Apify | token | apify_api_<alnum 34-38> | betterleaks: apify-api-token
        Cerebras | key | csk-<lower-alnum 48> | betterleaks: cerebras-api-key
        Cursor | key | key_<lower-hex 64> | betterleaks: cursor-api-key
        DeepSeek | key | sk-<lower-hex 32> | betterleaks: deepseek-api-key
        Devin | key | apk_(|user_)<base64 80-180> | betterleaks: devin-personal-api-key
        Devin | token | cog_<lower-base32 52> | betterleaks: devin-service-user-token
        ElevenLabs | key | sk_<lower-hex 48> | trufflehog: elevenlabs v2
        Firecrawl | key | fc-<lower-hex 32> | noseyparker: Firecrawl API Key
        Groq | key | gsk_<alnum 52> | trufflehog: groq
        Hugging Face | organization token | api_org_<alnum 34> | trufflehog: huggingface
        Hugging Face | token | hf_<alnum 30-64> | gitleaks: huggingface-access-token
        Jina AI | key | jina_<alnum 60> | noseyparker: Jina Search Foundation API Key
        Langfuse | key | (sk|pk)-lf-<uuid> | trufflehog: langfuse
        LangSmith | key | lsv2_(pt|sk)_<hex 32>_<hex 10> | trufflehog: langsmith
        MiniMax | key | sk-api-<base64url 119> | betterleaks: minimax-api-key
        NVIDIA | key | nvapi-<base64url 60-70> | trufflehog: nvapi
        OpenAI | key | sk-(proj|svcacct|service|admin)-<base64url 20-255> | gitleaks: openai-api-key
        OpenAI | key | sk-<alnum 40-64> | gitleaks: openai-api-key
        OpenRouter | key | sk-or-v1-<lower-hex 64> | trufflehog: openrouter
        Perplexity | key | pplx-<alnum 48> | gitleaks: perplexity-api-key
        Photoroom | key | sk_pr_<alnum 1-64>_<hex 40> | trufflehog: photoroom
        Pinecone | key | pcsk_<alnum 5-6>_<alnum 63> | trufflehog: pinecone
        Replicate | token | r8_<base64url 37> | trufflehog: replicate
        RunPod | key | rpa_<upper-alnum 40><alnum 6> | betterleaks: runpod-api-key
        SaladCloud | key | salad_cloud_<alnum 1-7>_<alnum 7-235> | trufflehog: saladcloudapikey
        Tavily | key | tvly-(|dev-|prod-)<alnum 32> | noseyparker: Tavily API Key
        Together AI | key | tgp_v1_<base64url 43> | betterleaks: togetherai-api-key
        Voiceflow | key | VF.(|DM.|WS.)<hex 24>.<alnum 16> | trufflehog: voiceflow
        Weights and Biases | key | wandb_v1_<word 77> | betterleaks: weights-and-biases-api-key-v1
        xAI | key | xai-<base64url 70-120> | betterleaks: xai-api-key
        """#
}
