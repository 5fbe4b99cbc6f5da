import { atom } from 'nanostores'
import { showToast } from '../../shared/context/toast.ts'
import { singleFlight } from '../../shared/lib/single-flight.ts'
import type { Later } from './later.ts'
import type { Registration, Surroundings } from './register.ts'
import type { ReadyPage } from './template.ts'

type Tap = 'sendCode' | 'submitForm' | 'refreshPicture'

interface FormParts extends Pick<Later, 'Problems' | 'LateCode' | 'Choice'> {
  registration: Registration
  steps: ReturnType<Later['createSteps']>
  callWithCode: ReturnType<Later['createVoiceCall']>
}

export function createSending(around: Omit<Surroundings, '$notice'>) {
  const $notice = atom('')
  const $formParts = atom<FormParts | undefined>()

  const partsOf = ({
    createRegistration,
    createSteps,
    createVoiceCall,
    ...views
  }: Later): FormParts => {
    const registration = createRegistration({ ...around, $notice })
    const steps = createSteps(registration, around)
    return { ...views, registration, steps, callWithCode: createVoiceCall(registration) }
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

  /** What a tap does: in a form with one field at a time the button leads through its steps. */
  const workOf = (name: Tap, { template }: ReadyPage, { registration, steps }: FormParts) => {
    const isStepped = template.layout === 'number'
    if (isStepped && name === 'submitForm') return steps.leaveStep
    if (isStepped && name === 'sendCode') return steps.sendAgain
    return registration[name]
  }

  /** A tap before the parts are there waits for them. */
  const tap = (name: Tap) => async () => {
    const page = around.$page.get()
    if (page.state !== 'ready') return undefined
    const parts = await loadFormParts()
    if (parts) await workOf(name, page, parts)(page)
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
