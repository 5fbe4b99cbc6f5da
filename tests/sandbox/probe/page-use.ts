import { arrangementCall } from '../../../shared/api/arrangement.ts'
import { formCall } from '../../../shared/api/bank.ts'
import { visibleItems } from '../../../shared/api/bank-form.ts'
import type { Call } from '../../../shared/api/call.ts'
import { offerCall } from '../../../shared/api/confirmation.ts'
import { offerCall as newOfferCall } from '../../../shared/api/confirmation-new.ts'
import { repaymentWays } from '../../../shared/api/legacy-repayment.ts'
import type { Offer } from '../../../shared/api/offer.ts'
import { optionsCall } from '../../../shared/api/options.ts'
import { paperCall, statementCall } from '../../../shared/api/papers.ts'
import type { QuotedOption } from '../../../shared/api/pay-option.ts'
import { extensionDetail, type Repayment, repaymentDetail } from '../../../shared/api/repayment.ts'
import type { Result } from '../../../shared/api/result.ts'
import { fieldAt } from '../../../shared/island/our-names.ts'
import { ownValue } from '../../../shared/lib/own-value.ts'
import { contradictionOf } from '../../../shared/loan/options/contradiction.ts'
import { fieldNamesOf } from '../../../shared/vite/field-names.ts'
import type { PageCall } from './asked-calls.ts'
import { type Finding, fault } from './finding.ts'

interface Use {
  path: string
  /** `repay.html cannot be paid`. */
  sentence: string
  /** Why not, of what the page has read and of the data as they came. */
  lacks: (data: unknown, wire: unknown) => string[]
}

function use<T>(
  { path }: Call<T>,
  sentence: string,
  lacks: (data: T, wire: unknown) => string[]
): Use {
  return { path, sentence, lacks: (data, wire) => lacks(data as T, wire) }
}

/** The backend's names of a field and of those that it stands in. */
function namesOf({ data }: Pick<Call<unknown>, 'data'>, ...path: string[]): string[] {
  let names = fieldNamesOf(data)
  return path.map(ours => {
    const [theirs, inside] = fieldAt(names, ours)
    names = inside
    return theirs
  })
}

const nameOf = (call: Pick<Call<unknown>, 'data'>, ours: string) => namesOf(call, ours)[0] ?? ours

/** Why a page has nothing under a name: it never came, or as something else. */
function reason(wire: unknown, name: string, place = name): string {
  const value = ownValue(wire, name)
  if (value === undefined || value === null || value === '') return `${place} is missing`
  return `${place} is ${JSON.stringify(value).slice(0, 40)}, which no page can use`
}

/** A reason for each field that the page has read nothing of. */
const unread = (wire: unknown, fields: Record<string, unknown>) =>
  Object.entries(fields)
    .filter(([, value]) => value === '' || value === undefined)
    .map(([name]) => reason(wire, name))

/** The same of a field inside another one. */
function unreadIn(
  call: Pick<Call<unknown>, 'data'>,
  wire: unknown,
  path: readonly [string, string],
  value: unknown
): string[] {
  const [group = '', field = ''] = namesOf(call, ...path)
  return unread(ownValue(wire, group), { [field]: value })
}

function wayProblems({ channels, code }: Repayment, wire: unknown): string[] {
  const [group = '', field = ''] = namesOf(repaymentDetail, 'code', 'code')
  const answered = ownValue(wire, group)
  const place = `${group}.${field}`
  if (!code && ownValue(answered, field)) return [reason(answered, field, place)]
  if (channels.length > 0 || code) return []
  return [`${nameOf(repaymentDetail, 'channels')} has no channel, and ${place} is missing`]
}

const termProblems = ({ amount, periods, termUnit }: Offer, wire: unknown) =>
  unread(wire, {
    [nameOf(offerCall, 'amount')]: amount,
    [nameOf(offerCall, 'periods')]: periods,
    [nameOf(offerCall, 'termUnit')]: termUnit
  })

/** Why an option is left out: it lacks what is paid, or contradicts itself. */
function optionProblems(options: readonly (QuotedOption | undefined)[]): string[] {
  const today = Math.floor(Date.now() / 86_400_000)
  return options.flatMap(option => {
    if (!option) return ['its id, kind or an amount cannot be read']
    const why = contradictionOf(option, today)
    return why ? [`${option.id} contradicts itself (${why})`] : []
  })
}

const uses: readonly Use[] = [
  use(repaymentDetail, 'repay.html cannot be paid', (data, wire) => [
    ...unread(wire, { [nameOf(repaymentDetail, 'amount')]: data.amount }),
    ...wayProblems(data, wire)
  ]),
  use(extensionDetail, 'repay-delay.html cannot be paid', (data, wire) => [
    ...unreadIn(extensionDetail, wire, ['delay', 'amount'], data.delay?.amount),
    ...wayProblems(data, wire)
  ]),
  use(offerCall, 'confirm.html cannot be taken', termProblems),
  use(newOfferCall, 'confirm-new.html cannot be taken', (data, wire) => [
    ...termProblems(data, wire),
    ...unread(wire, { [nameOf(newOfferCall, 'orderKey')]: data.orderKey })
  ]),
  use(formCall, 'bind-bank.html cannot be filled in', form =>
    visibleItems(form, form.cardType)
      .filter(({ kind, options }) => ['choice', 'city'].includes(kind) && options.length === 0)
      .map(({ code }) => `${code} has nothing to choose from`)
  ),
  use(repaymentWays, 'legacy-repay.html cannot be paid', ({ alipay, cards }) =>
    alipay || cards.length > 0
      ? []
      : [
          `${nameOf(repaymentWays, 'cards')} has no card, and ${nameOf(repaymentWays, 'alipay')} is not 1`
        ]
  ),
  use(statementCall, 'statement.html cannot be added up', ({ loan, balance, entries }, wire) => [
    ...unread(wire, { [nameOf(statementCall, 'balance')]: balance }),
    ...unreadIn(statementCall, wire, ['loan', 'amount'], loan.amount),
    ...(entries.some(({ change }) => change === undefined)
      ? [`an entry of ${nameOf(statementCall, 'entries')} has no change`]
      : [])
  ]),
  use(optionsCall, 'an option cannot be shown', ({ options }) => optionProblems(options)),
  use(arrangementCall, 'an offered plan cannot be shown', ({ state, offer }) =>
    state === 'offered' ? optionProblems([offer]) : []
  ),
  use(paperCall, 'a paper cannot be shown', (jws, wire) =>
    /^[\w-]+\.[\w-]+\.[\w-]+$/.test(jws) && jws.length <= 700
      ? []
      : [reason(wire, nameOf(paperCall, 'value'))]
  )
]

/** Pages of which an answer without form is told apart; the others show that they cannot be opened. */
const refusals: Record<string, string> = {
  [formCall.path]: 'bind-bank.html cannot be filled in: items has nothing to fill in'
}

/** Why the page that asks can be read and yet not be used: paid, taken, filled in. */
export function pageFindings({ path, client }: PageCall, result: Result<unknown>): Finding[] {
  const wire = ownValue(result.raw, client.envelope.data)
  if (result.code === 'malformed') {
    return wire == null ? [] : [fault(refusals[path] ?? 'no page can read it')]
  }
  const found = uses.find(each => each.path === path)
  if (!result.success || !found) return []
  return found.lacks(result.data, wire).map(why => fault(`${found.sentence}: ${why}`))
}
