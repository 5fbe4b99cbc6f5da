/** The languages of landing templates. */
export type Locale = 'zh' | 'en' | 'fil'

const english = {
  // The form
  formTitle: 'Create your account',
  phone: 'Mobile number',
  capcode: 'Code in the picture',
  capcodeHint: 'Four characters. Tap the picture for another one.',
  picture: 'Picture with the code',
  newPicture: 'Show another picture',
  loadPicture: 'Load picture',
  smsCode: 'SMS code',
  getCode: 'Get code',
  /** The countdown of the button. */
  seconds: '{count}s',
  sentTo: 'Sent to {phone}. You can still change the number.',
  agree: 'By registering you agree to the',
  // What to do about a field
  wrongPhone: 'Please enter a correct mobile number',
  wrongCapcode: 'Please enter the correct code from the picture',
  wrongSmsCode: 'Please enter the correct SMS code',
  otherCapcode: 'That was not the code in the picture. Enter the new one.',
  // Toasts of the error catalogue
  sent: 'Verification code sent, please check your phone',
  registered: 'Registered successfully',
  alreadyRegistered: 'Already registered, please download the app and log in',
  sendOnce: 'Do not send repeatedly',
  networkError: 'error',
  // What stands above the button when an answer got lost
  lostSms:
    'We could not reach our service. If the code arrives, enter it; else ask for another one.',
  lostRegister:
    'We could not tell whether your registration arrived. Check your connection and tap the button again: nobody is registered twice.',
  // Lender
  lender: 'Lender',
  studyDisclosure:
    'Study the terms and conditions in the Disclosure Statement before proceeding with the loan transaction.',
  // Layouts
  steps: 'How it works',
  benefits: 'Why borrow here',
  toForm: 'Register now',
  example: 'What a loan costs',
  exampleAmount: 'How much do you need?',
  borrowed: 'You receive',
  term: 'Term',
  days: '{count} days',
  interest: 'Interest',
  fees: 'Fees',
  total: 'You pay back in total',
  exampleNote: 'An example. Your own offer is in the Disclosure Statement.',
  back: 'Back',
  // Download page
  openStore: { android: 'Get it on Google Play', ios: 'Get it on the App Store' },
  downloadFile: 'Download the app file',
  fileHint: 'Open the downloaded file and allow the installation when your phone asks.',
  inApp: 'Open this page in your browser',
  inAppReason: '{app} blocks downloads. Open this page in your browser instead:',
  inAppSteps: {
    dots: 'Tap the three dots in the corner of the screen.',
    share: 'Tap the share or browser icon at the edge of the screen.',
    open: 'Choose “Open in browser” or “Open in external browser”.',
    download: 'Tap the download button there.'
  },
  copyLink: 'Copy link',
  scan: 'Scan this with your phone’s camera',
  scanReason: 'The app is for phones. Scan the code to open this page on yours.',
  signIn: 'Log in with the number you registered.',
  // What a template that says nothing else says
  fallback: {
    title: 'A short-term loan, clearly explained',
    subtitle: 'Register with your mobile number. You see every cost before you decide.',
    button: 'Register',
    phoneHint: '11 digits',
    agreementTitle: 'Registration agreement',
    agreementBody:
      'We use your mobile number to create your account and to send you codes.\n\nRegistering is free and does not commit you to a loan.',
    downloadTitle: 'Download the app',
    downloadText: 'Log in with your mobile number to apply.'
  }
}

export type LandingMessages = typeof english

const chinese: LandingMessages = {
  formTitle: '注册账号',
  phone: '手机号码',
  capcode: '图形验证码',
  capcodeHint: '4 位字符，点击图片可更换',
  picture: '图形验证码图片',
  newPicture: '换一张图片',
  loadPicture: '加载图片',
  smsCode: '短信验证码',
  getCode: '获取验证码',
  seconds: '{count}s',
  sentTo: '已发送至 {phone}，仍可修改号码',
  agree: '注册即表示同意',
  wrongPhone: '请输入正确的手机号码',
  wrongCapcode: '请输入正确的图形验证码',
  wrongSmsCode: '请输入正确的短信验证码',
  otherCapcode: '图形验证码不正确，请输入新图片中的字符',
  sent: '验证码已发送，请查看手机',
  registered: '注册成功',
  alreadyRegistered: '已注册，请下载APP登录',
  sendOnce: '请勿重复发送',
  networkError: 'error',
  lostSms: '无法连接服务器。若收到验证码请直接输入，否则请重新获取',
  lostRegister: '无法确认注册是否成功。请检查网络后再点一次按钮，不会重复注册',
  lender: '贷款机构',
  studyDisclosure: '在办理贷款前，请仔细阅读《披露声明》中的条款和条件。',
  steps: '办理流程',
  benefits: '为什么选择我们',
  toForm: '立即注册',
  example: '贷款费用示例',
  exampleAmount: '您需要多少？',
  borrowed: '到手金额',
  term: '期限',
  days: '{count} 天',
  interest: '利息',
  fees: '费用',
  total: '总还款额',
  exampleNote: '仅为示例，实际金额以《披露声明》为准。',
  back: '返回',
  openStore: { android: '前往 Google Play 下载', ios: '前往 App Store 下载' },
  downloadFile: '下载安装包',
  fileHint: '打开下载的文件，并在手机提示时允许安装。',
  inApp: '请在浏览器中打开',
  inAppReason: '{app} 会阻止下载，请改用浏览器打开本页：',
  inAppSteps: {
    dots: '点击屏幕角落的三个点。',
    share: '点击屏幕边缘的分享或浏览器图标。',
    open: '选择“在浏览器打开”。',
    download: '在浏览器中点击下载按钮。'
  },
  copyLink: '复制链接',
  scan: '用手机相机扫描二维码',
  scanReason: '本应用仅支持手机，请扫码在手机上打开本页。',
  signIn: '请使用注册的手机号登录。',
  fallback: {
    title: '短期贷款，明明白白',
    subtitle: '用手机号注册，决定之前先看清每一笔费用。',
    button: '立即注册',
    phoneHint: '11 位手机号码',
    agreementTitle: '《注册协议》',
    agreementBody: '我们使用您的手机号创建账号并发送验证码。\n\n注册免费，且不代表您必须借款。',
    downloadTitle: '下载APP',
    downloadText: '使用手机号登录即可申请。'
  }
}

