import { validPhone } from '../../shared/forms/phone.ts'
import { filled } from '../../shared/forms/validators.ts'
import type { ReadyPage } from './template.ts'

export function validatorsOf({ template, messages }: ReadyPage) {
  const { phoneRule } = template.form
  return {
    phone: (text: string) => validPhone(text, phoneRule, messages.wrongPhone),
    capcode: (text: string) => filled(text, messages.wrongCapcode),
    smsCode: (text: string) => filled(text, messages.wrongSmsCode)
  }
}
