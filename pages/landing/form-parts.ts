import { atom } from 'nanostores'
import type { Registration } from './register.ts'

type View = typeof import('./form-parts-view.tsx')

interface FormParts extends Pick<View, 'Problems' | 'LateCode' | 'Choice'> {
  callWithCode: ReturnType<View['createCall']>
}

/** What stands beside the form once something is wrong, late or asked: nobody needs it to see the form. */
export function createFormParts(registration: Registration) {
  const $formParts = atom<FormParts | undefined>()

  const loadFormParts = async () => {
    try {
      const { Problems, LateCode, Choice, createCall } = await import('./form-parts-view.tsx')
      $formParts.set({ Problems, LateCode, Choice, callWithCode: createCall(registration) })
    } catch {
      // Without these parts the form still says at each input what is wrong.
    }
  }

  return { $formParts, loadFormParts }
}
