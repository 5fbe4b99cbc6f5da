import { atom } from 'nanostores'
import { showToast } from '../../shared/context/toast.ts'
import { singleFlight } from '../../shared/lib/single-flight.ts'
import type { FormContext } from './form-context.ts'
import type { Registration } from './register.ts'
import type { RestingParts } from './resting-parts.ts'
import type { ReadyPage } from './template.ts'

type Tap = 'sendCode' | 'submitForm' | 'refreshPicture'

interface FormParts extends Pick<RestingParts, 'LateCode' | 'Choice'> {
  registration: Registration
  steps: ReturnType<RestingParts['createSteps']>
  callWithCode: ReturnType<RestingParts['createVoiceCall']>
}

export function createFormTaps(context: Omit<FormContext, '$notice'>) {
  const { $notice } = context.typed
  const $formParts = atom<FormParts | undefined>()

  const partsOf = ({
    createRegistration,
    createSteps,
    createVoiceCall,
    ...views
  }: RestingParts): FormParts => {
    const registration = createRegistration({ ...context, $notice })
    const steps = createSteps(registration, context)
    return {
      ...views,
      registration,
      steps,
      callWithCode: createVoiceCall(registration, context.typed)
    }
  }

  /** Undefined where the network does not bring them. */
  const loadFormParts = async () => {
    try {
      const { restingParts } = await import('./resting-parts.ts')
      const parts = $formParts.get() ?? partsOf(restingParts)
      $formParts.set(parts)
      return parts
    } catch {
      return undefined
    }
  }

  const workOf = (name: Tap, { template }: ReadyPage, { registration, steps }: FormParts) => {
    const isStepped = template.layout === 'number'
    if (isStepped && name === 'submitForm') return steps.leaveStep
    if (isStepped && name === 'sendCode') return steps.sendAgain
    return registration[name]
  }

  /** A tap before the parts are there waits for them. */
  const tap = (name: Tap) => async () => {
    const page = context.$page.get()
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
