export const jointLoginPaths = {
  failure: '/joint-login/failure',
  track: '/joint-login/track',
  link: '/joint-login/jump'
} as const

export const jointLoginWire = {
  notice: 'noticeMessage',
  error: 'errMessage',
  products: 'list',
  link: 'url'
} as const
