// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { campaignSchema } from '../../shared/features/campaign/campaign.ts'
import { readResults } from '../../shared/features/campaign/read-results.ts'
import { readNotices } from '../../shared/features/notices/read-notices.ts'
import { checkPaper } from '../../shared/features/paper/check-paper.ts'
import { cleanMessage } from '../../shared/features/reports/clean-message.ts'
import { chooseVariant } from '../../shared/island/assign-variant.ts'
import { schemaProblems } from '../../shared/lib/schema-problems.ts'
import { checkCode, isPayable } from '../../shared/loan/payment-code/check-code.ts'
import { placesIn } from '../../shared/messages/flat-texts.ts'
import { textProblems } from '../../shared/tools/translations/check-texts.ts'
import { readPo, writePo } from '../../shared/tools/translations/po-file.ts'
import { originalsOf } from '../../shared/vite/texts.ts'
import { anyCharacter } from '../setup/any-character.ts'
import { genuine, keys, site } from '../shared/features/paper/spoilt-papers.ts'
import { goodCodes } from '../shared/loan/payment-code/cases.ts'
import { hostileTexts } from './hostile.ts'
import { assertOften, sampleOf } from './seed.ts'
import { fieldsOf, spoils, spoiltAt } from './spoil.ts'

/** Something from outside that is no answer of the backend: a paper, a code, a file of the operator's. */

const piece = fc.oneof(
  fc.constantFrom(...hostileTexts, '', '.', '=', '"', '\n', '%', '{', '}', ',', ';'),
  fc.string({ unit: anyCharacter, maxLength: 6 })
)

/** A text that was changed in one to three places: cut, overwritten, repeated, or something put in. */
function changed(text: string): fc.Arbitrary<string> {
  const edit = fc.record({ at: fc.nat(text.length), length: fc.nat(8), put: piece })
  return fc
    .array(edit, { minLength: 1, maxLength: 3 })
    .map(edits =>
      edits.reduce(
        (before, { at, length, put }) => before.slice(0, at) + put + before.slice(at + length),
        text
      )
    )
}

/** A document with one of its fields spoilt. */
function spoilt(document: unknown): fc.Arbitrary<unknown> {
  const field = fc.constantFrom(...fieldsOf(document))
  return fc
    .tuple(field, fc.constantFrom(...spoils))
    .map(([path, [, spoil]]) => spoiltAt(document, path, spoil))
}

describe('a signed paper', () => {
  test('is genuine only as it was signed', async () => {
    const [head = '', body = '', signature = ''] = genuine.split('.')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const resigned = spoilt(claims)
      .map(each => `${head}.${Buffer.from(JSON.stringify(each)).toString('base64url')}`)
      .map(signed => `${signed}.${signature}`)
    const papers = sampleOf(4000, fc.oneof(changed(genuine), resigned, fc.string()))
    const taken: string[] = []
    for (const jws of papers.filter(each => each !== genuine)) {
      if ((await checkPaper(jws, keys, site)).state === 'genuine') taken.push(jws)
    }
    expect(taken).toEqual([])
  })
})

describe('a payment code', () => {
  const links = goodCodes.filter(({ text }) => text.includes('://'))
  const drawn = goodCodes.filter(({ text }) => !text.includes('://'))

  test('of EMVCo is payable only as it was made', () => {
    // A burst of at most 16 bits: its checksum finds each of them.
    const cases = fc
      .tuple(fc.constantFrom(...drawn), fc.nat(), fc.string({ minLength: 1, maxLength: 2 }))
      .map(([code, at, put]) => {
        const place = at % Math.max(1, code.text.length - 6)
        return { code, text: code.text.slice(0, place) + put + code.text.slice(place + put.length) }
      })
    assertOften(5000, cases, ({ code, text }) =>
      text !== code.text && isPayable(checkCode(text, code.expected)) ? [text] : []
    )
  })

  test('of UPI pays this payee and no other amount, whatever else was changed', () => {
    const cases = fc
      .constantFrom(...links)
      .chain(code => changed(code.text).map(text => ({ code, text })))
    assertOften(5000, cases, ({ code, text }) => {
      const verdict = checkCode(text, code.expected)
      if (!isPayable(verdict)) return []
      const { searchParams } = new URL(text)
      const payees = searchParams.getAll('pa')
      const amounts = searchParams.getAll('am').map(Number)
      const isRight =
        payees.length === 1 && code.expected.payees.includes((payees[0] ?? '').toLowerCase())
      const wanted = code.expected.minor / 100
      return isRight && amounts.every(each => each === wanted) ? [] : [text]
    })
  })

  test('of any other text is never payable, and never throws', () => {
    const texts = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.string(),
      fc.constantFrom(...hostileTexts)
    )
    const code = drawn[0]
    if (!code) throw new Error('There is no code')
    assertOften(5000, texts, text => (isPayable(checkCode(text, code.expected)) ? [text] : []))
  })
})

