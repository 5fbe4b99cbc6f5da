import { brand } from '../../config/brand.ts'
import { later } from '../../ui/later/later.tsx'
import type { PayingPage } from './paying-page.ts'

const LoadedOptions = later(async () => (await import('./pay-options.tsx')).PayOptions)

/** Fetched where the backend quotes options: elsewhere the page is as it was. */
export function OptionsSlot({ page }: { page: PayingPage }) {
  return brand.services.includes('options') ? <LoadedOptions page={page} /> : null
}
