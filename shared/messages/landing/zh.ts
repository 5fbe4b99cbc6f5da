import { chinesePageMessages } from '../page-zh.ts'
import type { LandingMessages } from './en.ts'

export const chinese: LandingMessages = {
  page: chinesePageMessages,
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
  privacy: '隐私政策',
  studyDisclosure: '在办理贷款前，请仔细阅读《披露声明》中的条款和条件。',
  checkRegister: '在{regulator}的放贷机构名单中查询我们',
  rating: '{source}：{score} 分（满分 5 分），共 {count} 个评分，查阅于 {date}',
  problem: '请检查以下内容',
  noSms: {
    title: '没有收到短信？',
    text: '请确认号码正确、手机有信号。短信有时需要几分钟才能送达。',
    again: '再发送一个验证码',
    call: '电话告诉我验证码',
    service: '或致电我们：{phone}'
  },
  calling: '我们正在致电告诉您验证码。',
  consent: {
    title: '是否告知广告方',
    text: '我们可以告诉带您来此的广告方，您已访问并注册吗？不会透露您的号码。无论如何选择，页面的功能都一样。',
    refuse: '不可以',
    agree: '可以'
  },
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
  getApp: {
    google: '前往 Google Play 下载',
    apple: '前往 App Store 下载',
    shop: '下载应用',
    file: '下载安装包'
  },
  fileHint: '打开下载的文件，并在手机提示时允许安装。',
  inApp: '请在浏览器中打开',
  inAppReason: '{app} 会阻止下载，请改用浏览器打开本页：',
  inAppSteps: {
    dots: '点击屏幕角落的三个点。',
    share: '点击屏幕边缘的分享或浏览器图标。',
    open: '选择“在浏览器打开”。',
    download: '在浏览器中点击下载按钮。'
  },
  copy: {
    button: '复制链接',
    label: '复制链接',
    success: '复制成功',
    selected: '无法自动复制。链接已选中，请手动复制。'
  },
  scan: '用手机相机扫描二维码',
  scanReason: '本应用仅支持手机，请扫码在手机上打开本页。'
}
