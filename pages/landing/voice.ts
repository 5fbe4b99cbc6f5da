import { landingCodes, requestVoice, voice } from '../../shared/api/landing-registration.ts'
import { showToast } from '../../shared/context/toast.ts'
import { singleFlight } from '../../shared/lib/single-flight.ts'
import type { FormContext } from './form-context.ts'
import { isUnanswered } from './refusal-text.ts'
import type { Registration } from './register.ts'
import type { ReadyPage } from './template.ts'

export function createVoiceCall(
  { answerLost, answerRefusal, applicantOf, lacks, leadTo }: Registration,
  { $notice }: Pick<FormContext, '$notice'>
) {
  return singleFlight(async (page: ReadyPage) => {
    $notice.set('')
    if (lacks(page, ['phone', 'capcode'])) return undefined
    const { messages } = page
    const applicant = applicantOf(page)
    const answer = await requestVoice(applicant)
    const isCorrected = applicantOf(page).phone !== applicant.phone
    if (isUnanswered(answer)) await answerLost(page, answer, voice.path, 'lostSms')
    else if (isCorrected) return undefined
    else if (answer.success) {
      showToast(messages.calling)
      leadTo('smsCode')
    } else answerRefusal(page, answer, landingCodes.wrongCaptcha.sms)
  })
}
