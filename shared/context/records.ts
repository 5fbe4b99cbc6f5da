const day = 24 * 60 * 60_000

/**
 * `borrower`: of a session or user, gone with it. `person`: typed by somebody who may have another session by
 * now, so that only a known stranger removes it. `phone`: of the phone, or of who develops or edits with it.
 */
export type Whose = 'borrower' | 'person' | 'phone'

export interface RecordRow {
  whose: Whose
  /** Milliseconds after which it is swept; missing for a plain text, which stays until its page removes it. */
  life?: number
  /** It has a second copy in IndexedDB, for webviews that lose the first. */
  isDurable?: true
}

/** THE table of what stands in localStorage, as `loan:complaint`: sweeping, closing and their tests follow it. */
export const records = {
  complaint: { whose: 'person', life: day, isDurable: true },
  reply: { whose: 'person', life: day, isDurable: true },
  bankForm: { whose: 'person', life: day, isDurable: true },
  arrangement: { whose: 'person', life: day, isDurable: true },
  cashier: { whose: 'borrower', life: day, isDurable: true },
  order: { whose: 'borrower', life: day, isDurable: true },
  repayment: { whose: 'borrower', life: day },
  payments: { whose: 'borrower', life: day },
  stand: { whose: 'borrower', life: day },
  channel: { whose: 'borrower', life: day },
  unanswered: { whose: 'borrower', life: day },
  // An answer to a complaint may take weeks, and nothing of its content is in here.
  seen: { whose: 'borrower', life: 30 * day },
  tracking: { whose: 'phone', life: day },
  deviceId: { whose: 'phone', life: day },
  clock: { whose: 'phone', life: day },
  bridgeCheck: { whose: 'phone', life: day },
  forgotten: { whose: 'phone', life: day },
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

/** The same of sessionStorage, which ends with the tab. */
export const tabRecords = {
  legacyRepay: { whose: 'borrower', isSealed: true },
  repayChannel: { whose: 'borrower', isSealed: true },
  payOption: { whose: 'borrower', isSealed: true },
  landing: { whose: 'person', isSealed: true },
  sentComplaint: { whose: 'borrower', isSealed: true },
  showBankTip: { whose: 'borrower' },
  accepted: { whose: 'borrower' },
  draft: { whose: 'borrower' },
  owner: { whose: 'borrower' },
  visit: { whose: 'phone' },
  rests: { whose: 'phone' }
} as const satisfies Record<string, TabRow>
export type TabKey = keyof typeof tabRecords
