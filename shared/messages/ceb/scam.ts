import type { scamMessages as english } from '../en/scam.ts'

export const scamMessages: typeof english = {
  biller: '{biller} ra ang biller niining loan. Susiha ang ngalan sa dili pa kumpirmahon.',
  never: 'Walay taga-{brand} nga mohangyo nga mobayad ka sa personal nga wallet o account.'
}
