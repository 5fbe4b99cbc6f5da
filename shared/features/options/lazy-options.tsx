import { brand } from '../../config/brand.ts'
import { drawnPart } from '../../ui/later/drawn-part.ts'
import type { PayingPage } from './paying-page.ts'

const LoadedOptions = drawnPart(async () => (await import('./pay-options.tsx')).PayOptionsCard)

const LoadedJump = drawnPart(async () => (await import('./options-jump.tsx')).OptionsJump)

/** The head leads to the amounts, which stand far below. */
export function OptionsJumpSlot({ page }: { page: PayingPage }) {
  return brand.services.includes('options') ? <LoadedJump page={page} /> : null
}

export function OptionsSlot({ page }: { page: PayingPage }) {
  return brand.services.includes('options') ? <LoadedOptions page={page} /> : null
}
