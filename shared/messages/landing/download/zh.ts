import type { DownloadMessages } from './en.ts'

export const chinese: DownloadMessages = {
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
