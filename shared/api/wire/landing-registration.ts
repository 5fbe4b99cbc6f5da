/** Codes that the landing page answers in its own way; each call has its own for the picture. */
export const landingCodes = {
  wrongCaptcha: { sms: '101', register: '-1' },
  alreadyRegistered: '11'
} as const

export const registrationWire = {
  pageId: 'page_id',
  userFrom: 'user_from',
  clientType: 'client_type',
  pageType: 'page_type',
  utmTag: 'utm_tag',
  appFrom: 'app_from',
  phone: 'phone',
  captcha: 'capcode',
  sid: 'sid',
  deviceId: 'deviceId',
  appName: 'appName',
  merchantNumber: 'merchantNumber',
  userName: 'userName',
  smsCode: 'smsCode',
  inviteCode: 'invite_code',
  id: 'id',
  campaign: 'campaign',
  variant: 'variant',
  first: 'first',
  eventId: 'event_id'
} as const
