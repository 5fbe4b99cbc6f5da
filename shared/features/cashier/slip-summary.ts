import { cashierMessages } from '#messages/cashier.ts'
import { cashierViewMessages as messages } from '#messages/cashier-view.ts'
import { commonMessages as common } from '#messages/common.ts'
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

/** A warning to show with the code; '' for a code that the server has named. */
export function doubtOfSlip({ source }: Slip): string {
  return source === 'link' ? messages.unconfirmed : ''
}

/** For a picture or a shared text, which are read later: so it states its time. */
export function summaryOfSlip(slip: Slip, savedAt = Date.now(), figure?: Figure): ImageSummary {
  const { code, amount, contractNumber } = slip
  const doubt = [{ text: doubtOfSlip(slip), value: '' }].filter(({ text }) => text)
  const rows = [
    { text: common.amount, value: amount },
    { text: common.payTo, value: brand.billerName },
    { text: messages.place, value: placeOfSlip(slip) },
    { text: common.contractNumber, value: contractNumber }
  ]
  const notes = noteLines(slip).map(line => ({ text: line, value: '' }))
  return {
    title: brand.name,
    code: groupCode(code),
    ...(figure && { figure }),
    groups: [{ rows: [...doubt, ...rows.filter(({ value }) => value), ...notes] }],
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
