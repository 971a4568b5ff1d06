extension ShapeExamples {
    /// Services for language models and other models.
    static let artificialIntelligence = #"""
        Anthropic | key | sk-ant·-api03-·YU4aBFsBdQIvgPOLLq_9udJOwKx4RB3mWHnhhrHXHPVTbT·0_h5paRz_eYSFOdyBwmGwlrIrrNA3VjVJTTzd1O5FhOiVsb·AA | sk-ant·-api03-·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·AA
        Anthropic | key | sk-ant-·7CM44zLJaXE·pkDpveItcPgt | sk-ant-·3oSIoqKqY5·*5JyPPngfT
        Apify | token | apify_api_·ubHN25HcQC0udZqIXS·MBddoHtRu4bSw8c17EU | apify_api_·xxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxx
        Cerebras | key | csk-·8a333sbwe12ervcwbvdaf1f0·6e9sa4ppriaj5cs717ke1leb | xcsk-·4q319jr6qzslj5qtot1a2spm·xumyl0b4cs8s5mozhw7jn2fo
        Cursor | key | key_·e50cd9fcfb457cde877f1368d62701c6·68bf6da6ee69bd84fc8b333d895454f7 | key_·7b197f306eba094f972586f79408a95·e085d96ca02f7dad4aa97f494f93fb4a
        DeepSeek | key | sk-·1978c4704566191b·6dd017ad352c3de3 | sk-·5c9feaeaacc58ab1·*6d00a6d194d9699
        Devin | key | apk_·QaBBK9Y4hiS3jJ9guqIwMBKvIqHffQ9UrdO2+KZJo·n7AsHqMspen3DQvm1IwsHY4uuwGfvdZj/iCy9/rkH6 | apk_·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        Devin | token | cog_·qyrulx3zi5zxxnd6hcvpvtgxhk·jumfqdhgullkrvsa5q4wg4dpko | xcog_·2i3kcq4yahrq2aycfc5wengy2f·afg5aw2ppzhmem26uiyajrux7g
        ElevenLabs | key | sk_·299510ae96cd156cacb865c0·2604f05530c3d79337996695 | sk_·8fce4a2b97d3f92b06bbeea·79b168a548f080dc488c093c
        Firecrawl | key | fc-·3d19b1bec9b0ec09·514b7ae56f98e299 | fc-·9cc44a64cd9f77ef·*1f7a37014989625
        Groq | key | gsk_·qlekxKF9PbbreScdtrbDCmZxkC·dcn23RR1h8qI3Mn2jhbI8ZLPko | gsk_·xxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxx
        Hugging Face | organization token | api_org_·noepHVkykptRRanIt·5g0QbUDJdqVSqfbw8 | xapi_org_·xmq8Bqg08AvGZ3mle·yBndP1zmsaVdDfcFz
        Hugging Face | token | hf_·RvazmnJKpmX0VaTn·NxQPOcmdpytEGVVyp | hf_·wEEigDVQIqjhFj·Evd09tv3U8GlPkT
        Jina AI | key | jina_·Jag1KuFKSL4smYc3Wx69qH1ngmWRmr·02DxwAaTRknH5nQ9RYKzFLAVMFBeTk | jina_·KLRXv3QRAAtNe2D204qZ5eqtLmQqnJ·*CzN1lQS0exZdcHZZpaMHgyYo2yk1s
        Langfuse | key | sk-lf-·b96fbb34·-·2a3b·-·a455·-·2349·-·f35d82bb1a59 | sk-lf-·a01d62c4·-·b40c·-·c3c0·-·a4ca·-·000000000000
        LangSmith | key | lsv2_sk_·f1f0b66d1aad5d7e·3b959553f6f21c44·_·9b1314f4bd | xlsv2_sk_·571b10c075a9406f·274fdbf8f7ffda72·_·17317ece76
        MiniMax | key | sk-api-·FVN9_9oeGjsGKY2vg1mpGzCDTTzdD8XumyK7vB0h84WcVpVyS6CKjrDKm_G·XXmQXaCRdGaJtyh5WhgdzlKR7ZuiFT8QBFYxAO5bRMG8eyvzfm1qnvLp8MZD | sk-api-·1H8H79NPF52VCMUFC0xu0H83hyuFa725-PMxbWT0MrOquV_-xPOKoSapgBw·EDkWHp1sTuzPj9bgTgzyq6oQyM3BK4QGTU4gL8N9si_AMK4gdIJ3R_iJquq
        NVIDIA | key | nvapi-·8qUr3ngHvFVrMDdSRKKKjaMOR_cUCPj·sj8nUpl1odHkOncP-8KeJilFdxa8pBNt | nvapi-·mN3uSFTjpDybu2YeHQbW77WK2IcMqH·*ChP2JkbyxEYLDmVjkZizXoAgX5HDo
        OpenAI | key | sk-service-·UgJzoTdrzj1·8wFOWr_Kw4c0 | sk-service-·xxxxxxxxxx·xxxxxxxxxx
        OpenAI | key | sk-·emXjCn9ujQ2CIwNUYXVoI·Okgfx7BuAYyiTsYGl4guOV | xsk-·P0CHULGbUeoZNacCEzXCV·dKHlPh7EUES1BQ6Axl2bIz
        OpenRouter | key | sk-or-v1-·c95a29efbc72153233bff7e5bac1a879·877e29f54b888efa5c3fb50c27320cc7 | sk-or-v1-·6695c90300469871b21cdb3e09387de·c4c8255498a30994970b78b3f68731ec
        Perplexity | key | pplx-·vnqwHJEElSzCD2oZaGgNN4mT·I35h46sAWZwDVQxZgegBnK2S | pplx-·1QfrXz7A1bnkrRknGPfVW2lV·*LxCmaG1vl4H4m826LcpWl7B
        Photoroom | key | sk_pr_·hRJF·_·705a7d63d9b7b648aee8·12d10294e5cb60994a97 | sk_pr_·6SS1·_·00000000000000000000·00000000000000000000
        Pinecone | key | pcsk_·OD7gfa·_·kaAfYvEJp32P5w4AAJYn9HOOlsp5zn3·I7pJHv49bAt8MOEWg3MQXxudW30t94t4 | xpcsk_·jgY3Fc·_·9L39dsmu6hy0aZRyZDAJFDUJP6OXu0N·8K6kD7bNPEuS0Cd9oycKaD7VqeaR6VC4
        Replicate | token | r8_·WuFkI1qsh8VnUqnXg7·3GgXA60doiR1uYVcl-k | r8_·xhqglIFpc80fyGbWLr·A3L3IlI1SG86dlwdol
        RunPod | key | rpa_·NDRJH35PACCW8TKHNBBE·NTETT6U57LEY7VGBUH28·3PqQ7b | rpa_·SAZD0J2PQKPO0JR0BDOB·*HKU73T8HHQII47N49DQ·5h6HR4
        SaladCloud | key | salad_cloud_·H6b0·_·9uql4mmrNd | salad_cloud_·t6dR·_·xxxxxxx
        Tavily | key | tvly-·SNV6cqDejwTrXbeq·bmPD5kF8i6WwAsHl | xtvly-·tiwumywUTJA8qFtg·i3ThYISs3x4TJYBO
        Together AI | key | tgp_v1_·fhajT70JuoR3ymc0orTZJ·OLUGO6BRNrAAdvsRLhrLpk | tgp_v1_·oAkYR9byz2W2QLmkWFnOH·p5NPzCLyvSO1t_99sRfDV
        Voiceflow | key | VF.WS.·31fed312b98e·462c8a36d6c9·.·lM82OLJH·4b6MFQRr | VF.WS.·a239f1e5f2ef·*fda106027d9·.·sxBPSBtI·RXryxh0q
        Weights and Biases | key | wandb_v1_·H9xCwEAzxMLcONCdkQacGXCDYNFwVgwMBGH0gH·eH327BnmVEgAZfcwkOCdqBzwaVELzF8TQ8lTdtb | wandb_v1_·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        xAI | key | xai-·OEUM2FZy4djvtDNOl9zfosZZBoHfWaWdJW4Q·_NxAq_wq-f6OFMYCtNEM53t1su8JRzfcVH0Wu | xxai-·bEFM1V1IPeEEchBb_6t83cloir3bYz-7zARN·13yJtw_2Ntr_1x0L0h2wjIPTRodhlVYmChddh
        """#
}
