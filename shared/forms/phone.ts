import { type Mask, onlyDigits } from './masks.ts'

export type PhoneRule = 'cn' | 'ph' | 'in'

interface NumberPlan {
  pattern: RegExp
  toNational: (digits: string) => string
  groups: readonly number[]
}

/** National numbers are 13812345678, 09171234567, 9876543210. */
const plans: Record<PhoneRule, NumberPlan> = {
  cn: {
    pattern: /^1[3-9]\d{9}$/,
    toNational: digits => digits.replace(/^86(?=1)/, ''),
    groups: [3, 4, 4]
  },
  ph: {
    pattern: /^09\d{9}$/,
    toNational: digits => digits.replace(/^(?:63)?0?(?=9)/, '0'),
    groups: [4, 3, 4]
  },
  in: {
    pattern: /^[6-9]\d{9}$/,
    // 91 may begin a national number, also one with a digit too many: only its length tells.
    toNational: digits => digits.replace(/^(?:91|0)(?=[6-9]\d{9}$)/, ''),
    groups: [5, 5]
  }
}

/** The digits to send. Digits too many stay: cut off, they would be somebody else's number. */
export function phoneDigits(text: string, rule: PhoneRule): string {
  return plans[rule].toNational(onlyDigits(text).replace(/^00/, ''))
}

/** `138 1234 5678`, `0917 123 4567`, `98765 43210` */
export function maskPhone(rule: PhoneRule): Mask {
  return text => {
    let rest = phoneDigits(text, rule)
    const groups = plans[rule].groups.map(size => {
      const group = rest.slice(0, size)
      rest = rest.slice(size)
      return group
    })
    return groups.filter(Boolean).join(' ') + rest
  }
}

/** Digits of a national number: 11 in the Philippines. */
export const phoneLength = (rule: PhoneRule) => plans[rule].groups.reduce((sum, size) => sum + size)

/** Returns the message unless the text is a mobile number. */
export function validPhone(text: string, rule: PhoneRule, message: string): string | undefined {
  return plans[rule].pattern.test(phoneDigits(text, rule)) ? undefined : message
}
