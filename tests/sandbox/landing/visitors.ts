import { inventAnswer, type Random } from './captcha.ts'

/** Numbers that have an account from the beginning, one for each kind of number. */
const registeredPhones = ['13800000011', '09170000011', '09170000012', '9800000011']

const MINUTE = 60_000
const CODE_LASTS = 10 * MINUTE
const CODES_PER_HOUR = 5
const TRIES = 5

interface SentCode {
  code: string
  at: number
  tries: number
}

interface Picture {
  /** The `t` it was asked for with: the same one is the same picture. */
  time: string
  answer: string
}

export type CodeProblem = 'too soon' | 'too many'

/** The sandbox's memory of the visitors of the landing page. */
export function createVisitors(now: () => number, random: Random = Math.random) {
  const pictures = new Map<string, Picture | undefined>()
  const codes = new Map<string, SentCode>()
  const sentTo = new Map<string, number[]>()
  const registered = new Set(registeredPhones)
  const faults = new Map<string, Map<string, number>>()
  const deletions = new Map<string, { id: string; at: number }>()
  let answered = 0

  return {
    /** How often each fault of a campaign has happened. */
    faultsOf(tag: string): Map<string, number> {
      const counts = faults.get(tag) ?? new Map<string, number>()
      faults.set(tag, counts)
      return counts
    },
    /** How many calls were answered before. */
    count: () => answered++,
    isRegistered: (phone: string) => registered.has(phone),
    addSid(): string {
      const sid = `s-${pictures.size + 1}-${Math.floor(random() * 1e9).toString(36)}`
      pictures.set(sid, undefined)
      return sid
    },
    /** The answer of the picture, undefined for a sid that was never given. */
    pictureAnswer(sid: string, time: string): string | undefined {
      if (!pictures.has(sid)) return undefined
      const picture = pictures.get(sid)
      if (picture?.time === time) return picture.answer
      const answer = inventAnswer(random)
      pictures.set(sid, { time, answer })
      return answer
    },
    answerOf: (sid: string) => pictures.get(sid)?.answer,
    /** A wrong answer uses the picture up. Numbers that end in 77 are trusted without one. */
    solves(sid: string, answer: string, phone = ''): boolean {
      if (!answer && phone.endsWith('77')) return true
      const solved = pictures.get(sid)?.answer === answer.toUpperCase()
      if (!solved && pictures.has(sid)) pictures.set(sid, undefined)
      return solved
    },
    /** Sends a code, or says why not: one a minute to a number, five an hour from a device. */
    sendCode(phone: string, deviceId: string): SentCode | CodeProblem {
      const last = codes.get(phone)
      if (last && now() - last.at < MINUTE) return 'too soon'
      const recent = (sentTo.get(deviceId) ?? []).filter(at => now() - at < 60 * MINUTE)
      if (recent.length >= CODES_PER_HOUR) return 'too many'
      sentTo.set(deviceId, [...recent, now()])
      const code = String(Math.floor(random() * 1e6)).padStart(6, '0')
      const sent = { code, at: now(), tries: 0 }
      codes.set(phone, sent)
      return sent
    },
    codeOf: (phone: string) => codes.get(phone)?.code,
    /** After five wrong tries, and after ten minutes, a code is good no more. */
    takesCode(phone: string, code: string): boolean {
      const sent = codes.get(phone)
      if (!sent || now() - sent.at > CODE_LASTS || sent.tries >= TRIES) return false
      sent.tries += 1
      return sent.code === code
    },
    register(phone: string) {
      registered.add(phone)
      codes.delete(phone)
    },
    /** Notes a request to delete; a second one for the same is the first. */
    askDeletion(phone: string, scope: string) {
      const key = `${phone} ${scope}`
      const first = deletions.get(key)
      if (first) return { ...first, isRepeated: true }
      const deletion = { id: `D-${1001 + deletions.size}`, at: now() }
      deletions.set(key, deletion)
      return { ...deletion, isRepeated: false }
    },
    reset() {
      for (const map of [pictures, codes, sentTo, faults, deletions]) map.clear()
      registered.clear()
      for (const phone of registeredPhones) registered.add(phone)
    }
  }
}

export type Visitors = ReturnType<typeof createVisitors>
