import type { Market } from './brand-settings.ts'

interface Holidays {
  source: Readonly<Record<'2026' | '2027', string>>
  days: readonly string[]
}

/** Besides weekends. The feasts of 2027 that a government names later are still missing. */
export const holidays: Readonly<Record<Market, Holidays>> = {
  ph: {
    source: {
      2026: 'Proclamation No. 1006, 3 September 2025',
      2027: 'Fixed by Republic Act No. 9492, No. 10966 and, for Holy Week, the calendar'
    },
    days: [
      '2026-01-01',
      '2026-02-17',
      '2026-04-02',
      '2026-04-03',
      '2026-04-04',
      '2026-04-09',
      '2026-05-01',
      '2026-06-12',
      '2026-08-21',
      '2026-08-31',
      '2026-11-01',
      '2026-11-02',
      '2026-11-30',
      '2026-12-08',
      '2026-12-24',
      '2026-12-25',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-03-25',
      '2027-03-26',
      '2027-04-09',
      '2027-05-01',
      '2027-06-12',
      '2027-08-21',
      '2027-08-30',
      '2027-11-01',
      '2027-11-30',
      '2027-12-08',
      '2027-12-25',
      '2027-12-30',
      '2027-12-31'
    ]
  },
  in: {
    source: {
      2026: 'Gazetted holidays 2026 of the central government offices in Delhi (DoPT)',
      2027: 'The three national holidays'
    },
    days: [
      '2026-01-26',
      '2026-03-04',
      '2026-03-21',
      '2026-03-26',
      '2026-03-31',
      '2026-04-03',
      '2026-05-01',
      '2026-05-27',
      '2026-06-26',
      '2026-08-15',
      '2026-08-26',
      '2026-09-04',
      '2026-10-02',
      '2026-10-20',
      '2026-11-08',
      '2026-11-24',
      '2026-12-25',
      '2027-01-26',
      '2027-08-15',
      '2027-10-02'
    ]
  }
}
