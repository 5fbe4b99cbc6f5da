import { type Platform, platformOf } from './platform.ts'

/** An app whose own browser blocks downloads and the store. */
export type InAppBrowser = 'Facebook' | 'Instagram' | 'Messenger' | 'TikTok' | 'WeChat'

export interface Visitor {
  platform: Platform
  inApp?: InAppBrowser | undefined
}

/** Messenger before Facebook: it names both. */
const apps: [InAppBrowser, RegExp][] = [
  ['Messenger', /\bMESSENGER\b|Orca-Android|MessengerForiOS|MessengerLite/],
  ['Instagram', /Instagram/],
  ['Facebook', /FB_IAB|FBAN|FBAV/],
  ['TikTok', /musical_ly|BytedanceWebview|TikTok|trill/i],
  ['WeChat', /MicroMessenger/]
]

export function visitorOf(userAgent: string, touchPoints: number): Visitor {
  const [inApp] = apps.find(([, pattern]) => pattern.test(userAgent)) ?? []
  return { platform: platformOf(userAgent, touchPoints), inApp }
}

export function currentVisitor(): Visitor {
  return visitorOf(navigator.userAgent, navigator.maxTouchPoints)
}
