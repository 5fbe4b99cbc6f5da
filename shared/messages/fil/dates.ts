import type { dateMessages as english } from '../en/dates.ts'

export const dateMessages: typeof english = {
  months: 'Ene Peb Mar Abr May Hun Hul Ago Set Okt Nob Dis'
}
