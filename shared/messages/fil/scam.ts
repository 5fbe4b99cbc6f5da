import type { scamMessages as english } from '../en/scam.ts'

export const scamMessages: typeof english = {
  biller: '{biller} lang ang biller ng loan na ito. Tingnan po ang pangalan bago kumpirmahin.',
  never: 'Walang taga-{brand} na hihiling na magbayad kayo sa personal na wallet o account.'
}
