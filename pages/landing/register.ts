import { atom } from 'nanostores'
import { type Applicant, register, requestSms, trackClick } from '../../shared/api/landing.ts'
import { isFault, type Result } from '../../shared/api/result.ts'
import { landingCodes } from '../../shared/api/wire/landing.ts'
import { showToast } from '../../shared/context/toast.ts'
import { exclusive } from '../../shared/lib/exclusive.ts'
import type { FieldName } from '../../shared/ui/landing/register-form.tsx'
import { trackConversion } from './conversion.ts'
import { deviceId } from './device-id.ts'
import { downloadQuery } from './download-query.ts'
import { forgetDraft } from './draft.ts'
import { $wait, claimsOf, focusField, form, markSent, typedPhone } from './form.ts'
import { stopWaitingForCode, waitForCode } from './one-time-code.ts'
import { $picture, loadPicture } from './picture.ts'
import { clientType } from './platform.ts'
import { goToDownload } from './route.ts'
import { readTracking, sourceOf } from './source.ts'
import { $page, type ReadyPage } from './template.ts'

/** What went wrong with the whole form, until the next try. */
export const $notice = atom('')

function readyPage(): ReadyPage | undefined {
  const page = $page.get()
  return page.state === 'ready' ? page : undefined
}

function applicantOf(page: ReadyPage): Applicant {
  const picture = $picture.get()
  return {
    ...sourceOf(readTracking()),
    templateId: page.template.id,
    clientType: clientType(),
    phone: typedPhone(page),
    captcha: form.$values.get().capcode,
    sid: picture.state === 'ready' ? picture.sid : '',
    deviceId: deviceId()
  }
}

/** Says in a toast and beside the inputs what is missing, and leads to the first. */
function lacks(page: ReadyPage, names: readonly FieldName[]): boolean {
  const claims = claimsOf(page)
  const asked = Object.fromEntries(names.map(name => [name, claims[name]]))
  let problem = form.check(asked)
  if (!problem && names.includes('capcode') && $picture.get().state !== 'ready') {
    // What was typed belongs to a picture that is gone.
    problem = { name: 'capcode', message: page.messages.wrongCapcode }
    form.refuse(problem.name, problem.message)
    askForPicture(page)
  }
  if (!problem) return false
  showToast(problem.message)
  focusField(problem.name)
  return true
}

/** Asks for a picture, the first one or another. */
export async function askForPicture({ messages }: ReadyPage): Promise<void> {
  const refusal = await loadPicture()
  if (refusal) showToast(isFault(refusal) ? messages.networkError : refusal.message)
}

/** A refreshed picture is for a number, right or not yet; the first one comes without. */
export async function refreshPicture(): Promise<void> {
  const page = readyPage()
  if (!page || (!form.$values.get().phone && lacks(page, ['phone']))) return
  form.change('capcode', '')
  await askForPicture(page)
}

/** Nobody registers twice: such a number goes where a new one goes. */
function finish({ messages }: ReadyPage, outcome: 'registered' | 'alreadyRegistered'): void {
  showToast(messages[outcome])
  stopWaitingForCode()
  forgetDraft()
  goToDownload(downloadQuery(readTracking()))
}

/** What both calls answer in the same way, but for the code of a wrong picture code. */
function answerRefusal(
  page: ReadyPage,
  { code, message }: Result<undefined>,
  wrongCaptcha: string
): void {
  if (code === landingCodes.alreadyRegistered) {
    finish(page, 'alreadyRegistered')
    return
  }
  showToast(message)
  if (code !== wrongCaptcha) {
    $notice.set(message)
    return
  }
  form.change('capcode', '')
  form.refuse('capcode', page.messages.otherCapcode)
  focusField('capcode')
  askForPicture(page)
}

/** Has a code sent to the number, unless it has just got one. */
export const sendCode = exclusive(async () => {
  const page = readyPage()
  if (!page) return undefined
  const { messages } = page
  $notice.set('')
  if ($wait.get() > 0) {
    showToast(messages.sendOnce)
    return undefined
  }
  if (lacks(page, ['phone', 'capcode'])) return undefined
  const to = form.$values.get().phone
  const answer = await requestSms(applicantOf(page))
  if (isFault(answer)) {
    showToast(messages.networkError)
    $notice.set(messages.lostSms)
  } else if (answer.success) {
    markSent(to)
    // What stood there belongs to an older code, and so does what was said of it.
    form.change('smsCode', '')
    showToast(messages.sent)
    focusField('smsCode')
    waitForCode(code => form.change('smsCode', code))
  } else answerRefusal(page, answer, landingCodes.wrongCaptcha.sms)
  return undefined
})

/** Registers once, however it is tapped. */
export const submitForm = exclusive(async () => {
  const page = readyPage()
  if (!page) return undefined
  const { messages, template } = page
  $notice.set('')
  if (lacks(page, ['phone', 'capcode', 'smsCode'])) return undefined
  const applicant = applicantOf(page)
  trackClick(applicant)
  const answer = await register(applicant, form.$values.get().smsCode)
  if (isFault(answer)) {
    showToast(messages.networkError)
    $notice.set(messages.lostRegister)
  } else if (answer.success) {
    trackConversion(template, readTracking())
    finish(page, 'registered')
  } else answerRefusal(page, answer, landingCodes.wrongCaptcha.register)
  return undefined
})
