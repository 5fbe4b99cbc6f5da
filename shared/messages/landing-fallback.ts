import type { Locale } from './landing.ts'

const english = {
  title: 'A short-term loan, clearly explained',
  subtitle: 'Register with your mobile number. You see every cost before you decide.',
  button: 'Register',
  phoneHint: '11 digits',
  agreementTitle: 'Registration agreement',
  agreementBody:
    'We use your mobile number to create your account and to send you codes.\n\nRegistering is free and does not commit you to a loan.',
  downloadTitle: 'Download the app',
  downloadText: 'Log in with your mobile number to apply.',
  /** In place of another market's offer. */
  elsewhere: 'That offer is for another country. Here is the one we have for yours.'
}

/** For a template that says nothing else, in its language. */
export const landingFallback: Record<Locale, typeof english> = {
  en: english,
  zh: {
    title: '短期贷款，明明白白',
    subtitle: '用手机号注册，决定之前先看清每一笔费用。',
    button: '立即注册',
    phoneHint: '11 位手机号码',
    agreementTitle: '《注册协议》',
    agreementBody: '我们使用您的手机号创建账号并发送验证码。\n\n注册免费，且不代表您必须借款。',
    downloadTitle: '下载APP',
    downloadText: '使用手机号登录即可申请。',
    elsewhere: '该优惠适用于其他国家。以下是我们在本地的优惠。'
  },
  fil: {
    title: 'Short-term na loan, malinaw ang paliwanag',
    subtitle:
      'Magrehistro gamit ang mobile number ninyo. Makikita ninyo ang bawat gastos bago magpasya.',
    button: 'Magrehistro',
    phoneHint: '11 digit',
    agreementTitle: 'Kasunduan sa pagrehistro',
    agreementBody:
      'Ginagamit namin ang mobile number ninyo para gumawa ng account at magpadala ng mga code.\n\nLibre ang pagrehistro, at hindi kayo nito inoobligang mag-loan.',
    downloadTitle: 'I-download ang app',
    downloadText: 'Mag-log in gamit ang mobile number ninyo para mag-apply.',
    elsewhere: 'Para sa ibang bansa ang alok na iyon. Narito po ang alok namin dito.'
  },
  hi: {
    title: 'कम समय का लोन, साफ़-साफ़ समझाया हुआ',
    subtitle: 'मोबाइल नंबर से रजिस्टर करें। तय करने से पहले हर खर्च दिखेगा।',
    button: 'रजिस्टर करें',
    phoneHint: '10 अंक',
    agreementTitle: 'रजिस्ट्रेशन एग्रीमेंट',
    agreementBody:
      'आपका मोबाइल नंबर हम आपका अकाउंट बनाने और कोड भेजने के लिए इस्तेमाल करते हैं।\n\nरजिस्टर करना मुफ़्त है, और इससे लोन लेना ज़रूरी नहीं होता।',
    downloadTitle: 'ऐप डाउनलोड करें',
    downloadText: 'आवेदन के लिए अपने मोबाइल नंबर से लॉग इन करें।',
    elsewhere: 'वह ऑफ़र दूसरे देश के लिए है। यहाँ का हमारा ऑफ़र यह है।'
  }
}
