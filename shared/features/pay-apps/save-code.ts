import { commonMessages as common } from '#messages/common.ts'
import { payAppMessages as messages } from '#messages/pay-apps.ts'
import { saveImage } from '../../bridge/save-image.ts'
import { brand } from '../../config/brand.ts'
import { drawQr } from '../../ui/qr/qr-path.ts'
import { drawSummary } from '../summary-image/draw-summary.ts'

/** A wallet on the same phone reads the QR code from the picture. */
export async function saveCode(qr: string, name: string, amount: string): Promise<void> {
  const { size, path } = await drawQr(qr)
  const rows = [
    { text: common.amount, value: amount },
    { text: common.payTo, value: brand.billerName },
    { text: messages.by, value: name }
  ]
  const figure = { path, width: size, height: size, isWide: false }
  await saveImage(
    await drawSummary({ title: brand.name, figure, groups: [{ rows }] }),
    messages.file
  )
}
