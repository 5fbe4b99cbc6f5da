import { atom } from 'nanostores'
import { captchaAddress, fetchSid } from '../../shared/api/landing.ts'
import type { Failure } from '../../shared/api/result.ts'
import type { CaptchaPicture } from '../../shared/features/landing/captcha-button.tsx'

export function createPicture() {
  const $picture = atom<CaptchaPicture>({ state: 'loading' })

  /** Only the newest question's answer is shown. */
  let newest = 0

  /** Asks for a new picture. Answers the refusal when there is none. */
  const loadPicture = async (): Promise<Failure | undefined> => {
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

  const showPicture = (sid: string, address: string) => {
    newest++
    $picture.set({ state: 'ready', sid, address })
  }

  /** The picture's address is right but nothing came. */
  const losePicture = () => {
    $picture.set({ state: 'failed' })
  }

  return { $picture, loadPicture, showPicture, losePicture }
}

export type LandingPicture = ReturnType<typeof createPicture>
