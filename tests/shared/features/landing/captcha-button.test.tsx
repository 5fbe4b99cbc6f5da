import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import {
  CaptchaButton,
  type CaptchaPicture
} from '../../../../shared/features/landing/captcha-button.tsx'
import { english } from '../../../../shared/messages/landing/en.ts'

const nothing = () => {}

const draw = (picture: CaptchaPicture) =>
  renderToStaticMarkup(
    <CaptchaButton picture={picture} messages={english} onRefresh={nothing} onLost={nothing} />
  )

describe('the picture with a code', () => {
  test('shows that a tap brings another one, beside what it says', () => {
    const html = draw({ state: 'ready', sid: 's', address: '/picture' })
    expect(html).toContain('aria-label="Show another picture"')
    expect(html).toMatch(/<img[^>]*src="\/picture"[^>]*\/><svg class="icon"[^>]*aria-hidden="true"/)
  })

  test.each([
    ['loading', ''],
    ['failed', 'Load picture']
  ] as const)('has no sign while it is %s', (state, text) => {
    const html = draw({ state })
    expect(html).not.toContain('<svg')
    expect(html).toContain(`>${text}</button>`)
  })
})
