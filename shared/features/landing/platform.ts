export type PhonePlatform = 'android' | 'ios'

export type Platform = PhonePlatform | 'desktop'

export function platformOf(userAgent: string, touchPoints: number): Platform {
  if (/Android/.test(userAgent)) return 'android'
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  // An iPad says that it is a Mac; no Mac has a touch screen.
  return /Macintosh/.test(userAgent) && touchPoints > 1 ? 'ios' : 'desktop'
}

/** Calls know these two kinds only; a desktop registers nobody. */
export function clientType(): PhonePlatform {
  const platform = platformOf(navigator.userAgent, navigator.maxTouchPoints)
  return platform === 'ios' ? 'ios' : 'android'
}
