import { cashierMessages } from '#messages/cashier.ts'
import { cashierViewMessages as messages } from '#messages/cashier-view.ts'
import { commonMessages as common } from '#messages/common.ts'
import { extensionNoteMessages } from '#messages/extension-note.ts'
import { brand } from '../../config/brand.ts'
import { groupCode } from '../../loan/group-code.ts'
import { momentText } from '../../loan/moment-text.ts'
import { formatMessage } from '../../messages/format-message.ts'
import { drawQr } from '../../ui/qr/qr-path.ts'
import type { Figure, ImageSummary } from '../summary-image/summary.ts'
import { noteLines } from './payment-notes.tsx'
import type { Slip } from './slip.ts'

export function placeOfSlip({ place, source }: Slip): string {
  return place || messages.sources[source]
}

/** Stand beside the code: nobody has confirmed it, or it leaves the loan owed. */
export function warningsOfSlip({ source, kind, isExtension }: Slip): string[] {
  const doubt = source === 'link' ? [messages.unconfirmed] : []
  const isOwedStill = kind === 'extension' || isExtension
  return isOwedStill ? [...doubt, extensionNoteMessages.notPaidOff] : doubt
}

/** For a picture or a shared text, which are read later: so it states its time. */
export function summaryOfSlip(slip: Slip, savedAt = Date.now(), figure?: Figure): ImageSummary {
  const { code, amount, contractNumber } = slip
  const alone = (text: string) => ({ text, value: '' })
  const rows = [
    { text: common.amount, value: amount },
    { text: common.payTo, value: brand.billerName },
    { text: messages.place, value: placeOfSlip(slip) },
    { text: common.contractNumber, value: contractNumber }
  ]
  return {
    title: brand.name,
    code: groupCode(code),
    ...(figure && { figure }),
    groups: [
      {
        rows: [
          ...warningsOfSlip(slip).map(alone),
          ...rows.filter(({ value }) => value),
          ...noteLines(slip).map(alone)
        ]
      }
    ],
    note: formatMessage(cashierMessages.kept, { time: momentText(savedAt) })
  }
}

export async function figureOfSlip({ code, look, picture }: Slip): Promise<Figure | undefined> {
  if (!code || picture) return undefined
  try {
    if (look === 'qr') {
      const { size, path } = await drawQr(code)
      return { path, width: size, height: size, isWide: false }
    }
    const { drawCode128 } = await import('../../ui/barcode/code128.ts')
    const drawing = drawCode128(code)
    return drawing && { path: drawing.path, width: drawing.width, height: 1, isWide: true }
  } catch {
    // If the code's drawing does not come, the picture has the text alone.
    return undefined
  }
}