const filipino: LandingMessages = {
  formTitle: 'Gumawa ng account',
  phone: 'Numero ng mobile',
  capcode: 'Code sa larawan',
  capcodeHint: 'Apat na karakter. I-tap ang larawan para palitan ito.',
  picture: 'Larawan na may code',
  newPicture: 'Magpakita ng ibang larawan',
  loadPicture: 'I-load ang larawan',
  smsCode: 'SMS code',
  getCode: 'Kunin ang code',
  seconds: '{count}s',
  sentTo: 'Ipinadala sa {phone}. Maaari mo pang palitan ang numero.',
  agree: 'Sa pagrehistro, sumasang-ayon ka sa',
  wrongPhone: 'Pakilagay ang tamang numero ng mobile',
  wrongCapcode: 'Pakilagay ang tamang code sa larawan',
  wrongSmsCode: 'Pakilagay ang tamang SMS code',
  otherCapcode: 'Hindi iyon ang code sa larawan. Ilagay ang bago.',
  sent: 'Naipadala na ang verification code, pakitingnan ang iyong telepono',
  registered: 'Matagumpay ang pagrehistro',
  alreadyRegistered: 'Nakarehistro na, paki-download ang app at mag-log in',
  sendOnce: 'Huwag magpadala nang paulit-ulit',
  networkError: 'error',
  lostSms:
    'Hindi namin maabot ang serbisyo. Kung dumating ang code, ilagay ito; kung hindi, humingi ng bago.',
  lostRegister:
    'Hindi namin matiyak kung natanggap ang iyong rehistro. Tingnan ang koneksyon at i-tap muli ang button: walang narerehistro nang dalawang beses.',
  lender: 'Nagpapautang',
  studyDisclosure:
    'Pag-aralan ang mga tuntunin at kundisyon sa Disclosure Statement bago ituloy ang pag-utang.',
  steps: 'Paano ito gumagana',
  benefits: 'Bakit dito umutang',
  toForm: 'Magrehistro na',
  example: 'Magkano ang halaga ng utang',
  exampleAmount: 'Magkano ang kailangan mo?',
  borrowed: 'Matatanggap mo',
  term: 'Tagal',
  days: '{count} araw',
  interest: 'Interes',
  fees: 'Mga bayarin',
  total: 'Kabuuang babayaran mo',
  exampleNote: 'Isang halimbawa. Nasa Disclosure Statement ang sarili mong alok.',
  back: 'Bumalik',
  openStore: { android: 'Kunin sa Google Play', ios: 'Kunin sa App Store' },
  downloadFile: 'I-download ang file ng app',
  fileHint:
    'Buksan ang na-download na file at payagan ang pag-install kapag nagtanong ang telepono.',
  inApp: 'Buksan ang pahinang ito sa browser',
  inAppReason: 'Hinaharang ng {app} ang mga download. Buksan ang pahinang ito sa iyong browser:',
  inAppSteps: {
    dots: 'I-tap ang tatlong tuldok sa sulok ng screen.',
    share: 'I-tap ang icon ng share o browser sa gilid ng screen.',
    open: 'Piliin ang “Open in browser” o “Open in external browser”.',
    download: 'I-tap doon ang button ng download.'
  },
  copyLink: 'Kopyahin ang link',
  scan: 'I-scan ito gamit ang camera ng telepono',
  scanReason: 'Para sa telepono ang app. I-scan ang code para buksan ang pahina sa iyong telepono.',
  signIn: 'Mag-log in gamit ang numerong inirehistro mo.',
  fallback: {
    title: 'Panandaliang utang na malinaw ang paliwanag',
    subtitle: 'Magrehistro gamit ang numero mo. Makikita mo ang bawat gastos bago magpasya.',
    button: 'Magrehistro',
    phoneHint: '11 digit',
    agreementTitle: 'Kasunduan sa pagrehistro',
    agreementBody:
      'Ginagamit namin ang iyong numero para gumawa ng account at magpadala ng mga code.\n\nLibre ang pagrehistro at hindi ka nito inoobligang umutang.',
    downloadTitle: 'I-download ang app',
    downloadText: 'Mag-log in gamit ang iyong numero para mag-apply.'
  }
}

export const landingMessages: Record<Locale, LandingMessages> = {
  zh: chinese,
  en: english,
  fil: filipino
}
