import { restText } from '../../shared/api/client.ts'
import { landingCodes } from '../../shared/api/landing-registration.ts'
import type { Result } from '../../shared/api/result.ts'
import { showToast } from '../../shared/context/toast.ts'
import { downloadQuery } from '../../shared/features/landing/download-query.ts'
import type { FormContext } from './form-context.ts'
import { goToDownload } from './route.ts'
import { readTracking } from './source.ts'
import type { ReadyPage } from './template.ts'

export function createRegisterOutcome(
  { $notice, typed: { form, forgetForm, leadTo }, picture }: FormContext,
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
  const answerRefusal = (
    page: ReadyPage,
    { code, message }: Result<undefined>,
    wrongCaptcha: string
  ) => {
    if (code === landingCodes.alreadyRegistered) {
      finish(page, 'alreadyRegistered')
      return
    }
    showToast(message)
    if (code !== wrongCaptcha) {
      $notice.set(message)
      return
    }
    // Where none was sent, the backend does not refuse it but asks for it.
    const wasSent = form.$values.get().capcode !== ''
    form.change('capcode', '')
    if (wasSent) form.refuse('capcode', page.messages.otherCapcode)
    leadTo('capcode')
    picture.askForPicture(page)
  }

  const answerLost = ({ messages }: ReadyPage, path: string, text: 'lostSms' | 'lostRegister') => {
    showToast(messages.networkError)
    $notice.set(restText(path) ?? messages[text])
  }

  return { finish, answerRefusal, answerLost }
}
