import { myDataMessages as messages } from '#messages/my-data.ts'
import type { RequestKind } from '../../shared/api/privacy.ts'
import { brand } from '../../shared/config/brand.ts'
import { dataRights } from '../../shared/content/data-rights.ts'

interface RightsForm {
  change: (kind: RequestKind, typed: string) => void
  ask: (kind: RequestKind) => unknown
}

/** Takes over what was typed before React, and asks for what was asked for: of a draft the borrower has seen nothing. */
export function takeEarly({ change, ask }: RightsForm): void {
  const { submitted } = document.documentElement.dataset
  for (const { kind } of dataRights[brand.market]) {
    const [area] = document.getElementsByName(kind)
    if (area instanceof HTMLTextAreaElement && area.value) change(kind, area.value)
    if (messages.kinds[kind].ask === submitted) ask(kind)
  }
}
