import { atom } from 'nanostores'
import { showToast } from '../../shared/context/toast.ts'
import { singleFlight } from '../../shared/lib/single-flight.ts'
import type { Later } from './later.ts'
import type { Registration, Surroundings } from './register.ts'

interface FormParts extends Pick<Later, 'Problems' | 'LateCode' | 'Choice'> {
  registration: Registration
  callWithCode: ReturnType<Later['createVoiceCall']>
}

export function createSending(around: Omit<Surroundings, '$notice'>) {
  const $notice = atom('')
  const $formParts = atom<FormParts | undefined>()

  const partsOf = ({ createRegistration, createVoiceCall, ...views }: Later): FormParts => {
    const registration = createRegistration({ ...around, $notice })
    return { ...views, registration, callWithCode: createVoiceCall(registration) }
  }

  /** Answers nothing where the network does not bring them. */
  const loadFormParts = async () => {
    try {
      const { later } = await import('./later.ts')
      const parts = $formParts.get() ?? partsOf(later)
      $formParts.set(parts)
      return parts
    } catch {
      return undefined
    }
  }

  /** A tap before the parts are there waits for them. */
  const tap = (name: 'sendCode' | 'submitForm' | 'refreshPicture') => async () => {
    const page = around.$page.get()
    if (page.state !== 'ready') return undefined
    const parts = await loadFormParts()
    if (parts) await parts.registration[name](page)
    else showToast(page.messages.networkError)
    return undefined
  }

  return {
    $notice,
    $formParts,
    loadFormParts,
    sendCode: singleFlight(tap('sendCode')),
    submitForm: singleFlight(tap('submitForm')),
    refreshPicture: tap('refreshPicture')
  }
}
