import type { ReadableAtom, WritableAtom } from 'nanostores'
import { restText } from '../../shared/api/client.ts'
import {
  type Applicant,
  landingCodes,
  register,
  registration,
  requestSms,
  sms,
  trackClick
} from '../../shared/api/landing-registration.ts'
import { isTransportError, type Result } from '../../shared/api/result.ts'
import { showToast } from '../../shared/context/toast.ts'
import { readUnanswered, type SentWrite } from '../../shared/context/unanswered.ts'
import { downloadQuery } from '../../shared/features/landing/download-query.ts'
import { clientType } from '../../shared/features/landing/platform.ts'
import type { FieldName } from '../../shared/features/landing/register-fields.tsx'
import { phoneDigits } from '../../shared/forms/phone.ts'
import { isWithin } from '../../shared/lib/elapsed.ts'
import { deviceId } from './device-id.ts'
import { draftLife } from './draft.ts'
import { isFirst, keepFirst } from './first-of-phone.ts'
import type { LandingForm } from './form.ts'
import { createOneTimeCode } from './one-time-code.ts'
import type { LandingPicture } from './picture.ts'
import { goToDownload } from './route.ts'
import { readTracking, sourceOf } from './source.ts'
import type { LandingVisit } from './step.ts'
import type { ReadyPage, TemplateState } from './template.ts'
import { validatorsOf } from './validators.ts'

export interface Surroundings {
  $page: ReadableAtom<TemplateState>
  $notice: WritableAtom<string>
  typed: LandingForm
  picture: LandingPicture
  visit: LandingVisit
}

export function createRegistration({
  $notice,
  typed: { form, $step, $wait, forgetForm, leadTo, markSent },
  picture: { $picture, askForPicture },
  visit
}: Surroundings) {
  const { waitForCode, stopWaitingForCode } = createOneTimeCode()

  const applicantOf = (page: ReadyPage): Applicant => {
    const picture = $picture.get()
    return {
      ...sourceOf(readTracking()),
      templateId: page.template.id,
      clientType: clientType(),
      phone: phoneDigits(form.$values.get().phone, page.template.form.phoneRule),
      captcha: form.$values.get().capcode,
      sid: picture.state === 'ready' ? picture.sid : '',
      deviceId: deviceId()
    }
  }

  const lacks = (page: ReadyPage, names: readonly FieldName[]) => {
    const isCaptchaNeeded = page.template.captcha === 'always' || $step.get() === 'capcode'
    const validators = validatorsOf(page, isCaptchaNeeded)
    const asked = Object.fromEntries(names.map(name => [name, validators[name]]))
    let problem = form.check(asked)
    const isPictureGone = $picture.get().state !== 'ready' && form.$values.get().capcode !== ''
    if (!problem && names.includes('capcode') && isPictureGone) {
      // The typed code belongs to a picture that is gone.
      problem = { name: 'capcode', message: page.messages.wrongCapcode }
      form.refuse(problem.name, problem.message)
      askForPicture(page)
    }
    if (!problem) return false
    showToast(problem.message)
    leadTo(problem.name)
    return true
  }

  /** A refreshed picture is for a number, right or not yet; the first one comes without. */
  const refreshPicture = async (page: ReadyPage) => {
    if (!form.$values.get().phone && lacks(page, ['phone'])) return
    form.change('capcode', '')
    await askForPicture(page)
  }

  /** A number that is registered already goes on to the app, as a new one does. */
  const finish = ({ messages }: ReadyPage, outcome: 'registered' | 'alreadyRegistered') => {
    showToast(messages[outcome])
    stopWaitingForCode()
    forgetForm()
    goToDownload(downloadQuery(readTracking()))
  }

  /** Handles a refusal of either call; they differ in the code for a wrong captcha. */
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
    // Where none was sent, the backend has not refused it but asks for it.
    const wasSent = form.$values.get().capcode !== ''
    form.change('capcode', '')
    if (wasSent) form.refuse('capcode', page.messages.otherCapcode)
    leadTo('capcode')
    askForPicture(page)
  }

  const answerLost = ({ messages }: ReadyPage, path: string, what: 'lostSms' | 'lostRegister') => {
    showToast(messages.networkError)
    $notice.set(restText(path) ?? messages[what])
  }

  const sendCode = async (page: ReadyPage) => {
    const { messages } = page
    $notice.set('')
    if ($wait.get() > 0) {
      showToast(messages.sendOnce)
      return
    }
    if (lacks(page, ['phone', 'capcode'])) return
    const to = form.$values.get().phone
    visit.tell('code-asked', page.template)
    const answer = await requestSms(applicantOf(page))
    if (isTransportError(answer)) {
      answerLost(page, sms.path, 'lostSms')
    } else if (answer.success) {
      markSent(to)
      // What stood there belongs to an older code, and so does what was said of it.
      form.change('smsCode', '')
      showToast(messages.sent)
      leadTo('smsCode')
      waitForCode(code => form.change('smsCode', code))
    } else answerRefusal(page, answer, landingCodes.wrongCaptcha.sms)
  }

  const submitForm = async (page: ReadyPage) => {
    const { template } = page
    $notice.set('')
    if (lacks(page, ['phone', 'capcode', 'smsCode'])) return
    const applicant = applicantOf(page)
    const eventId = visit.eventId('registered')
    trackClick(applicant, { eventId })
    const step = { eventId, isFirst: isFirst('registered', eventId) }
    const answer = await register(applicant, form.$values.get().smsCode, step)
    if (isTransportError(answer)) {
      answerLost(page, registration.path, 'lostRegister')
    } else if (answer.success) {
      keepFirst('registered', eventId)
      visit.tell('registered', template)
      finish(page, 'registered')
    } else answerRefusal(page, answer, landingCodes.wrongCaptcha.register)
  }

  const tellUnanswered = ({ messages }: ReadyPage) => {
    if (!form.$values.get().phone) return
    const isRecent = ({ sentAt }: SentWrite) => isWithin(sentAt, draftLife)
    const calls = readUnanswered()
      .filter(isRecent)
      .map(({ call }) => call)
    if (calls.includes(registration.path)) $notice.set(messages.lostRegister)
    else if (calls.includes(sms.path)) $notice.set(messages.lostSms)
  }

  return {
    applicantOf,
    lacks,
    leadTo,
    refreshPicture,
    answerRefusal,
    sendCode,
    submitForm,
    tellUnanswered
  }
}

export type Registration = ReturnType<typeof createRegistration>
