export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(text)

/** A short number (`8888`) counts, and so does one of the country without its code. */
const isPhone = (text: string) => /^\+?[\d(][\d ()-]{2,20}$/.test(text)

const checks = [
  { name: /phone$/i, isRight: isPhone, fault: 'no telephone number' },
  { name: /email$/i, isRight: isEmail, fault: 'no e-mail address' }
]

/**
 * Telephone numbers and e-mail addresses, anywhere in settings, that nobody can reach: their places
 * and faults. An empty one is no fault here.
 */
export function contactProblems(settings: unknown, place: string): string[] {
  if (typeof settings === 'string' && settings) {
    const check = checks.find(({ name }) => name.test(place))
    return check && !check.isRight(settings) ? [`${place} is ${settings}, ${check.fault}`] : []
  }
  if (typeof settings !== 'object' || settings === null) return []
  return Object.entries(settings).flatMap(([name, each]) =>
    contactProblems(each, `${place}.${name}`)
  )
}
