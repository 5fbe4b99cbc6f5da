import { atom } from 'nanostores'

type FormParts = typeof import('./form-parts-view.tsx')

/** What stands beside the form once something is wrong, late or asked: nobody needs it to see the form. */
export const $formParts = atom<FormParts | undefined>()

export async function loadFormParts(): Promise<void> {
  try {
    $formParts.set(await import('./form-parts-view.tsx'))
  } catch {
    // The form says at each input what is wrong, and works without them.
  }
}