describe('the operator’s notices', () => {
  const now = Date.UTC(2026, 10, 22)
  const until = '2099-01-01T00:00:00+08:00'
  const text = { en: 'Payments are slow.', fil: 'Mabagal po ang pagbabayad.' }
  const file = {
    notices: [{ id: 'n1', text, until, from: '2020-01-01T00:00:00Z', pages: ['repay.html'] }],
    channels: [{ number: '101', text, until }],
    closed: [{ page: 'repay.html', text, until }]
  }
  const reader = { page: 'repay.html', language: 'fil', now }

  test('are shown as they stand', () => {
    expect(readNotices(file, reader).closed?.text).toBe(text.fil)
  })

  test('are texts of a readable length, whatever is in the file', () => {
    const files = fc.oneof(spoilt(file), fc.jsonValue(), fc.anything())
    assertOften(2000, files, each => {
      const { notices, outages, closed } = readNotices(each, reader)
      const entries = [...notices, ...outages, ...(closed ? [closed] : [])]
      return entries
        .filter(
          ({ text: words }) => typeof words !== 'string' || !words.trim() || words.length > 400
        )
        .map(entry => JSON.stringify(entry).slice(0, 200))
    })
  })
})

describe('a campaign', () => {
  const campaign = {
    starts: '2026-11-01T00:00:00+08:00',
    ends: '2026-12-01T00:00:00+08:00',
    variants: [
      { template: 'first', weight: 1 },
      { template: 'second', weight: 3 }
    ],
    after: 'first'
  }

  test('that has no problem gives each phone one of its templates', () => {
    const cases = fc.tuple(
      fc.oneof(spoilt(campaign), fc.constant(campaign), fc.jsonValue()),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    )
    assertOften(2000, cases, ([document, number]) => {
      const isGroup = typeof document === 'object' && document !== null && !Array.isArray(document)
      if (!isGroup) return []
      const campaign = document as Record<string, unknown>
      if (schemaProblems('campaign', campaignSchema, campaign).length > 0) return []
      const { variants } = v.parse(campaignSchema, campaign)
      const template = chooseVariant(variants, number)
      return variants.some(each => each.template === template) ? [] : [`gives ${template}`]
    })
  })

  test('has results that add up, or a line that is wrong', () => {
    const csv =
      'campaign,variant,visits,registrations,good_loans\njune,a,"1,200",90,40\njune,b,1190,120,\n'
    expect(readResults(csv)).toHaveLength(2)
    assertOften(2000, fc.oneof(changed(csv), fc.string()), text => {
      try {
        return readResults(text)
          .filter(
            ({ visits, registrations, goodLoans = 0 }) =>
              !(goodLoans <= registrations && registrations <= visits)
          )
          .map(each => JSON.stringify(each))
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        return /^line \d+: ./.test(message) ? [] : [message]
      }
    })
  })
})

describe('a PO file', () => {
  const originals = originalsOf('fil')
  const sound = writePo('fil')

  test('is written and read back without a problem', () => {
    expect(textProblems(readPo(sound, 'fil'), originals)).toEqual([])
  })

  test('is taken only with every text whole, or says which is not', () => {
    for (const content of sampleOf(100, changed(sound))) {
      let texts: ReturnType<typeof readPo>
      try {
        texts = readPo(content, 'fil')
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
        continue
      }
      const problems = textProblems(texts, originals)
      for (const problem of problems) expect(problem).toMatch(/: ./)
      if (problems.length > 0) continue
      for (const { key, text } of texts) {
        expect(placesIn(text)).toEqual(placesIn(originals.get(key) ?? ''))
        expect(text).not.toMatch(/[<>]/)
      }
    }
  })
})

test('a report of an error never has the session, whatever the message repeats', () => {
  const session = 'canary-5b1e7c90'
  const around = fc.constantFrom(' ', '"', '“', '?sessionId=', '\n', '{"sessionId":"', '\u0000', '')
  const messages = fc.tuple(fc.array(piece, { maxLength: 4 }), around, around, piece)
  assertOften(5000, messages, ([before, left, right, after]) => {
    const sent = cleanMessage([...before, left, session, right, after].join(''))
    return sent.includes('canary') || sent.length > 200 ? [sent] : []
  })
})
