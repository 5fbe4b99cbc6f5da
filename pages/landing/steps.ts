import { smsCodeLength } from '../../shared/features/landing/register-fields.tsx'
import type { FormContext } from './form-context.ts'
import type { Registration } from './register.ts'
import type { ReadyPage } from './template.ts'

/** The same calls in the same order, for a form with one field at a time. */
export function createSteps(
  { lacks, sendCode, submitForm }: Registration,
  {
    typed: { form, $step, $sentTo, $wait, leadTo },
    picture
  }: Pick<FormContext, 'typed' | 'picture'>
) {
  const leaveNumber = async (page: ReadyPage) => {
    if (lacks(page, ['phone'])) return
    // Nothing is sent twice to a number that was only looked at again.
    if ($sentTo.get()) return leadTo('smsCode')
    const isAsked = page.template.captcha === 'always' && !form.$values.get().capcode
    if (isAsked) return leadTo('capcode')
    // A picture's code need not be sent, but the picture's number is.
    if (picture.$picture.get().state === 'loading') await picture.askForPicture(page)
    await sendCode(page)
  }

  /** A call refused for want of the picture's code is sent again with it. */
  const leaveCaptcha = async (page: ReadyPage) => {
    if (lacks(page, ['phone', 'capcode'])) return
    const isCodeTyped = form.$values.get().smsCode.length === smsCodeLength
    if (!$sentTo.get() || !isCodeTyped) return sendCode(page)
    leadTo('smsCode')
    await submitForm(page)
  }

  const leaveStep = (page: ReadyPage) => {
    switch ($step.get()) {
      case 'phone':
        return leaveNumber(page)
      case 'capcode':
        return leaveCaptcha(page)
      case 'smsCode':
        return submitForm(page)
    }
  }

  const sendAgain = (page: ReadyPage) => {
    // Else the step after a picture's code would submit the old SMS code.
    if ($wait.get() === 0) form.change('smsCode', '')
    return sendCode(page)
  }

  return { leaveStep, sendAgain }
}
