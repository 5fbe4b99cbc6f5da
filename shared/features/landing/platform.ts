export type PhonePlatform = 'android' | 'ios'

export type Platform = PhonePlatform | 'desktop'

export function platformOf(userAgent: string, touchPoints: number): Platform {
  if (/Android/.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  // An iPad says that it is a Mac; no Mac has a touch screen.
  return /Macintosh/.test(userAgent) && touchPoints > 1 ? 'ios' : 'desktop'
}

/** The two kinds that the calls know; nobody registers a desktop. */
export function clientType(): PhonePlatform {
  const platform = platformOf(navigator.userAgent, navigator.maxTouchPoints)
  return platform === 'ios' ? 'ios' : 'android'
}
