import { atom } from 'nanostores'
import { captchaAddress, fetchSid } from '../../shared/api/landing.ts'
import type { Failure } from '../../shared/api/result.ts'
import type { CaptchaPicture } from '../../shared/features/landing/captcha-button.tsx'

/** The captcha that is shown. */
export const $picture = atom<CaptchaPicture>({ state: 'loading' })

/** Only the newest question's answer is shown. */
let newest = 0

/** Asks for a new picture. Answers the refusal when there is none. */
export async function loadPicture(): Promise<Failure | undefined> {
  const turn = ++newest
  $picture.set({ state: 'loading' })
  const answer = await fetchSid()
  if (turn !== newest) return undefined
  if (!answer.success) {
    $picture.set({ state: 'failed' })
    return answer
  }
  const address = captchaAddress(answer.data, Date.now())
  $picture.set({ state: 'ready', sid: answer.data, address })
  return undefined
}

/** Shows a picture again that was there before the page was reloaded. */
export function showPicture(sid: string, address: string): void {
  newest++
  $picture.set({ state: 'ready', sid, address })
}

/** The picture's address is right but nothing came. */
export function losePicture(): void {
  $picture.set({ state: 'failed' })
}
