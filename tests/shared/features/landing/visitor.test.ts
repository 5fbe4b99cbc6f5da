import { expect, test } from 'vitest'
import { visitorOf } from '../../../../shared/features/landing/visitor.ts'

const android = 'Mozilla/5.0 (Linux; Android 11; A14) AppleWebKit/537.36 Chrome/87 Mobile Safari'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605.1.15'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15'

test.each([
  ['an Android phone', android, 5, { platform: 'android' }],
  ['an iPhone', iphone, 5, { platform: 'ios' }],
  ['an iPad that says it is a Mac', mac, 5, { platform: 'ios' }],
  ['a Mac', mac, 0, { platform: 'desktop' }],
  [
    'a Windows laptop with touch',
    'Mozilla/5.0 (Windows NT 10.0; Win64)',
    10,
    { platform: 'desktop' }
  ],
  ['nothing', '', 0, { platform: 'desktop' }],
  [
    'Facebook on Android',
    `${android} [FB_IAB/FB4A;FBAV/340.0.0.27.113;]`,
    5,
    { inApp: 'Facebook' }
  ],
  ['Facebook on iOS', `${iphone} [FBAN/FBIOS;FBAV/340.0.0;]`, 5, { inApp: 'Facebook' }],
  [
    'Messenger on Android',
    `${android} [FB_IAB/Orca-Android;FBAV/340.0;]`,
    5,
    { inApp: 'Messenger' }
  ],
  ['Messenger on iOS', `${iphone} [FBAN/MessengerForiOS;FBAV/340.0;]`, 5, { inApp: 'Messenger' }],
  ['Instagram', `${iphone} Instagram 200.0.0.21.118`, 5, { inApp: 'Instagram' }],
  ['TikTok', `${android} trill_2022 BytedanceWebview/d8a21c6`, 5, { inApp: 'TikTok' }],
  ['WeChat', `${android} MicroMessenger/8.0.16`, 5, { inApp: 'WeChat' }]
])('%s is told from the others', (_, userAgent, touchPoints, expected) => {
  expect(visitorOf(userAgent, touchPoints)).toMatchObject(expected)
  if (!('inApp' in expected)) expect(visitorOf(userAgent, touchPoints).inApp).toBeUndefined()
})
