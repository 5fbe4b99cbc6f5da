import { type Mask, onlyDigits } from './masks.ts'

export type PhoneRule = 'cn' | 'ph' | 'in'

interface NumberPlan {
  pattern: RegExp
  toNational: (digits: string) => string
  /** As the market writes them: how many digits stand together. */
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
    // National numbers begin with 91 too: only an eleventh digit shows that it is the country's,
    // if what follows may begin a number.
    toNational: digits => (digits.length > 10 ? digits.replace(/^(?:91|0)(?=[6-9])/, '') : digits),
    groups: [5, 5]
  }
}

/**
 * The digits to send, whichever way the number was written: spaces, dashes, country code. Digits too many stay:
 * cut off in silence, they would leave a number that is somebody else's.
 */
export function phoneDigits(text: string, rule: PhoneRule): string {
  return plans[rule].toNational(onlyDigits(text).replace(/^00/, ''))
}

/** Groups the number as it is typed: `138 1234 5678`, `0917 123 4567`, `98765 43210`. */
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

/** Answers the message unless the text is a mobile number of that market. */
export function validPhone(text: string, rule: PhoneRule, message: string): string | undefined {
  return plans[rule].pattern.test(phoneDigits(text, rule)) ? undefined : message
}
