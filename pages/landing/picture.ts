import { atom } from 'nanostores'
import { captchaAddress, fetchSid } from '../../shared/api/landing.ts'
import { showToast } from '../../shared/context/toast.ts'
import type { CaptchaPicture } from '../../shared/features/landing/captcha-button.tsx'
import { refusalText } from './refusal-text.ts'
import type { ReadyPage } from './template.ts'

export function createPictureStore() {
  const $picture = atom<CaptchaPicture>({ state: 'loading' })

  let newest = 0

  const askForPicture = async ({ messages }: ReadyPage) => {
    const turn = ++newest
    $picture.set({ state: 'loading' })
    const answer = await fetchSid()
    if (turn !== newest) return
    if (answer.success) {
      const address = captchaAddress(answer.data, Date.now())
      $picture.set({ state: 'ready', sid: answer.data, address })
    } else {
      $picture.set({ state: 'failed' })
      showToast(refusalText(answer, messages))
    }
  }

  const showPicture = (sid: string, address: string) => {
    newest++
    $picture.set({ state: 'ready', sid, address })
  }

  const losePicture = () => {
    $picture.set({ state: 'failed' })
  }

  return { $picture, askForPicture, showPicture, losePicture }
}

export type LandingPicture = ReturnType<typeof createPictureStore>
