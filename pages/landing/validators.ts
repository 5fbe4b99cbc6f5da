import { validPhone } from '../../shared/forms/phone.ts'
import { filled } from '../../shared/forms/validators.ts'
import type { ReadyPage } from './template.ts'

/** The picture's code may be optional until the backend asks for it. */
export function formValidators({ template, messages }: ReadyPage, isCaptchaNeeded: boolean) {
  const { phoneRule } = template.form
  return {
    phone: (text: string) => validPhone(text, phoneRule, messages.wrongPhone),
    capcode: (text: string) => (isCaptchaNeeded ? filled(text, messages.wrongCapcode) : undefined),
    smsCode: (text: string) => filled(text, messages.wrongSmsCode)
  }
}
