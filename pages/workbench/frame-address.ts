import type { ListedState, Listing } from '../../shared/api/scenarios.ts'
import { writeQuery } from '../../shared/context/query.ts'
import type { BenchPlace } from './place.ts'
import { clockOf } from './settings.ts'

const base = import.meta.env.BASE_URL

/** Each state has its own borrower, so that none sees the payments of another. */
export function sessionOf(
  { url, name }: ListedState,
  { switches }: BenchPlace,
  kind: string
): string {
  const session = new URLSearchParams(url.split('?')[1]).get('sessionId')
  if (!session) return ''
  return `${session}.${kind}-${name}${switches.borrower === 'second' ? '-second' : ''}`
}

/** `/fil/order.html?…`, as it is switched. */
export function frameAddress(
  state: ListedState,
  place: BenchPlace,
  { languages }: Listing,
  kind = 'bench'
): string {
  const [page, search] = state.url.split('?')
  const query = new URLSearchParams(search)
  const session = sessionOf(state, place, kind)
  if (session) query.set('sessionId', session)
  const { borrower, look } = place.switches
  if (look === 'light' || look === 'dark') query.set('theme', look)
  if (session && borrower !== 'alone') query.set('userKey', borrower)
  const { language } = place
  const isBelow = state.isTranslated && languages.slice(1).includes(language)
  return `${base}${isBelow ? `${language}/` : ''}${page}${query.size === 0 ? '' : `?${query}`}`
}

const sandbox = '/muscular/sandbox'

/** The counter first: opening a wallet begins a payment. */
export const players = [
  'counter',
  'counterExtension',
  'wallet',
  'walletExtension',
  'desk',
  'messages'
] as const
export type Player = (typeof players)[number]

const playersPages: Record<Player, readonly [page: string, extension: boolean]> = {
  wallet: ['wallet', false],
  walletExtension: ['wallet', true],
  counter: ['counter', false],
  counterExtension: ['counter', true],
  desk: ['desk', false],
  messages: ['messages', false]
}

/** The page of the person whom the borrower pays, or writes to. */
export function playerAddress(player: Player, state: ListedState, place: BenchPlace): string {
  const query = new URLSearchParams(state.url.split('?')[1])
  const [page, isExtension] = playersPages[player]
  const clock = clockOf(place.switches)
  const wanted = {
    sessionId: sessionOf(state, place, 'bench'),
    productId: query.get('productId') || undefined,
    orderId: query.get('orderId') || query.get('orderNo') || undefined,
    beside: '1',
    channel: page === 'wallet' ? 'Wallet' : undefined,
    extends: isExtension ? '1' : undefined,
    clock: clock ? String(clock) : undefined
  }
  return `${sandbox}/${page}?${writeQuery(wanted)}`
}
