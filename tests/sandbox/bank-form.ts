import type { FieldRules } from './call.ts'
import { offered, optional, required, shaped } from './call.ts'

interface SandboxOption {
  name: string
  type: string
  children?: SandboxOption[]
}

export interface SandboxBankItem {
  code: string
  cate: 'text' | 'citySelect' | 'day' | 'enum'
  title: string
  subtitle: string
  value: string
  note: SandboxOption[]
  inputType: 'text' | 'number'
  cardTypeMi: 0 | 1 | 2
  channelNumber: string
}

function options(names: string[], prefix: string): SandboxOption[] {
  return names.map((name, index) => ({ name, type: `${prefix}${index + 1}` }))
}

const FOUNDERS = 'Model Example Sample Harbor Meadow Summit Orchid Coral Mango Narra'.split(' ')
const KINDS = ['Bank', 'Savings Bank', 'Rural Bank']

const banks = options(
  KINDS.flatMap(kind => FOUNDERS.map(founder => `${founder} ${kind}`)),
  'B'
)

const wallets = options(['Demo Wallet', 'Sample E-Money', 'Example Pay'], 'W')

const provinces: SandboxOption[] = Object.entries({
  'Metro Manila': ['Makati', 'Manila', 'Pasig', 'Quezon City', 'Taguig'],
  Batangas: ['Batangas City', 'Lipa', 'Tanauan'],
  Cebu: ['Cebu City', 'Lapu-Lapu', 'Mandaue', 'Talisay'],
  'Davao del Sur': ['Davao City', 'Digos'],
  Iloilo: ['Iloilo City', 'Passi'],
  Laguna: ['Biñan', 'Calamba', 'San Pablo', 'Santa Rosa']
}).map(([name, cities], index) => ({
  name,
  type: `P${index + 1}`,
  children: options(cities, `P${index + 1}C`)
}))

function item(
  code: string,
  cate: SandboxBankItem['cate'],
  title: string,
  rest: Partial<SandboxBankItem>
) {
  return {
    code,
    cate,
    title,
    subtitle: '',
    value: '',
    note: [],
    inputType: 'text' as const,
    cardTypeMi: 0 as const,
    channelNumber: '',
    ...rest
  }
}

const cardTypes: SandboxOption[] = [
  { name: 'Bank account', type: '1' },
  { name: 'E-wallet', type: '2' }
]

const payoutChannels: SandboxOption[] = [
  { name: 'Sample same-day transfer', type: '90006' },
  { name: 'Example next-day transfer', type: '90007' }
]

export const bankItems: SandboxBankItem[] = [
  item('cardType', 'enum', 'Account type', { value: '1', note: cardTypes }),
  item('channel', 'enum', 'Payout channel', {
    subtitle: 'How the money reaches your account',
    value: '90006',
    note: payoutChannels,
    cardTypeMi: 1,
    channelNumber: '90006'
  }),
  item('bankCode', 'enum', 'Bank', { note: banks, cardTypeMi: 1 }),
  item('bankAccount', 'text', 'Account number', {
    subtitle: '10 to 16 digits, as on your passbook',
    inputType: 'number',
    cardTypeMi: 1
  }),
  item('walletCode', 'enum', 'E-wallet', { note: wallets, cardTypeMi: 2 }),
  item('walletAccount', 'text', 'Mobile number of the wallet', {
    subtitle: '11 digits, such as 09171234567',
    inputType: 'number',
    cardTypeMi: 2
  }),
  item('accountName', 'text', 'Account holder', { subtitle: 'Your full name, as on your ID' }),
  item('birthday', 'day', 'Date of birth', { subtitle: 'You must be 18 or older' }),
  item('city', 'citySelect', 'City where you live', { note: provinces })
]

function everyType(note: SandboxOption[]): string[] {
  return note.flatMap(({ type, children }) => (children ? everyType(children) : [type]))
}

/** The item as a field of the payload: enums and cities send the code of their option. */
function fieldOf({ cate, inputType, note }: SandboxBankItem) {
  if (cate === 'day') return shaped(required, /^\d{4}-\d{2}-\d{2}$/, 'a date such as 1990-01-31')
  if (inputType === 'number') return shaped(required, /^\d+$/, 'digits')
  if (cate === 'text') return required
  return offered(required, everyType(note), 'the type of one of its options')
}

function isVisible({ cardTypeMi }: SandboxBankItem, cardType: string | undefined): boolean {
  return cardTypeMi === 0 || String(cardTypeMi) === cardType
}

export function bankFields(cardType: string | undefined): FieldRules {
  const visible = bankItems.filter(each => isVisible(each, cardType))
  const fields = Object.fromEntries(visible.map(each => [each.code, fieldOf(each)]))
  const channels = everyType(payoutChannels)
  const channelNumber = offered(required, channels, 'one of the channels')
  return {
    ...fields,
    product_id: required,
    // The choice travels as channelNumber; some clients send the item itself, too.
    ...(cardType === '1'
      ? { channelNumber, channel: offered(optional, channels, 'a channel') }
      : {})
  }
}
