import { afterEach, expect, test, vi } from 'vitest'
import { clientType, platformOf } from '../../../../shared/features/landing/platform.ts'
import { currentVisitor } from '../../../../shared/features/landing/visitor.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['Mozilla/5.0 (iPad; CPU OS 12_5)', 5, 'ios', 'ios'],
  ['Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5)', 5, 'ios', 'ios'],
  ['Mozilla/5.0 (Linux; Android 11)', 5, 'android', 'android'],
  [mac, 2, 'ios', 'ios'],
  // Safari of a Mac says 0, other browsers of one with a mouse say 1.
  [mac, 1, 'desktop', 'android'],
  ['Mozilla/5.0 (Windows NT 10.0)', 10, 'desktop', 'android']
])('%s with %i points of touch is %s, and registers as %s', (userAgent, points, platform, type) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints: points })
  expect(platformOf(userAgent, points)).toBe(platform)
  expect(currentVisitor().platform).toBe(platform)
  expect(clientType()).toBe(type)
})
