import { repaymentMessages as messages } from '#messages/repayment.ts'
import { readStoredText } from '../../context/stored-text.ts'
import { formatMessage } from '../../messages/format-message.ts'

type EarlyFacts = Record<string, string>

/** Facts of a way beside its name, then those of the chosen one. */
const facts = ['min', 'max', 'down', 'fee', 'posts']
const ownFacts = [...facts, 'note', 'expiresAt', 'barcode', 'appLink', 'qr']

/** An earlier choice, plan or payment changes the order. */
const isNew = () =>
  !['payments', 'channel'].some(name => readStoredText('localStorage', `loan:${name}`)) &&
  !['repayChannel', 'payOption'].some(name => readStoredText('sessionStorage', name))

const says = (way: EarlyFacts, names: readonly string[]) =>
  !way.name || names.some(name => way[name])

/** All else about the ways is left to React. */
export function earlyWays(data: Record<string, unknown>): object {
  const ways = (data.channels ?? []) as EarlyFacts[]
  const [way, ...others] = ways
  const { title } = (data.code ?? {}) as EarlyFacts
  // The loan's code has its own card.
  const [first, second, third, more] = others.filter(({ name }) => name !== title)
  const distinct = new Set(
    ways.map(({ number, name, barcode }) => [number, name, barcode].join(' '))
  )
  const isPlain =
    way &&
    first &&
    isNew() &&
    !says(way, ownFacts) &&
    ![first, second, third].some(each => each && says(each, facts)) &&
    ways.every(each => each.number && each.name) &&
    distinct.size === ways.length
  if (!isPlain) return { waits: '1' }
  return {
    knows: '1',
    way: way.name,
    first: first.name,
    second: second?.name,
    third: third?.name,
    all: more && formatMessage(messages.allWays, { count: ways.length }),
    pays: `${data.amount} · ${way.name}`
  }
}
