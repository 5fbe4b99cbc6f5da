const day = 24 * 60 * 60_000

// `person`: typed by somebody who may have another session by now.
/** The record goes with the session or user, when a known stranger comes, or stays on the phone. */
export type Whose = 'borrower' | 'person' | 'phone'

export interface RecordRow {
  whose: Whose
  /** Milliseconds; undefined for a plain text, which stays. */
  life?: number
  /** With a copy in IndexedDB. */
  isDurable?: true
}

/** THE table of what stands in localStorage, as `loan:complaint`: sweeping, closing and their tests follow it. */
export const records = {
  complaint: { whose: 'person', life: day, isDurable: true },
  reply: { whose: 'person', life: day, isDurable: true },
  bankForm: { whose: 'person', life: day, isDurable: true },
  arrangement: { whose: 'person', life: day, isDurable: true },
  dataRequest: { whose: 'person', life: day, isDurable: true },
  cashier: { whose: 'borrower', life: day, isDurable: true },
  order: { whose: 'borrower', life: day, isDurable: true },
  repayment: { whose: 'borrower', life: day },
  payments: { whose: 'borrower', life: day },
  stand: { whose: 'borrower', life: day },
  channel: { whose: 'borrower', life: day },
  unanswered: { whose: 'borrower', life: day, isDurable: true },
  unansweredVisit: { whose: 'person', life: day, isDurable: true },
  // An answer to a complaint may take weeks, and nothing of its content is in here.
  seen: { whose: 'borrower', life: 30 * day },
  tracking: { whose: 'phone', life: day },
  deviceId: { whose: 'phone', life: day },
  clock: { whose: 'phone', life: day },
  bridgeCheck: { whose: 'phone', life: day },
  forgotten: { whose: 'phone', life: day },
  // The head's scripts write these two by themselves.
  language: { whose: 'phone' },
  campaigns: { whose: 'phone' },
  firsts: { whose: 'phone' },
  consent: { whose: 'phone' },
  templates: { whose: 'phone' },
  campaignDrafts: { whose: 'phone' }
} as const satisfies Record<string, RecordRow>
export type RecordKey = keyof typeof records

export interface TabRow {
  whose: Whose
  /** It has its owner's mark beside it, by which it is swept. */
  isSealed?: true
}

export const tabRecords = {
  legacyRepay: { whose: 'borrower', isSealed: true },
  repayChannel: { whose: 'borrower', isSealed: true },
  payOption: { whose: 'borrower', isSealed: true },
  landing: { whose: 'person', isSealed: true },
  sentComplaint: { whose: 'borrower', isSealed: true },
  showBankTip: { whose: 'borrower' },
  accepted: { whose: 'borrower' },
  acceptedTerms: { whose: 'borrower' },
  acceptedOffer: { whose: 'borrower' },
  draft: { whose: 'borrower' },
  owner: { whose: 'borrower' },
  visit: { whose: 'phone' },
  rests: { whose: 'phone' }
} as const satisfies Record<string, TabRow>
export type TabKey = keyof typeof tabRecords
