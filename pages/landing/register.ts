import {
  landingCodes,
  register,
  registration,
  requestSms,
  sms,
  trackClick
} from '../../shared/api/landing-registration.ts'
import { showToast } from '../../shared/context/toast.ts'
import { readUnanswered, type SentWrite } from '../../shared/context/unanswered.ts'
import { isWithin } from '../../shared/lib/elapsed.ts'
import { applicantOf } from './applicant.ts'
import { draftLife } from './draft.ts'
import { isFirst, keepFirst } from './first-of-phone.ts'
import { createFormCheck } from './form-check.ts'
import type { FormContext } from './form-context.ts'
import { createOneTimeCode } from './one-time-code.ts'
import { isUnanswered } from './refusal-text.ts'
import { createRegisterOutcome } from './register-outcome.ts'
import type { ReadyPage } from './template.ts'

type RegisterOutcome = ReturnType<typeof createRegisterOutcome>

/** Shows one field at a time, so that the page itself has to open the one for the code. */
const isStepped = ({ template }: ReadyPage) => template.layout === 'number'

function tellUnanswered({ $notice, typed }: FormContext, page: ReadyPage): void {
  const { messages } = page
  const { phone } = typed.form.$values.get()
  if (!phone) return
  const { to, at } = typed.$sent.get()
  // A code that was sent later ends what was said of an SMS before.
  const isRecent = ({ call, sentAt }: SentWrite) =>
    isWithin(sentAt, draftLife) && (call !== sms.path || sentAt > at)
  const calls = readUnanswered()
    .filter(isRecent)
    .map(({ call }) => call)
  if (calls.includes(registration.path)) $notice.set(messages.lostRegister)
  else if (calls.includes(sms.path)) {
    $notice.set(messages.lostSms)
    if (!isStepped(page) || to) return
    typed.markSent(phone, 0)
    typed.leadTo('smsCode')
  }
}

async function submitForm(
  context: FormContext,
  { finish, answerRefusal, answerLost }: RegisterOutcome,
  page: ReadyPage
): Promise<void> {
  const { visit, typed } = context
  const applicant = applicantOf(context, page)
  const eventId = visit.eventId('registered')
  trackClick(applicant, { eventId })
  const step = { eventId, isFirst: isFirst('registered', eventId) }
  const answer = await register(applicant, typed.form.$values.get().smsCode, step)
  if (isUnanswered(answer)) {
    await answerLost(page, answer, registration.path, 'lostRegister')
  } else if (answer.success) {
    keepFirst('registered', eventId)
    visit.tell('registered', page.template)
    finish(page, 'registered')
  } else answerRefusal(page, answer, landingCodes.wrongCaptcha.register)
}

export function createRegistration(context: FormContext) {
  const { $notice, typed, visit } = context
  const { form, $wait, leadTo, markSent } = typed
  const { waitForCode, stopWaitingForCode } = createOneTimeCode()
  const { lacks, refreshPicture } = createFormCheck(context)
  const outcome = createRegisterOutcome(context, stopWaitingForCode)
  const { answerRefusal, answerLost } = outcome

  const sendCode = async (page: ReadyPage) => {
    const { messages } = page
    $notice.set('')
    if ($wait.get() > 0) {
      showToast(messages.sendOnce)
      return
    }
    const { phone: to, smsCode: older } = form.$values.get()
    // Takes back what a registration said of a code that was never sent.
    form.change('smsCode', older)
    if (lacks(page, ['phone', 'capcode'])) return
    visit.tell('code-asked', page.template)
    const answer = await requestSms(applicantOf(context, page))
    const isLost = isUnanswered(answer)
    const mayCome = isLost && (await answerLost(page, answer, sms.path, 'lostSms'))
    if (answer.success) markSent(to)
    const { phone, smsCode } = form.$values.get()
    // An answer about a number that was corrected meanwhile leads nowhere.
    if (phone !== to) return
    if (mayCome && isStepped(page)) markSent(to, 0)
    else if (answer.success) showToast(messages.sent)
    else {
      if (!isLost) answerRefusal(page, answer, landingCodes.wrongCaptcha.sms)
      return
    }
    // An SMS may be here before the answer: only an older one's code, and its error, go.
    if (smsCode === older) form.change('smsCode', '')
    leadTo('smsCode')
    waitForCode(code => form.change('smsCode', code))
  }

  return {
    applicantOf: (page: ReadyPage) => applicantOf(context, page),
    lacks,
    leadTo,
    refreshPicture,
    answerLost,
    answerRefusal,
    sendCode,
    submitForm: async (page: ReadyPage) => {
      $notice.set('')
      if (!lacks(page, ['phone', 'capcode', 'smsCode'])) await submitForm(context, outcome, page)
    },
    tellUnanswered: (page: ReadyPage) => tellUnanswered(context, page)
  }
}

export type Registration = ReturnType<typeof createRegistration>
