export interface Channel {
  number: string
  name: string
  logo: string
  barcode?: string
  expiresAt?: string
  fee?: string
  note?: string
}

export const wallet: Channel = { number: '70001', name: 'Demo Wallet', logo: 'wallet' }
export const bank: Channel = { number: '70002', name: 'Model Bank Online', logo: 'bank' }
export const counter: Channel = { number: '70003', name: 'Sample Padala counter', logo: 'counter' }
export const mart: Channel = { number: '70004', name: 'Demo Mart counter', logo: 'mart' }
export const upi: Channel = { number: '80001', name: 'Demo UPI app', logo: 'phone' }

export const usualChannels = [wallet, bank, counter, mart]
