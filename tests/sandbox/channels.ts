export interface SandboxChannel {
  number: string
  name: string
  logo: string
  barcode?: string
  expiresAt?: string
  fee?: string
  note?: string
  kind?: 'wallet' | 'counter' | 'bank'
  appLink?: string
  qr?: string
  /** Hundredths. */
  min?: number
  max?: number
  posts?: string
  down?: string
}

export const wallet: SandboxChannel = {
  number: '70001',
  name: 'Demo Wallet',
  logo: 'wallet',
  kind: 'wallet'
}
export const bank: SandboxChannel = {
  number: '70002',
  name: 'Model Bank Online',
  logo: 'bank',
  kind: 'bank'
}
export const counter: SandboxChannel = {
  number: '70003',
  name: 'Sample Padala counter',
  logo: 'counter',
  kind: 'counter'
}
export const mart: SandboxChannel = {
  number: '70004',
  name: 'Demo Mart counter',
  logo: 'mart',
  kind: 'counter'
}
export const upi: SandboxChannel = {
  number: '80001',
  name: 'Demo UPI app',
  logo: 'phone',
  kind: 'wallet'
}

export const usualChannels = [wallet, bank, counter, mart]

const brands = ['Sample', 'Demo', 'Model', 'Halimbawa', 'Muster', 'Example', 'Prueba', 'Trial']
const places: [string, NonNullable<SandboxChannel['kind']>, string][] = [
  ['Wallet', 'wallet', 'wallet'],
  ['Padala counter', 'counter', 'counter'],
  ['Bank Online', 'bank', 'bank']
]

/** Twenty-five, as a large aggregator has them. */
export const manyChannels: SandboxChannel[] = [
  { ...wallet, down: 'Under maintenance until 18:00. Choose another one.' },
  ...brands.flatMap((brand, row) =>
    places.map(([name, kind, logo], column): SandboxChannel => {
      const number = String(71_001 + row * places.length + column)
      return { number, name: `${brand} ${name}`, logo, kind }
    })
  )
]
