import { myDataMessages as messages } from '#messages/my-data.ts'
import type { RequestKind } from '../../shared/api/privacy.ts'
import { brand } from '../../shared/config/brand.ts'
import { dataRights } from '../../shared/content/data-rights.ts'

/** Takes over what was typed before React; returns the request that was sent then, with its words. */
export function takeEarly(change: (kind: RequestKind, typed: string) => string) {
  const { submitted } = document.documentElement.dataset
  let early: { kind: RequestKind; typed: string } | undefined
  for (const { kind } of dataRights[brand.market]) {
    const [area] = document.getElementsByName(kind)
    const value = area instanceof HTMLTextAreaElement ? area.value : ''
    const typed = value && change(kind, value)
    if (messages.kinds[kind].ask === submitted) early = { kind, typed }
  }
  return early
}
