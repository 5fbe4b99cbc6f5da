import { restText } from '../../shared/api/client.ts'
import { landingCodes } from '../../shared/api/landing-registration.ts'
import { crowdedCode, type Result } from '../../shared/api/result.ts'
import { showToast } from '../../shared/context/toast.ts'
import { downloadQuery } from '../../shared/features/landing/download-query.ts'
import { formatMessage } from '../../shared/messages/format-message.ts'
import type { FormContext } from './form-context.ts'
import { refusalText } from './refusal-text.ts'
import { goToDownload } from './route.ts'
import { readTracking } from './source.ts'
import type { ReadyPage } from './template.ts'

export function createRegisterOutcome(
  { $notice, typed: { form, $step, forgetForm, leadTo }, picture }: FormContext,
  stopWaiting: () => void
) {
  /** A registered number goes on to the app, as a new one does. */
  const finish = ({ messages }: ReadyPage, outcome: 'registered' | 'alreadyRegistered') => {
    showToast(messages[outcome])
    stopWaiting()
    forgetForm()
    goToDownload(downloadQuery(readTracking()))
  }

  /** The two calls differ in the code for a wrong captcha. */
  const answerRefusal = (page: ReadyPage, answer: Result<undefined>, wrongCaptcha: string) => {
    const { code } = answer
    const message = refusalText(answer, page.messages)
    if (code === landingCodes.alreadyRegistered) {
      finish(page, 'alreadyRegistered')
      return
    }
    const { capcode } = form.$values.get()
    // The backend asks for the picture's code, and the page had no field for it yet.
    const isNumberStep = page.template.layout === 'number' && $step.get() === 'phone'
    const isFirstAsked = code === wrongCaptcha && !capcode && isNumberStep
    if (!isFirstAsked) showToast(message)
    if (code !== wrongCaptcha) {
      $notice.set(message)
      return
    }
    form.change('capcode', '')
    if (capcode) form.refuse('capcode', page.messages.otherCapcode)
    leadTo('capcode')
    picture.askForPicture(page)
  }

  /** Answers whether the call may have arrived: an overloaded backend has refused it. */
  const answerLost = async (
    { messages }: ReadyPage,
    { code }: Result<undefined>,
    path: string,
    text: 'lostSms' | 'lostRegister'
  ) => {
    showToast(messages.networkError)
    if (!restText(path) && code !== crowdedCode) {
      $notice.set(messages[text])
      return code !== 'http-429' && code !== 'http-503'
    }
    // Already loaded: the client fetches this file with the first such answer.
    const { restOf } = await import('../../shared/api/rest.ts')
    const seconds = Math.max(1, Math.ceil(restOf(path) / 1000))
    $notice.set(formatMessage(messages.crowded, { seconds }))
    return false
  }

  return { finish, answerRefusal, answerLost }
}
