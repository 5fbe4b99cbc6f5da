export const landingPaths = {
  template: '/landing/channel-template',
  visit: '/landing/track-visit',
  sid: '/landing/get-sid',
  captcha: '/landing/get-captcha',
  sms: '/landing/get-sms',
  voice: '/landing/get-voice-code',
  click: '/landing/track-click',
  register: '/landing/register'
} as const

export const sidWire = { sid: 'sid', time: 't' } as const

export const templateWire = { templateId: 'templateId' } as const
