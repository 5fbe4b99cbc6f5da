import { repaymentMessages as messages } from '#messages/repayment.ts'
import { readStoredText } from '../../context/stored-text.ts'
import { formatMessage } from '../../messages/format-message.ts'

type EarlyFacts = Record<string, string>

/** The facts of a way beside its name, and those of the chosen one besides. */
const facts = ['min', 'max', 'down', 'fee', 'posts']
const ownFacts = [...facts, 'note', 'expiresAt', 'barcode', 'appLink', 'qr']

/** A choice, a plan or a payment of before changes what stands first. */
const isNew = () =>
  !['payments', 'channel'].some(name => readStoredText('localStorage', `loan:${name}`)) &&
  !['repayChannel', 'payOption'].some(name => readStoredText('sessionStorage', name))

const says = (way: EarlyFacts, names: readonly string[]) =>
  !way.name || names.some(name => way[name])

/** The values of the slots of the ways to pay; all else about them is the page's to show. */
export function earlyWays(data: Record<string, unknown>): object {
  const ways = (data.channels ?? []) as EarlyFacts[]
  const [way, ...others] = ways
  const { title } = (data.code ?? {}) as EarlyFacts
  // The code of the loan has a card of its own; its row says more where it has facts.
  const [first, second, third, more] = others.filter(
    each => each.name !== title || says(each, facts)
  )
  const distinct = new Set(
    ways.map(({ number, name, barcode }) => [number, name, barcode].join(' '))
  )
  const isPlain =
    way &&
    first &&
    !says(way, ownFacts) &&
    ![first, second, third].some(each => each && says(each, facts)) &&
    ways.every(each => each.number && each.name) &&
    distinct.size === ways.length
  if (!isPlain || !isNew()) return { waits: '1' }
  return {
    knows: '1',
    said: data.notice,
    way: way.name,
    first: first.name,
    second: second?.name,
    third: third?.name,
    all: more && formatMessage(messages.allWays, { count: ways.length }),
    pays: `${data.amount} · ${way.name}`
  }
}
