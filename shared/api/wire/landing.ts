export const landingPaths = {
  template: '/landing/channel-template',
  visit: '/landing/track-visit',
  sid: '/landing/get-sid',
  captcha: '/landing/get-captcha',
  sms: '/landing/get-sms',
  click: '/landing/track-click',
  register: '/landing/register'
} as const

export const sidWire = { sid: 'sid' } as const

/** Codes of `get-sms` and `register` that the landing page answers in its own way. */
export const landingCodes = {
  wrongCaptcha: ['101', '-1'],
  alreadyRegistered: '11'
} as const

/** Fields of the landing calls. */
export const landingWire = {
  templateId: 'templateId',
  pageId: 'page_id',
  userFrom: 'user_from',
  clientType: 'client_type',
  pageType: 'page_type',
  utmTag: 'utm_tag',
  appFrom: 'app_from',
  phone: 'phone',
  captcha: 'capcode',
  sid: 'sid',
  time: 't',
  deviceId: 'deviceId',
  appName: 'appName',
  merchantNumber: 'merchantNumber',
  userName: 'userName',
  smsCode: 'smsCode',
  inviteCode: 'invite_code',
  id: 'id'
} as const
